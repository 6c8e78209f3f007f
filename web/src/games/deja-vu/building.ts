/** Which cards some bits would complete, and what that would bring. */
import { design, icons, type Slot } from './components';
import { outcomes, type Outcome, type Sowing } from './sowing';
import {
  colourOf,
  isWhite,
  memories,
  seatOf,
  shapeOf,
  without,
  type Bit,
  type Card,
  type Source,
  type View,
} from './view';

export function fits(bit: Bit, slot: Slot): boolean {
  return slot === 'any' || shapeOf(bit) === slot;
}

/** Whether a bit brings a point on a card: its colour, or white. */
export function counts(bit: Bit, card: Card): boolean {
  return isWhite(bit) || colourOf(bit) === colourOf(card);
}

/** Whether these bits cover all these slots. */
export function canFill(slots: readonly Slot[], bits: readonly Bit[]): boolean {
  return filling(slots, bits, null) !== null;
}

/**
 * The bits for these slots, from the top, with as many points as they can bring on the card; nothing
 * if they are not enough. Slots for any shape take what is best of the rest.
 */
export function filling(
  slots: readonly Slot[],
  bits: readonly Bit[],
  card: Card | null,
): Bit[] | null {
  const laid: (Bit | null)[] = slots.map(() => null);
  let left = [...bits];
  const order = slots.map((_, index) => index);
  order.sort((one, other) => Number(slots[one] === 'any') - Number(slots[other] === 'any'));
  for (const index of order) {
    const slot = slots[index] ?? 'any';
    const fitting = left.filter((bit) => fits(bit, slot));
    const best = fitting.find((bit) => card !== null && counts(bit, card)) ?? fitting[0];
    if (best === undefined) return null;
    laid[index] = best;
    left = without(left, best);
  }
  return laid.filter((bit) => bit !== null);
}

export interface Buildable {
  card: Card;
  source: Source;
  /** The bits on it already. */
  covered: Bit[];
}

/** Every card that a player could build: of the hand, of short-term memory, of the public row. */
export function buildable(view: View, seat: number): Buildable[] {
  const own = seatOf(view, seat);
  const had = memories(own);
  const fresh = (source: Source, cards: readonly Card[]): Buildable[] =>
    [...new Set(cards)]
      .filter((card) => !had.includes(card))
      .map((card) => ({ card, source, covered: [] }));
  const short = Object.entries(own.short_term).map(([card, covered]): Buildable => ({
    card,
    source: 'short-term',
    covered,
  }));
  return [...fresh('hand', own.hand ?? []), ...short, ...fresh('public', view.public)];
}

export interface Completion extends Buildable {
  /** Points in tokens, at the best. */
  tokens: number;
}

/** The cards that these bits would complete, each by itself. */
export function completions(cards: readonly Buildable[], bits: readonly Bit[]): Completion[] {
  return cards.flatMap((there): Completion[] => {
    const slots = design(there.card).slots.slice(there.covered.length);
    const laid = filling(slots, bits, there.card);
    if (!laid) return [];
    const all = [...there.covered, ...laid];
    return [{ ...there, tokens: all.filter((bit) => counts(bit, there.card)).length }];
  });
}

/** How many slots of a card these bits would cover, from the top. */
export function coverage(there: Buildable, bits: readonly Bit[]): number {
  const slots = design(there.card).slots.slice(there.covered.length);
  let count = 0;
  while (count < slots.length && canFill(slots.slice(0, count + 1), bits)) count += 1;
  return count;
}

export interface Prospect {
  outcome: Outcome;
  /** All bits that could be used then: collected, claimed and saved ones. */
  usable: Bit[];
  completes: Completion[];
}

/** What an outcome would be worth to a player. */
export function prospect(view: View, seat: number, outcome: Outcome): Prospect {
  const own = seatOf(view, seat);
  const before = [...own.chests, ...view.pool, ...outcome.bits];
  const claims = Math.min(icons(own, 'white-claim'), outcome.white.length);
  const cards = buildable(view, seat);
  let best: Prospect | null = null;
  for (const claimed of choices(outcome.white, claims)) {
    const usable = [...before, ...claimed];
    const made = { outcome, usable, completes: completions(cards, usable) };
    if (!best || made.completes.length > best.completes.length) best = made;
  }
  return best ?? { outcome, usable: before, completes: completions(cards, before) };
}

/** Views do not change: what was worked out for one is kept as long as it is looked at. */
const known = new WeakMap<View, Map<string, Prospect[]>>();

/** All that a sowing could end in and be worth, the best first. */
export function prospects(view: View, seat: number, sowing: Sowing): Prospect[] {
  const here = known.get(view) ?? new Map<string, Prospect[]>();
  known.set(view, here);
  const key = `${seat} ${sowing.at}`;
  const found = here.get(key);
  if (found) return found;
  const made = outcomes(view, sowing).map((outcome) => prospect(view, seat, outcome));
  made.sort(better);
  here.set(key, made);
  return made;
}

/** All ways to take this many of these bits. */
function choices(bits: readonly Bit[], count: number): Bit[][] {
  if (count === 0) return [[]];
  const [first, ...rest] = bits;
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((some) => [first, ...some]), ...choices(rest, count)];
}

/** The best first: cards completed, then bits. */
function better(one: Prospect, other: Prospect): number {
  return (
    other.completes.length - one.completes.length ||
    other.outcome.bits.length - one.outcome.bits.length ||
    other.outcome.white.length - one.outcome.white.length
  );
}
