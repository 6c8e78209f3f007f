/** Which things on the table an event touched: the way back from a piece to the move that put it there. */
import type { Trail } from '../face';
import type { TileName } from './components';
import type { Event } from './events';
import type { Piece } from './moves';

/** A place of somebody's board: a hex, a slot, a space of the bank. */
export const onBoard = (piece: Piece, seat: number): Trail => `${piece}@${seat}`;
/** There is one of each tile, wherever it lies. */
export const ofTile = (tile: TileName): Trail => `tile:${tile}`;

export function touched(happened: unknown): Trail[] {
  const event = happened as Event;
  switch (event.event) {
    case 'placed':
    case 'gave':
    case 'gained':
      return [onBoard(`hex:${event.hex}`, event.seat)];
    case 'moved':
      return [onBoard(`hex:${event.from}`, event.seat), onBoard(`hex:${event.to}`, event.seat)];
    case 'swapped':
      return [onBoard(`hex:${event.hex}`, event.seat), onBoard(`hex:${event.with}`, event.seat)];
    case 'filled':
      return [onBoard(`slot:${event.slot}`, event.seat), onBoard(`hex:${event.hex}`, event.seat)];
    case 'claimed':
    case 'moment':
    case 'left-over':
      return [ofTile(event.tile)];
    case 'laid':
      return [ofTile(event.tile), onBoard(`space:${event.space}`, event.seat)];
    case 'used':
      return [
        onBoard(`space:${event.space}`, event.seat),
        ...(event.tile ? [ofTile(event.tile)] : []),
      ];
    default:
      return [];
  }
}
