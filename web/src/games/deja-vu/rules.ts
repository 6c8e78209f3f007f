/** Which rule says most about a thing of Deja Vu. */
import { design, type Power } from './components';

const powers: Record<Power, string> = {
  hand: 'F48',
  footprint: 'F19',
  chest: 'F43',
  'short-term': 'F34',
  'white-claim': 'F29',
  flower: 'F39',
};

export const kinds: Record<string, string> = {
  tile: 'F24',
  bit: 'F28',
  fragment: 'F51',
  flower: 'F22',
  place: 'F10',
  girl: 'F19',
  card: 'F36',
  public: 'F33',
  strip: 'F52',
  hand: 'F48',
  'short-term': 'F34',
  'long-term': 'F50',
  hive: 'F46',
  deck: 'F49',
  discard: 'F17',
  'last-turns': 'F50',
  icons: 'F41',
  chest: 'F43',
  circle: 'F42',
  fragments: 'F56',
  points: 'F51',
  ahead: 'F24',
  fill: 'F32',
  fingers: 'F24',
  move: 'F18',
};

/** What a public card counts. */
function scoring(card: string): string {
  const { scores } = design(card);
  if (!scores) return kinds['public'] ?? '';
  if ('cards' in scores) return card.startsWith('white-') ? 'F54' : 'F53';
  return 'F55';
}

export function ruleOf(kind: string, names: readonly string[]): string {
  const [name = '', second] = names;
  const general = kinds[kind] ?? 'F18';
  switch (kind) {
    case 'public':
      return scoring(name);
    case 'card': {
      const { power } = design(name);
      return power ? powers[power] : scoring(name);
    }
    case 'icons':
      return powers[name as Power];
    case 'bit':
      return second ? general : 'F32';
    default:
      return general;
  }
}
