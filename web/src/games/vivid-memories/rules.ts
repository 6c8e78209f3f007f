/** Which rule says most about a thing of Vivid Memories. */
import { moment, type Space } from './components';
import { seatOf, type View } from './view';

export const spaceRules: Record<Space, string> = {
  'trade-two': 'V43',
  speculate: 'V44',
  push: 'V45',
  swap: 'V46',
};

export const kinds: Record<string, string> = {
  hex: 'V2',
  bead: 'V25',
  slot: 'V55',
  set: 'V57',
  tile: 'V49',
  line: 'V19',
  bank: 'V37',
  fingers: 'V22',
  supply: 'V10',
  bag: 'V15',
  claimed: 'V34',
  precious: 'V51',
  reflect: 'V32',
  start: 'V30',
  board: 'V2',
  points: 'V48',
  aspiration: 'V58',
  reward: 'V48',
  thread: 'V53',
  move: 'V37',
};

const sources: Record<string, string> = {
  moments: 'V49',
  threads: 'V54',
  cores: 'V57',
  aspiration: 'V58',
};

const tileAction = (tile: string) => (moment(tile).action.kind === 'add' ? 'V40' : 'V41');

export function ruleOf(view: View, seat: number, kind: string, names: readonly string[]): string {
  const [name = ''] = names;
  const general = kinds[kind] ?? 'V13';
  switch (kind) {
    case 'bank': {
      const { tile, flipped } = seatOf(view, seat).bank[name as Space] ?? {};
      if (tile) return flipped ? 'V49' : tileAction(tile);
      return spaceRules[name as Space];
    }
    case 'line':
      if (names.length > 1) {
        const end = name === '0' || Number(name) === view.line.length - 1;
        return end ? 'V18' : 'V19';
      }
      return name === 'emptied' ? 'V23' : general;
    case 'reward':
      return sources[name] ?? general;
    default:
      return general;
  }
}
