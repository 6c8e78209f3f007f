/**
 * How a game ended for the people at it, for the end screen of every game. The engine counts points; it does
 * not know who has given up, nor that people have agreed to stop.
 *
 * - A seat that resigned never wins: it comes after all others, whatever its points.
 * - The others are ranked as the engine ranks them; one that is left alone has won.
 * - Where people agreed to stop nobody has won: the points as they stand say who leads.
 */
import type { Table } from '../protocol';
import { namesAt } from '../table/seats';
import { language, listed, t } from '../words/index.svelte';

/** What the score of every game has for a seat. */
interface Scored {
  seat: number;
  rank: number;
  total: number;
}

export interface Outcome<Tally> {
  /** Everybody, with the rank that they end at. */
  tally: Tally;
  /** Those who stayed: who won, and by what, is decided between them. */
  stayed: Tally;
  /** What is said instead of the game's own words about the winner, if anything. */
  verdict: string | null;
}

/** What a score comes to at a table, told to whoever sits on `seat`. */
export function outcomeOf<Tally extends { seats: Scored[] }>(
  tally: Tally,
  table: Table,
  seat: number | null,
): Outcome<Tally> {
  const resigned = new Set(table.seats.filter((one) => one.resigned).map((one) => one.number));
  const agreed = table.ending?.how === 'agreed';
  /** Whether the one is before the other. */
  const beats = (one: Scored, other: Scored) => {
    const [left, otherLeft] = [resigned.has(one.seat), resigned.has(other.seat)];
    if (left !== otherLeft) return otherLeft;
    return agreed ? one.total > other.total : one.rank < other.rank;
  };
  const seats = tally.seats.map((one) => ({
    ...one,
    rank: 1 + tally.seats.filter((other) => beats(other, one)).length,
  }));
  const left = seats.filter((one) => !resigned.has(one.seat));
  const stayed = left.length > 0 ? left : seats;
  return {
    tally: { ...tally, seats },
    stayed: { ...tally, seats: stayed },
    verdict: agreed ? lead(stayed, table, seat) : last(stayed, table, seat),
  };
}

/** Who leads where nobody has won. */
function lead(seats: Scored[], table: Table, own: number | null): string {
  const first = seats.filter((one) => one.rank === 1);
  const points = first[0]?.total ?? 0;
  const names = first.map((one) => namesAt(table)(one.seat));
  if (first.length > 1) return t('end-level', { names: listed(names, language()), points });
  const who = first[0]?.seat === own ? 'you' : 'other';
  return t('end-leads', { who, name: names[0] ?? '', points });
}

/** Who has won because nobody else stayed. */
function last(seats: Scored[], table: Table, own: number | null): string | null {
  const [alone] = seats;
  if (table.ending?.how !== 'resigned' || !alone || seats.length > 1) return null;
  const who = alone.seat === own ? 'you' : 'other';
  return t('end-alone', { who, name: namesAt(table)(alone.seat) });
}
