/** What the page asks of the game: the tab of a small screen, where something is asked, the phases. */
import type { Area, Phase } from '../face';
import { rounds } from './components';
import { seatOf, stageOf, type View } from './view';

/** Everything of a turn is on one table, also where the screen is small. */
export const areas: Area[] = [
  { id: 'table', label: 'vivid-memories-web-area-table', sign: 'hexes' },
];

export function calls(sight: { view: unknown }, seat: number): string | null {
  return stageOf(seatOf(sight.view as View, seat)).kind === 'waiting' ? null : 'table';
}

export function phases(sight: { view: unknown }): Phase[] {
  const { phase, round } = sight.view as View;
  const all = (['remember', 'reflect', 'reward'] as const).map((one) => ({
    label: `vivid-memories-web-phase-${one}`,
    now: phase === one,
  }));
  return [{ label: 'vivid-memories-web-round', with: { round, rounds }, now: false }, ...all];
}
