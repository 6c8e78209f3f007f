/** What a person sees of a game of Momiji: the view as the rules write it, and ways to read it. */
import { unfolded, type Unfolded } from '../stage';
import type { Leaf, Pile, SeatView, Side, View, WrittenStage } from './wire';

export type { Leaf, Main, Pile, Rule, SeatView, Side, View } from './wire';

export const leaves = [
  'red',
  'orange',
  'yellow',
  'green',
  'brown',
  'purple',
] as const satisfies readonly Leaf[];
export const warm: readonly Leaf[] = ['red', 'orange', 'yellow'];

/** The numbers that close a pile, and that a new one starts with. */
export const CLOSING = 3;
export const STARTING = 0;

/** A leaf card. Cards with the same name are alike. */
export interface Card {
  /** Such as `red-0-left`. */
  name: string;
  leaf: Leaf;
  number: number;
  /** Whether an acorn is printed in the lower left and lower right corner. */
  acorns: Record<Side, boolean>;
}

/** What is asked of the player now. */
export type Stage = Unfolded<WrittenStage>;

export interface Landscape {
  letter: string;
  used: boolean;
}

export function isLeaf(word: string): word is Leaf {
  return (leaves as readonly string[]).includes(word);
}

const read = new Map<string, Card>();

/** The card that a name such as `red-0-left` stands for. */
export function card(name: string): Card {
  const known = read.get(name);
  if (known) return known;
  const [leaf = '', number, corner] = name.split('-');
  if (!isLeaf(leaf)) throw new Error(`${name} is not a leaf card`);
  const made: Card = {
    name,
    leaf,
    number: Number(number),
    acorns: {
      left: corner === 'left' || corner === 'both',
      right: corner === 'right' || corner === 'both',
    },
  };
  read.set(name, made);
  return made;
}

export function stage(view: View): Stage {
  return unfolded(view.turn.stage);
}

export function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat - 1];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function topOf(pile: Pile): Card {
  return card(pile.top ?? pile.laid?.at(-1) ?? `${pile.leaf}-0`);
}

/** How many cards a pile has, slid ones included; nothing if that may not be known. */
export function countOf(pile: Pile): number | null {
  return pile.laid ? pile.laid.length + (pile.slid?.length ?? 0) : null;
}

export function pileOf(seat: SeatView, leaf: Leaf): Pile | undefined {
  return seat.piles.find((pile) => pile.leaf === leaf);
}

export function isClosed(pile: Pile): boolean {
  return topOf(pile).number >= CLOSING;
}

export function landscapes(seat: SeatView): Landscape[] {
  return seat.landscapes.map((text) => ({
    letter: text.slice(0, 1),
    used: text.endsWith(' used'),
  }));
}

export function isSolo(view: View): boolean {
  return view.scenario !== undefined;
}
