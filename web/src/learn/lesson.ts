/** A lesson as it is written in `crates/shelf/lessons`: every one is played there by a test. */
import type { Beginning, Level } from '../protocol';

export interface Lesson {
  id: string;
  game: string;
  /** The seat of the one who learns, counted from one. */
  you: number;
  minutes: number;
  order?: number;
  chapters: Chapter[];
  /** What somebody should be able to answer afterwards. */
  questions?: Question[];
}

/** What the list of lessons needs to know of one. */
export type Head = Pick<Lesson, 'id' | 'game' | 'minutes' | 'order'> & { steps: number };

/** A deal or a position, and what is learned from it: a jump in time begins a new one. */
export interface Chapter {
  setup: Beginning;
  /** What was moved before the first step; nobody is told of it. */
  played?: string[];
  steps: Step[];
}

/** One idea, and what the person does with it. All texts are names of messages. */
export interface Step {
  id: string;
  say: string;
  rules: string[];
  /** Pieces that the words are about, by the names of `src/board/about.ts`. */
  light?: string[];
  /** Where to look, which piece, which move. */
  hints: string[];
  /** What is said once it is done. */
  after?: string;
  expect?: Record<string, unknown>;
  /** What the others do then. */
  opponent?: string[] | BotReply;
  /** Sequences of moves, any of them; `hex B1 | hex B3` are alternatives. */
  accept?: string[][];
  wrong?: Wrong[];
  /** Pieces to find, in any order. */
  tap?: string[];
  guess?: Guess;
  /** A move that must be refused: any one of these, after some that prepare it. */
  try?: Try;
  /** What the position shall be like, or several such things of which one suffices, by any moves; `way` is one. */
  goal?: Goal | Goal[];
  way?: string[];
  /** The rest of the game. */
  free?: BotReply & { turns: number };
}

export type Goal = Record<string, unknown>;

export interface BotReply {
  bot: Level;
  seed: number;
}

/** A likely mistake, after these moves of the step. */
export interface Wrong {
  move: string;
  say: string;
  rule?: string;
  after?: string[];
}

export interface Guess {
  of: number[];
  right: number;
  'say-wrong': string;
}

export interface Try {
  moves: string[];
  rule: string;
  after?: string[];
}

/** A question with answers, one of them right: its place in the list. */
export interface Question {
  say: string;
  of: string[];
  right: number;
}

export type Kind = 'tap' | 'guess' | 'try' | 'goal' | 'free' | 'accept';

export function kindOf(step: Step): Kind {
  if (step.tap) return 'tap';
  if (step.guess) return 'guess';
  if (step.try) return 'try';
  if (step.goal) return 'goal';
  return step.free ? 'free' : 'accept';
}

/** A move without the number of its seat: `1: done` and `done` are one. */
export const bare = (move: string) => move.replace(/^\d+: /, '');

/** Whose a move is, where it says so. */
export function moverOf(move: string): number | null {
  const seat = /^(\d+): /.exec(move)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** Whether moves begin one of the accepted ways, or are all of it. */
export function along(accept: string[][], own: string[]): 'off' | 'on' | 'done' {
  const fits = (way: string[]) =>
    own.every((move, at) => way[at]?.split(' | ').some((one) => bare(one) === bare(move)));
  const ways = accept.filter(fits);
  if (ways.length === 0) return 'off';
  return ways.some((way) => way.length === own.length) ? 'done' : 'on';
}

/** One way through a step, for whoever skips it; nothing where none is known. */
export function wayOf(step: Step): string[] | null {
  const kind = kindOf(step);
  if (kind === 'accept')
    return (step.accept?.[0] ?? []).map((move) => move.split(' | ')[0] ?? move);
  if (kind === 'goal') return step.way ?? null;
  return kind === 'free' ? null : [];
}

/** The mistake that a move is, as far as somebody foresaw it. */
export function mistake(step: Step, before: string[], move: string): Wrong | null {
  const same = (one: string[], other: string[]) =>
    one.length === other.length && one.every((text, at) => bare(text) === bare(other[at] ?? ''));
  const found = step.wrong?.find(
    (wrong) => bare(wrong.move) === bare(move) && same(wrong.after ?? [], before),
  );
  return found ?? null;
}
