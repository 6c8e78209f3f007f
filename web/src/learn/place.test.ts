import { expect, test } from 'vitest';

import { overlapOf, placeFor, type Box } from './place';

const size = { width: 340, height: 200 };
const table: Box = { x: 0, y: 50, width: 960, height: 600 };
const room = {
  bounds: { x: 0, y: 50, width: 1280, height: 600 },
  home: { x: 940, y: 50 },
  lit: [] as Box[],
  pieces: [] as Box[],
  rest: [] as Box[],
  table,
};

test('where nothing is lit, words are at home', () => {
  expect(placeFor(size, room)).toEqual({ x: 940, y: 50 });
});

test('words stand beside what is lit, within the table, and never over it', () => {
  for (let x = 0; x <= 1200; x += 75) {
    for (let y = 50; y <= 600; y += 50) {
      const lit = [{ x, y, width: 80, height: 50 }];
      const spot = placeFor(size, { ...room, lit });
      expect(overlapOf({ ...spot, ...size }, lit[0] ?? table)).toBe(0);
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.x + size.width).toBeLessThanOrEqual(1280);
      expect(spot.y + size.height).toBeLessThanOrEqual(650);
    }
  }
});

test('what can be pressed stays free where there is any other place', () => {
  const lit = [{ x: 400, y: 300, width: 60, height: 60 }];
  const pieces = [
    { x: 480, y: 100, width: 300, height: 500 },
    { x: 60, y: 100, width: 320, height: 500 },
  ];
  const spot = placeFor(size, { ...room, lit, pieces });
  const hidden = pieces.map((piece) => overlapOf({ ...spot, ...size }, piece));
  expect(hidden).toEqual([0, 0]);
});
