/** What a small screen shows one at a time, where something is asked, and the phases of a turn. */
import type { Sight } from '../../protocol';
import type { Area, Phase } from '../face';
import { stageOf, type Stage, type View } from './view';

export const areas: Area[] = [
  { id: 'map', label: 'deja-vu-web-area-map', sign: 'hexes' },
  { id: 'memory', label: 'deja-vu-web-area-memory', sign: 'memory', ofSeat: 'looked' },
];

/** The area in which something is asked: hand and short-term memory lie below the map. */
export function calls({ view, choices }: Pick<Sight, 'view' | 'choices'>): string {
  const now = stageOf(view as View);
  if (now.kind === 'cover') return now.source === 'public' ? 'memory' : 'map';
  if (now.kind !== 'act') return 'map';
  const builds = choices.map(({ move }) => move).filter((move) => move.startsWith('build '));
  const shared = builds.filter((move) => move.startsWith('build public '));
  return shared.length > 0 && shared.length === builds.length ? 'memory' : 'map';
}

const names = ['planting', 'recollection', 'deja-vu', 'meditation'] as const;

function phaseOf(now: Stage): (typeof names)[number] | null {
  switch (now.kind) {
    case 'plant-late':
      return 'planting';
    case 'begin':
    case 'sow':
    case 'claim':
      return 'recollection';
    case 'act':
    case 'cover':
    case 'grow':
    case 'save':
      return 'deja-vu';
    case 'discard':
    case 'replenish':
      return 'meditation';
    default:
      return null;
  }
}

/** The girl moves at the beginning of Recollection, or late: only then Planting is a phase of its own. */
export function phases({ view }: Sight): Phase[] {
  const now = phaseOf(stageOf(view as View));
  return names.map((name) => ({ label: `deja-vu-web-phase-${name}`, now: name === now }));
}
