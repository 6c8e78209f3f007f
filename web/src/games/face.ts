/**
 * What a game brings to the table page. The page knows no game: it shows seats, prompt, log, chat
 * and clock, and asks the face of the game for everything else.
 */
import type { Component } from 'svelte';
import type { Sill } from '../board/sill.svelte';
import type { IconName } from '../frame/Icon.svelte';
import type { Phrase, Sight, Table, ToldMove } from '../protocol';
import type { Ending } from './ending';

/** A part of the board that has the screen for itself where the screen is small. */
export interface Area {
  /** Its name for programs, such as `garden`. */
  id: string;
  /** The name of its text in the Fluent files. */
  label: string;
  /** The sign above the name where there is little room. */
  sign: IconName;
  /** Whose part of the table it shows, if anybody's: choosing a seat opens it on small screens. */
  ofSeat?: 'own' | 'others' | 'looked';
}

/** The area that shows a seat to whoever has another; spectators are at home everywhere. */
export function areaOfSeat(areas: Area[], shown: number, own: number | null): string | undefined {
  const whose = own === null || shown === own ? 'own' : 'others';
  return areas.find(({ ofSeat }) => ofSeat === 'looked' || ofSeat === whose)?.id;
}

/**
 * The name of something on the board that moves touch: a card, a tile, a place. In a replay, elements
 * that carry it as `data-trail` lead to the move that last touched it. They can have the focus, and
 * are not disabled; what is no button anyway becomes one with `Trail.svelte`.
 */
export type Trail = string;

/** What the page gives to the parts of a game. */
export interface BoardProps {
  /** What this person sees, and may do. */
  sight: Sight;
  table: Table;
  /**
   * The seat whose eyes it is seen with, counted from one; null for a spectator, or for somebody who
   * sees everything: whatever the view has of anybody's hand is to be shown.
   */
  seat: number | null;
  /** Whether it is a moment of the past: nothing can be chosen, and pieces have trails. */
  past?: boolean;
  /**
   * The seat whose own area lies large on the table: always their own for whoever has a seat.
   * Spectators and replays choose.
   */
  looked: number;
  /** The area in view where the screen is small. A board for large screens shows all of them. */
  area: string;
  /** The last steps that were not shown yet, oldest first: what happened since the view before. */
  steps: ToldMove[];
  /** All steps that led to what is shown, as far back as may be told. */
  told?: readonly ToldMove[];
  /** Events of the log line under the pointer, or of nothing: show where they happened. */
  spotlight: unknown[];
  /** Whether a move is on its way to the server: nothing can be chosen meanwhile. */
  busy: boolean;
  /** Where game and player talk: prompt, tray and primary button below the table. */
  sill: Sill;
  /** Makes one of `sight.choices`, by its text. */
  choose(move: string): void;
  /** Refuses: says in the place of the prompt why something can't be done now. */
  remark(text: string): void;
  /** Asks the page to show another area, or another seat's. */
  show(area: string, seat?: number): void;
}

/** A part of a turn or round, for the rail in the bar above the table. */
export interface Phase {
  /** The name of its text in the Fluent files. */
  label: string;
  /** What the text asks for, such as the number of the round. */
  with?: Record<string, number>;
  /** Whether the game is there now. */
  now: boolean;
}

/** What the parts of a game beside its board are given: a seat, and whatever these eyes see of it. */
export interface SeatProps {
  sight: Sight;
  table: Table;
  seat: number;
}

/**
 * How a line of the log stands to the lines around it:
 * - `act`: what somebody did. `follow`: what they did as a part of that.
 * - `light`: what came to light or went away by itself. `gain`: what it brought.
 * - `stage`: a new part of the game begins, for all. `untold`: the log says it without a line.
 */
export type LineKind = 'act' | 'follow' | 'light' | 'gain' | 'stage' | 'untold';

/** What a turn brought: points, or something that is drawn. */
export interface Brought {
  count: number;
  of?: Phrase;
}

/** How a game is told: what its sentences look like, in the log and in the list of moves. */
export interface Telling {
  /** Whether there is a drawing of what a phrase names: a card, a fragment, a tile, acorns, a place. */
  draws(phrase: Phrase): boolean;
  /** That drawing, about as high as the text beside it. Ears hear the phrase. */
  Sign: Component<{
    phrase: Phrase;
    /** Without its name, where that stands beside it. */ bare?: boolean;
  }>;
  /** The same phrase in words that the board shows too, where the engine's own have codes. */
  reword?(phrase: Phrase): Phrase;
  kind(phrase: Phrase): LineKind;
  /** Names of phrases for what happens outside of turns: headings of these have no number. */
  apart: ReadonlySet<string>;
  /** One phrase for two that follow each other, where they belong together. */
  join?(one: Phrase, other: Phrase): Phrase | null;
  /** What a turn brought its seat in all. */
  brought(events: unknown[], seat: number): Brought | null;
}

/** Points that somebody got for good, in the words in which that was told. */
export interface ScoredLine {
  label: Phrase;
  points: number;
}

/** What a game brings besides its board, for whoever asks. */
export interface Later {
  /** A seat's part of the table in large: to be read, at most 520 px wide. */
  Large: Component<SeatProps>;
  /** What there is to know besides everybody's points, below them; nothing if they say it all. */
  Beside: Component<SeatProps> | null;
  /** The pieces and places on the board that a move is made with, by their `data-piece`. */
  pieces(move: string, sight: Sight, seat: number): string[];
  /** What these steps said of points that a seat has got for good, where the board no longer shows it. */
  scored?(steps: readonly ToldMove[], seat: number, source: string): ScoredLine[];
  /** Where the points came from, once the game is over: for the end screen. */
  ending(sight: Sight): Ending;
}

export interface GameFace {
  /** What the tabs of a small screen show one at a time, the main one first: one or two. */
  areas: Area[];
  /** The one area in which something is asked of a seat, by its name; nothing if any will do. */
  calls(sight: Sight, seat: number): string | null;
  /** Where in the turn or round the game stands: always the same names in the same order. */
  phases(sight: Sight): Phase[];
  /** The table: everything that belongs to all, to the looked-at seat, and what one plays from. */
  Board: Component<BoardProps>;
  /** What is known of one seat in a line: shown beside its name. */
  Badge: Component<{ sight: Sight; seat: number }>;
  /**
   * A seat's part of the table in small, inside its place beside the table: fills the width and the
   * height that there is, shows what others want to know at a glance, takes no presses.
   */
  Mini: Component<SeatProps>;
  /** What an event touched: for the way from a piece back to the move that brought it there. */
  touched(event: unknown): Trail[];
  /** How its sentences look. */
  telling: Telling;
  /** What nobody needs in the first moment: it comes once the board is there. */
  later(): Promise<Later>;
}
