/** A try beside the best move, as far as the two were compared. */
import type { PuzzleAnswer, PuzzleWorth } from '../protocol';
import { language, t } from '../words/index.svelte';

/** The name of the text that says where the difference lies. */
export function whyTempting({ worth, best }: PuzzleAnswer): string {
  if (!worth) return 'puzzle-not-compared';
  const [own, its] = [worth.at_once, best.at_once];
  if (own === null || its === null || own === its) return 'puzzle-same-at-once';
  return own > its ? 'puzzle-more-at-once' : 'puzzle-less-at-once';
}

export interface Line {
  /** The name of its text. */
  label: string;
  own: string;
  best: string;
}

/** What is to be compared, line by line; what is certain of neither is left out. */
export function linesOf(own: PuzzleWorth, best: PuzzleWorth): Line[] {
  const lines: Line[] = [];
  if (own.at_once !== null || best.at_once !== null) {
    const [first, second] = [atOnce(own), atOnce(best)];
    lines.push({ label: 'puzzle-at-once', own: first, best: second });
  }
  lines.push({ label: 'puzzle-win', own: percent(own), best: percent(best) });
  lines.push({ label: 'puzzle-points', own: points(own), best: points(best) });
  return lines;
}

export const atOnce = ({ at_once }: PuzzleWorth) =>
  at_once === null ? t('puzzle-unknown') : `${Math.round(at_once)}`;

export const percent = ({ win }: PuzzleWorth) => t('puzzle-percent', { number: Math.round(win) });

/** With one figure behind the point: moves are often less than a point apart. */
export const points = ({ points: expected }: PuzzleWorth) =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(expected);
