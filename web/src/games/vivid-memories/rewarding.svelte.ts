/** Reward as it happens: what was scored in this round, one thing after the other. */
import { moves, pace } from '../../person/settings.svelte';
import type { ToldMove } from '../../protocol';
import { isReward, type Event, type RewardEvent } from './events';
import type { View } from './view';

export type Source = 'moments' | 'threads' | 'cores' | 'aspiration';
export const sources: readonly Source[] = ['moments', 'threads', 'cores', 'aspiration'];
export const sourceOf: Record<RewardEvent['event'], Source> = {
  moment: 'moments',
  thread: 'threads',
  cores: 'cores',
  aspiration: 'aspiration',
};

export interface Scored {
  event: RewardEvent;
  source: Source;
  /** What the engine says of it. */
  told: ToldMove['told'][number];
}

/** How long each thing that scored is shown. */
const A_LINE = 700;

export class Rewarding {
  all = $state.raw<Scored[]>([]);
  /** How many of them are shown already. */
  shown = $state(0);
  open = $state(false);
  /** Whether the round is over: what comes then belongs to the next Reward. */
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whoever plays has seen enough with the next own step, whoever only looks with any step. */
  take(steps: readonly ToldMove[], mine: number | null): void {
    let scored: Scored[] = this.#ended ? [] : this.all;
    let grew = false;
    for (const step of steps) {
      (step.events as Event[]).forEach((event, index) => {
        if (isReward(event)) {
          if (this.#ended) scored = [];
          this.#ended = false;
          scored = [
            ...scored,
            { event, source: sourceOf[event.event], told: step.told[index] ?? { say: 'nothing' } },
          ];
          grew = true;
        } else if (event.event === 'round-began' || event.event === 'game-over') {
          this.#ended = true;
        }
      });
    }
    if (grew) {
      if (scored.length < this.shown || this.all.length === 0 || !this.open) this.shown = 0;
      this.all = scored;
      this.open = true;
      this.#next();
    } else if (mine === null || steps.some((step) => step.seat === mine)) {
      this.close();
    }
  }

  /** Whether the count still lies where something else has its place already. */
  covers(view: View): boolean {
    return this.open && view.phase !== 'reward';
  }

  /** What is being shown right now. */
  get now(): Scored | null {
    return this.open && this.shown <= this.all.length ? (this.all[this.shown - 1] ?? null) : null;
  }

  points(seat: number, source: Source): number {
    const some = this.all.slice(0, this.shown);
    return some
      .filter((one) => one.event.seat === seat && one.source === source)
      .reduce((sum, one) => sum + one.event.points, 0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.all.length;
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.skip();
    this.open = false;
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!moves()) this.shown = this.all.length;
    if (this.shown >= this.all.length) return;
    this.shown += 1;
    this.#timer = setTimeout(() => this.#next(), A_LINE * pace());
  }
}
