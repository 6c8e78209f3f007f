/** Whether what the coach said is still about the decision that one has to make. */
import type { Hint, HintSize } from '../protocol';
import type { Past } from '../table/memory';

export const sizes: readonly HintSize[] = ['nudge', 'move', 'line'];

/** Whether one size says all that another does. */
export const covers = (size: HintSize, other: HintSize) =>
  sizes.indexOf(size) >= sizes.indexOf(other);

/** What tells one's decisions from each other: after how many moves one has moved last. */
export function decisionOf({ from, steps }: Past, seat: number): number {
  return from + steps.findLastIndex((step) => step.seat === seat) + 1;
}

/** What was said, if one has not moved since; others may have, where several act at once. */
export function stillTrue(hint: Hint | null, past: Past, seat: number): Hint | null {
  const made = past.from + past.steps.length;
  return hint && hint.after <= made && hint.after >= decisionOf(past, seat) ? hint : null;
}
