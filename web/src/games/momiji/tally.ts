/** The score of a game, part by part, with what each part is about. */
import type { SeatTally as Scored, TallyPart, Tally as Written } from '../../protocol';
import type { Phrase } from '../../words/phrase';
import { scores } from './components';
import { standing } from './objectives';
import { countOf, isSolo, topOf, type Leaf, type View } from './view';
import { objectivePhrase, pilePhrase } from './words';

interface Part extends TallyPart {
  source: 'pile' | 'acorns' | 'objective';
}

interface SeatTally extends Scored {
  parts: Part[];
}

export interface Tally extends Written {
  seats: SeatTally[];
}

/** Points of one player from one source, to be drawn. */
export interface Slice {
  from: { pile: Leaf } | { objective: string; own: boolean } | 'acorns';
  /** Unique among the slices of all: the same source has the same key for everybody. */
  key: string;
  label: Phrase;
  points: number;
}

/** The parts of a player's score with what they are about. Parts stand in the order of the view. */
export function slices(tally: Tally, view: View, seat: number): Slice[] {
  const parts = tally.seats.find((one) => one.seat === seat)?.parts ?? [];
  const piles = view.seats[seat - 1]?.piles ?? [];
  const activated = view.seats.flatMap((area, index) =>
    area.objectives.map((objective) => ({ objective, own: index + 1 === seat })),
  );
  const next = { pile: 0, objective: 0 };
  return parts.map((part) => {
    const rest = { label: part.label, points: part.points };
    if (part.source === 'acorns') return { from: 'acorns', key: 'acorns', ...rest };
    const at = next[part.source]++;
    if (part.source === 'pile') {
      const pile = piles[at]?.leaf ?? 'red';
      return { from: { pile }, key: `pile:${pile}`, ...rest };
    }
    const from = activated[at] ?? { objective: 'most-acorns', own: false };
    return { from, key: `objective:${from.objective}`, ...rest };
  });
}

/** The points as if the game ended now, worked out from open piles; rank and ties are left open. */
export function soFar(view: View): Tally {
  const activated = view.seats.flatMap((area, index) =>
    area.objectives.map((objective) => ({ objective, owner: index + 1 })),
  );
  const seats = view.seats.map((area, index): SeatTally => {
    const seat = index + 1;
    const piles = area.piles.map((pile): Part => {
      const cards = countOf(pile) ?? 0;
      const { number } = topOf(pile);
      const label = {
        say: 'momiji-points-pile',
        with: { pile: pilePhrase(pile.leaf), cards, number },
      };
      return { source: 'pile', label, points: cards * number };
    });
    const objectives = isSolo(view)
      ? []
      : activated.map(({ objective, owner }): Part => {
          const leads = standing(view, objective).leaders?.includes(seat) ?? false;
          const worth = owner === seat ? scores.objective_owner : scores.objective_others;
          const label = objectivePhrase(objective);
          return { source: 'objective', label, points: leads ? worth : 0 };
        });
    const parts: Part[] = [
      ...piles,
      { source: 'acorns', label: { say: 'momiji-points-acorns' }, points: area.acorns },
      ...objectives,
    ];
    const total = parts.reduce((sum, part) => sum + part.points, 0);
    return {
      seat,
      rank: 1,
      total,
      parts,
      tie_breaks: [
        { source: 'hand', label: { say: 'momiji-points-hand' }, points: area.hand_cards },
      ],
    };
  });
  return { over: false, seats };
}
