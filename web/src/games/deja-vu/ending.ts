/** Where the points of Deja Vu came from. */
import type { Phrase, Sight } from '../../protocol';
import { pointsFrom, tallyOf, type Counted, type Ending } from '../ending';
import { design, LINK } from './components';
import { links, sources, type PointSource } from './score';
import { seatOf, type Card, type SeatView, type View } from './view';
import { cardPhrase, fragmentPhrase } from './words';

const tints: Record<PointSource, string> = {
  tokens: '#ffd86e',
  values: 'repeating-linear-gradient(45deg, #b9a6ff 0 8px, #c8b9ff 8px 16px)',
  links: 'repeating-linear-gradient(90deg, #8df0b0 0 6px, #7fe0a2 6px 12px)',
  'public-cards': 'radial-gradient(#6fb4f5 20%, #8ec9ff 22%) 0 0 / 10px 10px',
  fragments: 'repeating-linear-gradient(-45deg, #ff9ac0 0 5px, #ffaccb 5px 10px)',
};

export function ending(sight: Sight): Ending {
  const view = sight.view as View;
  const tally = tallyOf(sight);
  return {
    sources: sources.map((source) => {
      const name: Phrase = { say: `deja-vu-points-${source}` };
      return {
        key: source,
        name,
        kind: name,
        tint: tints[source],
        points: (seat) => pointsFrom(tally, seat, source),
        counted: (seat) => countedBy(source, seatOf(view, seat), pointsFrom(tally, seat, source)),
      };
    }),
    // Whoever has as many points shares the victory.
    tie: () => null,
  };
}

const pay = (card: Card) => design(card).scores;

function countedBy(source: PointSource, seat: SeatView, points: number): Counted {
  const told = (words: Phrase['with'] = {}): Phrase => ({
    say: `deja-vu-web-counted-${source}`,
    with: { ...words, points },
  });
  switch (source) {
    case 'tokens':
      return { things: [], told: told() };
    case 'values': {
      const cards = seat.long_term.filter((card) => design(card).value > 0);
      const sum = cards.map((card) => design(card).value).join(' + ');
      return { things: cards.map(cardPhrase), told: told({ sum: sum || '0' }) };
    }
    case 'links': {
      const pairs = links(seat.long_term);
      const linked = [...new Set(pairs.flat())].map(cardPhrase);
      return { things: linked, told: told({ count: pairs.length, each: LINK }) };
    }
    case 'public-cards': {
      const cards = seat.long_term.filter((card) => 'cards' in (pay(card) ?? {}));
      return { things: cards.map(cardPhrase), told: told() };
    }
    case 'fragments': {
      const cards = seat.long_term.filter((card) => pay(card) && !('cards' in (pay(card) ?? {})));
      const things = [...cards.map(cardPhrase), ...seat.fragments.map(fragmentPhrase)];
      return { things, told: told() };
    }
  }
}
