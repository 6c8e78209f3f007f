/**
 * How far back a client may remember: some games have the rule that nobody looks up what is long past
 * while they run. The server says with every sight how far that is.
 */
import type { News, Sight, ToldMove } from '../protocol';

/** Steps in a row, and how many moves were made before the first of them. */
export interface Past {
  from: number;
  steps: ToldMove[];
}

/** A history without the moves that are too long ago. What was said stays. */
export function forget(history: News[], { moves, horizon }: Sight): News[] {
  let surplus = history.filter((news) => news.kind === 'moved').length - (moves - horizon);
  if (surplus <= 0) return history;
  return history.filter((news) => news.kind !== 'moved' || surplus-- <= 0);
}

/** The moves of a history. They are the last ones that were made. */
export function pastOf(history: News[], sight: Sight | null): Past {
  const steps = history.flatMap((news) => (news.kind === 'moved' ? [news.step] : []));
  return { from: Math.max(0, (sight?.moves ?? 0) - steps.length), steps };
}

/** Whether a past only went on, and perhaps lost its beginning: no move of it was taken back. */
export function wentOn(before: Past, now: Past): boolean {
  if (now.from < before.from || now.from + now.steps.length < before.from + before.steps.length) {
    return false;
  }
  const kept = before.steps.slice(now.from - before.from);
  return kept.every((step, index) => step === now.steps[index]);
}
