/** What is half chosen (a piece in the hand, a move that waits to be confirmed) belongs to one decision. */
import type { BoardProps } from '../games/face';

type Moment = Pick<BoardProps, 'sight' | 'seat' | 'steps'>;

/**
 * Notices when another decision is asked for than before. Where several choose at the same time, what the
 * others choose leaves it the same one: nobody loses their choice because somebody else was quicker.
 */
export class Decision {
  #moves = -1;
  #choices = '';

  /** Whether this moment asks for something else than the one before. */
  isAnother({ sight, seat, steps }: Moment): boolean {
    const choices = sight.choices.map((choice) => choice.move).join('\n');
    const moved = sight.moves !== this.#moves;
    const byOthers = steps.length > 0 && steps.every((step) => step.seat !== seat);
    const same =
      byOthers && sight.moves > this.#moves && choices !== '' && choices === this.#choices;
    this.#moves = sight.moves;
    this.#choices = choices;
    return moved && !same;
  }
}
