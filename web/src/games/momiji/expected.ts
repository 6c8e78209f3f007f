/**
 * The move that somebody would expect of a thing which can't be chosen now, in the engine's words: the engine says why it
 * is not legal. Nothing for things that are only looked at.
 */
import type { About } from '../../board/about';
import type { Playing } from './playing.svelte';
import { card, pileOf, seatOf } from './view';

export function expected(play: Playing, about: About): string | undefined {
  const [kind = '', name = '', third = ''] = about.split(':');
  const seat = play.props.seat;
  if (seat === null) return undefined;
  const now = play.stage.kind;
  const mine = Number(name) === seat;
  switch (kind) {
    case 'hand':
      return ofHandCard(play, seat, name);
    case 'drawn':
      return `discard ${name}`;
    case 'discarded':
      return `retrieve ${name}`;
    case 'column':
      return now === 'tops' || now === 'take-top' ? `take top of ${name}` : `take ${name}`;
    case 'deck':
      return 'reveal';
    case 'landscape':
      return mine ? `use ${third}` : undefined;
    case 'draft':
      return `draft ${name}`;
    case 'objective':
      return ofObjective(play, seat, name);
    case 'pile':
      if (!mine) return undefined;
      if (now === 'arrange') return `arrange ${third}`;
      return now === 'slide-under' ? `under ${third}` : undefined;
    case 'primary':
      return 'end turn';
    default:
      return undefined;
  }
}

function ofHandCard(play: Playing, seat: number, name: string): string {
  const own = seatOf(play.view, seat);
  switch (play.stage.kind) {
    case 'toll':
    case 'exchange':
    case 'hand-limit':
    case 'discard-for-acorns':
      return `discard ${name}`;
    case 'slide-card':
      return `slide ${name}`;
    default: {
      const lies = pileOf(own, card(name).leaf) || own.piles.length === 0;
      return lies ? `lay ${name}` : `lay ${name} right`;
    }
  }
}

function ofObjective(play: Playing, seat: number, name: string): string {
  const mine = seatOf(play.view, seat).objectives.some((one) => one === name);
  if (mine && play.stage.kind === 'activate-or-swap') return `give back ${name}`;
  return play.stage.kind === 'swap-for' ? `swap for ${name}` : `activate ${name}`;
}
