/** What a small screen shows one at a time, and where something is asked. */
import type { Area } from '../face';
import { seatOf, stageOf, type Stage, type View } from './view';

export const areas: Area[] = [
  { id: 'line', label: 'vivid-memories-web-area-line', sign: 'line' },
  { id: 'mine', label: 'vivid-memories-web-area-mine', sign: 'hexes', ofSeat: 'looked' },
  { id: 'others', label: 'vivid-memories-web-area-others', sign: 'people' },
  { id: 'score', label: 'vivid-memories-web-area-score', sign: 'score' },
];

/** The area that a stage needs; nothing where a button is all there is. */
export function areaOf(stage: Stage): string | null {
  if (stage.kind === 'take' || stage.kind === 'place') return 'line';
  if (stage.kind === 'end-turn' || (stage.kind === 'after-take' && !stage.rewire)) return null;
  return 'mine';
}

export function calls(sight: { view: unknown }, seat: number): string | null {
  return areaOf(stageOf(seatOf(sight.view as View, seat)));
}
