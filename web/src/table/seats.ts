/** How the seats of a table are called. */
import type { Level, Seat, Table } from '../protocol';
import { t, type SeatNames } from '../words/index.svelte';
import { isolate } from '../words/isolate';

/** How strong bots can be, the weakest first. */
export const levels: readonly Level[] = ['novice', 'casual', 'skilled', 'expert'];

/** Bots have names too: sentences about them read better, and two bots can be told apart. */
const BOTS = ['Kaede', 'Iris', 'Orion', 'Luna'];

export function botName(seat: number): string {
  return BOTS[(seat - 1) % BOTS.length] ?? '';
}

/** A name that can be put into a sentence, in whatever direction it is written. */
export function nameOf(seat: Seat): string {
  if (seat.who === 'bot') return botName(seat.number);
  return seat.name === null ? t('table-open-seat') : isolate(seat.name);
}

export function namesAt(table: Table): SeatNames {
  return (number) => {
    const seat = table.seats[number - 1];
    return seat ? nameOf(seat) : t('seat', { number });
  };
}

/** The seat of whoever looks; nothing for spectators. */
export function mySeat(table: Table | null): Seat | null {
  return table?.seats.find((seat) => seat.mine) ?? null;
}
