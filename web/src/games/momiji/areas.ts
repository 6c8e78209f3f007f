/** Where on a small screen something can be chosen. */
import type { Sight } from '../../protocol';
import type { Area } from '../face';
import { offers, type Offers, type Piece } from './moves';
import type { View } from './view';

export const areas: Area[] = [
  { id: 'garden', label: 'momiji-web-area-garden', sign: 'leaf' },
  { id: 'mine', label: 'momiji-web-area-mine', sign: 'piles', ofSeat: 'looked' },
  { id: 'others', label: 'momiji-web-area-others', sign: 'people' },
];

export function areaOf(piece: Piece): string | null {
  switch (piece.split(':')[0]) {
    case 'column':
    case 'deck':
    case 'discard':
    case 'discarded':
    case 'token':
      return 'garden';
    case 'pile':
    case 'end':
    case 'landscape':
    case 'own':
    case 'draft':
    case 'drawn':
      return 'mine';
    default:
      // The hand is always in view.
      return null;
  }
}

/** The area to switch to, if nothing can be chosen in the one in view. */
export function areaToShow(offers: Offers, shown: string): string | null {
  const where = [...offers.byPiece.keys()].map(areaOf);
  if (where.length === 0 || where.includes(null) || where.includes(shown)) return null;
  return where[0] ?? null;
}

/** The one area in which something is asked; the hand is in view in all of them. */
export function calls({ choices, view }: Sight): string | null {
  const where = new Set([...offers(choices, view as View).byPiece.keys()].map(areaOf));
  const [only = null] = where;
  return where.size === 1 ? only : null;
}
