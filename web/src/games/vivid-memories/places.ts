/**
 * The places of the moment line. A tile keeps its place for the whole round, and an emptied place stays; the view only
 * has the tiles that are left. From which end the others went is what the log tells of the round.
 */
import type { ToldMove } from '../../protocol';
import type { Event } from './events';
import type { LineTile, View } from './view';

/** How many tiles are dealt in a round. */
export const placeCount = (view: View) => view.players + 2;

/** How many tiles of this round's line went from its left and right end, as far as that was told. */
function gone(told: readonly ToldMove[]): { left: number; right: number } {
  const from = { left: 0, right: 0 };
  let end: 'left' | 'right' = 'left';
  for (const event of told.flatMap((step) => step.events as Event[])) {
    if (event.event === 'round-began') from.left = from.right = 0;
    else if (event.event === 'took') ({ end } = event);
    else if (event.event === 'claimed') from[end] += 1;
  }
  return from;
}

/** What lies on each place of the line, from left to right; nothing where it was emptied. */
export function placesOf(view: View, told: readonly ToldMove[]): (LineTile | null)[] {
  const count = placeCount(view);
  const { left, right } = gone(told);
  // Of what went untold nobody knows from which end: it is as if both had lost as much.
  const untold = Math.max(0, count - view.line.length - left - right);
  const before = left + Math.floor(untold / 2);
  return Array.from({ length: count }, (_, index) => view.line[index - before] ?? null);
}
