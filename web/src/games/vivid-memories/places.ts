/**
 * The places of the moment line. A tile keeps its place for the whole round, and an emptied place
 * stays; the view only has the tiles that are left. So the line is remembered as it was dealt.
 */
import { keepByTab, keptByTab } from '../../storage';
import type { TileName } from './components';
import type { LineTile, View } from './view';

const nameOf = (table: string, round: number) => `vivid-line-${table}-${round}`;

/** The tiles of each place as they were dealt; nothing where that was not seen. */
function remembered(name: string): (TileName | null)[] | null {
  const kept = keptByTab(name);
  return kept === null ? null : (JSON.parse(kept) as (TileName | null)[]);
}

const remember = (name: string, places: (TileName | null)[]) =>
  keepByTab(name, JSON.stringify(places));

/** How many tiles are dealt in a round. */
export const placeCount = (view: View) => view.players + 2;

/** What lies on each place of the line, from left to right; nothing where it was emptied. */
export function placesOf(view: View, table: string): (LineTile | null)[] {
  const count = placeCount(view);
  if (view.line.length === 0) return Array.from({ length: count }, () => null);
  const name = nameOf(table, view.round);
  const now = view.line.map(({ tile }) => tile);
  let places = remembered(name);
  if (now.length === count || !places || !now.every((tile) => places?.includes(tile))) {
    // Whoever comes later does not see which end lost more: the rest stands in the middle.
    const before = Math.floor((count - now.length) / 2);
    places = Array.from({ length: count }, (_, index) => now[index - before] ?? null);
    remember(name, places);
  }
  return places.map((tile) => view.line.find((one) => one.tile === tile) ?? null);
}
