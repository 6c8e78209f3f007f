/** What happened, as the engine tells it to programs, and where on the table it did. */
import type { Colour, HexName, SlotName, Space, TileName } from './components';
import type { End } from './moves';

export type Event =
  | { event: 'took'; seat: number; fragments: Colour[]; end: End }
  | { event: 'placed'; seat: number; fragments: Colour[]; hex: HexName }
  | { event: 'claimed'; seat: number; tile: TileName }
  | { event: 'moved'; seat: number; colour: Colour; from: HexName; to: HexName }
  | { event: 'laid'; seat: number; tile: TileName; space: Space }
  | { event: 'left-over'; seat: number; tile: TileName }
  | { event: 'used'; seat: number; space: Space; tile: TileName | null }
  | { event: 'gave' | 'gained'; seat: number; colour: Colour; hex: HexName }
  | { event: 'drew'; seat: number; colour: Colour }
  | { event: 'swapped'; seat: number; colour: Colour; hex: HexName; other: Colour; with: HexName }
  | { event: 'moment'; seat: number; tile: TileName; points: number }
  | { event: 'thread'; seat: number; colour: Colour; hexes: number; slots: number; points: number }
  | { event: 'filled'; seat: number; slot: SlotName; hex: HexName }
  | { event: 'cores'; seat: number; points: number }
  | { event: 'aspiration'; seat: number; colour: Colour; points: number }
  | { event: 'round-began'; round: number }
  | { event: 'start-marker' | 'done' | 'turn-ended'; seat: number }
  | { event: 'line-given-up' | 'reflect-began' | 'game-over' };

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

/** Where something happened: what a log line shows when it is pointed at. */
export function placesOf(event: Event): Place[] {
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
    case 'laid':
    case 'used':
      return [onBoard(`space:${event.space}`, event.seat)];
    case 'claimed':
      return [onBoard(`claimed:${event.tile}`, event.seat)];
    default:
      return [];
  }
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
