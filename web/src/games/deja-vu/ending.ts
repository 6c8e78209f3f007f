/** How a game ended: the tally of the server, put in order for the end screen. */
import { sources, type PointSource } from './score';

/** The score of one seat, as the server counts it. */
interface SeatTally {
  seat: number;
  rank: number;
  total: number;
  parts: { source: string; points: number }[];
}

export interface Tally {
  over: boolean;
  seats: SeatTally[];
}

export interface Result {
  seat: number;
  rank: number;
  total: number;
  points: Record<PointSource, number>;
}

/** Best first. */
export function results(tally: Tally): Result[] {
  const made = tally.seats.map(({ seat, rank, total, parts }): Result => {
    const of = (source: PointSource) => parts.find((part) => part.source === source)?.points ?? 0;
    const points = Object.fromEntries(sources.map((source) => [source, of(source)]));
    return { seat, rank, total, points: points as Record<PointSource, number> };
  });
  return made.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** The source that set the winner apart most from the best of the others. */
export function decider(all: readonly Result[]): { source: PointSource; points: number } | null {
  const [first] = all;
  const second = all.find((one) => one.rank > 1);
  if (!first || !second) return null;
  let best: { source: PointSource; points: number } | null = null;
  for (const source of sources) {
    const points = first.points[source] - second.points[source];
    if (points > 0 && points > (best?.points ?? 0)) best = { source, points };
  }
  return best;
}
