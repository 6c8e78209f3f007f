import { expect, test } from 'vitest';

import { curveOf, signed } from './curve';

test('a chance stays until the next decision', () => {
  const curve = [
    { after: 1, chances: [50.4, 49.6] },
    { after: 3, chances: [70, 30] },
    { after: 4, chances: [100, 0] },
  ];
  expect(curveOf(curve, 4)).toEqual([
    [50, 50],
    [50, 50],
    [50, 50],
    [70, 30],
    [100, 0],
  ]);
  expect(curveOf([], 4)).toEqual([]);
});

test('a change is written with its sign', () => {
  expect([signed(12.4), signed(-7.6), signed(0)]).toEqual(['+12', '−8', '+0']);
});
