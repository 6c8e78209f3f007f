/** Where the points of Momiji came from. */
import type { Phrase, Sight } from '../../protocol';
import { scored, tallyOf, type Counted, type Ending, type Source } from '../ending';
import { standing } from './objectives';
import { slices, type Slice, type Tally } from './tally';
import { card, seatOf, topOf, type Pile, type View } from './view';
import { askPhrase, cardPhrase, objectivePhrase, pilePhrase } from './words';

const tints = {
  red: '#f0b4a8',
  orange: '#f6cf9e',
  yellow: '#f4e2a0',
  green: '#c4dcb4',
  brown: '#d8bfa4',
  purple: '#d5c1e6',
  acorns: '#ecdcc0',
  objectives: 'repeating-linear-gradient(135deg, #d9d6f0 0 7px, #e4e1f6 7px 14px)',
};

export function ending(sight: Sight): Ending {
  const view = sight.view as View;
  const tally = sight.tally as Tally;
  const all = new Map(tally.seats.map(({ seat }) => [seat, slices(tally, view, seat)]));
  const slice = (seat: number, key: string) => all.get(seat)?.find((one) => one.key === key);
  const every = [...all.values()].flat();
  // Piles first, by type; then acorns, then objectives.
  const keys = new Set([
    ...view.types.map((leaf) => `pile:${leaf}`),
    ...every.map(({ key }) => key),
  ]);
  const sources = [...keys].flatMap((key): Source[] => {
    const one = every.find((found) => found.key === key);
    if (!one) return [];
    return [
      {
        key,
        ...lookOf(one),
        points: (seat) => slice(seat, key)?.points ?? null,
        counted: (seat) => {
          const found = slice(seat, key);
          return found ? countedBy(found, view, seat) : null;
        },
      },
    ];
  });
  const hand = (seat: number) => scored(tallyOf(sight), seat)?.tie_breaks[0]?.points ?? 0;
  return {
    sources,
    tie: (winner, other) =>
      hand(winner) === hand(other)
        ? null
        : { say: 'momiji-web-tie-hand', with: { hand: hand(winner), other: hand(other) } },
  };
}

function lookOf({ from }: Slice): Pick<Source, 'name' | 'kind' | 'sign' | 'tint'> {
  if (from === 'acorns') {
    const name = { say: 'momiji-points-acorns' };
    return { name, kind: name, sign: { say: 'momiji-acorn' }, tint: tints.acorns };
  }
  if ('pile' in from) {
    const name = pilePhrase(from.pile);
    return { name, kind: { say: 'momiji-piles' }, sign: name, tint: tints[from.pile] };
  }
  const name = objectivePhrase(from.objective);
  return { name, kind: { say: 'momiji-web-kind-objectives' }, sign: name, tint: tints.objectives };
}

function countedBy({ from, label, points }: Slice, view: View, seat: number): Counted {
  if (from === 'acorns') {
    return { things: [], told: { say: 'momiji-web-counted-acorns', with: { points } } };
  }
  if ('pile' in from) {
    const pile = seatOf(view, seat).piles.find(({ leaf }) => leaf === from.pile);
    const { cards = 0, number = 0 } = label.with ?? {};
    const told = { say: 'momiji-web-counted-pile', with: { cards, number, points } };
    return { things: pile ? cardsOf(pile) : [], told };
  }
  const reached = standing(view, from.objective).reached.flatMap((value, index): Phrase[] =>
    value === null
      ? []
      : [{ say: 'momiji-web-counted-reached', with: { seat: { seat: index + 1 }, value } }],
  );
  const say = `momiji-web-counted-objective-${from.own ? 'own' : 'other'}`;
  const known = reached.length === view.seats.length && reached.length > 1;
  const asks = askPhrase(from.objective);
  return {
    things: [],
    told: known
      ? { say: `${say}-known`, with: { asks, points, reached } }
      : { say, with: { asks, points } },
  };
}

/** All cards of an open pile; of a closed one its top. */
function cardsOf(pile: Pile): Phrase[] {
  const names = pile.laid ? [...pile.laid, ...(pile.slid ?? [])] : [topOf(pile).name];
  return names.map((name) => cardPhrase(card(name)));
}
