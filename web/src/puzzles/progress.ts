/**
 * What this browser knows of somebody's puzzles: which were solved, and on which days the one of the day was.
 * It stays here; the server has no part in it.
 */
import { keep, kept } from '../storage';

/** How a puzzle went: the number of the try that solved it, or that its solution was looked at. */
export type Outcome = number | 'shown';

interface Known {
  /** By game and name, such as `momiji/lay-k7qm`. */
  puzzles: Record<string, Outcome>;
  /** By game, the days on which the puzzle of the day was solved, in order. */
  days: Record<string, string[]>;
}

const PLACE = 'reverie-puzzles';
/** No streak is told that is longer. */
const DAYS = 1000;

function read(): Known {
  try {
    const found = JSON.parse(kept(PLACE) ?? '{}') as Partial<Known> | null;
    return { puzzles: found?.puzzles ?? {}, days: found?.days ?? {} };
  } catch {
    // Whatever stands there is not ours.
    return { puzzles: {}, days: {} };
  }
}

const write = (known: Known) => keep(PLACE, JSON.stringify(known));

export const outcomes = (): Record<string, Outcome> => read().puzzles;

export function outcomeOf(game: string, name: string): Outcome | undefined {
  return read().puzzles[`${game}/${name}`];
}

export const isSolved = (outcome: Outcome | undefined) => typeof outcome === 'number';

/** The first outcome counts: who has seen a solution can't solve it any more, and a solved one stays solved. */
export function note(game: string, name: string, outcome: Outcome): void {
  const known = read();
  known.puzzles[`${game}/${name}`] ??= outcome;
  write(known);
}

export function daysOf(game: string): string[] {
  return read().days[game] ?? [];
}

/** The puzzle of this day was solved. */
export function noteDay(game: string, day: string): void {
  const known = read();
  const days = new Set([...(known.days[game] ?? []), day]);
  known.days[game] = [...days].sort().slice(-DAYS);
  write(known);
}

/** The day before a day, both as `2026-11-18`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** How many days in a row, up to today; as long as today's can still be solved, up to yesterday. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : dayBefore(today);
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}
