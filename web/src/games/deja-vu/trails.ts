/** Which things on the table an event touched: the way back from a card to the move that played it. */
import type { Trail } from '../face';
import { cardIn, tilesOf, type Event } from './events';
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
  const event = happened as Event;
  const card = cardIn(event);
  return [
    ...tilesOf(event).map(ofTile),
    ...(card && 'seat' in event ? [cardOf(event.seat, card)] : []),
    ...(card && open.includes(event.event) ? [openCard(card)] : []),
    ...('fragment' in event ? [ofFragment(event.fragment)] : []),
    ...(event.event === 'girl-moved' ? [theGirl] : []),
  ];
}
