/** The component data that the board shows: what every card asks for and gives. */
import data from '../../../../crates/deja-vu/data/deja-vu.json';
import type { Card, SeatView, Shape } from './view';

export const powers = [
  'hand',
  'footprint',
  'chest',
  'short-term',
  'white-claim',
  'flower',
] as const;
export type Power = (typeof powers)[number];

export const fragmentColours = ['rose', 'amber', 'teal'] as const;
export type FragmentColour = (typeof fragmentColours)[number];

export type Slot = Shape | 'any';

/** What a public card scores at the end. */
export type Scores =
  | { run: { fragment: FragmentColour; each: number } }
  | { set: number }
  | { each: number }
  | { cards: number[] };

export interface Design {
  id: Card;
  slots: Slot[];
  power: Power | null;
  value: number;
  scores: Scores | null;
}

export const HIVE = data.hive_holes;
export const GROW = data.grow_cost;
export const LINK = data.link_points;
export const END = data.end_at_long_term;
export const KEEP = data.setup.keep;
export const NUMBERS = 7;
export const PIPS = 5;
export const TILES = 15;

export const designs: ReadonlyMap<Card, Design> = new Map<Card, Design>([
  ...data.regular.map(({ id, slots, power, value }): [Card, Design] => [
    id,
    { id, slots: slots as Slot[], power: power as Power, value, scores: null },
  ]),
  ...data.public.map(({ id, slots, scores }): [Card, Design] => [
    id,
    { id, slots: slots as Slot[], power: null, value: 0, scores: scores as Scores },
  ]),
]);

/** The public cards, in the order in which they lie on the table. */
export const publicCards: readonly Card[] = data.public.map(({ id }) => id);

export function design(card: Card): Design {
  const found = designs.get(card);
  if (!found) throw new Error(`there is no card ${card}`);
  return found;
}

/** What the girl tile gives from the start. */
const own: Record<Power, number> = {
  hand: data.girl_tile.hand,
  footprint: data.girl_tile.footprint,
  chest: data.girl_tile.chest,
  'short-term': data.girl_tile.short_term,
  'white-claim': data.girl_tile.white_claim,
  flower: 0,
};

/** How many icons of a kind a player has: on the girl tile and on cards in long-term memory. */
export function icons(seat: SeatView, power: Power): number {
  return own[power] + seat.long_term.filter((card) => design(card).power === power).length;
}

/** Whether short-term memory has room for another card. */
export function hasRoom(seat: SeatView): boolean {
  return Object.keys(seat.short_term).length < icons(seat, 'short-term');
}
