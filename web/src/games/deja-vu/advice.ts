/** What stands on cards before they are built: which bits would go there, and what it would bring. */
import type { Phrase } from '../../words/phrase';
import { buildable, completions, coverage, filling } from './building';
import { design } from './components';
import type { Piece } from './moves';
import type { Playing } from './playing.svelte';
import { gain } from './score';
import { memories, type Bit, type Card, type Source } from './view';
import { web } from './words';

export interface Advice {
  /** Whether the bits at hand, or those that are thought about, complete it. */
  completes: boolean;
  /** Bits that would go on its next slots. */
  ghosts: Bit[];
  /** The same for ears. */
  notes: Phrase[];
}

const none: Advice = { completes: false, ghosts: [], notes: [] };

/** Advice is for whoever plays with these bits: for others it is only what a card would score. */
export function advise(at: Playing, card: Card, source: Source, piece: Piece): Advice {
  const work = at.work?.piece === piece ? at.work : null;
  if (work) {
    const rest = design(card).slots.slice(work.bits.length);
    return { ...none, ghosts: filling(rest, at.view.pool, card) ?? [] };
  }
  if (memories(at.own).includes(card) && source !== 'short-term') {
    return { ...none, notes: [web('has-copy')] };
  }
  const score = web('would-score', { gain: gain(at.own, card) });
  const there = buildable(at.view, at.mine).find(
    (one) => one.card === card && one.source === source,
  );
  const bits = at.pointed?.usable ?? (at.view.turn === at.mine ? at.view.pool : []);
  if (!there || bits.length === 0) return { ...none, notes: [score] };
  const [complete] = completions([there], bits);
  const covered = at.looked === piece ? coverage(there, bits) : 0;
  const from = there.covered.length;
  const ghosts = filling(design(card).slots.slice(from, from + covered), bits, card) ?? [];
  if (!complete) return { completes: false, ghosts, notes: [score] };
  const words = { tokens: complete.tokens, gain: gain(at.own, card) };
  return { completes: true, ghosts, notes: [web('completes-now', words)] };
}
