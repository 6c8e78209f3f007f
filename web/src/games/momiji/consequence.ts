/** What a move would lead to, worked out from what is open: shown before it is made. */
import { acorns, limits } from './components';
import { harvest, tops, topsWith } from './harvest';
import type { Move } from './moves';
import { price } from './objectives';
import {
  card,
  CLOSING,
  isSolo,
  seatOf,
  stage,
  type Card,
  type Leaf,
  type Side,
  type View,
} from './view';

export interface Consequence {
  /** The card that would lie on top of its pile, and where a new pile would start. */
  laid?: { card: Card; newPile: Side | null };
  /** Whether the pile would be closed, and whether there is a torii for it. */
  closes?: { leaf: Leaf; torii: boolean };
  /** The harvest at the end of this turn, as it is and as it would be. */
  harvest?: { before: number; after: number; /** Whether it would be paid. */ paid: boolean };
  /** Cards that would come to the hand. */
  toHand?: Card[];
  /** How many hand cards there would be beyond the limit. */
  tooMany?: number;
  acorns?: { before: number; after: number };
  /** Whether the move would trigger the end of the game. */
  ends?: boolean;
}

export function consequence(view: View, move: Move): Consequence {
  const own = seatOf(view, view.turn.seat);
  const stock = (after: number): Pick<Consequence, 'acorns'> => ({
    acorns: { before: own.acorns, after },
  });
  switch (move.kind) {
    case 'lay':
      return laying(view, card(move.card), move.side ?? 'right');
    case 'place': {
      const now = stage(view);
      return now.kind === 'place' ? laying(view, card(now.card), move.side) : {};
    }
    case 'take':
      return toHand(view, (view.garden[move.leaf] ?? []).map(card));
    case 'take-top':
      return toHand(view, (view.garden[move.leaf] ?? []).slice(-1).map(card));
    case 'retrieve':
      return toHand(view, [card(move.card)]);
    case 'activate':
      return stock(own.acorns - price(view, move.objective));
    case 'reveal':
      return {
        ...stock(own.acorns - acorns.reveal),
        ends: view.ending === 'open' && view.deck_cards <= 4,
      };
    case 'exchange':
      return stock(own.acorns + acorns.exchange);
    case 'use':
      return stock(own.acorns - acorns.landscape + gift(move.letter));
    case 'end-turn': {
      const after = view.turn.harvest ? harvest(tops(own)) : 0;
      return { ...stock(own.acorns + after), tooMany: Math.max(0, own.hand_cards - limits.hand) };
    }
    default:
      return {};
  }
}

function gift(letter: string): number {
  return 'CFL'.includes(letter) ? acorns.landscape_gift : 0;
}

function laying(view: View, laid: Card, side: Side): Consequence {
  const own = seatOf(view, view.turn.seat);
  const row = tops(own);
  const started = row.some((top) => top.leaf === laid.leaf);
  const types = new Set([...typesOfPlacement(view), laid.leaf]);
  const made: Consequence = {
    laid: { card: laid, newPile: started ? null : side },
    harvest: {
      before: harvest(row),
      after: harvest(topsWith(row, laid, side)),
      paid: view.turn.harvest || types.size > 1,
    },
  };
  if (laid.number < CLOSING) return made;
  const torii = isSolo(view) || view.torii > 0;
  const last = !isSolo(view) && view.torii === 1 && view.ending === 'open';
  return { ...made, closes: { leaf: laid.leaf, torii }, ends: last };
}

function typesOfPlacement(view: View): Leaf[] {
  const now = stage(view);
  if (now.kind === 'lay') return now.types;
  return now.kind === 'place' ? now.laid : [];
}

function toHand(view: View, cards: Card[]): Consequence {
  const hand = seatOf(view, view.turn.seat).hand_cards + cards.length;
  return { toHand: cards, tooMany: Math.max(0, hand - limits.hand) };
}
