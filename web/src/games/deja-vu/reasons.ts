/** Why a piece can't be chosen now: worked out from what is seen, and said when somebody tries. */
import type { Phrase, Word } from '../../words/phrase';
import { canFill, fits } from './building';
import { design, GROW, hasRoom, icons } from './components';
import { neighbours, reach } from './lattice';
import type { Piece } from './moves';
import { ends, startAt } from './sowing';
import {
  flowersOf,
  isWhite,
  memories,
  seatOf,
  stageOf,
  tileIndex,
  tileOf,
  type Bit,
  type Card,
  type Stage,
  type Tile,
  type View,
} from './view';
import { bitPhrase, cardPhrase, shapePhrase, tilePhrase } from './words';

/** Texts of this file begin with `deja-vu-web-no-`. */
const no = (why: string, words: Record<string, Word> = {}): Phrase => ({
  say: `deja-vu-web-no-${why}`,
  with: words,
});

/** `held` is the piece that was taken first, such as a bit to sow or the girl. */
export function whyNot(
  view: View,
  seat: number | null,
  acts: boolean,
  piece: Piece,
  held: Piece | null,
): Phrase {
  const now = stageOf(view);
  if (now.kind === 'over') return no('over');
  if (seat === null) return no('watching');
  if (!acts && now.kind === 'opening') return no('others-choose');
  if (!acts) return no('turn', { player: { seat: view.turn } });
  const [kind, name = ''] = piece.split(':');
  const found =
    kind === 'tile'
      ? notThisTile(view, name, now, held)
      : kind === 'bit'
        ? notThisBit(view, name, now, held)
        : kind === 'hand' || kind === 'short' || kind === 'public'
          ? notThisCard(view, seat, name, kind, now)
          : notThat(view, seat, kind, now);
  return found ?? no('stage', { asked: askedFor(now) });
}

/** What the stage asks for, in a few words. */
function askedFor(now: Stage): Phrase {
  return { say: `deja-vu-web-now-${now.kind}` };
}

function notThisTile(view: View, tile: Tile, now: Stage, held: Piece | null): Phrase | null {
  if (held === 'girl' || now.kind === 'plant-late') return notThere(view, tile);
  switch (now.kind) {
    case 'begin':
      return notToSow(view, tile);
    case 'sow': {
      if (now.visited.includes(tile)) return no('visited', { tile: tilePhrase(tile) });
      const near = neighbours(view.map.map((one) => one.at))[tileIndex(now.at)] ?? [];
      if (!near.includes(tileIndex(tile))) return no('not-near', { tile: tilePhrase(now.at) });
      const bit = held?.startsWith('bit:') ? held.slice(4) : null;
      if (bit)
        return notThisBit(view, bit, now, null) ?? no('dead-end', { count: now.bits.length - 1 });
      return no('dead-end', { count: now.bits.length - 1 });
    }
    case 'replenish':
      return now.named.includes(tile) ? no('named') : no('not-lowest');
    default:
      return null;
  }
}

function notThere(view: View, tile: Tile): Phrase | null {
  if (tile === view.girl) return no('girl-here');
  if (view.planting !== 'open') return no('girl-moved');
  const steps = icons(seatOf(view, view.turn), 'footprint');
  return reach(view, steps).has(tile) ? null : no('too-far', { count: steps });
}

function notToSow(view: View, tile: Tile): Phrase | null {
  const { bits } = tileOf(view, tile);
  if (bits.length === 0) return no('empty', { tile: tilePhrase(tile) });
  if (bits.every(isWhite)) return no('only-white');
  return ends(view, startAt(view, tile)).size === 0 ? no('no-way', { count: bits.length }) : null;
}

function notThisBit(view: View, bit: Bit, now: Stage, held: Piece | null): Phrase | null {
  if (now.kind === 'sow') {
    if (isWhite(bit) && now.bits.length === 1) return no('last-white');
    if (!isWhite(bit) && now.bits.filter((one) => !isWhite(one)).length === 1)
      return no('keep-last');
    return held?.startsWith('tile:') ? no('dead-end', { count: now.bits.length - 1 }) : null;
  }
  if (now.kind === 'cover') {
    const slot = design(now.card).slots[now.bits.length];
    if (slot && !fits(bit, slot)) {
      return no('shape', { bit: bitPhrase(bit), shape: shapePhrase(slot) });
    }
    return no('not-enough', { card: cardPhrase(now.card) });
  }
  return now.kind === 'act' ? no('card-first') : null;
}

function notThisCard(
  view: View,
  seat: number,
  card: Card,
  kind: 'hand' | 'short' | 'public',
  now: Stage,
): Phrase | null {
  if (now.kind === 'begin' || now.kind === 'sow') return no('sow-first');
  if (now.kind === 'cover') return no('covering', { card: cardPhrase(now.card) });
  if (now.kind !== 'act') return null;
  const own = seatOf(view, seat);
  const { slots } = design(card);
  if (kind === 'short') {
    const slot = slots[own.short_term[card]?.length ?? 0] ?? 'any';
    return no('next-slot', { shape: shapePhrase(slot) });
  }
  if (memories(own).includes(card)) return no('copy', { card: cardPhrase(card) });
  if (kind === 'public') return no('public-whole');
  const begins = view.pool.some((bit) => fits(bit, slots[0] ?? 'any'));
  if (!begins) return no('next-slot', { shape: shapePhrase(slots[0] ?? 'any') });
  return hasRoom(own) || canFill(slots, view.pool) ? null : no('no-room');
}

function notThat(view: View, seat: number, kind: string | undefined, now: Stage): Phrase | null {
  const own = seatOf(view, seat);
  switch (kind) {
    case 'girl':
      if (view.planting !== 'open') return no('girl-moved');
      return now.kind === 'begin' || now.kind === 'plant-late' ? null : no('girl-later');
    case 'flower':
      if (flowersOf(own) === 0) return no('no-flower');
      if (view.planting === 'used') return no('planted');
      return tileOf(view, view.girl).fragment ? no('girl-later') : no('no-fragment');
    case 'circle':
      if (own.circle) return no('circle-full');
      if (now.kind !== 'act') return null;
      return no('grow-cost', { count: GROW });
    default:
      return null;
  }
}
