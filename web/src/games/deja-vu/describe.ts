/** What is said of a piece while it is looked at: its name first, then what it would lead to. */
import type { Phrase } from '../../words/phrase';
import { buildable, completions, counts } from './building';
import { design } from './components';
import { neighbours } from './lattice';
import type { Piece } from './moves';
import type { Playing } from './playing.svelte';
import { gain } from './score';
import {
  colourOf,
  tileIndex,
  tileName,
  tileOf,
  type Bit,
  type Card,
  type Tile,
  type View,
} from './view';
import {
  bitPhrase,
  cardPhrase,
  doesPhrase,
  fragmentPhrase,
  nebulaPhrase,
  shapePhrase,
  tilePhrase,
  web,
} from './words';

/** A card in full: its name, what lies on it, what it asks for and gives. */
export function cardLabel(card: Card, covered: readonly Bit[] = []): Phrase {
  const words = { card: cardPhrase(card), does: doesPhrase(card) };
  if (covered.length === 0) return web('card', words);
  return web('card-covered', { ...words, bits: covered.map(bitPhrase) });
}

/** A tile in full. */
export function tileLabel(view: View, tile: Tile): Phrase {
  const { bits, fragment } = tileOf(view, tile);
  return web('tile', {
    tile: nebulaPhrase(tile),
    bits: bits.length > 0 ? bits.map(bitPhrase) : web('no-bits'),
    fragment: fragment ? fragmentPhrase(fragment) : web('no-fragment'),
    girl: view.girl === tile ? 'here' : 'away',
  });
}

/** Which tiles touch it, for whoever does not see it; nothing while it lies alone. */
export function nearLabel(view: View, tile: Tile): Phrase[] {
  const near = neighbours(view.map.map((one) => one.at))[tileIndex(tile)] ?? [];
  if (near.length === 0) return [];
  return [web('near', { tiles: near.map((index) => tilePhrase(tileName(index))) })];
}

export function describe(at: Playing, piece: Piece): Phrase[] {
  const [kind, name = ''] = piece.split(':');
  switch (kind) {
    case 'tile':
      return [tileLabel(at.view, name), ...aboutTile(at, name)];
    case 'bit':
      return [bitPhrase(name), ...aboutBit(at, name)];
    case 'hand':
    case 'short':
    case 'public':
      return aboutCard(at, name, kind);
    default:
      return [];
  }
}

function aboutTile(at: Playing, tile: Tile): Phrase[] {
  const now = at.stage;
  if (now.kind === 'begin' && at.legal.has(`tile:${tile}`)) {
    const all = at.prospects(tile);
    const most = Math.max(0, ...all.map((one) => one.outcome.bits.length));
    const cards = [...new Set(all.flatMap((one) => one.completes.map(({ card }) => card)))];
    const count = new Set(all.map((one) => one.outcome.end)).size;
    const lines = [web('could-end', { count, most })];
    if (cards.length > 0) lines.push(web('could-complete', { cards: cards.map(cardPhrase) }));
    return lines;
  }
  if (now.kind === 'sow' && now.bits.length === 1 && at.legal.has(`tile:${tile}`)) {
    const last = now.bits[0] ?? '';
    const there = tileOf(at.view, tile).bits.filter((bit) => colourOf(bit) === colourOf(last));
    return [web('would-collect', { bits: [last, ...there].map(bitPhrase) })];
  }
  return [];
}

function aboutBit(at: Playing, bit: Bit): Phrase[] {
  const now = at.stage;
  if (now.kind !== 'cover') return [];
  return [web(counts(bit, now.card) ? 'counts' : 'counts-not', { card: cardPhrase(now.card) })];
}

function aboutCard(at: Playing, card: Card, kind: 'hand' | 'short' | 'public'): Phrase[] {
  const covered = kind === 'short' ? (at.own.short_term[card] ?? []) : [];
  const lines = [cardLabel(card, covered)];
  const copies = at.view.public.filter((one) => one === card).length;
  if (kind === 'public' && copies > 1) lines.push(web('copies', { count: copies }));
  const source = kind === 'short' ? 'short-term' : kind;
  const there = buildable(at.view, at.mine).find(
    (one) => one.card === card && one.source === source,
  );
  const [complete] = there ? completions([there], at.view.pool) : [];
  if (complete && at.view.pool.length > 0) {
    lines.push(web('completes-now', { tokens: complete.tokens, gain: gain(at.own, card) }));
  } else if (there) {
    lines.push(web('would-score', { gain: gain(at.own, card) }));
    const next = design(card).slots[covered.length];
    if (covered.length > 0 && next) lines.push(web('next-is', { shape: shapePhrase(next) }));
  } else {
    lines.push(web('has-copy'));
  }
  return lines;
}
