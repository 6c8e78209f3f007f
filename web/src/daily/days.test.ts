import { expect, test } from 'vitest';

import { isDay, later, signed, written } from './days';

test('days go over the ends of months and years', () => {
  expect(later('2026-12-31', 1)).toBe('2027-01-01');
  expect(later('2028-03-01', -1)).toBe('2028-02-29');
});

test('days are written as people write them', () => {
  expect(written('2026-11-18', 'en')).toBe('18 November 2026');
  expect(written('2026-11-18', 'de')).toBe('18. November 2026');
  expect(written('2026-11-01', 'fr')).toBe('1 novembre 2026');
  expect(isDay('2026-11-18')).toBe(true);
  expect(isDay('today')).toBe(false);
});

test('a margin has its sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});
