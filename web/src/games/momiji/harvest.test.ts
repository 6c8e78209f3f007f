import { describe, expect, it } from 'vitest';
import { recorded } from './fixtures';
import { harvest, links, tops, topsWith } from './harvest';
import { card, seatOf } from './view';

const row = (...names: string[]) => names.map(card);

describe('harvest', () => {
  it('is what the engine says it is', () => {
    const ends = recorded.filter((one) => one.harvest !== null);
    expect(ends.some((one) => (one.harvest ?? 0) > 2)).toBe(true);
    for (const { view, harvest: told } of ends) {
      const brings = view.turn.harvest ? harvest(tops(seatOf(view, view.turn.seat))) : 0;
      expect(brings).toBe(told);
    }
  });

  it('needs acorns in both facing corners', () => {
    const piles = row('red-0-right', 'green-1-both', 'brown-2', 'purple-0-left');
    expect(links(piles)).toEqual(['joined', 'left-only', 'right-only']);
    expect(links(row('red-2'))).toEqual([]);
    expect(links(row('red-2', 'green-3'))).toEqual(['none']);
  });

  it('is seen before a card is laid', () => {
    const piles = row('red-0-right', 'green-0-right');
    expect(harvest(piles)).toBe(0);
    expect(harvest(topsWith(piles, card('green-1-both'), 'right'))).toBe(2);
    expect(harvest(topsWith(piles, card('brown-0-left'), 'right'))).toBe(2);
    expect(topsWith(piles, card('brown-0-left'), 'left')[0]?.leaf).toBe('brown');
  });
});
