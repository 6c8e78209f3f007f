/** What is said of a thing that somebody asks about. */
import type { Component } from 'svelte';
import type { About } from '../about';

/** How somebody stands in what the thing counts. */
export interface Standing {
  name: string;
  value: string;
  leads: boolean;
}

export interface Note {
  title: string;
  /** What it is, and how it is now: a sentence each. */
  what: readonly string[];
  /** What can be done with it now, in the engine's words, and what that would lead to. */
  now?: readonly string[];
  /** The move that somebody would expect of it, in the engine's words: asked about where it can't be made. */
  tries?: string | undefined;
  /** The number of the rule that says most about it. */
  rule: string;
  standing?: readonly Standing[];
  /** A picture of it in large. */
  picture?: { Art: Component<{ letter: string }>; letter: string };
}

/** Whose thing it is, where its name does not say it; nothing for the one looked at. */
export type Explain = (about: About, of: number | null) => Note | null;

/** The moves that a press on a thing makes now, or goes on to; none where it can't be chosen. */
export type Makes = (about: About, of: number | null) => string[];

/** What a board has to say of its things. */
export interface Notes {
  explain: Explain;
  makes: Makes;
}
