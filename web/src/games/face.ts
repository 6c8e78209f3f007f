/**
 * What a game brings to the table page. The page knows no game: it shows seats, prompt, log, chat
 * and clock, and asks the face of the game for everything else.
 */
import type { Component } from 'svelte';
import type { IconName } from '../frame/Icon.svelte';
import type { Sight, ToldMove, Table } from '../protocol';

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
  /** The seat whose own area is looked at; the page lets people switch. */
  looked: number;
  /** The area in view where the screen is small. A board for large screens shows all of them. */
  area: string;
  /** The last steps that were not shown yet, oldest first: what happened since the view before. */
  steps: ToldMove[];
  /** Events of the log line under the pointer, or of nothing: show where they happened. */
  spotlight: unknown[];
  /** Whether a move is on its way to the server: nothing can be chosen meanwhile. */
  busy: boolean;
  /** Makes one of `sight.choices`, by its text. */
  choose(move: string): void;
  /** Says something beside the prompt, such as why a piece can't be chosen now. */
  remark(text: string): void;
  /** Asks the page to show another area, or another seat's. */
  show(area: string, seat?: number): void;
}

export interface GameFace {
  /** All areas, the main one first. */
  areas: Area[];
  /** The one area in which something is asked of a seat, by its name; nothing if any will do. */
  calls(sight: Sight, seat: number): string | null;
  /** The board with all areas. */
  Board: Component<BoardProps>;
  /** What is known of one seat in a line: shown beside its name. */
  Badge: Component<{ sight: Sight; seat: number }>;
  /** What an event touched: for the way from a piece back to the move that brought it there. */
  touched(event: unknown): Trail[];
  /** How the game ended: who won and why, points by source. Shown in the end screen's frame. */
  Ending: Component<{ sight: Sight; table: Table; seat: number | null }>;
}
