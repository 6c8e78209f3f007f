/** Which things on the table an event touched: the way back from a card to the move that played it. */
import type { Trail } from '../face';
import type { Happening } from './moves';
import type { Card, Fragment, Tile } from './view';

/** A card of a player, in the hand or in a memory. Nobody has two copies there. */
export const cardOf = (seat: number, card: Card): Trail => `card:${card}@${seat}`;
/** A card for everybody, or one that was discarded. */
export const openCard = (card: Card): Trail => `card:${card}`;
export const ofTile = (tile: Tile): Trail => `tile:${tile}`;
export const ofFragment = (fragment: Fragment): Trail => `fragment:${fragment}`;
export const theGirl: Trail = 'girl';

const open = ['left', 'discarded', 'rejected'];

export function touched(happened: unknown): Trail[] {
  const { event, seat, tile, to, on, from, card, fragment } = happened as Happening;
  return [
    ...[tile, to, on, from].flatMap((one) => (one ? [ofTile(one)] : [])),
    ...(card && seat !== undefined ? [cardOf(seat, card)] : []),
    ...(card && open.includes(event) ? [openCard(card)] : []),
    ...(fragment ? [ofFragment(fragment)] : []),
    ...(event === 'girl-moved' ? [theGirl] : []),
  ];
}
