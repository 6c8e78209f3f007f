import { describe, expect, it } from 'vitest';
import type { ToldMove } from '../../protocol';
import { inStage } from './fixtures';
import { placeCount, placesOf } from './places';
import type { LineTile, View } from './view';

const { view } = inStage('take');
const tiles = ['M01', 'M02', 'M03', 'M04', 'M05', 'M06'].slice(0, placeCount(view));
const lineOf = (names: readonly string[]): LineTile[] =>
  names.map((tile) => ({ tile, fragments: ['red'] }));
const at = (names: readonly string[]): View => ({ ...view, line: lineOf(names) });
const names = (places: readonly (LineTile | null)[]) => places.map((one) => one?.tile ?? null);
const step = (...events: object[]): ToldMove => ({ seat: 1, told: [], events });
const took = (end: string, ...claimed: string[]) =>
  step({ event: 'took', seat: 1, end }, ...claimed.map((tile) => ({ event: 'claimed', tile })));
const begun = step({ event: 'round-began', round: 2 });

describe('the places of the line', () => {
  it('are kept by their tiles when others go, from either end', () => {
    expect(names(placesOf(at(tiles), [begun]))).toEqual(tiles);
    const [first = '', second = ''] = tiles;
    const left = took('left', first, second);
    expect(names(placesOf(at(tiles.slice(2)), [begun, left]))).toEqual([
      null,
      null,
      ...tiles.slice(2),
    ]);
    const right = took('right', tiles.at(-1) ?? '');
    expect(names(placesOf(at(tiles.slice(2, -1)), [begun, left, right]))).toEqual([
      null,
      null,
      ...tiles.slice(2, -1),
      null,
    ]);
  });

  it('begin anew with a round', () => {
    const before = took('right', 'M20', 'M21');
    expect(names(placesOf(at(tiles.slice(1)), [before, begun, took('left', 'M01')]))).toEqual([
      null,
      ...tiles.slice(1),
    ]);
  });

  it('are all there while the line is empty', () => {
    expect(placesOf(at([]), [begun])).toEqual(tiles.map(() => null));
  });

  it('do not move for whoever was told nothing of the beginning', () => {
    const inner = tiles.slice(1, -1);
    expect(names(placesOf(at(inner), []))).toEqual([null, ...inner, null]);
    const later = took('right', inner.at(-1) ?? '');
    expect(names(placesOf(at(inner.slice(0, -1)), [later]))).toEqual([
      null,
      ...inner.slice(0, -1),
      null,
      null,
    ]);
  });
});
