/** How Momiji is told: what its phrases name, and which of its lines belong together. */
import type { Phrase } from '../../words/phrase';
import type { LineKind, Telling } from '../face';
import { acorns } from './components';
import type { Event } from './events';
import Sign from './Sign.svelte';
import { isLeaf, type Leaf } from './view';

export type Thing =
  | { is: 'card'; leaf: Leaf; number: number; left: boolean; right: boolean }
  /** Without a number it is the sign for acorns. */
  | { is: 'acorns'; count: number | null }
  | { is: 'leaf'; leaf: Leaf }
  | { is: 'landscape'; letter: string }
  | { is: 'objective'; objective: string };

/** What a phrase names, if it is something that can be drawn. */
export function thingOf({ say, with: words = {} }: Phrase): Thing | null {
  if (say === 'momiji-acorn') return { is: 'acorns', count: null };
  if (say === 'momiji-acorns') return { is: 'acorns', count: Number(words['count']) };
  if (say === 'momiji-landscape') return { is: 'landscape', letter: String(words['letter']) };
  const [, kind, name = ''] =
    /^momiji-(card|pile|column|objective)-(.+?)(?:-object)?$/.exec(say) ?? [];
  if (kind === 'objective')
    return name.endsWith('-asks') ? null : { is: 'objective', objective: name };
  if (!isLeaf(name)) return null;
  if (kind !== 'card') return { is: 'leaf', leaf: name };
  const corners = words['acorns'];
  const both = corners === 'both';
  return {
    is: 'card',
    leaf: name,
    number: Number(words['number']),
    left: both || corners === 'left',
    right: both || corners === 'right',
  };
}

const kinds: Record<string, LineKind> = {
  'momiji-landscape-opened': 'light',
  'momiji-revealed': 'light',
  'momiji-revealed-to-discard': 'light',
  'momiji-cleared': 'light',
  'momiji-drew': 'follow',
  'momiji-drew-hidden': 'follow',
  'momiji-threw-back': 'follow',
  'momiji-closed-with-torii': 'gain',
  'momiji-closed-without-torii': 'gain',
  'momiji-gained': 'gain',
  'momiji-harvested': 'gain',
  'momiji-end-triggered': 'stage',
  'momiji-turn-ended': 'untold',
  'game-over': 'stage',
};

/** A harvest of nothing is nothing to tell. */
function isEmpty({ say, with: words }: Phrase): boolean {
  const gain = words?.['gain'];
  const count = typeof gain === 'object' && 'say' in gain ? gain.with?.['count'] : undefined;
  return say === 'momiji-harvested' && count === 0;
}

/** What an event changes in the stock of acorns of whoever did it. */
function change(event: Event): number {
  switch (event.event) {
    case 'gained':
    case 'harvested':
      return event.acorns;
    case 'paid-reveal':
      return -acorns.reveal;
    case 'used':
      return -acorns.landscape;
    case 'activated':
      return -event.price;
    default:
      return 0;
  }
}

export const telling: Telling = {
  draws: (phrase) => thingOf(phrase) !== null,
  Sign,
  kind: (phrase) => (isEmpty(phrase) ? 'untold' : (kinds[phrase.say] ?? 'act')),
  apart: new Set(['momiji-drafted']),
  brought(events, seat) {
    const own = (events as Event[]).filter((event) => 'seat' in event && event.seat === seat);
    const count = own.reduce((sum, event) => sum + change(event), 0);
    return count === 0 ? null : { count, of: { say: 'momiji-acorn' } };
  },
};
