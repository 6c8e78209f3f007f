// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { designs } from './components';
import { recorded } from './fixtures';
import { fragmentPoints, gain, links, longestRun, score, total } from './score';
import { seatOf } from './view';

describe('points', () => {
  it('are those that the engine counts', () => {
    let most = 0;
    for (const { view, score: counted } of recorded) {
      counted.forEach((points, index) => {
        expect(score(seatOf(view, index + 1))).toEqual(points);
        most = Math.max(most, total(points));
      });
    }
    expect(most).toBeGreaterThan(20);
  });

  it('of a card are what it adds', () => {
    const wrong: string[] = [];
    for (const { view } of recorded.filter((one) => one.view.stage === 'over')) {
      for (const seat of view.seats) {
        for (const card of designs.keys()) {
          const own = seat.long_term.includes(card);
          const after = { ...seat, long_term: [...seat.long_term, ...(own ? [] : [card])] };
          if (gain(seat, card) !== total(score(after)) - total(score(seat))) wrong.push(card);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of links go round from 7 to 1', () => {
    expect(links(['red-7', 'red-1'])).toEqual([['red-7', 'red-1']]);
    expect(links(['red-3', 'blue-4', 'red-5'])).toEqual([]);
    const all = Array.from({ length: 7 }, (_, index) => `white-${index + 1}`);
    expect(links(all)).toHaveLength(7);
  });

  it('of runs go round from 5 to 1', () => {
    expect(longestRun([])).toBe(0);
    expect(longestRun([5, 1, 2])).toBe(3);
    expect(longestRun([1, 3, 5])).toBe(2);
    expect(longestRun([1, 2, 3, 4, 5])).toBe(5);
  });

  it('of fragments go to the card that pays best', () => {
    const three = ['rose-2', 'amber-2', 'teal-2'];
    expect(fragmentPoints(['white-5'], three)).toBe(6);
    expect(fragmentPoints(['white-4', 'white-5'], three)).toBe(18);
    expect(fragmentPoints(['white-1', 'white-5'], ['rose-5', 'rose-1', 'teal-3'])).toBe(12);
    expect(fragmentPoints([], three)).toBe(0);
  });
});
