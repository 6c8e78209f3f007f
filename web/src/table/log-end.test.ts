import { expect, test } from 'vitest';

import { roomBelow } from './log-end';

/** A turn with a heading of 24 px and lines of 20 px each. */
const turn = (top: number, lines: number) => [
  { top, below: 0 },
  ...Array.from({ length: lines }, (_, index) => ({ top: top + 24 + index * 20, below: 24 })),
];

test('what fits needs no room', () => {
  expect(roomBelow(turn(0, 3), 84, 100)).toBe(0);
});

test('the first line below a heading is a whole one', () => {
  // Lines begin at 24, 44, 64 and so on; with its heading above it one of them can stand at 0, 20, 40.
  expect(roomBelow(turn(0, 10), 224, 124)).toBe(0);
  expect(roomBelow(turn(0, 10), 224, 120)).toBe(16);
});

test('or a turn begins at the edge', () => {
  // The second turn begins at 84: nearer than the line after the heading that would be cut.
  expect(roomBelow([...turn(0, 3), ...turn(84, 10)], 308, 228)).toBe(4);
});

test('a line longer than its log leaves no more than half of it empty', () => {
  expect(
    roomBelow(
      [
        { top: 0, below: 0 },
        { top: 24, below: 24 },
      ],
      500,
      100,
    ),
  ).toBe(50);
});
