/** How Deja Vu is told: what its phrases name, and which of its lines belong together. */
import type { Phrase } from '../../words/phrase';
import type { LineKind, Telling } from '../face';
import type { Event } from './events';
import Sign from './Sign.svelte';
import type { Bit, Card, Fragment, Tile } from './view';

export type Thing =
  | { is: 'bit'; bit: Bit }
  | { is: 'card'; card: Card }
  | { is: 'fragment'; fragment: Fragment }
  | { is: 'tile'; tile: Tile }
  /** A bit and the tile it came to. */
  | { is: 'drop'; bit: Bit; tile: Tile };

/** What a phrase names, if it is something that can be drawn. */
export function thingOf({ say, with: words = {} }: Phrase): Thing | null {
  if (say === 'deja-vu-tile') return { is: 'tile', tile: String(words['tile']) };
  const colour = String(words['colour']);
  if (say === 'deja-vu-card') return { is: 'card', card: `${colour}-${String(words['number'])}` };
  if (say === 'deja-vu-fragment') {
    return { is: 'fragment', fragment: `${colour}-${String(words['pips'])}` };
  }
  if (say === 'deja-vu-web-told-drop') {
    const [bit, tile] = [words['bit'], words['tile']].map((word) =>
      typeof word === 'object' && 'say' in word ? thingOf(word) : null,
    );
    return bit?.is === 'bit' && tile?.is === 'tile'
      ? { is: 'drop', bit: bit.bit, tile: tile.tile }
      : null;
  }
  const shape = /^deja-vu-bit-([a-z]+)(?:-object)?$/.exec(say)?.[1];
  return shape === undefined ? null : { is: 'bit', bit: `${colour}-${shape}` };
}

const kinds: Record<string, LineKind> = {
  'deja-vu-dropped': 'follow',
  'deja-vu-collected': 'gain',
  'deja-vu-covered': 'follow',
  'deja-vu-set-aside': 'follow',
  'deja-vu-completed': 'gain',
  'deja-vu-paid': 'follow',
  'deja-vu-grew': 'gain',
  'deja-vu-to-hive': 'light',
  'deja-vu-replenished': 'light',
  'deja-vu-drew': 'light',
  'deja-vu-drew-hidden': 'light',
  'deja-vu-rejected': 'light',
  'deja-vu-reshuffled': 'light',
  'deja-vu-map-dealt': 'stage',
  'deja-vu-end-triggered': 'stage',
  'deja-vu-turn-ended': 'untold',
  'game-over': 'stage',
};

/** No bits go to the hive: nothing to tell. */
const isEmpty = ({ say, with: words }: Phrase) =>
  say === 'deja-vu-to-hive' && words?.['count'] === 0;

/** Bits that fall one after another, and those that come back, are told with their tiles in one line. */
const rows: Record<string, string> = {
  'deja-vu-dropped': 'deja-vu-web-told-dropped',
  'deja-vu-replenished': 'deja-vu-web-told-replenished',
};

function drop({ with: words = {} }: Phrase): Phrase {
  const { bit, tile } = words;
  return bit && tile ? { say: 'deja-vu-web-told-drop', with: { bit, tile } } : { say: 'nothing' };
}

function join(one: Phrase, other: Phrase): Phrase | null {
  const row = rows[other.say];
  if (row === undefined) return null;
  if (one.say === other.say) {
    const seat = one.with?.['seat'];
    return { say: row, with: { ...(seat ? { seat } : {}), drops: [drop(one), drop(other)] } };
  }
  const drops = one.with?.['drops'];
  if (one.say !== row || !Array.isArray(drops)) return null;
  return { ...one, with: { ...one.with, drops: [...drops, drop(other)] } };
}

export const telling: Telling = {
  draws: (phrase) => thingOf(phrase) !== null,
  Sign,
  kind: (phrase) => (isEmpty(phrase) ? 'untold' : (kinds[phrase.say] ?? 'act')),
  apart: new Set(['placed', 'chose', 'chose-hidden', 'rose'].map((name) => `deja-vu-${name}`)),
  join,
  brought(events, seat) {
    const own = (events as Event[]).filter((event) => 'seat' in event && event.seat === seat);
    const count = own.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
    return count === 0 ? null : { count };
  },
};
