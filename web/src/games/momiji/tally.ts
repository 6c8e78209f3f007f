/** The score of a game, part by part, with what each part is about. */
import type { Phrase } from '../../words/phrase';
import type { Leaf, View } from './view';

interface Part {
  source: 'pile' | 'acorns' | 'objective';
  label: Phrase;
  points: number;
}

interface SeatTally {
  seat: number;
  rank: number;
  total: number;
  parts: Part[];
  tie_breaks: { points: number }[];
}

export interface Tally {
  over: boolean;
  seats: SeatTally[];
  /** The conditions of a scenario. */
  challenge?: {
    name: Phrase;
    won: boolean;
    conditions: { label: Phrase; met: boolean }[];
  } | null;
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
