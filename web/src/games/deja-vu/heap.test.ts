// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { heap } from './heap';
import { REACH } from './lattice';

describe('bits on a tile', () => {
  it.each(Array.from({ length: 24 }, (_, index) => index))('lie apart and inside: %i', (count) => {
    const laid = heap(count);
    expect(laid).toHaveLength(count);
    for (const [index, { x, y, size }] of laid.entries()) {
      // Round ones may touch the rim; the corner of their square may not leave the tile by much.
      expect(Math.hypot(x, y)).toBeLessThan(REACH - size / 4);
      for (const other of laid.slice(0, index)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(size - 0.001);
      }
    }
  });

  it('are larger where there are few', () => {
    const sizes = [4, 6, 9, 12, 20].map((count) => heap(count)[0]?.size ?? 0);
    expect(sizes.slice(0, 4)).toEqual([30, 26, 21, 17]);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });
});
