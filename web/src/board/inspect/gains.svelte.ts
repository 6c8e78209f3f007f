/** What the moves of a decision would certainly change about the points of whoever decides, by the engine's word. */
import type { Counted, Sight } from '../../protocol';

interface Asking {
  /** Asks how it stands; nothing where gains are not shown. */
  count: (() => Promise<Counted>) | undefined;
  sight: Sight;
}

export class Gains {
  #found = $state.raw<Record<string, number>>({});
  /** How many moves there are, whatever is known of them. */
  #choices = $state(0);

  /** Whether some of what can be done brings more points than the rest: what all of it brings tells nobody what to do. */
  readonly some = $derived.by(() => {
    const all = Object.values(this.#found);
    const alike = all.length === this.#choices && all.every((points) => points === all[0]);
    return all.some((points) => points > 0) && (!alike || all.length === 1);
  });

  constructor(asking: () => Asking) {
    const count = $derived(asking().count);
    const moves = $derived(asking().sight.moves);
    const choices = $derived(asking().sight.choices.length);
    $effect(() => {
      const now = moves;
      const ask = choices > 0 ? count : undefined;
      this.#found = {};
      this.#choices = choices;
      let wanted = true;
      // Whoever can't be told plays all the same, and finds it in the list of moves.
      void ask?.().then(
        (counted) => {
          if (wanted && counted.moves === now) this.#found = counted.gains;
        },
        () => undefined,
      );
      return () => (wanted = false);
    });
  }

  /** What all these moves bring alike; nothing where one differs, or luck has a say. */
  of(moves: readonly string[]): number | null {
    const [first, ...others] = moves.map((move) => this.#found[move]);
    return first && others.every((points) => points === first) ? first : null;
  }
}
