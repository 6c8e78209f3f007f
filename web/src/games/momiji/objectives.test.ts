import { describe, expect, it } from 'vitest';
import { endings } from './fixtures';
import { goals } from './goals';
import { measure, standing } from './objectives';
import { slices } from './tally';
import type { SeatView, View } from './view';

const seat = (area: Partial<SeatView>): SeatView => ({
  hand_cards: 0,
  acorns: 0,
  landscapes: [],
  objectives: [],
  piles: [],
  ...area,
});
const among = (...seats: SeatView[]) => ({ seats }) as View;

describe('standing', () => {
  it('agrees with the engine where piles are open', () => {
    const open = endings.filter(({ view }) => view.open_piles && view.players > 1);
    expect(open).not.toHaveLength(0);
    for (const { view, tally } of open) {
      for (const { seat: number } of tally.seats) {
        for (const { from, points } of slices(tally, view, number)) {
          if (from === 'acorns' || !('objective' in from)) continue;
          const { leaders } = standing(view, from.objective);
          expect(leaders?.includes(number), from.objective).toBe(points > 0);
        }
      }
    }
  });

  it('is hidden where piles are closed', () => {
    const view = among(seat({ piles: [{ leaf: 'red', top: 'red-1-left' }] }), seat({}));
    expect(standing(view, 'most-red')).toEqual({ reached: [null, 0], leaders: null });
    expect(standing(view, 'highest-tops')).toEqual({ reached: [1, 0], leaders: [1] });
  });

  it('knows who has the fewest cards as soon as somebody has none', () => {
    const view = among(seat({ piles: [{ leaf: 'red', top: 'red-1-left' }] }), seat({}));
    expect(standing(view, 'fewest-cards').leaders).toEqual([2]);
  });

  it('has no leader at nothing, and several at a tie', () => {
    expect(standing(among(seat({}), seat({})), 'most-acorns').leaders).toEqual([]);
    const tied = among(seat({ acorns: 4 }), seat({ acorns: 4 }), seat({ acorns: 1 }));
    expect(standing(tied, 'most-acorns').leaders).toEqual([1, 2]);
  });

  it('counts slid cards by what they are', () => {
    const area = seat({
      piles: [{ leaf: 'red', laid: ['red-0-left', 'red-1-left'], slid: ['green-0-both'] }],
      landscapes: ['A used', 'B'],
    });
    expect(measure(area, 'most-green')).toBe(1);
    expect(measure(area, 'most-zeros')).toBe(2);
    expect(measure(area, 'longest-pile')).toBe(3);
    expect(measure(area, 'most-cool')).toBe(1);
    expect(measure(area, 'piles-and-landscapes')).toBe(2);
  });
});

describe('goals', () => {
  it('agree with the engine', () => {
    const solo = endings.filter(({ view }) => view.scenario);
    expect(solo).toHaveLength(3);
    for (const { view, tally } of solo) {
      const met = tally.challenge?.conditions.map((condition) => condition.met);
      expect(goals(view).map((goal) => goal.met)).toEqual(met);
    }
  });
});
