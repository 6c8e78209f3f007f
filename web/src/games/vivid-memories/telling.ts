/** How Vivid Memories is told: what its phrases name, and which of its lines belong together. */
import type { Phrase } from '../../words/phrase';
import type { LineKind, Telling } from '../face';
import {
  isColour,
  isSpace,
  moment,
  slot,
  type Colour,
  type SlotName,
  type TileName,
} from './components';
import { isReward, type Event } from './events';
import Sign from './Sign.svelte';
import { colourPhrases } from './words';

export type Thing =
  | { is: 'fragment'; colour: Colour }
  | { is: 'tile'; tile: TileName }
  | { is: 'slot'; slot: SlotName }
  /** Something that has its name written on it. */
  | { is: 'place' };

/** What a phrase names, if it is something that can be drawn. */
export function thingOf({ say, with: words = {} }: Phrase): Thing | null {
  if (say === 'vivid-memories-moment') return { is: 'tile', tile: String(words['tile']) };
  if (say === 'vivid-memories-slot') return { is: 'slot', slot: String(words['slot']) };
  if (say === 'vivid-memories-hex') return { is: 'place' };
  const [, kind, name = ''] = /^vivid-memories-(fragment|space)-(.+)$/.exec(say) ?? [];
  if (kind === 'fragment' && isColour(name)) return { is: 'fragment', colour: name };
  return kind === 'space' && isSpace(name) ? { is: 'place' } : null;
}

/** Tiles and slots have names that nobody sees on the table: what is drawn on them is said instead. */
function reword(phrase: Phrase): Phrase {
  const thing = thingOf(phrase);
  if (thing?.is === 'tile') {
    const { condition, points } = moment(thing.tile);
    return {
      say: 'vivid-memories-web-told-tile',
      with: { points, condition: colourPhrases(condition) },
    };
  }
  if (thing?.is !== 'slot') return phrase;
  const hexes = slot(thing.slot).touches.map((hex): Phrase => ({
    say: 'vivid-memories-hex',
    with: { hex },
  }));
  return { say: 'vivid-memories-web-told-slot', with: { hexes } };
}

const kinds: Record<string, LineKind> = {
  'vivid-memories-placed': 'follow',
  'vivid-memories-claimed': 'gain',
  'vivid-memories-gave': 'follow',
  'vivid-memories-gained': 'follow',
  'vivid-memories-drew': 'light',
  'vivid-memories-left-over': 'light',
  'vivid-memories-scored-moment': 'gain',
  'vivid-memories-scored-thread': 'gain',
  'vivid-memories-scored-cores': 'gain',
  'vivid-memories-scored-aspiration': 'gain',
  'vivid-memories-filled': 'follow',
  'vivid-memories-got-start-marker': 'light',
  'vivid-memories-round-began': 'stage',
  'vivid-memories-reflect-began-in-order': 'stage',
  'vivid-memories-reflect-began-together': 'stage',
  'vivid-memories-line-given-up': 'stage',
  'vivid-memories-turn-ended': 'untold',
  'game-over': 'stage',
};

export const telling: Telling = {
  draws: (phrase) => thingOf(phrase) !== null,
  Sign,
  reword,
  kind: ({ say }) => kinds[say] ?? 'act',
  apart: new Set(
    ['laid', 'used-space', 'used-tile', 'done'].map((name) => `vivid-memories-${name}`),
  ),
  brought(events, seat) {
    const own = (events as Event[]).filter((event) => isReward(event) && event.seat === seat);
    const count = own.reduce((sum, event) => sum + (isReward(event) ? event.points : 0), 0);
    return count === 0 ? null : { count };
  },
};
