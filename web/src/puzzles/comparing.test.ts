import { expect, test } from 'vitest';

import type { PuzzleAnswer, PuzzleWorth } from '../protocol';
import { linesOf, whyTempting } from './comparing';

const worth = (win: number, points: number, at_once: number | null): PuzzleWorth => ({
  win,
  points,
  at_once,
});
const answer = (own: PuzzleWorth | null, best: PuzzleWorth) =>
  ({ worth: own, best }) as PuzzleAnswer;

test('what makes a move tempting is told from what it brings at once', () => {
  const best = worth(60, 50, 2);
  expect(whyTempting(answer(worth(50, 49, 5), best))).toBe('puzzle-more-at-once');
  expect(whyTempting(answer(worth(50, 49, 2), best))).toBe('puzzle-same-at-once');
  expect(whyTempting(answer(worth(50, 49, 0), best))).toBe('puzzle-less-at-once');
  expect(whyTempting(answer(worth(50, 49, null), best))).toBe('puzzle-same-at-once');
  expect(whyTempting(answer(null, best))).toBe('puzzle-not-compared');
});

test('points are compared with a figure behind the point, and what is certain of neither is left out', () => {
  const lines = linesOf(worth(56, 54.099998, null), worth(80, 54.9, null));
  expect(lines.map((line) => line.label)).toEqual(['puzzle-win', 'puzzle-points']);
  expect(lines[1]).toMatchObject({ own: '54.1', best: '54.9' });
  expect(linesOf(worth(1, 2, 3), worth(1, 2, null))[0]?.own).toBe('3');
});
