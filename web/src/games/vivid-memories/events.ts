/** What happened, as the engine tells it to programs, and where on the table it did. */
import type { Colour, HexName } from './components';
import type { End, Piece } from './moves';
import type { Event } from './wire';

export type { Event } from './wire';

export type RewardEvent = Extract<Event, { event: 'moment' | 'thread' | 'cores' | 'aspiration' }>;

export function isReward(event: Event): event is RewardEvent {
  return ['moment', 'thread', 'cores', 'aspiration'].includes(event.event);
}

/** A place on the table, as a selector: a piece on somebody's board, or something they share. */
export type Place = string;

export const onBoard = (piece: string, seat: number): Place =>
  `[data-piece="${piece}"][data-of="${seat}"]`;
export const board = (seat: number): Place => `[data-board="${seat}"]`;
export const lineEnd = (end: End): Place => `[data-end="${end}"]`;
export const supply = (colour: Colour): Place => `[data-supply="${colour}"]`;
export const bag: Place = '[data-bag]';

/** The pieces of the mover's own board that an event changed. */
export function changed(event: Event): Piece[] {
  switch (event.event) {
    case 'placed':
    case 'gave':
    case 'gained':
      return [`hex:${event.hex}`];
    case 'moved':
      return [`hex:${event.from}`, `hex:${event.to}`];
    case 'swapped':
      return [`hex:${event.hex}`, `hex:${event.with}`];
    case 'filled':
      return [`slot:${event.slot}`, `hex:${event.hex}`];
    case 'laid':
    case 'used':
      return [`space:${event.space}`];
    default:
      return [];
  }
}

/** Where something happened: what a log line shows when it is pointed at. */
export function placesOf(event: Event): Place[] {
  if (!('seat' in event)) return [];
  if (event.event === 'claimed') return [onBoard(`claimed:${event.tile}`, event.seat)];
  return changed(event).map((piece) => onBoard(piece, event.seat));
}

/** A fragment on its way. */
export interface Flight {
  colour: Colour;
  /** Each with a place to fall back on, where the first is not in sight. */
  from: Place[];
  to: Place[];
}

export function flightsOf(event: Event): Flight[] {
  const one = (colour: Colour, from: Place[], to: Place[]): Flight[] => [{ colour, from, to }];
  if (!('seat' in event)) return [];
  const hex = (name: HexName) => [onBoard(`hex:${name}`, event.seat), board(event.seat)];
  switch (event.event) {
    case 'took':
      return event.fragments.map((colour) => ({
        colour,
        from: [lineEnd(event.end)],
        to: [board(event.seat)],
      }));
    case 'moved':
      return one(event.colour, hex(event.from), hex(event.to));
    case 'swapped':
      return [
        ...one(event.colour, hex(event.hex), hex(event.with)),
        ...one(event.other, hex(event.with), hex(event.hex)),
      ];
    case 'gained':
      return one(event.colour, [supply(event.colour)], hex(event.hex));
    case 'gave':
      return one(event.colour, hex(event.hex), [supply(event.colour)]);
    case 'drew':
      return one(event.colour, [bag], [board(event.seat)]);
    default:
      return [];
  }
}
