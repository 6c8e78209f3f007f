/** The pieces that a move is made with: what a coach lights up. */
import type { Sight } from '../../protocol';
import { offers } from './moves';
import { resolve } from './taking';
import { seatOf, type View } from './view';

export function piecesOf(text: string, sight: Sight, seat: number): string[] {
  const view = sight.view as View;
  const made = offers(sight.choices, seatOf(view, seat));
  const is = (one: { moves: string[] }) => one.moves.length === 1 && one.moves[0] === text;
  const take = made.takes.find(is);
  if (take) {
    const found = resolve(view.line, take);
    return found ? [...found.pieces, ...found.claims.map((tile) => `tile:${tile}`)] : [];
  }
  const offer = made.onPieces.find(is);
  return [offer?.piece, offer?.place].filter((piece) => typeof piece === 'string');
}
