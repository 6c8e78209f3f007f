/** What a scenario wants, and how far it is reached as far as the view tells. */
import type { Phrase } from '../../words/phrase';
import { victory, type Victory } from './components';
import { longestIsMiddle } from './objectives';
import { countOf, pileOf, seatOf, topOf, type Leaf, type SeatView, type View } from './view';

export interface Goal {
  words: Phrase;
  /** Nothing if it rests on cards that nobody may count. */
  met: boolean | null;
}

export function goals(view: View): Goal[] {
  const own = seatOf(view, 1);
  return victory(view.scenario).map((wanted) => ({
    words: words(wanted),
    met: met(view, own, wanted),
  }));
}

function words(wanted: Victory): Phrase {
  if (wanted === 'longest-middle') return { say: 'momiji-win-middle' };
  if (wanted === 'every-torii') return { say: 'momiji-win-torii' };
  if ('activated' in wanted)
    return { say: 'momiji-win-activated', with: { count: wanted.activated } };
  if ('every-top' in wanted)
    return { say: 'momiji-win-tops', with: { number: wanted['every-top'] } };
  if ('stock' in wanted) return { say: 'momiji-win-stock', with: { count: wanted.stock } };
  if ('points-on-every-pile' in wanted) {
    return { say: 'momiji-win-points', with: { points: wanted['points-on-every-pile'] } };
  }
  return { say: 'momiji-win-points-with-token', with: wanted['points-with-token'] };
}

function points(own: SeatView, leaf: Leaf): number | null {
  const pile = pileOf(own, leaf);
  if (!pile || topOf(pile).number === 0) return 0;
  const count = countOf(pile);
  return count === null ? null : count * topOf(pile).number;
}

function met(view: View, own: SeatView, wanted: Victory): boolean | null {
  if (wanted === 'longest-middle') return longestIsMiddle(own);
  if (wanted === 'every-torii') {
    return view.types.every((leaf) => pileOf(own, leaf)?.torii ?? false);
  }
  if ('activated' in wanted) return own.objectives.length >= wanted.activated;
  if ('stock' in wanted) return own.acorns >= wanted.stock;
  if ('every-top' in wanted) {
    const low = wanted['every-top'];
    return view.types.every((leaf) => {
      const pile = pileOf(own, leaf);
      return pile !== undefined && topOf(pile).number >= low;
    });
  }
  const several = 'points-with-token' in wanted;
  const low = several ? wanted['points-with-token'].points : wanted['points-on-every-pile'];
  const counted = view.types.filter((leaf) => !several || own.objectives.includes(`most-${leaf}`));
  const needed = several ? wanted['points-with-token'].types : view.types.length;
  const reached = counted.map((leaf) => points(own, leaf));
  if (reached.filter((value) => value !== null && value >= low).length >= needed) return true;
  return reached.filter((value) => value === null || value >= low).length >= needed ? null : false;
}
