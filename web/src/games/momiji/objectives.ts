/** What each player has reached in the measure of an objective, as far as the view tells. */
import { acorns, token } from './components';
import {
  card,
  countOf,
  isLeaf,
  landscapes,
  leaves,
  pileOf,
  seatOf,
  topOf,
  warm,
  type Leaf,
  type SeatView,
  type View,
} from './view';

export interface Standing {
  /** For each seat what it has reached; nothing where that is hidden. */
  reached: (number | null)[];
  /** The seats that would fulfil the objective now, ties included; nothing if that is hidden. */
  leaders: number[] | null;
}

/** The type that an objective such as `most-red` asks for. */
export function leafOf(objective: string): Leaf | null {
  const word = objective.slice('most-'.length);
  return objective.startsWith('most-') && isLeaf(word) ? word : null;
}

export function measure(seat: SeatView, objective: string): number | null {
  switch (objective) {
    case 'longest-pile':
      return counted(seat, (counts) => Math.max(0, ...counts));
    case 'highest-tops':
      return seat.piles.reduce((sum, pile) => sum + topOf(pile).number, 0);
    case 'most-torii':
      return seat.piles.filter((pile) => pile.torii).length;
    case 'most-acorns':
      return seat.acorns;
    case 'piles-and-landscapes':
      return seat.piles.length + landscapes(seat).filter((one) => !one.used).length;
    case 'most-zeros':
      return cardsLike(seat, (name) => card(name).number === 0);
    case 'most-warm':
      return cardsLike(seat, (name) => warm.includes(card(name).leaf));
    case 'most-cool':
      return cardsLike(seat, (name) => !warm.includes(card(name).leaf));
    case 'fewest-cards':
      return counted(seat, (counts) => counts.reduce((sum, count) => sum + count, 0));
    case 'most-in-hand':
      return seat.hand_cards;
    default: {
      const leaf = leafOf(objective);
      return leaf && cardsLike(seat, (name) => card(name).leaf === leaf);
    }
  }
}

/** Without any pile everything is known: there is nothing to count. */
function counted(seat: SeatView, of: (counts: number[]) => number): number | null {
  const counts = seat.piles.map(countOf);
  const known = counts.filter((count) => count !== null);
  return known.length === counts.length ? of(known) : null;
}

function cardsLike(seat: SeatView, like: (name: string) => boolean): number | null {
  if (seat.piles.some((pile) => !pile.laid)) return null;
  const all = seat.piles.flatMap((pile) => [...(pile.laid ?? []), ...(pile.slid ?? [])]);
  return all.filter(like).length;
}

export function standing(view: View, objective: string): Standing {
  const reached = view.seats.map((seat) => measure(seat, objective));
  const fewest = objective === 'fewest-cards';
  const known = reached.filter((value) => value !== null);
  const best = fewest ? Math.min(...known) : Math.max(...known);
  // Nobody can have fewer than no card at all, however the others stand.
  const sure = known.length === reached.length || (fewest && best === 0);
  if (!sure) return { reached, leaders: null };
  const counts = fewest || best > 0;
  const leaders = reached.flatMap((value, index) => (counts && value === best ? [index + 1] : []));
  return { reached, leaders };
}

/** What activating an objective costs the one who has the turn. */
export function price(view: View, objective: string): number {
  const own = seatOf(view, view.turn.seat);
  const solo = token(view.scenario, objective);
  if (!solo) return acorns.activate;
  if (solo.price === 'half-of-stock') return Math.floor(own.acorns / 2);
  if (solo.price !== 'top-of-pile') return solo.price.acorns;
  const leaf = leafOf(objective);
  const pile = leaf && pileOf(own, leaf);
  return pile ? topOf(pile).number : 0;
}

/** Whether what a scenario asks for to activate a token is there; nothing if that is hidden. */
export function needMet(view: View, objective: string): boolean | null {
  const own = seatOf(view, view.turn.seat);
  const needs = token(view.scenario, objective)?.needs;
  if (needs === undefined) return true;
  if (needs === 'pile') {
    const leaf = leafOf(objective);
    return leaf !== null && pileOf(own, leaf) !== undefined;
  }
  if (needs === 'longest-middle') return longestIsMiddle(own);
  if (needs === 'every-torii') {
    return view.types.every((leaf) => pileOf(own, leaf)?.torii ?? false);
  }
  if ('stock' in needs) return own.acorns >= needs.stock;
  return zerosInSight(own) >= needs['zeros-in-sight'];
}

export function zerosInSight(own: SeatView): number {
  const seen = [...(own.hand ?? []).map(card), ...own.piles.map(topOf)];
  return seen.filter((one) => one.number === 0).length;
}

/** Whether the middle one of exactly three piles has the most cards. */
export function longestIsMiddle(own: SeatView): boolean | null {
  if (own.piles.length !== 3) return false;
  const [left, middle, right] = own.piles.map(countOf);
  if (left == null || middle == null || right == null) return null;
  return middle > left && middle > right;
}

/** All objectives there are, for texts that must not be missing. */
export const objectives: readonly string[] = [
  ...leaves.map((leaf) => `most-${leaf}`),
  'longest-pile',
  'highest-tops',
  'most-torii',
  'most-acorns',
  'piles-and-landscapes',
  'most-zeros',
  'most-warm',
  'most-cool',
  'fewest-cards',
  'most-in-hand',
];

/** The objectives of this game, taken ones too, always in the same order: each has its place. */
export function inPlay(view: View): string[] {
  const there = new Set<string>([
    ...view.objectives,
    ...view.seats.flatMap((seat) => seat.objectives),
  ]);
  return objectives.filter((objective) => there.has(objective));
}
