/**
 * The move that somebody would expect of a thing which can't be chosen now, in the engine's words: the engine says why it
 * is not legal. Nothing for things that are only looked at.
 */
import type { About } from '../../board/about';
import { hex as hexNamed, slot, spaces } from './components';
import { hexOf, kindOf } from './moves';
import type { Playing } from './playing.svelte';
import { fragmentsIn } from './view';

export function expected(play: Playing, about: About): string | undefined {
  if (play.props.seat === null) return undefined;
  const [kind = '', name = '', colour = ''] = about.split(':');
  switch (kind) {
    case 'hex':
      return ofHex(play, name);
    case 'bead':
      return ofFragment(play, name, colour);
    case 'slot':
      return `fill ${name} from ${slot(name).touches[0] ?? ''}`;
    case 'line':
      return colour ? fromLine(play, Number(name), colour) : undefined;
    case 'tile':
      return ofTile(play, name);
    case 'bank':
      return ofSpace(play, name);
    default:
      return undefined;
  }
}

/** A take names an end and colours, not places: inside the line the same colour may lie at an end as well. */
function fromLine(play: Playing, index: number, colour: string): string | undefined {
  const right = index > 0 && index === play.view.line.length - 1;
  const move = `take ${colour} from the ${right ? 'right' : 'left'}`;
  return play.props.sight.choices.some((choice) => choice.move === move) ? undefined : move;
}

function ofTile(play: Playing, tile: string): string | undefined {
  if (play.own.claimed.includes(tile)) {
    const free = spaces.find((space) => !play.own.bank[space]?.tile) ?? 'push';
    return `lay ${tile} on ${free}`;
  }
  const index = play.view.line.findIndex((there) => there.tile === tile);
  const [colour] = play.view.line[index]?.fragments ?? [];
  return colour && play.byGroups ? fromLine(play, index, colour) : undefined;
}

function ofSpace(play: Playing, space: string): string {
  const held = play.held && kindOf(play.held);
  return held?.startsWith('claimed:') ? `lay ${held.slice(8)} on ${space}` : `use ${space}`;
}

/** What was picked from the line goes into an empty hex: nothing else is asked of the hex then. */
function ofHex(play: Playing, hex: string): string | undefined {
  const { stage } = play;
  if (play.take) return undefined;
  switch (stage.kind) {
    case 'waiting':
    case 'after-take':
    case 'must-rewire':
    case 'end-turn':
      return `rewire ${hex}`;
    case 'rewire':
    case 'push-to': {
      const from = hexOf(stage) ?? hex;
      const held = play.held?.startsWith('bead:') ? play.held.split(':')[2] : undefined;
      const colour = held ?? fragmentsIn(play.own, from)[0];
      return colour && from !== hex ? `${colour} out to ${hex}` : `hex ${hex}`;
    }
    default:
      return `hex ${hex}`;
  }
}

function ofFragment(play: Playing, hex: string, colour: string): string | undefined {
  const { stage } = play;
  const centre = hexOf(stage);
  switch (stage.kind) {
    case 'trade-two-give':
    case 'swap-colour':
      return `choose ${colour}`;
    case 'rewire':
    case 'push-to':
    case 'swap-with':
      if (centre !== hex) return `${colour} in from ${hex}`;
      return `${colour} out to ${hexNamed(hex).neighbours[0] ?? ''}`;
    default:
      return ofHex(play, hex);
  }
}
