import { describe, expect, it } from 'vitest';
import { consequence } from './consequence';
import { recorded } from './fixtures';
import { readMove } from './moves';
import type { SeatView, View } from './view';

const own: SeatView = {
  hand: ['green-0-left', 'red-3'],
  hand_cards: 2,
  acorns: 3,
  landscapes: ['A', 'C'],
  objectives: [],
  piles: [{ leaf: 'red', top: 'red-2' }],
};

function seen(change: Partial<View> = {}): View {
  return {
    game: 'momiji',
    players: 2,
    open_piles: false,
    types: ['red', 'green', 'brown', 'purple'],
    first: 1,
    turn: {
      seat: 1,
      main: 'open',
      landscape: false,
      exchanged: false,
      harvest: false,
      stage: 'free',
    },
    ending: 'open',
    garden: { red: ['red-0-left', 'red-1-both'], brown: ['brown-2'] },
    torii: 1,
    objectives: ['most-torii'],
    seats: [own, { ...own, hand: [] }],
    discard: [],
    observer: 1,
    deck_cards: 20,
    ...change,
  };
}

const after = (text: string, view = seen()) => {
  const move = readMove(text);
  return move ? consequence(view, move) : null;
};

describe('consequences', () => {
  it('of a three: the pile closes, takes a torii, and the last torii ends the game', () => {
    expect(after('lay red-3')).toMatchObject({ closes: { leaf: 'red', torii: true }, ends: true });
    expect(after('lay red-3', seen({ torii: 0 }))?.closes?.torii).toBe(false);
  });

  it('of a new pile: where it starts, and that one type alone brings no harvest', () => {
    expect(after('lay green-0-left on the left')).toMatchObject({
      laid: { newPile: 'left' },
      harvest: { before: 0, after: 0, paid: false },
    });
  });

  it('of taking: the cards, and those beyond the hand limit', () => {
    const full = seen({ seats: [{ ...own, hand_cards: 7 }, own] });
    expect(after('take red', full)).toMatchObject({ tooMany: 1 });
    expect(after('take red')?.toHand?.map((one) => one.name)).toEqual(['red-0-left', 'red-1-both']);
  });

  it('of paying and being paid', () => {
    expect(after('activate most-torii')?.acorns?.after).toBe(0);
    expect(after('use C')?.acorns?.after).toBe(4);
    expect(after('use A')?.acorns?.after).toBe(2);
    expect(after('reveal', seen({ deck_cards: 3 }))?.ends).toBe(true);
  });

  it('never fail, whatever was recorded', () => {
    for (const { view, moves } of recorded) {
      for (const text of moves) expect(() => after(text, view)).not.toThrow();
    }
  });
});
