/** How the game ended: the score as the engine explains it. */
import { sources, type Source } from './rewarding.svelte';

export interface Part {
  source: string;
  points: number;
}

export interface SeatTally {
  seat: number;
  rank: number;
  total: number;
  parts: Part[];
  tie_breaks: Part[];
}

export interface Tally {
  over: boolean;
  seats: SeatTally[];
}

export function pointsOf(seat: SeatTally, source: Source): number {
  return seat.parts.find((part) => part.source === source)?.points ?? 0;
}

/** Why the first won: by points, or by what breaks a tie. */
export interface Win {
  winner: SeatTally;
  second: SeatTally | null;
  by: 'points' | 'aspiration' | 'order';
  /** The source with the greatest lead over the second; nothing for a tie. */
  strongest: Source | null;
}

export function win(tally: Tally): Win | null {
  const [winner, second = null] = [...tally.seats].sort((one, other) => one.rank - other.rank);
  if (!winner) return null;
  if (!second || winner.total > second.total) {
    const lead = (source: Source) =>
      pointsOf(winner, source) - (second ? pointsOf(second, source) : 0);
    const [strongest = null] = [...sources].sort((one, other) => lead(other) - lead(one));
    return { winner, second, by: 'points', strongest };
  }
  const by = winner.tie_breaks[0]?.points === second.tie_breaks[0]?.points ? 'order' : 'aspiration';
  return { winner, second, by, strongest: null };
}
