import { expect, test } from 'vitest';

import { lineOf, marksOf, rowsOf, scaleFor, turnsOf, xOf, yOf } from './plot';

test.each([
  [[0, 3], { low: 0, high: 3, ticks: [0, 1, 2, 3] }],
  [[0, 47], { low: 0, high: 50, ticks: [0, 10, 20, 30, 40, 50] }],
  [[-7, 12], { low: -10, high: 15, ticks: [-10, -5, 0, 5, 10, 15] }],
  [[0], { low: 0, high: 1, ticks: [0, 1] }],
  [[120], { low: 0, high: 150, ticks: [0, 50, 100, 150] }],
])('round numbers around %j', (values, scale) => {
  expect(scaleFor(values)).toEqual(scale);
});

const frame = { width: 100, height: 50 };
const scale = scaleFor([0, 10]);

test('the first move is on the left, the most points are on top', () => {
  expect([xOf(0, 8, frame), xOf(4, 8, frame), xOf(8, 8, frame)]).toEqual([0, 50, 100]);
  expect([yOf(0, scale, frame), yOf(10, scale, frame)]).toEqual([50, 0]);
  expect(xOf(0, 0, frame)).toBe(0);
});

test('points stay until the move that changes them', () => {
  expect(lineOf([0, 0, 5, 5, 5], scale, frame)).toBe('M0 50H50V25H100V25');
  expect(lineOf([10], scale, frame)).toBe('M0 0');
});

test('the marks of seats are not above each other', () => {
  const values = Array.from({ length: 101 }, () => 0);
  const all = [1, 2, 3].flatMap((seat) => marksOf(values, seat, 3));
  expect(new Set(all).size).toBe(all.length);
  expect(Math.max(...all)).toBeLessThanOrEqual(100);
  expect(marksOf([3], 1, 2)).toEqual([0]);
});

test('the table has the moves that changed points, and both ends', () => {
  const points = [
    [0, 0],
    [0, 0],
    [2, 0],
    [2, 0],
    [2, 0],
  ];
  expect(rowsOf(points)).toEqual([
    { at: 0, points: [0, 0] },
    { at: 2, points: [2, 0] },
    { at: 4, points: [2, 0] },
  ]);
});

test('moves of one seat after another are a turn', () => {
  expect(turnsOf([1, 1, 2, 1])).toEqual([
    { seat: 1, from: 0, to: 2 },
    { seat: 2, from: 2, to: 3 },
    { seat: 1, from: 3, to: 4 },
  ]);
});
