// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { choices, recorded } from './fixtures';
import { spotsOf, type Event } from './events';
import { dragOf, offers, piecesOn, readMove } from './moves';
import { stageOf } from './view';

const named = recorded.map((one, index) => [`${index} ${stageOf(one.view).kind}`, one] as const);

describe('moves', () => {
  it('of every stage were recorded', () => {
    const kinds = new Set(recorded.map(({ view }) => stageOf(view).kind));
    expect(kinds.size).toBe(13);
  });

  it.each(named)('of position %s are read and reached', (_, { view, moves, seat }) => {
    const { ways, buttons } = offers(choices(moves), view, seat);
    const there = piecesOn(view, seat);
    const reached = new Set([
      ...ways.map((way) => way.offer.text),
      ...buttons.map((one) => one.text),
    ]);
    expect(reached).toEqual(new Set(moves));
    const pieces = ways.flatMap((way) => way.pieces);
    expect(pieces.filter((piece) => !piece.startsWith('spot:') && !there.has(piece))).toEqual([]);
    expect(ways.filter((way) => way.offer.move === null)).toEqual([]);
    // Only what has no piece, or one that is easily overlooked, is a button.
    for (const { move } of buttons) expect(['done', 'plant', 'grow']).toContain(move?.kind);
  });

  it.each(named)('of position %s never share the same presses', (_, { view, moves, seat }) => {
    const { ways } = offers(choices(moves), view, seat);
    const presses = ways.map((way) => way.pieces.join(' '));
    expect(new Set(presses).size).toBe(presses.length);
    // Nor is one the beginning of another, which could then not be reached.
    const cut = presses.filter((one) => presses.some((other) => one.startsWith(`${other} `)));
    expect(cut).toEqual([]);
  });

  it.each(named)('of position %s are dragged to one place each', (_, { view, moves }) => {
    const drags = moves.flatMap((text) => {
      const move = readMove(text);
      const drag = move && dragOf(move, view);
      return drag ? [drag.join(' to ')] : [];
    });
    expect(new Set(drags).size).toBe(drags.length);
  });

  it('that nobody knows are buttons', () => {
    const [one] = recorded;
    if (!one) throw new Error('nothing was recorded');
    const strange = ['juggle T1', 'build green-9', 'drop red-cloud on T1', 'lay red-moon'];
    const { ways, buttons } = offers(choices(strange), { ...one.view, pool: [] }, one.seat);
    expect(ways).toEqual([]);
    expect(buttons.map((offer) => offer.text)).toEqual(strange);
  });

  it('are final where the engine says so, and nowhere else', () => {
    const [one] = recorded;
    if (!one) throw new Error('nothing was recorded');
    const [open, sealed] = choices(['done', 'plant']);
    if (!open || !sealed) throw new Error('two moves were asked for');
    const { all } = offers([open, { ...sealed, final: true }], one.view, one.seat);
    expect(all.map((offer) => offer.final)).toEqual([false, true]);
  });

  it('are seen in the light of the log', () => {
    const events: Event[] = [
      { event: 'dropped', seat: 1, bit: 'red-sun', on: 'T3' },
      { event: 'completed', seat: 1, card: 'blue-2', points: 2 },
      { event: 'drew', seat: 1, card: null },
    ];
    expect([...spotsOf(events)]).toEqual(['tile:T3', 'card:blue-2']);
  });
});
