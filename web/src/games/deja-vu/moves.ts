/**
 * Moves as the server writes them, and the pieces that they belong to. A move that can't be read, or
 * whose pieces do not lie on the board, is offered as a plain button.
 */
import type { Choice } from '../../protocol';
import { beside } from './lattice';
import {
  seatOf,
  stageOf,
  tileIndex,
  type Bit,
  type Card,
  type Place,
  type Source,
  type Tile,
  type View,
} from './view';

export type Move =
  | { kind: 'place'; tile: Tile; direction: string }
  | { kind: 'girl' | 'sow' | 'name'; tile: Tile }
  | { kind: 'drop'; bit: Bit; tile: Tile }
  | { kind: 'claim' | 'lay' | 'pay' | 'save'; bit: Bit }
  | { kind: 'build' | 'build-public' | 'discard' | 'raise'; card: Card }
  | { kind: 'plant' | 'grow' | 'done' };

/** A choice with what was read in it. */
export interface Offer {
  text: string;
  explanation: Choice['explanation'];
  /** Whether it can't be taken back: the engine's word. */
  final: boolean;
  /** Nothing if this page does not know such a move. */
  move: Move | null;
}

const tile = '(T\\d+)';
const bit = '((?:white|blue|red|purple|yellow|green)-(?:sun|moon|star|raindrop|lightning))';
const card = '((?:white|blue|red|purple|yellow|green)-[1-7])';
const forms: [RegExp, (one: string, other: string) => Move][] = [
  [
    new RegExp(`^place ([a-z-]+) of ${tile}$`),
    (direction, tile) => ({ kind: 'place', tile, direction }),
  ],
  [new RegExp(`^girl to ${tile}$`), (tile) => ({ kind: 'girl', tile })],
  [new RegExp(`^sow ${tile}$`), (tile) => ({ kind: 'sow', tile })],
  [new RegExp(`^name ${tile}$`), (tile) => ({ kind: 'name', tile })],
  [new RegExp(`^drop ${bit} on ${tile}$`), (bit, tile) => ({ kind: 'drop', bit, tile })],
  [new RegExp(`^claim ${bit}$`), (bit) => ({ kind: 'claim', bit })],
  [new RegExp(`^lay ${bit}$`), (bit) => ({ kind: 'lay', bit })],
  [new RegExp(`^pay ${bit}$`), (bit) => ({ kind: 'pay', bit })],
  [new RegExp(`^save ${bit}$`), (bit) => ({ kind: 'save', bit })],
  [new RegExp(`^build ${card}$`), (card) => ({ kind: 'build', card })],
  [new RegExp(`^build public ${card}$`), (card) => ({ kind: 'build-public', card })],
  [new RegExp(`^discard ${card}$`), (card) => ({ kind: 'discard', card })],
  [new RegExp(`^raise ${card}$`), (card) => ({ kind: 'raise', card })],
  [/^(plant|grow|done)$/, (kind) => ({ kind: kind as 'plant' | 'grow' | 'done' })],
];

export function readMove(text: string): Move | null {
  for (const [form, made] of forms) {
    const found = form.exec(text);
    if (found) return made(found[1] ?? '', found[2] ?? '');
  }
  return null;
}

/**
 * The name of a piece or a place on the board: `tile:T4`, `spot:1,-2` (where a tile may be laid),
 * `bit:red-moon` (in the tray), `hand:blue-3`, `short:blue-3`, `public:white-1`, `girl`, `flower`,
 * `circle` (where flowers grow), or a place that things are dragged to: `chest`, `discard`, `long`.
 */
export type Piece = string;

export function spot([q, r]: Place): Piece {
  return `spot:${q},${r}`;
}

/** Where a tile would be laid; nothing if the tile beside it is not there. */
export function placeOf(move: Move, view: View): Place | null {
  if (move.kind !== 'place') return null;
  const there = view.map[tileIndex(move.tile)];
  return there ? beside(there.at, move.direction) : null;
}

/** What is pressed to make a move, one piece after the other. Several ways may lead to it. */
function waysTo(move: Move, view: View, alone: boolean): Piece[][] {
  switch (move.kind) {
    case 'place': {
      const place = placeOf(move, view);
      return place ? [[spot(place)]] : [];
    }
    case 'girl':
      // Before sowing a press on a tile means to sow it: the girl has to be taken first.
      return stageOf(view).kind === 'begin'
        ? [['girl', `tile:${move.tile}`]]
        : [[`tile:${move.tile}`]];
    case 'sow':
    case 'name':
      return [[`tile:${move.tile}`]];
    case 'drop': {
      const [bit, tile] = [`bit:${move.bit}`, `tile:${move.tile}`];
      return alone
        ? [[tile], [bit, tile]]
        : [
            [bit, tile],
            [tile, bit],
          ];
    }
    case 'claim':
    case 'lay':
    case 'pay':
    case 'save':
      return [[`bit:${move.bit}`]];
    case 'build':
      return [
        [`${move.card in seatOf(view, view.turn).short_term ? 'short' : 'hand'}:${move.card}`],
      ];
    case 'build-public':
      return [[`public:${move.card}`]];
    case 'discard':
    case 'raise':
      return [[`hand:${move.card}`]];
    case 'plant':
      return [['flower']];
    case 'grow':
      return [['circle']];
    case 'done':
      return [];
  }
}

/** A card under construction. It stays where it lay, though the server has taken it from there. */
export interface Work {
  piece: Piece;
  card: Card;
  source: Source;
  bits: Bit[];
}

const kindOf = { hand: 'hand', 'short-term': 'short', public: 'public' } satisfies Record<
  Source,
  string
>;

export function workOf(view: View): Work | null {
  const now = stageOf(view);
  if (now.kind !== 'cover') return null;
  const { card, source, bits } = now;
  return { piece: `${kindOf[source]}:${card}`, card, source, bits };
}

/** What is dragged, and where to, to make a move. */
export function dragOf(move: Move, view: View): [Piece, Piece] | null {
  switch (move.kind) {
    case 'girl':
      return ['girl', `tile:${move.tile}`];
    case 'drop':
      return [`bit:${move.bit}`, `tile:${move.tile}`];
    case 'plant':
      return ['flower', `tile:${view.girl}`];
    case 'lay': {
      const work = workOf(view);
      return work && [`bit:${move.bit}`, work.piece];
    }
    case 'pay':
      return [`bit:${move.bit}`, 'circle'];
    case 'save':
      return [`bit:${move.bit}`, 'chest'];
    case 'raise':
      return [`hand:${move.card}`, 'long'];
    case 'discard':
      return [`hand:${move.card}`, 'discard'];
    default:
      return null;
  }
}

/** All pieces that lie on the board for the one who may act. */
export function piecesOn(view: View, seat: number): Set<Piece> {
  const own = seatOf(view, seat);
  const work = workOf(view);
  return new Set([
    ...(work ? [work.piece] : []),
    'girl',
    'flower',
    'circle',
    ...view.map.map((_, index) => `tile:T${index + 1}`),
    ...trayBits(view).map((bit) => `bit:${bit}`),
    ...(own.hand ?? []).map((card) => `hand:${card}`),
    ...Object.keys(own.short_term).map((card) => `short:${card}`),
    ...view.public.map((card) => `public:${card}`),
  ]);
}

/** The bits in the tray: those in the player's fingers, or the white ones to claim. */
export function trayBits(view: View): Bit[] {
  const now = stageOf(view);
  if (now.kind === 'sow') return now.bits;
  if (now.kind === 'claim') {
    const there = view.map[tileIndex(now.at)]?.bits ?? [];
    return there.filter((bit) => bit.startsWith('white-'));
  }
  return view.pool;
}

export interface Way {
  pieces: Piece[];
  offer: Offer;
}

export interface Offers {
  all: Offer[];
  ways: Way[];
  /** Moves that have a button: those without a piece, and whatever could not be read. */
  buttons: Offer[];
}

/** Moves whose piece can be overlooked have a button as well. */
const withButton = new Set<Move['kind']>(['plant', 'grow', 'done']);

export function offers(choices: readonly Choice[], view: View, seat: number): Offers {
  const there = piecesOn(view, seat);
  const all = choices.map(({ move, explanation, final = false }): Offer => {
    return { text: move, explanation, final, move: readMove(move) };
  });
  const drops = all.flatMap((offer) => (offer.move?.kind === 'drop' ? [offer.move] : []));
  const ways: Way[] = [];
  const buttons: Offer[] = [];
  for (const offer of all) {
    const { move } = offer;
    const alone =
      move?.kind === 'drop' &&
      drops.every((other) => other.tile !== move.tile || other.bit === move.bit);
    const found = move ? waysTo(move, view, alone) : [];
    const open = found.filter((way) =>
      way.every((piece) => piece.startsWith('spot:') || there.has(piece)),
    );
    ways.push(...open.map((pieces): Way => ({ pieces, offer })));
    if (open.length === 0 || (move && withButton.has(move.kind))) buttons.push(offer);
  }
  return { all, ways, buttons };
}

/** Pieces that can be pressed after those that are held. */
export function legalAfter(ways: readonly Way[], held: readonly Piece[]): Set<Piece> {
  return new Set(ways.flatMap((way) => way.pieces[held.length] ?? []));
}

/** Where a piece may be dragged to, with the move that this makes. */
export function targetsOf(
  all: readonly Offer[],
  view: View,
  piece: Piece | null,
): Map<Piece, Offer> {
  return new Map(
    all.flatMap((offer): [Piece, Offer][] => {
      const drag = offer.move && dragOf(offer.move, view);
      return drag && drag[0] === piece ? [[drag[1], offer]] : [];
    }),
  );
}
