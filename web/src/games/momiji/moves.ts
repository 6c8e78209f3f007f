/**
 * Moves as the server writes them, and the pieces that they belong to. A move that can't be read
 * belongs to no piece, and is offered as a plain button.
 */
import type { Choice } from '../../protocol';
import { isLeaf, pileOf, seatOf, stage, type Leaf, type Side, type View } from './view';

export type Move =
  | { kind: 'lay'; card: string; side: Side | null }
  | { kind: 'discard' | 'retrieve' | 'slide'; card: string }
  | { kind: 'take' | 'take-top' | 'arrange' | 'under'; leaf: Leaf }
  | { kind: 'use' | 'draft'; letter: string }
  | { kind: 'activate' | 'give-back' | 'swap-for'; objective: string }
  | { kind: 'place'; side: Side }
  | { kind: 'reveal' | 'exchange' | 'done' | 'pass' | 'end-turn' };

/** A choice with what was read in it. */
export interface Offer {
  text: string;
  explanation: Choice['explanation'];
  /** Whether it can't be taken back: the engine's word. */
  final: boolean;
  /** Nothing if this page does not know such a move. */
  move: Move | null;
}

const ofCards = ['discard', 'retrieve', 'slide'] as const;
const ofLeaves = ['take', 'arrange', 'under'] as const;
const single: Record<string, 'reveal' | 'exchange' | 'done' | 'pass' | 'end-turn'> = {
  reveal: 'reveal',
  exchange: 'exchange',
  done: 'done',
  pass: 'pass',
  'end turn': 'end-turn',
};
const cardName = /^(red|orange|yellow|green|brown|purple)-\d(-(left|right|both))?$/;

export function readMove(text: string): Move | null {
  const alone = single[text];
  if (alone) return { kind: alone };
  const words = text.split(' ');
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  const side = last === 'left' || last === 'right' ? last : null;
  if (first === 'place' && side) return { kind: 'place', side };
  if (cardName.test(second)) {
    if (first === 'lay') return { kind: 'lay', card: second, side };
    const kind = ofCards.find((one) => one === first);
    return kind && words.length === 2 ? { kind, card: second } : null;
  }
  if (text.startsWith('take top of ') && isLeaf(last)) return { kind: 'take-top', leaf: last };
  if (isLeaf(second) && words.length === 2) {
    const kind = ofLeaves.find((one) => one === first);
    return kind ? { kind, leaf: second } : null;
  }
  if (/^[A-N]$/.test(second) && (first === 'use' || first === 'draft')) {
    return { kind: first, letter: second };
  }
  if (first === 'activate' && words.length === 2) return { kind: 'activate', objective: second };
  if (text.startsWith('give back ')) return { kind: 'give-back', objective: last };
  if (text.startsWith('swap for ')) return { kind: 'swap-for', objective: last };
  return null;
}

/**
 * The name of a piece or a place on the board, such as `hand:red-0-left`, `column:red`, `pile:red`,
 * `end:left`, `landscape:A`, `token:most-red`, `own:most-red`, `draft:B`, `discarded:red-2`,
 * `drawn:red-2` or `deck`.
 */
export type Piece = string;

/** The piece that is chosen to make a move; nothing for the moves that have a button. */
export function pieceOf(move: Move, view: View): Piece | null {
  switch (move.kind) {
    case 'lay':
    case 'slide':
      return `hand:${move.card}`;
    case 'discard':
      return stage(view).kind === 'keep' ? `drawn:${move.card}` : `hand:${move.card}`;
    case 'retrieve':
      return `discarded:${move.card}`;
    case 'take':
    case 'take-top':
      return `column:${move.leaf}`;
    case 'arrange':
    case 'under':
      return `pile:${move.leaf}`;
    case 'use':
      return `landscape:${move.letter}`;
    case 'draft':
      return `draft:${move.letter}`;
    case 'activate':
    case 'swap-for':
      return `token:${move.objective}`;
    case 'give-back':
      return `own:${move.objective}`;
    case 'place':
      return `end:${move.side}`;
    case 'reveal':
      return 'deck';
    default:
      return null;
  }
}

/** Where the piece goes: the place that it can be dragged to, or that is chosen after it. */
export function placeOf(move: Move, view: View): Piece | null {
  switch (move.kind) {
    case 'lay': {
      const leaf = move.card.split('-')[0] as Leaf;
      if (move.side) return `end:${move.side}`;
      return pileOf(seatOf(view, view.turn.seat), leaf) ? `pile:${leaf}` : 'end:right';
    }
    case 'take':
    case 'take-top':
    case 'retrieve':
      return 'hand';
    case 'discard':
      return 'discard';
    case 'slide': {
      const now = stage(view);
      return now.kind === 'slide-card' ? `pile:${now.under}` : null;
    }
    default:
      return null;
  }
}

/** The places where a piece with these moves may go, each with the move that brings it there. */
export function places(some: readonly Offer[], view: View): ReadonlyMap<Piece, Offer> {
  return new Map(
    some.flatMap((offer): [Piece, Offer][] => {
      const place = offer.move && placeOf(offer.move, view);
      return place ? [[place, offer]] : [];
    }),
  );
}

/** All pieces that lie on the board of the one who has the turn, so that they can be chosen. */
export function piecesOn(view: View): Set<Piece> {
  const own = seatOf(view, view.turn.seat);
  const now = stage(view);
  return new Set([
    'deck',
    'end:left',
    'end:right',
    ...(own.hand ?? []).map((card) => `hand:${card}`),
    ...Object.keys(view.garden).map((leaf) => `column:${leaf}`),
    ...own.piles.map((pile) => `pile:${pile.leaf}`),
    ...own.landscapes.filter((text) => text.length === 1).map((letter) => `landscape:${letter}`),
    ...view.objectives.map((objective) => `token:${objective}`),
    ...own.objectives.map((objective) => `own:${objective}`),
    ...(view.draft?.open ?? []).map((letter) => `draft:${letter}`),
    ...view.discard.map((card) => `discarded:${card}`),
    ...(now.kind === 'keep' ? now.drawn : []).map((card) => `drawn:${card}`),
  ]);
}

export interface Offers {
  byPiece: Map<Piece, Offer[]>;
  /** Moves that have a button: stage moves first, then whatever could not be read. */
  buttons: Offer[];
}

/** Moves whose piece is not enough: it can be overlooked, or it is not chosen by people who read. */
const withButton = new Set<Move['kind']>(['reveal', 'place']);

export function offers(choices: readonly Choice[], view: View): Offers {
  const byPiece = new Map<Piece, Offer[]>();
  const buttons: Offer[] = [];
  const there = piecesOn(view);
  for (const { move: text, explanation, final = false } of choices) {
    const move = readMove(text);
    const offer: Offer = { text, explanation, final, move };
    const wanted = move && pieceOf(move, view);
    const piece = wanted && there.has(wanted) ? wanted : null;
    if (piece) byPiece.set(piece, [...(byPiece.get(piece) ?? []), offer]);
    if (!piece || (move && withButton.has(move.kind))) buttons.push(offer);
  }
  return { byPiece, buttons };
}
