/** What a person sees of a game of Deja Vu: the view as the rules write it, and ways to read it. */
import { unfolded, type Unfolded } from '../stage';
import type {
  Bit,
  Card,
  Colour,
  Fragment,
  SeatView,
  Shape,
  Tile,
  TileView,
  View,
  WrittenStage,
} from './wire';

export type {
  Bit,
  Card,
  Colour,
  Fragment,
  SeatView,
  Shape,
  Source,
  Tile,
  TileView,
  View,
} from './wire';

export const colours = [
  'white',
  'blue',
  'red',
  'purple',
  'yellow',
  'green',
] as const satisfies readonly Colour[];

export const shapes = [
  'sun',
  'moon',
  'star',
  'raindrop',
  'lightning',
] as const satisfies readonly Shape[];

/** Axial coordinates on the lattice of tiles. */
export type Place = TileView['at'];

/** What is asked now. */
export type Stage = Unfolded<WrittenStage>;

export function stageOf(view: View): Stage {
  return unfolded(view.stage);
}

export function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat - 1];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function tileName(index: number): Tile {
  return `T${index + 1}`;
}

export function tileIndex(tile: Tile): number {
  return Number(tile.slice(1)) - 1;
}

export function tileOf(view: View, tile: Tile): TileView {
  const found = view.map[tileIndex(tile)];
  if (!found) throw new Error(`there is no tile ${tile}`);
  return found;
}

export function colourOf(name: Bit | Card): Colour {
  return name.slice(0, name.indexOf('-')) as Colour;
}

export function shapeOf(bit: Bit): Shape {
  return bit.slice(bit.indexOf('-') + 1) as Shape;
}

export function numberOf(card: Card): number {
  return Number(card.slice(card.indexOf('-') + 1));
}

export function isWhite(bit: Bit): boolean {
  return bit.startsWith('white-');
}

export function pipsOf(fragment: Fragment): number {
  return Number(fragment.slice(fragment.indexOf('-') + 1));
}

/** Each kind once, in the order in which they come. */
export function kinds(bits: readonly Bit[]): Bit[] {
  return [...new Set(bits)];
}

/** The bits without one of this kind. */
export function without(bits: readonly Bit[], bit: Bit): Bit[] {
  const at = bits.indexOf(bit);
  return at < 0 ? [...bits] : bits.toSpliced(at, 1);
}

/** The cards in both memories: no copy of them can be built. */
export function memories(seat: SeatView): Card[] {
  return [...seat.long_term, ...Object.keys(seat.short_term)];
}

export function flowersOf(seat: SeatView): number {
  return seat.flowers + (seat.circle ? 1 : 0);
}
