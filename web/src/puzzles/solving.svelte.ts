/** Solving one puzzle: what was tried, what was said to it, and what is on the board. */
import type { PuzzleAnswer, PuzzlePosed, PuzzleSolution, Sight, ToldMove } from '../protocol';
import { attemptAt, pose, solutionOf } from './asking';
import { isSolved, note, noteDay, outcomeOf } from './progress';

export interface Tried {
  move: string;
  answer: PuzzleAnswer;
}

export class Solving {
  posed = $state.raw<PuzzlePosed | null>(null);
  /** What is on the board. */
  sight = $state.raw<Sight | null>(null);
  steps = $state.raw<ToldMove[]>([]);
  /** What was tried, the last at the end. */
  tries = $state.raw<Tried[]>([]);
  /** Whether the best move is known now: it was found, or shown. */
  stage = $state<'open' | 'solved' | 'shown'>('open');
  solution = $state.raw<PuzzleSolution | null>(null);
  busy = $state(false);

  constructor(
    readonly game: string,
    readonly name: string,
    /** The day whose puzzle it is; nothing if it is not one of today. */
    readonly day: () => string | null,
  ) {}

  get last(): Tried | null {
    return this.tries.at(-1) ?? null;
  }

  async open(): Promise<void> {
    this.posed = await pose(this.game, this.name);
    this.sight = this.posed.sight;
  }

  /** Tries a move. What goes wrong is thrown, and nothing has happened. */
  async attempt(move: string): Promise<void> {
    if (this.busy || this.stage !== 'open' || !this.posed) return;
    this.busy = true;
    try {
      const answer = await attemptAt(this.game, this.name, move);
      this.tries = [...this.tries, { move, answer }];
      if (answer.verdict === 'best') this.#solved(answer);
      // The board begins anew, whatever it had in hand.
      else this.#lay({ ...this.posed.sight });
    } finally {
      this.busy = false;
    }
    if (this.last?.answer.verdict === 'best') await this.explain();
  }

  /** Shows the answer to somebody who has tried. */
  async show(): Promise<void> {
    const { last } = this;
    if (this.busy || !last || this.stage !== 'open') return;
    this.busy = true;
    try {
      await this.explain();
      if (!this.solution) return;
      this.stage = 'shown';
      note(this.game, this.name, 'shown');
      this.#lay(this.solution.sight, this.solution.steps);
    } finally {
      this.busy = false;
    }
  }

  /** From the beginning, for whoever wants to see it once more. */
  again(): void {
    if (!this.posed) return;
    this.tries = [];
    this.solution = null;
    this.stage = 'open';
    this.#lay({ ...this.posed.sight });
  }

  /** Asks the coach why the best move is the best. */
  async explain(): Promise<void> {
    const { last } = this;
    if (last) this.solution = await solutionOf(this.game, this.name, last.move);
  }

  #solved(answer: PuzzleAnswer): void {
    this.stage = 'solved';
    note(this.game, this.name, this.tries.length);
    const day = this.day();
    if (day !== null && isSolved(outcomeOf(this.game, this.name))) noteDay(this.game, day);
    this.#lay(answer.sight, answer.steps);
  }

  #lay(sight: Sight, steps: ToldMove[] = []): void {
    this.steps = steps;
    // Nobody plays on from here.
    this.sight = this.stage === 'open' ? sight : { ...sight, choices: [], undo: false };
  }
}
