import { expect, test } from 'vitest';

import type { Clock } from '../protocol';
import { formatLeft, patience } from './clock';

const days = (count: number) => `${count} days`;

test.each([
  [-5, '0:00'],
  [0, '0:00'],
  [1, '0:01'],
  [7_000, '0:07'],
  [59_001, '1:00'],
  [750_000, '12:30'],
  [3_600_000, '1:00:00'],
  [11_105_000, '3:05:05'],
  [26 * 3_600_000, '26:00:00'],
  [3 * 86_400_000, '3 days'],
])('%i ms', (left, text) => {
  expect(formatLeft(left, days)).toBe(text);
});

/** The same numbers as in `crates/server/src/scene/fairness.rs`. */
test('the patience of a table is what the server keeps to', () => {
  const each = (seconds: number): Clock => ({ kind: 'move', seconds });
  const budget = (seconds: number): Clock => ({ kind: 'budget', seconds, increment: 0 });
  const day = 24 * 3600;
  expect(patience(null)).toBe(300);
  expect([each(60), each(5), each(3 * day)].map(patience)).toEqual([60, 60, 3 * day]);
  expect([budget(20), budget(3600), budget(30 * day)].map(patience)).toEqual([60, 3600, day]);
});
