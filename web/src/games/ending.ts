/** What a game says of its end: where the points came from. The end screen is the same for all games. */
import type { Phrase, SeatTally, Sight, Tally } from '../protocol';

/** How the points of one seat from one source were counted. */
export interface Counted {
  /** What was counted, as far as it can be drawn. */
  things: Phrase[];
  /** The sum, or the rule, in words. */
  told: Phrase;
}

/** Somewhere that points come from; in the order in which the game tells them while it runs. */
export interface Source {
  key: string;
  /** What it is called in a table. */
  name: Phrase;
  /** What it is called in a sentence together with its like: “piles”, “objectives”. */
  kind: Phrase;
  /** Something of the game that stands for it, where it has a drawing. */
  sign?: Phrase;
  /** Its colour, or pattern, with dark numbers on it. */
  tint: string;
  /** Nothing where a seat has no such thing. */
  points(seat: number): number | null;
  counted(seat: number): Counted | null;
}

export interface Ending {
  sources: Source[];
  /** What decided between two seats with as many points; nothing where they share. */
  tie(winner: number, other: number): Phrase | null;
}

/** The score of a game that is over, or would be if it ended now, as the engine explains it for every game. */
export function tallyOf({ tally }: Sight): Tally {
  if (!tally) throw new Error('there is no score before the end');
  return tally;
}

/** A seat's score. */
export const scored = (tally: Tally, seat: number): SeatTally | undefined =>
  tally.seats.find((one) => one.seat === seat);

/** The points that a seat has from one source of the engine. */
export function pointsFrom(tally: Tally, seat: number, source: string): number {
  return scored(tally, seat)?.parts.find((part) => part.source === source)?.points ?? 0;
}
