import { describe, expect, it } from 'vitest';
import { after } from './ahead';
import { recorded, rewarded } from './fixtures';
import { readMove } from './moves';
import { corePoints, matches, rewardNow, strands, threads, tilesFor } from './reward';
import type { SeatView } from './view';
import { seatOf } from './view';

const board = (part: Partial<SeatView>): SeatView => ({
  board: 'board-1',
  stage: 'act',
  hexes: {},
  filled: [],
  bank: {},
  claimed: [],
  precious: [],
  score: { moments: 0, threads: 0, cores: 0, aspiration: 0 },
  ...part,
});

describe('Reward as it would be', () => {
  it('is what the engine gave for the same boards', () => {
    let points = 0;
    for (const { round, board: own, scored } of rewarded) {
      const now = rewardNow(own, round);
      const { moments, threads: woven, cores } = now.points;
      expect({ moments, threads: woven, cores }).toEqual({
        moments: scored.moments,
        threads: scored.threads,
        cores: scored.cores,
      });
      if (now.last) expect(now.points.aspiration).toBe(scored.aspiration);
      points += now.total;
    }
    expect(points).toBeGreaterThan(200);
  });

  it('counts hexes times empty slots', () => {
    // Red on the first board: S01 touches B1 and C1, S06 touches A3 and B4.
    const own = board({
      hexes: { B1: ['red'], B2: ['red', 'blue'], B3: ['red', 'red'], B4: ['red'] },
    });
    expect(threads(own)).toMatchObject([{ colour: 'red', slots: ['S01', 'S06'], points: 8 }]);
    expect(threads({ ...own, filled: ['S01'] })).toMatchObject([{ points: 4, empty: 1 }]);
    expect(threads({ ...own, filled: ['S01', 'S06'] })).toMatchObject([{ points: 0, empty: 0 }]);
  });

  it('tells strands that join nothing yet', () => {
    const own = board({ hexes: { B1: ['red'], B2: ['red'], E3: ['red'] } });
    expect(strands(own, 'red')).toMatchObject([
      { hexes: ['B1', 'B2'], slots: ['S01'], isThread: false, points: 0 },
      { hexes: ['E3'], slots: ['S10'], isThread: false },
    ]);
  });

  it('matches a moment with exactly its fragments', () => {
    const own = board({
      hexes: { A1: ['yellow', 'red'], A2: ['red', 'yellow', 'blue'], A3: ['red', 'red'] },
      claimed: ['M01'],
    });
    expect(matches(own, 'M01')).toEqual(['A1']);
    expect(matches(own, 'M11')).toEqual(['A2']);
    expect(tilesFor(own, 'A1')).toEqual(['M01']);
    expect(rewardNow(own, 1).points.moments).toBe(0);
    const flipped = { ...own, claimed: [], bank: { push: { tile: 'M01', flipped: true } } };
    expect(rewardNow(flipped, 1).points.moments).toBe(4);
  });

  it('scores complete sets', () => {
    expect(corePoints(['S01', 'S02', 'S03'])).toBe(1);
    expect(corePoints(['S02', 'S03', 'S04', 'S06', 'S07'])).toBe(22);
  });
});

describe('a board after a move', () => {
  it('is the one that the engine made', () => {
    let changed = 0;
    for (const { view, seat, made, after: then } of recorded) {
      const move = readMove(made);
      // What comes after the end of a phase is more than the move itself.
      if (!move || move.kind === 'done' || move.kind === 'end-turn') continue;
      const next = after(seatOf(view, seat), [move], view.supply);
      const hexes = (all: SeatView['hexes']) =>
        Object.fromEntries(Object.entries(all).map(([name, held]) => [name, [...held].sort()]));
      if (view.phase === 'reward') continue;
      expect(hexes(next.hexes), made).toEqual(hexes(then.hexes));
      if (next !== seatOf(view, seat)) changed += 1;
    }
    expect(changed).toBeGreaterThan(15);
  });
});
