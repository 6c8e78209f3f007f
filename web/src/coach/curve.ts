/** Chances as a line for each seat, like points: one row for each moment from the beginning to the end. */
import type { Review } from '../protocol';

/** A chance stays until the next decision. Before the first one it is what that finds. */
export function curveOf(curve: Review['curve'], of: number): number[][] {
  const [first] = curve;
  if (!first) return [];
  let now = first.chances.map(Math.round);
  let next = 0;
  return Array.from({ length: of + 1 }, (_, at) => {
    for (; next < curve.length && (curve[next]?.after ?? 0) <= at; next += 1)
      now = curve[next]?.chances.map(Math.round) ?? now;
    return now;
  });
}

/** A number with its sign, as it is written. */
export function signed(gain: number): string {
  const whole = Math.round(Math.abs(gain));
  return gain < 0 ? `−${whole}` : `+${whole}`;
}
