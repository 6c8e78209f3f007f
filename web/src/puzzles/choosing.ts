/** Choosing among puzzles: by kind, by how hard they are, and whether they are solved. */
import type { PuzzleLine } from '../protocol';
import { has } from '../words/index.svelte';
import { isSolved, type Outcome } from './progress';

export interface Wanted {
  /** Any kind, if it is empty. */
  kind: string;
  /** By how many levels of bots it is found; any number, if it is nothing. */
  foundBy: number | null;
  /** Whether those that are solved are left out. */
  fresh: boolean;
}

export const anything: Wanted = { kind: '', foundBy: null, fresh: false };

/** From easy to very hard. */
export const grades = [4, 3, 2, 1] as const;

export function fitting(
  puzzles: readonly PuzzleLine[],
  wanted: Wanted,
  outcome: (name: string) => Outcome | undefined,
): PuzzleLine[] {
  const fits = (one: PuzzleLine) =>
    (wanted.kind === '' || one.kind === wanted.kind) &&
    (wanted.foundBy === null || one.found_by === wanted.foundBy) &&
    !(wanted.fresh && isSolved(outcome(one.name)));
  // The easy ones first; within a grade in the order of their names, which is nobody's.
  return puzzles
    .filter(fits)
    .sort((one, other) => other.found_by - one.found_by || (one.name < other.name ? -1 : 1));
}

/** The one after this that is not solved yet, around in a circle; nothing if there is none. */
export function nextAfter(
  puzzles: readonly PuzzleLine[],
  name: string,
  outcome: (name: string) => Outcome | undefined,
): PuzzleLine | null {
  const ordered = fitting(puzzles, anything, outcome);
  const here = ordered.findIndex((one) => one.name === name);
  const around = [...ordered.slice(here + 1), ...ordered.slice(0, Math.max(here, 0))];
  return around.find((one) => outcome(one.name) === undefined) ?? null;
}

/** The name of the text that says what is to be found. */
export function kindText(game: string, kind: string): string {
  const own = `puzzles-kind-${game}-${kind}`;
  return has(own) ? own : 'puzzles-kind-other';
}
