/** What the log tells of Rewards: what each thread, moment and core memory brought when it scored. */
import type { ToldMove } from '../../protocol';
import type { ScoredLine } from '../face';
import { isReward, type Event } from './events';
import { sourceOf } from './rewarding.svelte';

export function scored(steps: readonly ToldMove[], seat: number, source: string): ScoredLine[] {
  return steps.flatMap((step) =>
    (step.events as Event[]).flatMap((event, index): ScoredLine[] => {
      const label = step.told[index];
      const counts = isReward(event) && event.seat === seat && sourceOf[event.event] === source;
      return counts && label ? [{ label, points: event.points }] : [];
    }),
  );
}
