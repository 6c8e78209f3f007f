/** The harvest bonus: acorns in facing corners of neighbouring piles. */
import { acorns } from './components';
import { topOf, type Card, type SeatView, type Side } from './view';

/** How two neighbouring tops meet. */
export type Link = 'joined' | 'left-only' | 'right-only' | 'none';

/** How each pile meets the next one to the right: one fewer than there are piles. */
export function links(tops: readonly Card[]): Link[] {
  return tops.slice(1).map((right, place) => {
    const left = tops[place];
    const facing = left?.acorns.right ?? false;
    if (facing && right.acorns.left) return 'joined';
    if (facing) return 'left-only';
    return right.acorns.left ? 'right-only' : 'none';
  });
}

/** How many acorns these tops bring when the harvest is paid. */
export function harvest(tops: readonly Card[]): number {
  return links(tops).filter((link) => link === 'joined').length * acorns.harvest;
}

export function tops(seat: SeatView): Card[] {
  return seat.piles.map(topOf);
}

/** The tops after a card was laid: on its pile, or as a new one at an end of the row. */
export function topsWith(row: readonly Card[], laid: Card, side: Side): Card[] {
  if (row.some((top) => top.leaf === laid.leaf)) {
    return row.map((top) => (top.leaf === laid.leaf ? laid : top));
  }
  return side === 'left' ? [laid, ...row] : [...row, laid];
}
