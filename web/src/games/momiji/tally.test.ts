import { describe, expect, it } from 'vitest';
import { endings } from './fixtures';
import { slices, verdict, type Tally } from './tally';

const tally = (...seats: [rank: number, total: number, hand: number][]): Tally => ({
  over: true,
  seats: seats.map(([rank, total, hand], index) => ({
    seat: index + 1,
    rank,
    total,
    parts: [],
    tie_breaks: [{ points: hand }],
  })),
});

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

describe('verdict', () => {
  it('says why somebody won', () => {
    expect(verdict(tally([1, 40, 2], [2, 38, 5]))).toMatchObject({ winners: [1], tie: 'none' });
    expect(verdict(tally([2, 40, 2], [1, 40, 5]))).toMatchObject({
      winners: [2],
      tie: 'hand',
      hands: { winner: 5, other: 2 },
    });
    expect(verdict(tally([1, 40, 2], [1, 40, 2]))).toMatchObject({
      winners: [1, 2],
      tie: 'shared',
    });
  });
});
