/** Which puzzles are the ones of the day: that is for the server to say, and is kept for when it can't be reached. */
import type { Puzzles } from '../protocol';
import { keep, kept } from '../storage';

const KEPT = 'reverie-puzzles-daily';

export function keepDaily({ day, games }: Puzzles): void {
  const daily = Object.fromEntries(games.map((one) => [one.game, one.daily]));
  keep(KEPT, JSON.stringify({ day, daily }));
}

/** By game; nothing for a day of which the server has said nothing. */
export function dailyOf(day: string): Record<string, string | null> {
  try {
    const known = JSON.parse(kept(KEPT) ?? '{}') as {
      day?: string;
      daily?: Record<string, string | null>;
    };
    return known.day === day ? (known.daily ?? {}) : {};
  } catch {
    // Whatever stands there is not ours.
    return {};
  }
}
