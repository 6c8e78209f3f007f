// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buildable, canFill, completions, coverage, filling, prospects } from './building';
import { design } from './components';
import { recorded } from './fixtures';
import { readMove } from './moves';
import { startAt } from './sowing';
import { stageOf, type Bit } from './view';

const acts = recorded.filter(({ view }) => stageOf(view).kind === 'act');

describe('building', () => {
  it('of public cards is offered exactly when the bits complete them', () => {
    expect(acts.length).toBeGreaterThan(0);
    for (const { view, moves, seat } of acts) {
      const legal = moves.flatMap((text) => {
        const move = readMove(text);
        return move?.kind === 'build-public' ? [move.card] : [];
      });
      const complete = completions(buildable(view, seat), view.pool)
        .filter((one) => one.source === 'public')
        .map((one) => one.card);
      expect(new Set(complete)).toEqual(new Set(legal));
    }
  });

  it('of own cards is offered whenever the bits complete them', () => {
    for (const { view, moves, seat } of acts) {
      const own = completions(buildable(view, seat), view.pool).filter(
        (one) => one.source !== 'public',
      );
      for (const { card } of own) expect(moves).toContain(`build ${card}`);
    }
  });

  it('covers slots from the top with fitting shapes', () => {
    // Moon, star and lightning in the order of the card.
    const bits: Bit[] = ['red-moon', 'blue-star', 'white-lightning', 'green-sun'];
    expect(filling(design('blue-2').slots, bits, 'blue-2')).toEqual([
      'blue-star',
      'red-moon',
      'white-lightning',
    ]);
    expect(canFill(design('blue-2').slots, bits.slice(0, 2))).toBe(false);
    expect(coverage({ card: 'blue-2', source: 'hand', covered: [] }, ['red-star'])).toBe(1);
    expect(coverage({ card: 'blue-2', source: 'hand', covered: ['red-star'] }, ['red-star'])).toBe(
      0,
    );
  });

  it('lets a slot for any shape take what is left', () => {
    const six: Bit[] = ['red-sun', 'red-moon', 'red-star', 'red-raindrop', 'red-lightning'];
    const { slots } = design('red-4');
    expect(slots).toContain('any');
    expect(canFill(slots, six)).toBe(false);
    expect(canFill(slots, [...six, 'white-sun'])).toBe(true);
  });

  it('prefers bits that bring a point', () => {
    const bits: Bit[] = ['green-star', 'blue-star', 'white-moon', 'green-moon', 'red-lightning'];
    const [one] = completions([{ card: 'blue-2', source: 'hand', covered: [] }], bits);
    expect(one?.tokens).toBe(2);
  });

  it('is foreseen with the best outcome first', () => {
    const begin = recorded.find(({ view }) => stageOf(view).kind === 'begin');
    const start = begin?.moves.find((move) => move.startsWith('sow '))?.slice(4);
    if (!begin || !start) throw new Error('no beginning was recorded');
    const all = prospects(begin.view, begin.seat, startAt(begin.view, start));
    expect(all.length).toBeGreaterThan(0);
    const counts = all.map((one) => one.completes.length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });
});
