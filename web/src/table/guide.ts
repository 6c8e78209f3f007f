/** Somebody who leads through a game at the table: it has words of its own there, a menu, and the end. */
import type { Snippet } from 'svelte';
import type { ScoredLine } from '../games/face';
import type { Counted } from '../protocol';
import type { Looking } from './looking.svelte';

/** What an end is given: how the points were counted, and where their pieces are. */
export interface Closing {
  lines(seat: number, source: string): ScoredLine[];
  count: () => Promise<Counted>;
  go(pieces: string[], seat: number): void;
  close(): void;
}

export interface Guide {
  /** What it says: over the table and what stands beside it, or in the place of the seats on a phone. */
  words: Snippet<[Looking]>;
  menu: Snippet;
  /** What comes instead of the end screen; it is given how to close it. */
  end: Snippet<[Closing]>;
}
