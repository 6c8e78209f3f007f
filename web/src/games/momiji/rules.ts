/** Which rule says most about a thing of Momiji. */
import { isSolo, type View } from './view';

/** The rule of each landscape, from A on. */
const LANDSCAPE_A = 45;
const landscape = (letter: string) => `M${LANDSCAPE_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)}`;

const objectives: Record<string, string> = {
  'longest-pile': 'M65',
  'highest-tops': 'M70',
  'most-torii': 'M66',
  'most-acorns': 'M67',
  'piles-and-landscapes': 'M69',
  'most-in-hand': 'M68',
};

const scenarios: Record<string, Record<string, string>> = {
  'cold-breeze': { 'longest-pile': 'M90', 'most-zeros': 'M91' },
  equinox: { 'most-torii': 'M100', 'most-acorns': 'M101' },
};

const goals: Record<string, Record<string, string>> = {
  'cold-breeze': { points: 'M92', middle: 'M93', activated: 'M94' },
  meditation: { tops: 'M96', 'points-with-token': 'M97', stock: 'M98' },
  equinox: { torii: 'M102', stock: 'M103', activated: 'M104' },
};

export const kinds: Record<string, string> = {
  hand: 'M34',
  drawn: 'M48',
  placed: 'M58',
  discarded: 'M26',
  'hand-cards': 'M25',
  column: 'M27',
  pile: 'M62',
  knot: 'M39',
  row: 'M37',
  objective: 'M64',
  landscape: 'M44',
  landscapes: 'M44',
  draft: 'M14',
  deck: 'M60',
  discard: 'M26',
  goal: 'M88',
  first: 'M16',
  'turns-left': 'M60',
  torii: 'M36',
  tops: 'M37',
  acorns: 'M63',
  harvest: 'M39',
  points: 'M62',
  move: 'M17',
};

const moves: Record<string, string> = {
  lay: 'M37',
  reveal: 'M28',
  exchange: 'M19',
  place: 'M37',
  discard: 'M25',
  done: 'M38',
  pass: 'M18',
  'end-turn': 'M24',
};

export function ruleOf(view: View, kind: string, names: readonly string[]): string {
  const [name = '', second = ''] = names;
  const general = kinds[kind] ?? 'M17';
  switch (kind) {
    case 'landscape':
      return landscape(second);
    case 'draft':
      return landscape(name);
    case 'objective':
      if (!isSolo(view)) return objectives[name] ?? 'M65';
      return scenarios[view.scenario ?? '']?.[name] ?? 'M85';
    case 'goal':
      return goals[view.scenario ?? '']?.[name] ?? general;
    case 'deck':
      return isSolo(view) ? 'M87' : general;
    case 'move':
      return moves[name] ?? general;
    default:
      return general;
  }
}
