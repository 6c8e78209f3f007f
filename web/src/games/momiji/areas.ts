/** Where on a small screen something can be chosen. */
import type { Area } from '../face';
import type { Offers, Piece } from './moves';

export const areas: Area[] = [
  { id: 'garden', label: 'momiji-web-area-garden' },
  { id: 'mine', label: 'momiji-web-area-mine', ofSeat: 'looked' },
  { id: 'others', label: 'momiji-web-area-others' },
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
