/**
 * Where in the game we are, and what is on the board. The two differ while a moment is on its way:
 * the slider moves at once, the board follows, and playing on waits for the board.
 */
import type { Moment, ToldMove } from '../protocol';
import type { Eyes } from './address';
import type { Moments } from './moments';

/** How many times faster than at ease. */
export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** How long a move stays on the board at ease, in milliseconds. */
export const AT_EASE = 1000;

/** How many moments ahead and behind are fetched before anybody asks. */
const AHEAD = [1, 2, -1, 3];

export interface Shown {
  at: number;
  eyes: Eyes | null;
  moment: Moment;
  /** What to animate: the move that led here, if the one before it was on the board. */
  steps: ToldMove[];
}

export class Player {
  /** After how many moves. */
  at = $state(0);
  /** How many moves there are. */
  of = $state(0);
  /** After how many moves the first moment is that may be looked at. */
  from = $state(0);
  /** Nothing for one's own eyes. */
  eyes = $state<Eyes | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  shown = $state.raw<Shown | null>(null);
  /** Why the moment can't be shown. */
  failure = $state.raw<unknown>(null);

  readonly #moments: Moments;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  /** Told by `renew`: what is on its way is out of date. */
  #age = 0;

  constructor(moments: Moments) {
    this.#moments = moments;
  }

  /** Opens the game at a moment. */
  open(at: number, of: number, eyes: Eyes | null, from = 0): void {
    this.of = of;
    this.from = from;
    this.eyes = eyes;
    this.#move(at);
  }

  /** Goes to a moment, and stays there. */
  jump(at: number): void {
    this.pause();
    this.#move(at);
  }

  step(by: 1 | -1): void {
    this.jump(this.at + by);
  }

  look(eyes: Eyes | null): void {
    this.eyes = eyes;
    void this.#load();
  }

  play(): void {
    if (this.of === this.from) return;
    this.playing = true;
    // Whoever presses play at the end wants to see it again.
    if (this.at >= this.of) this.#move(this.from);
    else this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#tick();
  }

  /** The game went on, a move was taken back, or what is past may not be looked at any more. */
  renew(of: number, changed: boolean, from = this.from): void {
    const later = from !== this.from;
    this.of = of;
    this.from = from;
    if (changed || later) {
      this.#moments.clear();
      this.#age += 1;
      // Of the first moment only the board is left, not the move that led to it.
      if (changed || (this.shown && this.shown.at <= from)) this.shown = null;
    }
    if (this.at > of || changed || later) this.#move(this.at);
  }

  /** Asks again for what could not be shown. */
  retry(): void {
    void this.#load();
  }

  #move(at: number): void {
    this.at = Math.max(this.from, Math.min(this.of, at));
    void this.#load();
  }

  /** Brings the board to where we are, one request at a time: who drags asks for few of them only. */
  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    this.failure = null;
    while (!this.#arrived() && this.failure === null) {
      const { at, eyes } = this;
      const age = this.#age;
      try {
        const moment = await this.#moments.get(at, eyes);
        if (age === this.#age) this.#show(at, eyes, moment);
      } catch (error) {
        // What was asked before the past moved on may be refused by now; what is asked next may not.
        if (age === this.#age) this.failure = error;
      }
    }
    this.#loading = false;
    if (this.failure !== null) return this.pause();
    if (this.playing) this.#tick();
    this.#prepare();
  }

  #arrived(): boolean {
    return this.shown?.at === this.at && this.shown.eyes === this.eyes;
  }

  #show(at: number, eyes: Eyes | null, moment: Moment): void {
    const before = this.shown;
    const follows = before?.at === at - 1 && before.eyes === eyes && this.at === at;
    const steps = follows && moment.step ? [moment.step] : [];
    this.shown = { at, eyes, moment, steps };
  }

  /** The next move, after this one was looked at. */
  #tick(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.of) return this.pause();
    this.#timer = setTimeout(() => this.#move(this.at + 1), AT_EASE / this.speed);
  }

  /** What fails here fails again, and is told, when it is asked for. */
  #prepare(): void {
    const near = AHEAD.map((by) => this.at + by).filter((at) => at >= this.from && at <= this.of);
    for (const at of near) this.#moments.get(at, this.eyes).catch(() => undefined);
  }
}
