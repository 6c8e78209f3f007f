/** Which things on the board an event touched: the way back from a card to the move that played it. */
import type { Trail } from '../face';
import type { Event } from './events';
import { card, type Leaf } from './view';

export const inHand = (seat: number, name: string): Trail => `hand:${seat}:${name}`;
export const inColumn = (leaf: Leaf): Trail => `column:${leaf}`;
export const onPile = (seat: number, leaf: Leaf): Trail => `pile:${seat}:${leaf}`;
export const onDiscard = (name: string): Trail => `discard:${name}`;
export const ofLandscape = (seat: number, letter: string): Trail => `landscape:${seat}:${letter}`;
export const ofObjective = (objective: string): Trail => `objective:${objective}`;

export function touched(happened: unknown): Trail[] {
  const event = happened as Event;
  switch (event.event) {
    case 'drafted':
    case 'used':
      return [ofLandscape(event.seat, event.landscape)];
    case 'revealed':
      return [event.to_discard ? onDiscard(event.card) : inColumn(card(event.card).leaf)];
    case 'cleared':
      return [onDiscard(event.card), inColumn(card(event.card).leaf)];
    case 'took':
      return [inHand(event.seat, event.card), inColumn(card(event.card).leaf)];
    case 'retrieved':
      return [inHand(event.seat, event.card)];
    case 'drew':
      return event.card === null ? [] : [inHand(event.seat, event.card)];
    case 'threw-back':
    case 'discarded':
      return [onDiscard(event.card)];
    case 'laid':
      return [onPile(event.seat, card(event.card).leaf)];
    case 'slid':
      return [onPile(event.seat, event.under)];
    case 'closed':
      return [onPile(event.seat, event.leaf)];
    case 'activated':
      return [ofObjective(event.objective)];
    case 'swapped':
      return [ofObjective(event.old), ofObjective(event.new)];
    default:
      return [];
  }
}
