/** From something on the board back to the move that brought it there. */
import type { Trail } from '../games/face';
import type { ToldMove } from '../protocol';
import type { Past } from '../table/memory';

/** The trail of the element that an event is about. */
export function trailOf(event: Event): Trail | null {
  const at = event.target instanceof Element ? event.target.closest('[data-trail]') : null;
  return at?.getAttribute('data-trail') ?? null;
}

/**
 * After how many moves something was touched last. Whoever stands right there and asks again wants to
 * know of the time before: so one goes from move to move. Nothing if no move that may be told touched it.
 */
export function lastTouch(
  { from, steps }: Past,
  at: number,
  trail: Trail,
  touched: (event: unknown) => Trail[],
): number | null {
  const here = (step: ToldMove) => step.events.some((event) => touched(event).includes(trail));
  const place = at - from;
  const before = steps.slice(0, Math.max(0, place - 1)).findLastIndex(here) + 1;
  if (before > 0) return from + before;
  const now = steps[place - 1];
  return now && here(now) ? at : null;
}
