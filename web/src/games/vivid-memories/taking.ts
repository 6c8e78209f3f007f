/** Taking fragments from the line, one after the other: what goes together, and what it empties. */
import type { TileName } from './components';
import { kindOf, type Offer, type Piece } from './moves';
import type { LineTile } from './view';

export interface Take {
  offer: Offer;
  /** The fragments, as `line:0:red`; one that is taken twice stands there twice. */
  pieces: Piece[];
  /** The tiles that it empties, and so claims. */
  claims: TileName[];
}

/**
 * Which fragments a take means. They come from the tile at its end and, each time that is emptied,
 * from the next one: so there is only one way.
 */
export function resolve(line: readonly LineTile[], offer: Offer): Take | null {
  const [move] = offer.read;
  if (move?.kind !== 'take') return null;
  const missing = [...move.fragments];
  const pieces: Piece[] = [];
  const claims: TileName[] = [];
  const order = line.map((_, index) => index);
  if (move.end === 'right') order.reverse();
  for (const index of order) {
    const there = line[index];
    if (!there || missing.length === 0) break;
    const left: string[] = [];
    for (const colour of there.fragments) {
      const wanted = missing.indexOf(colour);
      if (wanted < 0) left.push(colour);
      else {
        missing.splice(wanted, 1);
        pieces.push(`line:${index}:${colour}`);
      }
    }
    if (left.length > 0) break;
    claims.push(there.tile);
  }
  return missing.length === 0 ? { offer, pieces, claims } : null;
}

function count(all: readonly Piece[], piece: Piece): number {
  return all.filter((one) => one === piece).length;
}

function holds(all: readonly Piece[], some: readonly Piece[]): boolean {
  return some.every((piece) => count(all, piece) >= count(some, piece));
}

/** Whether some take has all these fragments. */
export function canTake(takes: readonly Take[], picked: readonly Piece[]): boolean {
  const kinds = picked.map(kindOf);
  return takes.some((take) => holds(take.pieces, kinds));
}

/** The take of exactly these fragments. */
export function takeOf(takes: readonly Take[], picked: readonly Piece[]): Take | null {
  const kinds = picked.map(kindOf);
  const fits = (take: Take) => take.pieces.length === kinds.length && holds(take.pieces, kinds);
  return kinds.length > 0 ? (takes.find(fits) ?? null) : null;
}
