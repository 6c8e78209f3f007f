/** Where cards lie in a hand or a memory: whatever lies somewhere stays there until it goes. */
import { icons } from './components';
import type { Card, SeatView } from './view';

/**
 * The places of one row. The server gives cards in the order of their numbers: laid out like that, the
 * whole hand would move with each card that comes or goes.
 */
export class Places {
  #lying: (Card | null)[] = [];

  /** The same cards lie where they lay, new ones where it is free; `room` places are drawn at least. */
  settle(cards: readonly Card[], room: number): (Card | null)[] {
    const lying = this.#lying.map((card) => (card && cards.includes(card) ? card : null));
    for (const card of cards.filter((one) => !lying.includes(one))) {
      const free = lying.indexOf(null);
      if (free < 0) lying.push(card);
      else lying[free] = card;
    }
    const last = lying.findLastIndex((card) => card !== null);
    const length = Math.max(room, last + 1);
    this.#lying = Array.from({ length }, (_, index) => lying[index] ?? null);
    return this.#lying;
  }
}

/** How many cards there must be room for: by the icons, or as many as there are. */
export interface Room {
  hand: number;
  short: number;
  /** Cells of one row with both of them, which has room for seven at least: eight in a speed game. */
  cells: number;
}

export function roomOf(
  seat: SeatView,
  speed: boolean,
  lying: { hand: number; short: number },
): Room {
  const hand = Math.max(icons(seat, 'hand'), lying.hand);
  const short = Math.max(icons(seat, 'short-term'), lying.short);
  return { hand, short, cells: Math.max(speed ? 8 : 7, hand + short) };
}
