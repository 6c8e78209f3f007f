/** Time that is left, as people read clocks: `0:07`, `12:30`, `3:05:00`, and whole days before that. */

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

/** From when on a clock is to be noticed. */
export const LITTLE_TIME = 30 * SECOND;
