/** The pieces that a move is made with: what a coach lights up. */
import type { Sight } from '../../protocol';
import { offers } from './moves';
import type { View } from './view';

export function piecesOf(text: string, sight: Sight, seat: number): string[] {
  const { ways } = offers(sight.choices, sight.view as View, seat);
  return ways.find(({ offer }) => offer.text === text)?.pieces ?? [];
}
