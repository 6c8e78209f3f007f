/** Points of a player as if the game ended now: everything that they come from is open. */
import {
  design,
  fragmentColours,
  LINK,
  NUMBERS,
  PIPS,
  type FragmentColour,
  type Scores,
} from './components';
import { colourOf, colours, pipsOf, type Card, type Fragment, type SeatView } from './view';

export const sources = ['tokens', 'values', 'links', 'public-cards', 'fragments'] as const;
export type PointSource = (typeof sources)[number];
export type Points = Record<PointSource, number>;

/** The points of a seat, for everybody's points side by side. */
export interface Result {
  seat: number;
  total: number;
  points: Points;
}

export function total(points: Points): number {
  return sources.reduce((sum, source) => sum + points[source], 0);
}

export function score(seat: SeatView): Points {
  const cards = seat.long_term;
  return {
    tokens: seat.tokens,
    values: cards.reduce((sum, card) => sum + design(card).value, 0),
    links: links(cards).length * LINK,
    'public-cards': cards.reduce((sum, card) => sum + countingPoints(card, cards), 0),
    fragments: fragmentPoints(cards, seat.fragments),
  };
}

/** How many points more a player would have with this card too, its tokens aside. */
export function gain(seat: SeatView, card: Card): number {
  if (seat.long_term.includes(card)) return 0;
  const after = { ...seat, long_term: [...seat.long_term, card] };
  return total(score(after)) - total(score(seat));
}

/** Pairs of neighbouring numbers of one colour; 7 and 1 are neighbours. */
export function links(cards: readonly Card[]): [Card, Card][] {
  return colours.flatMap((colour) =>
    Array.from({ length: NUMBERS }, (_, index): [Card, Card] => [
      `${colour}-${index + 1}`,
      `${colour}-${((index + 1) % NUMBERS) + 1}`,
    ]).filter((pair) => pair.every((card) => cards.includes(card))),
  );
}

/** The points of a card that counts cards of its colour. */
function countingPoints(card: Card, cards: readonly Card[]): number {
  const scores = design(card).scores;
  if (!scores || !('cards' in scores)) return 0;
  const count = cards.filter((other) => colourOf(other) === colourOf(card)).length;
  return scores.cards[Math.min(count, scores.cards.length) - 1] ?? 0;
}

/** What a player's cards pay for fragments. */
interface Offers {
  run: Record<FragmentColour, number>;
  set: number;
  each: number;
}

function offersOf(cards: readonly Card[]): Offers {
  const offers: Offers = { run: { rose: 0, amber: 0, teal: 0 }, set: 0, each: 0 };
  for (const scores of cards.map((card): Scores | null => design(card).scores)) {
    if (!scores) continue;
    if ('run' in scores) offers.run[scores.run.fragment] = scores.run.each;
    else if ('set' in scores) offers.set = scores.set;
    else if ('each' in scores) offers.each = scores.each;
  }
  return offers;
}

const allPips = Array.from({ length: PIPS }, (_, index) => index + 1);

/** The most that fragments can bring, each given to one card or none. */
export function fragmentPoints(cards: readonly Card[], fragments: readonly Fragment[]): number {
  const offers = offersOf(cards);
  const sets = offers.set
    ? allPips.filter((pip) =>
        fragmentColours.every((colour) => fragments.includes(`${colour}-${pip}`)),
      )
    : [];
  let best = 0;
  // Every choice of the pips of which a set is made.
  for (let chosen = 0; chosen < 1 << sets.length; chosen += 1) {
    const used = sets.filter((_, index) => chosen & (1 << index));
    const left = fragments.filter((fragment) => !used.includes(pipsOf(fragment)));
    const runs = fragmentColours.map((colour) => {
      const pips = left.filter((one) => one.startsWith(colour)).map(pipsOf);
      return Math.max(0, offers.run[colour] - offers.each) * longestRun(pips);
    });
    const points = used.length * offers.set + left.length * offers.each;
    best = Math.max(
      best,
      runs.reduce((sum, run) => sum + run, points),
    );
  }
  return best;
}

/** The length of the longest run of pips on the circle 1 to 5. */
export function longestRun(pips: readonly number[]): number {
  const from = (start: number): number => {
    let length = 0;
    while (length < PIPS && pips.includes(((start - 1 + length) % PIPS) + 1)) length += 1;
    return length;
  };
  return Math.max(0, ...pips.map(from));
}
