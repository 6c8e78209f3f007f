/** What a small screen shows one at a time, and where something is asked. */
import type { Area } from '../face';
import { stageOf, type Stage, type View } from './view';

export const areas: Area[] = [
  { id: 'map', label: 'deja-vu-web-area-map', sign: 'hexes' },
  { id: 'mine', label: 'deja-vu-web-area-mine', sign: 'memory', ofSeat: 'own' },
  { id: 'cards', label: 'deja-vu-web-area-cards', sign: 'cards' },
  { id: 'others', label: 'deja-vu-web-area-others', sign: 'people', ofSeat: 'others' },
];

/** The area that a stage needs; nothing where any will do. */
export function areaOf(stage: Stage): string | null {
  switch (stage.kind) {
    case 'build':
    case 'begin':
    case 'sow':
    case 'claim':
    case 'replenish':
    case 'plant-late':
      return 'map';
    case 'opening':
    case 'act':
    case 'discard':
      return 'mine';
    default:
      return null;
  }
}

export function calls(sight: { view: unknown }): string | null {
  return areaOf(stageOf(sight.view as View));
}
