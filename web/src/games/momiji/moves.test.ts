import { describe, expect, it } from 'vitest';
import { choices, recorded } from './fixtures';
import { offers, pieceOf, piecesOn, placeOf, readMove } from './moves';

describe('moves', () => {
  it.each(recorded.map((one, index) => [index, one] as const))(
    'of sight %i are all read, and all can be made',
    (_, { view, moves }) => {
      const { byPiece, buttons } = offers(choices(moves), view);
      const there = piecesOn(view);
      for (const piece of byPiece.keys()) expect(there).toContain(piece);
      const reached = [...byPiece.values()].flat().concat(buttons);
      expect(new Set(reached.map((offer) => offer.text))).toEqual(new Set(moves));
      for (const offer of reached) expect(offer.move, offer.text).not.toBeNull();
    },
  );

  it('that nobody knows are buttons', () => {
    const one = recorded[0];
    if (!one) throw new Error('nothing was recorded');
    const { byPiece, buttons } = offers(choices(['juggle red', 'use Z', 'take blue']), one.view);
    expect(byPiece.size).toBe(0);
    expect(buttons.map((offer) => offer.text)).toEqual(['juggle red', 'use Z', 'take blue']);
  });

  it('of pieces that are not there are buttons', () => {
    const one = recorded.find(({ view }) => !view.discard.includes('red-3'));
    if (!one) throw new Error('every discard has a red three');
    const { buttons } = offers(choices(['retrieve red-3']), one.view);
    expect(buttons).toHaveLength(1);
  });

  it('name their piece and their place', () => {
    const view = recorded.find(({ view: seen }) => {
      const own = seen.seats[seen.turn.seat - 1];
      return own?.piles.some((pile) => pile.leaf === 'red') ?? false;
    })?.view;
    if (!view) throw new Error('nobody has a red pile');
    const read = (text: string) => {
      const move = readMove(text);
      return move && [pieceOf(move, view), placeOf(move, view)];
    };
    expect(read('lay red-1-both')).toEqual(['hand:red-1-both', 'pile:red']);
    expect(read('lay green-0-left on the left')).toEqual(['hand:green-0-left', 'end:left']);
    expect(read('take top of brown')).toEqual(['column:brown', 'hand']);
    expect(read('swap for most-in-hand')).toEqual(['token:most-in-hand', null]);
    expect(read('place on the right')).toEqual(['end:right', null]);
    expect(read('end turn')).toEqual([null, null]);
  });
});
