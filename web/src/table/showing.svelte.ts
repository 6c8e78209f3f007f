/**
 * What is on the board right now. Bots move faster than people can look: what others did is shown
 * one step after another, each for a moment, until the board has caught up.
 */
import { pace } from '../person/settings.svelte';
import type { Sight, ToldMove } from '../protocol';
import type { Arrival } from './connection.svelte';

interface Frame {
  steps: ToldMove[];
  sight: Sight;
}

/** How long a step of somebody else is shown, and all that wait together, in milliseconds. */
const A_STEP = 650;
const ALL = 3500;

export class Showing {
  sight = $state.raw<Sight | null>(null);
  /** What happened between the sight before and this one. */
  steps = $state.raw<ToldMove[]>([]);
  /** How many steps are still to be shown. */
  waiting = $state(0);

  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** One's own seat; nothing for spectators. */
    readonly mine: () => number | null,
    /** Whether anything may move on the screen. */
    readonly moves: () => boolean,
  ) {}

  take(arrival: Arrival): void {
    const { steps, sight } = arrival;
    if (!sight) return;
    if (arrival.whole) this.#queue = [];
    this.#queue.push({ steps, sight });
    const own = steps.length > 0 && steps.every((step) => step.seat === this.mine());
    // Whoever has acted has seen enough of what was before.
    if (arrival.whole || own || !this.moves()) this.skip();
    else if (this.#timer === undefined) this.#next();
    else this.#count();
  }

  /** Shows the last state at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    if (last) {
      this.sight = last.sight;
      this.steps = this.#queue.flatMap((frame) => frame.steps);
    }
    this.#queue = [];
    this.waiting = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = undefined;
    const frame = this.#queue.shift();
    this.#count();
    if (!frame) return;
    this.sight = frame.sight;
    this.steps = frame.steps;
    const pause = this.#pause(frame);
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }

  #pause(frame: Frame): number {
    if (frame.steps.length === 0) return 0;
    return pace() * Math.min(A_STEP, ALL / (this.#queue.length + 1));
  }

  #count(): void {
    this.waiting = this.#queue.reduce((sum, frame) => sum + frame.steps.length, 0);
  }
}
