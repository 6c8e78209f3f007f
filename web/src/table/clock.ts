/** Time that is left, as people read clocks: `0:07`, `12:30`, `3:05:00`, and whole days before that. */

import type { Clock } from '../protocol';

type Say = (key: string, words?: Record<string, number | string>) => string;

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

export function formatLeft(milliseconds: number, days: (count: number) => string): string {
  // Rounded up: as long as anything is left, it is not zero.
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  if (seconds >= 2 * DAY) return days(Math.floor(seconds / DAY));
  const [hours, minutes, rest] = [
    Math.floor(seconds / HOUR),
    Math.floor((seconds % HOUR) / 60),
    seconds % 60,
  ];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const MINUTE = 60;

/** A length of time in the largest unit that it is a whole number of. */
export function lengthOf(seconds: number, t: Say): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('new-days', { count: seconds / DAY });
  if (seconds >= MINUTE && seconds % MINUTE === 0) {
    return t('new-minutes', { count: seconds / MINUTE });
  }
  return t('new-seconds', { count: seconds });
}

/** How many seconds somebody has to be missed before a bot may play for them. The server decides it (`Setup::patience`
 *  in `crates/server/src/setup.rs`); here it is said when a table is opened. */
export function patience(clock: Clock | null): number {
  if (!clock) return 5 * MINUTE;
  const seconds = Math.max(clock.seconds, MINUTE);
  return clock.kind === 'move' ? seconds : Math.min(seconds, DAY);
}

/** How long people may think at a table, in words. */
export function timeToThink(clock: Clock | null, t: Say): string {
  if (!clock) return t('new-clock-none');
  const time = lengthOf(clock.seconds, t);
  if (clock.kind === 'move') return t('room-clock-move', { time });
  if (clock.increment === 0) return t('room-clock-budget', { time });
  return t('room-clock-budget-more', { time, more: lengthOf(clock.increment, t) });
}

/** From when on a clock is to be noticed. */
export const LITTLE_TIME = 30 * SECOND;
