/** Where a panel lies beside what is lit, along one direction: down a screen, or across it. */

/** From here to there, in pixels. */
export interface Span {
  from: number;
  to: number;
}

export interface Place {
  /** Whether it lies before what is lit (above, or to the left), at the beginning of what is free. */
  before: boolean;
  /** How long it may be at most so that what is lit stays in sight; null if it may be as long as it is. */
  most: number | null;
}

/** What is left between the panel and what is lit. */
const GAP = 8;

/**
 * Beside all that is lit where that leaves enough room, else beside the first of it. Where even that is too near the
 * middle of a small screen, the panel keeps its least size: it has to be read.
 */
export function beside(lit: readonly Span[], free: Span, size: number, least: number): Place {
  const seen = lit.filter(({ from, to }) => to > free.from && from < free.to);
  let last: Place = { before: false, most: null };
  for (const kept of [seen, seen.slice(0, 1)]) {
    if (kept.length === 0) break;
    const after = free.to - Math.max(...kept.map(({ to }) => to)) - GAP;
    const before = Math.min(...kept.map(({ from }) => from)) - free.from - GAP;
    if (after >= size) return { before: false, most: null };
    if (before >= size) return { before: true, most: null };
    const most = Math.max(after, before);
    last = { before: before > after, most: Math.max(most, least) };
    if (most >= least) break;
  }
  return last;
}
