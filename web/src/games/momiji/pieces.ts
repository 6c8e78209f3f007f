/** The pieces that a move is made with: what a coach lights up. */
import type { Sight } from '../../protocol';
import { pieceOf, placeOf, readMove } from './moves';
import type { View } from './view';

export function piecesOf(text: string, sight: Sight): string[] {
  const move = readMove(text);
  const view = sight.view as View;
  if (!move) return [];
  return [pieceOf(move, view), placeOf(move, view)].filter((piece) => piece !== null);
}
