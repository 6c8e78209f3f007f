import { expect, test } from 'vitest';

import { beside } from './beside';

const free = { from: 60, to: 600 };

test('a panel lies at the end, unless something is lit there', () => {
  expect(beside([], free, 300, 200)).toEqual({ before: false, most: null });
  expect(beside([{ from: 80, to: 160 }], free, 300, 200)).toEqual({ before: false, most: null });
  expect(beside([{ from: 500, to: 580 }], free, 300, 200)).toEqual({ before: true, most: null });
});

test('what is lit near the middle makes it smaller, on the side with more room', () => {
  expect(beside([{ from: 246, to: 330 }], free, 350, 200)).toEqual({ before: false, most: 262 });
  expect(beside([{ from: 340, to: 420 }], free, 350, 200)).toEqual({ before: true, most: 272 });
});

test('beside all that is lit if there is room, else beside the first', () => {
  const [low, high] = [
    { from: 500, to: 580 },
    { from: 80, to: 160 },
  ];
  expect(beside([low, { from: 450, to: 480 }], free, 300, 200).before).toBe(true);
  expect(beside([low, high], free, 300, 200)).toEqual({ before: true, most: null });
  expect(beside([high, low], free, 300, 200)).toEqual({ before: false, most: null });
});

test('it stays large enough to be read, and what cannot be seen asks for no room', () => {
  expect(beside([{ from: 150, to: 510 }], free, 300, 200)).toEqual({ before: false, most: 200 });
  expect(beside([{ from: 700, to: 780 }], free, 300, 200)).toEqual({ before: false, most: null });
});
