/**
 * Small pieces are chosen through their group where fingers play: somebody presses a hex, a tile of
 * the line or the claimed tiles, and the pieces in it lie in the tray, large enough to be pressed.
 */
import type { HexName } from './components';
import { bead, hexOf, kindOf, numbered, type Offer, type Piece } from './moves';
import { fragmentsIn, type LineTile, type SeatView, type Stage } from './view';

/** A hex, as `hex:B2`; a tile of the line, as `tile:M11`; all claimed tiles, as `claimed`. */
export type Group = Piece;

export function groupOfHex(hex: HexName): Group {
  return `hex:${hex}`;
}

const inHex = (hex: HexName, piece: Piece | null) => piece?.startsWith(`bead:${hex}:`) ?? false;

/** What can be done with the fragments of a hex. */
export function offersIn(all: readonly Offer[], hex: HexName): Offer[] {
  return all.filter((offer) => inHex(hex, offer.piece));
}

/** The kinds of fragments in a hex that can be chosen by themselves. */
export function kindsIn(all: readonly Offer[], hex: HexName): Piece[] {
  return [...new Set(offersIn(all, hex).flatMap(({ piece }) => piece ?? []))];
}

/** The fragment that dragging a hex means: the only kind in it that can go somewhere. */
export function liftedFrom(all: readonly Offer[], hex: HexName): Piece | null {
  const some = offersIn(all, hex).filter(({ place }) => place !== null);
  const [only, ...others] = kindsIn(some, hex);
  return only && others.length === 0 ? only : null;
}

/** All pieces of a group, those that are alike told apart. */
export function piecesOf(group: Group, line: readonly LineTile[], seat: SeatView): Piece[] {
  const [kind, name = ''] = group.split(':');
  if (kind === 'claimed') return seat.claimed.map((tile) => `claimed:${tile}`);
  if (kind === 'tile') {
    const index = line.findIndex(({ tile }) => tile === name);
    return onTile(index, line[index]);
  }
  return numbered(fragmentsIn(seat, name).map((colour) => bead(name, colour)));
}

/** The fragments on a tile of the line. */
export function onTile(index: number, there: LineTile | undefined): Piece[] {
  return numbered((there?.fragments ?? []).map((colour) => `line:${index}:${colour}`));
}

/** The group that a stage is about by itself: the hex whose fragments are asked for. */
export function groupOf(stage: Stage, all: readonly Offer[]): Group | null {
  const hex = hexOf(stage);
  return hex && offersIn(all, hex).length > 0 ? groupOfHex(hex) : null;
}

/** The colour of a fragment, wherever it lies: `line:0:red`, `bead:B2:red`. */
export function colourOf(piece: Piece): string {
  return kindOf(piece).split(':')[2] ?? '';
}
