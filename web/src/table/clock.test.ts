import { expect, test } from 'vitest';

import { formatLeft } from './clock';

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
