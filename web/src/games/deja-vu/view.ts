/** What a person sees of a game of Deja Vu: the shape of the view, in the game's own words. */

export const colours = ['white', 'blue', 'red', 'purple', 'yellow', 'green'] as const;
export type Colour = (typeof colours)[number];

export const shapes = ['sun', 'moon', 'star', 'raindrop', 'lightning'] as const;
export type Shape = (typeof shapes)[number];

/** An impression bit by its name, such as `red-moon`. Bits with the same name are alike. */
export type Bit = string;
/** A card by its name, such as `blue-3`. */
export type Card = string;
/** A tile by its name: `T1` to `T15`. */
export type Tile = string;
/** A memory fragment by its name, such as `rose-4`. */
export type Fragment = string;
/** Axial coordinates on the lattice of tiles. */
export type Place = [number, number];

export interface TileView {
  at: Place;
  bits: Bit[];
  /** Gone where a flower was planted. */
  fragment?: Fragment;
}

export interface SeatView {
  /** Only in the view of the one whose hand it is. */
  hand?: Card[];
  hand_cards: number;
  long_term: Card[];
  /** Each card with the bits on its slots, from the top. */
  short_term: Record<Card, Bit[]>;
  chests: Bit[];
  fragments: Fragment[];
  tokens: number;
  /** Whether the circle of the girl tile has a flower. */
  circle: boolean;
  /** Flowers on cards. */
  flowers: number;
  leaving?: Card[];
  rising?: Card[];
  opening?: boolean;
}

export type Source = 'hand' | 'public' | 'short-term';

type PlainStage = 'opening' | 'begin' | 'act' | 'save' | 'plant-late' | 'discard' | 'over';

/** What is asked now. */
export type Stage =
  | { kind: 'build'; second: boolean }
  | { kind: 'sow'; bits: Bit[]; visited: Tile[]; at: Tile }
  | { kind: 'claim'; at: Tile; left: number }
  | { kind: 'cover'; card: Card; bits: Bit[]; source: Source; laid: boolean }
  | { kind: 'grow'; left: number }
  | { kind: 'replenish'; choice: Tile[]; named: Tile[] }
  | { kind: PlainStage };

export interface View {
  game: 'deja-vu';
  players: number;
  speed?: boolean;
  first: number;
  turn: number;
  /** A word, or an object with that word as its only key. */
  stage: string | Record<string, object>;
  planting: 'open' | 'moved' | 'used';
  /** Turns left once the end is triggered, this one included. */
  last_turns?: number;
  /** In the order in which they were laid: T1, T2 and so on. */
  map: TileView[];
  girl: Tile;
  seats: SeatView[];
  /** Bits that may be used in this turn. */
  pool: Bit[];
  /** Bits spent in this turn; while bits are replenished, those still to be dealt. */
  spent: Bit[];
  hive: Bit[];
  /** Each copy once. */
  public: Card[];
  discard: Card[];
  observer: number | 'spectator' | 'all';
  deck_cards: number;
}

export function stageOf(view: View): Stage {
  if (typeof view.stage === 'string') return { kind: view.stage as PlainStage };
  const [kind, rest] = Object.entries(view.stage)[0] ?? ['over', {}];
  return { kind, ...rest } as Stage;
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
