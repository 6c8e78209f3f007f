import { describe, expect, it } from 'vitest';
import { endings } from './fixtures';
import { slices, soFar } from './tally';

describe('points', () => {
  it('by source add up to the total, and every pile is named', () => {
    for (const { view, tally: counted } of endings) {
      for (const one of counted.seats) {
        const parts = slices(counted, view, one.seat);
        expect(parts.reduce((sum, slice) => sum + slice.points, 0)).toBe(one.total);
        expect(new Set(parts.map((slice) => slice.key)).size).toBe(parts.length);
        const piles = parts.filter((slice) => slice.key.startsWith('pile:'));
        expect(piles).toHaveLength(view.seats[one.seat - 1]?.piles.length ?? -1);
      }
    }
  });
});

it('so far is what the engine counts, where piles are open', () => {
  const open = endings.filter(({ view }) =>
    view.seats.every((seat) => seat.piles.every((pile) => pile.laid)),
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { view, tally } of open) {
    expect(soFar(view).seats.map(({ total }) => total)).toEqual(
      tally.seats.map(({ total }) => total),
    );
  }
});
