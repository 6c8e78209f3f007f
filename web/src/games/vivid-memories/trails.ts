/** Which things on the table an event touched: the way back from a piece to the move that put it there. */
import type { Trail } from '../face';
import type { TileName } from './components';
import { changed, type Event } from './events';
import type { Piece } from './moves';

/** A place of somebody's board: a hex, a slot, a space of the bank. */
export const onBoard = (piece: Piece, seat: number): Trail => `${piece}@${seat}`;
/** There is one of each tile, wherever it lies. */
export const ofTile = (tile: TileName): Trail => `tile:${tile}`;

export function touched(happened: unknown): Trail[] {
  const event = happened as Event;
  if (!('seat' in event)) return [];
  const tile = 'tile' in event && event.tile ? [ofTile(event.tile)] : [];
  return [...tile, ...changed(event).map((piece) => onBoard(piece, event.seat))];
}
