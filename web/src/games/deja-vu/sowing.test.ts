// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { recorded } from './fixtures';
import { readMove } from './moves';
import { ends, movesAlong, outcomes, startAt, underWay, wayOf, type Sowing } from './sowing';
import {
  colourOf,
  isWhite,
  stageOf,
  tileName,
  tileOf,
  without,
  type Tile,
  type View,
} from './view';

const tiles = (view: View): Tile[] => view.map.map((_, index) => tileName(index));

const near = (view: View, tile: Tile): Tile[] => {
  const [q, r] = tileOf(view, tile).at;
  return tiles(view).filter((other) => {
    const [p, s] = tileOf(view, other).at;
    const [x, y] = [p - q, s - r];
    return other !== tile && Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)) === 1;
  });
};

/** The same in the plainest way: every way is gone, every order of bits tried. */
function plainly(
  view: View,
  { at, visited, bits }: Sowing,
  found = new Set<string>(),
): Set<string> {
  for (const tile of near(view, at).filter((one) => !visited.includes(one))) {
    for (const bit of new Set(bits)) {
      const left = without(bits, bit);
      if (left.length > 0) {
        plainly(view, { at: tile, visited: [...visited, tile], bits: left }, found);
      } else if (!isWhite(bit)) {
        const alike = tileOf(view, tile).bits.filter((one) => colourOf(one) === colourOf(bit));
        found.add([tile, bit, ...alike.toSorted()].join(' '));
      }
    }
  }
  return found;
}

const told = (view: View, sowing: Sowing) =>
  new Set(
    outcomes(view, sowing).map(({ end, last, bits }) =>
      [end, last, ...without(bits, last).toSorted()].join(' '),
    ),
  );

const begins = recorded.filter(({ view }) => stageOf(view).kind === 'begin');
const sows = recorded.filter(({ view }) => stageOf(view).kind === 'sow');
const named = (some: typeof recorded) => some.map((one, index) => [index, one] as const);

describe('sowing', () => {
  it.each(named(begins))(
    'can begin where the engine says, in position %i',
    (_, { view, moves }) => {
      const starts = tiles(view).filter((tile) => outcomes(view, startAt(view, tile)).length > 0);
      const legal = moves.flatMap((text) => {
        const move = readMove(text);
        return move?.kind === 'sow' ? [move.tile] : [];
      });
      expect(starts).toEqual(legal);
    },
  );

  it.each(named(begins))('ends as a plain search says, in position %i', (_, { view }) => {
    for (const tile of tiles(view).filter((one) => tileOf(view, one).bits.length <= 4)) {
      const sowing = startAt(view, tile);
      expect(told(view, sowing), tile).toEqual(plainly(view, sowing));
    }
  });

  it.each(named(sows))('goes on where the engine says, in position %i', (_, { view, moves }) => {
    const now = underWay(view);
    if (!now) throw new Error('nothing is sown');
    const legal = new Set(moves.map((text) => text.split(' on ')[1] ?? ''));
    const open = near(view, now.at)
      .filter((tile) => !now.visited.includes(tile))
      .filter((tile) => {
        const rest = { at: tile, visited: [...now.visited, tile], bits: now.bits.slice(1) };
        return rest.bits.length === 0 || ends(view, rest).size > 0;
      });
    expect(new Set(open)).toEqual(legal);
    expect(told(view, now)).toEqual(plainly(view, now));
  });

  it('shows ways that can be gone', () => {
    for (const { view, moves } of begins) {
      const text = moves.find((move) => move.startsWith('sow ')) ?? '';
      const sowing = startAt(view, text.slice(4));
      const last = sowing.bits.find((bit) => !isWhite(bit)) ?? '';
      for (const [end, way] of ends(view, sowing)) {
        const whole = [sowing.at, ...way];
        const open = way.every((tile, step) => near(view, whole[step] ?? '').includes(tile));
        const [first, ...drops] = movesAlong(view, sowing, last, way);
        const laid = drops.map((drop) => drop.split(' ')[1] ?? '');
        expect([open, new Set(whole).size, way.at(-1), first, drops.at(-1)]).toEqual([
          true,
          sowing.bits.length + 1,
          end,
          text,
          `drop ${last} on ${end}`,
        ]);
        expect(laid.toSorted()).toEqual(sowing.bits.toSorted());
      }
    }
  });

  it('knows the way that was seen, or the only one there is', () => {
    for (const { view } of sows) {
      const now = underWay(view);
      if (!now) continue;
      const guess = wayOf(view, now, []);
      if (!guess) continue;
      expect(new Set(guess)).toEqual(new Set(now.visited));
      expect(wayOf(view, now, guess)).toEqual(guess);
    }
  });
});
