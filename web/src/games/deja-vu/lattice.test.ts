// @vitest-environment node
import { expect, test } from 'vitest';

import { fit, pairs, PITCH, point } from './lattice';
import type { Place } from './view';

/** Three rows of five tiles, each row a tile further on: broad and low as it is laid. */
const slanting: Place[] = [0, 1, 2].flatMap((r) => [0, 1, 2, 3, 4].map((q): Place => [q + r, r]));

test('tiles that touch do so in every way that a map can lie', () => {
  for (const turned of [false, true]) {
    for (const sixths of [0, 1, 2]) {
      for (const [one, other] of pairs(slanting)) {
        const [from, to] = [slanting[one], slanting[other]];
        if (!from || !to) throw new Error('no such tile');
        const [here, there] = [from, to].map((place) => point(place, { turned, sixths }));
        if (!here || !there) throw new Error('two points');
        expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(PITCH);
      }
    }
  }
});

test('a map lies in the way that has the largest tiles, and all of it is in sight', () => {
  for (const [width, height] of [
    [600, 520],
    [360, 300],
    [300, 600],
  ] as const) {
    const frame = fit(slanting, width, height);
    expect(frame.scale).toBeGreaterThanOrEqual(fit(slanting, width, height, true).scale);
    for (const place of slanting) {
      const { x, y } = point(place, frame);
      expect(x - 50).toBeGreaterThanOrEqual(frame.x);
      expect(x + 50).toBeLessThanOrEqual(frame.x + frame.width);
      expect(y - 50).toBeGreaterThanOrEqual(frame.y);
      expect(y + 50).toBeLessThanOrEqual(frame.y + frame.height);
    }
  }
  // A long map in an even window lies across it.
  expect(fit(slanting, 600, 600).scale).toBeGreaterThan(fit(slanting, 600, 600, true).scale * 1.1);
});

test('one that people laid themselves lies as they laid it', () => {
  const frame = fit(slanting, 300, 600, true);
  expect(frame).toMatchObject({ turned: false, sixths: 0 });
});
