import { expect, test } from 'vitest';

import { turningsOf } from './turning';

test('a game turned where the lead changed most, told in its own order', () => {
  const points = [
    [0, 0],
    [1, 0],
    [1, 7],
    [11, 7],
    [12, 7],
  ];
  expect(turningsOf(points, 1, 2)).toEqual([
    { at: 2, change: -7 },
    { at: 3, change: 10 },
  ]);
});

test('moves that change nothing are no turning points, and nobody is ahead of nobody', () => {
  expect(
    turningsOf(
      [
        [0, 0],
        [0, 0],
      ],
      1,
    ),
  ).toEqual([]);
  expect(turningsOf([[0], [4]], 1)).toEqual([]);
});
