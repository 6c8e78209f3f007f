import { describe, expect, it } from 'vitest';
import { inStage } from './fixtures';
import { placeCount, placesOf } from './places';
import type { LineTile, View } from './view';

const { view } = inStage('take');
const tiles = ['M01', 'M02', 'M03', 'M04', 'M05', 'M06'].slice(0, placeCount(view));
const lineOf = (names: readonly string[]): LineTile[] =>
  names.map((tile) => ({ tile, fragments: ['red'] }));
const at = (round: number, names: readonly string[]): View => ({
  ...view,
  round,
  line: lineOf(names),
});
const names = (places: readonly (LineTile | null)[]) => places.map((one) => one?.tile ?? null);

describe('the places of the line', () => {
  it('are kept by their tiles when others go, from either end', () => {
    placesOf(at(1, tiles), 'one');
    expect(names(placesOf(at(1, tiles.slice(1)), 'one'))).toEqual([null, ...tiles.slice(1)]);
    const inner = tiles.slice(2, -1);
    expect(names(placesOf(at(1, inner), 'one'))).toEqual([null, null, ...inner, null]);
    // A move that is undone brings them back.
    expect(names(placesOf(at(1, tiles), 'one'))).toEqual(tiles);
  });

  it('are all there while the line is empty', () => {
    expect(placesOf(at(2, []), 'one')).toEqual(tiles.map(() => null));
  });

  it('do not move for whoever comes later', () => {
    const late = placesOf(at(1, tiles.slice(1, -1)), 'two');
    expect(names(late)).toEqual([null, ...tiles.slice(1, -1), null]);
    expect(names(placesOf(at(1, tiles.slice(1, -2)), 'two'))).toEqual([
      null,
      ...tiles.slice(1, -2),
      null,
      null,
    ]);
  });
});
