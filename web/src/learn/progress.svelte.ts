/**
 * How far somebody is with each lesson: kept by the browser, for each person who uses it. Without storage it lasts as
 * long as the page is open.
 */
import { personLately } from '../api';
import { keep, kept } from '../storage';

/** Where a step began: after how many moves of its chapter. */
export interface Stop {
  chapter: number;
  step: number;
  moves: number;
}

/** A lesson that was begun: every step so far, and the moves of each chapter. */
export interface Begun {
  stops: Stop[];
  moves: string[][];
}

interface Kept {
  done?: boolean;
  begun?: Begun;
  /** How many of its questions were answered rightly, at best. */
  right?: number;
}

type All = Record<string, Kept>;

const place = () => `reverie-lessons-${personLately() ?? 'guest'}`;

/** Whoever shows progress is drawn anew when there is more. */
let version = $state(0);

function read(): All {
  try {
    const found: unknown = JSON.parse(kept(place()) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as All) : {};
  } catch {
    // Whatever stands there, it was not written here.
    return {};
  }
}

function change(id: string, how: (course: Kept) => Kept): void {
  const all = read();
  keep(place(), JSON.stringify({ ...all, [id]: how(all[id] ?? {}) }));
  version += 1;
}

export function keptOf(id: string): Kept {
  return version >= 0 ? (read()[id] ?? {}) : {};
}

/** Whether a person has learned anything of a game, or was asked and did not want to. */
export const hasBegun = (ids: string[]) => ids.some((id) => keptOf(id).begun ?? keptOf(id).done);

export const keepBegun = (id: string, begun: Begun) =>
  change(id, (course) => ({ ...course, begun }));

/** The lesson is through; the next time it begins at its beginning. */
export const keepDone = (id: string) =>
  change(id, ({ right }) => ({ done: true, ...(right === undefined ? {} : { right }) }));

export const keepRight = (id: string, right: number) =>
  change(id, (course) => ({ ...course, right: Math.max(right, course.right ?? 0) }));

/** What was kept, if it can be a way through a lesson with this many steps in each chapter. */
export function begunOf(id: string, steps: number[]): Begun | null {
  const begun: unknown = keptOf(id).begun;
  if (!isBegun(begun)) return null;
  const fits = begun.stops.every(({ chapter, step }) => step < (steps[chapter] ?? 0));
  return fits && begun.stops.length > 0 ? begun : null;
}

function isBegun(found: unknown): found is Begun {
  if (typeof found !== 'object' || found === null) return false;
  const { stops, moves } = found as Partial<Record<keyof Begun, unknown>>;
  const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
  const isStop = (stop: unknown) =>
    typeof stop === 'object' &&
    stop !== null &&
    ['chapter', 'step', 'moves'].every((key) => isCount((stop as Record<string, unknown>)[key]));
  const isText = (value: unknown) => typeof value === 'string';
  return (
    Array.isArray(stops) &&
    stops.every(isStop) &&
    Array.isArray(moves) &&
    moves.every((chapter) => Array.isArray(chapter) && chapter.every(isText))
  );
}
