/**
 * The move that somebody would expect of a thing which can't be chosen now, in the engine's words: the engine says why it
 * is not legal. Nothing for things that are only looked at.
 */
import type { About } from '../../board/about';
import type { Playing } from './playing.svelte';
import type { Tile } from './view';

export function expected(at: Playing, about: About): string | undefined {
  if (at.props.seat === null) return undefined;
  const [kind = '', name = '', third] = about.split(':');
  switch (kind) {
    case 'tile':
      return ofTile(at, name);
    case 'bit':
      return third ? undefined : ofBit(at, name);
    case 'card':
      return ofCard(at, name);
    case 'public':
      return `build public ${name}`;
    case 'girl':
      return `girl to ${at.view.girl}`;
    case 'circle':
      return at.own.circle ? 'plant' : 'grow';
    default:
      return undefined;
  }
}

function ofTile(at: Playing, tile: Tile): string {
  const held = at.held[0];
  if (held === 'girl' || at.stage.kind === 'plant-late') return `girl to ${tile}`;
  switch (at.stage.kind) {
    case 'sow': {
      const { bits } = at.stage;
      const bit = held?.startsWith('bit:') ? held.slice(4) : (bits.find(isColoured) ?? bits[0]);
      return `drop ${bit ?? ''} on ${tile}`;
    }
    case 'replenish':
      return `name ${tile}`;
    default:
      return `sow ${tile}`;
  }
}

const isColoured = (bit: string) => !bit.startsWith('white-');

function ofBit(at: Playing, bit: string): string | undefined {
  switch (at.stage.kind) {
    case 'sow': {
      const held = at.held[0]?.startsWith('tile:') ? at.held[0].slice(5) : undefined;
      const [tile] = at.legal.size > 0 ? [...at.legal] : [];
      const on = held ?? tile?.replace(/^tile:/, '');
      return on ? `drop ${bit} on ${on}` : undefined;
    }
    case 'claim':
      return `claim ${bit}`;
    case 'grow':
      return `pay ${bit}`;
    case 'save':
      return `save ${bit}`;
    default:
      return `lay ${bit}`;
  }
}

/** A card of one's own hand or short-term memory. */
function ofCard(at: Playing, card: string): string | undefined {
  const { own, stage } = at;
  const mine = own.hand?.includes(card) || card in own.short_term;
  if (!mine) return undefined;
  if (stage.kind === 'discard' || stage.kind === 'opening') return `discard ${card}`;
  return `build ${card}`;
}
