/**
 * Moves as the server writes them, and the pieces that they belong to. A move that can't be read
 * belongs to no piece, and is offered as a plain button.
 */
import type { Choice } from '../../protocol';
import {
  hex as hexNamed,
  isColour,
  isHex,
  isSlot,
  isSpace,
  isTile,
  ROOM,
  slotColour,
  type Colour,
  type HexName,
  type SlotName,
  type Space,
  type TileName,
} from './components';
import { fragmentsIn, stageOf, type SeatView, type Stage } from './view';

export type End = 'left' | 'right';

export type Move =
  | { kind: 'take'; fragments: Colour[]; end: End }
  | { kind: 'hex' | 'rewire'; hex: HexName }
  | { kind: 'choose'; colour: Colour }
  | { kind: 'out' | 'in'; colour: Colour; hex: HexName }
  | { kind: 'lay'; tile: TileName; space: Space }
  | { kind: 'use'; space: Space }
  | { kind: 'fill'; slot: SlotName; hex: HexName }
  | { kind: 'done' | 'end-turn' };

export function readMove(text: string): Move | null {
  if (text === 'done') return { kind: 'done' };
  if (text === 'end turn') return { kind: 'end-turn' };
  const words = text.split(' ');
  const [first = '', second = '', third = '', fourth = ''] = words;
  const last = words.at(-1) ?? '';
  if (first === 'take' && (last === 'left' || last === 'right')) {
    const fragments = words.slice(1, -3);
    return fragments.every(isColour) ? { kind: 'take', fragments, end: last } : null;
  }
  if ((first === 'hex' || first === 'rewire') && isHex(second)) return { kind: first, hex: second };
  if (first === 'choose' && isColour(second)) return { kind: 'choose', colour: second };
  if (isColour(first) && isHex(fourth)) {
    if (second === 'out' && third === 'to') return { kind: 'out', colour: first, hex: fourth };
    if (second === 'in' && third === 'from') return { kind: 'in', colour: first, hex: fourth };
  }
  if (first === 'lay' && isTile(second) && isSpace(fourth)) {
    return { kind: 'lay', tile: second, space: fourth };
  }
  if (first === 'use' && isSpace(second)) return { kind: 'use', space: second };
  if (first === 'fill' && isSlot(second) && isHex(fourth)) {
    return { kind: 'fill', slot: second, hex: fourth };
  }
  return null;
}

/**
 * The name of a piece or a place: `hex:B2`, `bead:B2:red` (a fragment in a hex), `slot:S04`,
 * `claimed:M11`, `space:push`, `supply:red`, or `line:0:red` (a fragment on the first tile of the
 * line). Pieces that are alike share a name; `#1` behind it tells the second from the first.
 */
export type Piece = string;

export const bead = (hex: HexName, colour: Colour): Piece => `bead:${hex}:${colour}`;

/** The name without what tells pieces that are alike from each other. */
export function kindOf(piece: Piece): Piece {
  return piece.replace(/#\d+$/, '');
}

/** Pieces of these names, those that are alike told apart. */
export function numbered(names: readonly Piece[]): Piece[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name}#${before}`;
  });
}

/** Something that can be done: one move, or a few in a row that a person means as one. */
export interface Offer {
  moves: [string, ...string[]];
  /** What the engine says of the first of them. */
  explanation: Choice['explanation'];
  /** Whether it can't be taken back: the engine's word. */
  final: boolean;
  read: Move[];
  piece: Piece | null;
  /** Where the piece goes, or what it goes with. */
  place: Piece | null;
  /** Whether pressing the piece is enough. */
  direct: boolean;
}

/** The hex that a stage is about. */
export function hexOf(stage: Stage): HexName | null {
  if (stage.kind === 'rewire') return stage.centre;
  if (stage.kind === 'push-to') return stage.from;
  return 'hex' in stage ? stage.hex : null;
}

type Spot = Pick<Offer, 'piece' | 'place' | 'direct'>;
const nowhere: Spot = { piece: null, place: null, direct: false };
const pressed = (piece: Piece, place: Piece | null = null): Spot => ({
  piece,
  place,
  direct: true,
});

function spotOf(move: Move, seat: SeatView, stage: Stage): Spot {
  const about = hexOf(stage);
  switch (move.kind) {
    case 'hex':
    case 'rewire':
      return pressed(`hex:${move.hex}`);
    case 'choose':
      if (stage.kind === 'trade-two-give' || stage.kind === 'swap-colour') {
        return pressed(bead(stage.hex, move.colour));
      }
      return pressed(`supply:${move.colour}`);
    case 'out':
      if (!about) return nowhere;
      return { piece: bead(about, move.colour), place: `hex:${move.hex}`, direct: false };
    case 'in': {
      if (!about) return nowhere;
      const held = stage.kind === 'swap-with' ? bead(about, stage.colour) : `hex:${about}`;
      return pressed(bead(move.hex, move.colour), held);
    }
    case 'lay':
      return { piece: `claimed:${move.tile}`, place: `space:${move.space}`, direct: false };
    case 'use':
      return pressed(`space:${move.space}`);
    case 'fill':
      return pressed(bead(move.hex, slotColour(seat.board, move.slot)), `slot:${move.slot}`);
    default:
      return nowhere;
  }
}

export interface Offers {
  /** What belongs to pieces, single moves before those in a row. */
  onPieces: Offer[];
  /** Takes are chosen fragment by fragment: see `taking`. */
  takes: Offer[];
  /** What has a button: moves without a piece, then whatever could not be read. */
  buttons: Offer[];
}

export function offers(choices: readonly Choice[], seat: SeatView): Offers {
  const made: Offers = { onPieces: [], takes: [], buttons: [] };
  const stage = stageOf(seat);
  for (const { move: text, explanation, final = false } of choices) {
    const move = readMove(text);
    const spot = move ? spotOf(move, seat, stage) : nowhere;
    const offer: Offer = { moves: [text], explanation, final, read: move ? [move] : [], ...spot };
    if (move?.kind === 'take') made.takes.push(offer);
    else if (offer.piece && isThere(offer.piece, seat)) made.onPieces.push(offer);
    else made.buttons.push(offer);
  }
  made.onPieces.push(...rows(made.onPieces, seat, stage));
  return made;
}

/** What goes with a lifted piece: its places, or the pieces that may come to this place. */
export function partnersOf(all: readonly Offer[], lifted: Piece | null): Map<Piece, Offer> {
  const found = new Map<Piece, Offer>();
  const kind = lifted && kindOf(lifted);
  if (!kind) return found;
  for (const offer of all) {
    const other = offer.piece === kind ? offer.place : offer.place === kind ? offer.piece : null;
    if (other && !found.has(other)) found.set(other, offer);
  }
  return found;
}

/** Moves in a row: a fragment is dragged, and the hexes that the rules ask for go without saying. */
function rows(single: readonly Offer[], seat: SeatView, stage: Stage): Offer[] {
  const first = new Map(single.map((offer) => [offer.moves[0], offer]));
  const made: Offer[] = [];
  const add = (moves: [string, ...string[]], piece: Piece, place: Piece | null) => {
    const begin = first.get(moves[0]);
    if (!begin || made.some((one) => one.piece === piece && one.place === place)) return;
    const read = moves.flatMap((text) => readMove(text) ?? []);
    made.push({
      moves,
      explanation: begin.explanation,
      final: begin.final,
      read,
      piece,
      place,
      direct: place === null,
    });
  };
  for (const [from, held] of Object.entries(seat.hexes)) {
    const near = hexNamed(from).neighbours;
    const open = near.filter((name) => fragmentsIn(seat, name).length < ROOM);
    for (const colour of new Set(held)) {
      const piece = bead(from, colour);
      if (stage.kind === 'after-take' || stage.kind === 'must-rewire') {
        for (const to of open) {
          const out: [string, ...string[]] = [`rewire ${from}`, `${colour} out to ${to}`];
          const inwards: [string, ...string[]] = [`rewire ${to}`, `${colour} in from ${from}`];
          // A lone fragment leaves nothing behind that could follow it; more can still come to it.
          const order = held.length === 1 ? [inwards, out] : [out, inwards];
          for (const moves of order) add(moves, piece, `hex:${to}`);
        }
      } else if (stage.kind === 'push-from') {
        for (const to of open) add([`hex ${from}`, `${colour} out to ${to}`], piece, `hex:${to}`);
      } else if (stage.kind === 'trade-two-hex') {
        add([`hex ${from}`, `choose ${colour}`], piece, null);
      } else if (stage.kind === 'swap-hex') {
        for (const other of near) {
          for (const wanted of new Set(fragmentsIn(seat, other))) {
            if (wanted === colour) continue;
            const moves: [string, ...string[]] = [
              `hex ${from}`,
              `choose ${colour}`,
              `${wanted} in from ${other}`,
            ];
            add(moves, piece, bead(other, wanted));
          }
        }
      }
    }
  }
  return made;
}

/** Whether a piece lies on the board of the seat, so that it can be pressed. */
function isThere(piece: Piece, seat: SeatView): boolean {
  const [kind, name = '', colour] = piece.split(':');
  if (kind === 'bead') return fragmentsIn(seat, name).some((held) => held === colour);
  if (kind === 'claimed') return seat.claimed.includes(name);
  // The supply is no place on the board: its colours are buttons.
  return kind !== 'supply';
}
