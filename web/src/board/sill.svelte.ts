/**
 * The sill: the strip at the lower edge of the table where a game and its player talk. It holds the
 * prompt, the tray (pieces in the player's fingers, answers, optional actions) and the primary
 * button. The page draws it, in the same places all game long; a board says what is in it.
 */
import type { Attachment } from 'svelte/attachments';
import type { About } from './about';
import type { Notes } from './inspect/note';

/** The one thing that moves the turn on: end turn, done, take, skip, confirm. */
export interface Primary {
  /** What it says, a word or two. */
  label: string;
  /** What it does in a sentence, where the label leaves that open. */
  title?: string;
  /** The move that it makes, as it is sent, if it is one. */
  move?: string;
  /** Whether it can be pressed. Where it can't, it is pale and tells what will come. */
  ready: boolean;
  press(): void;
}

/**
 * What is asked in between, instead of the prompt of the decision:
 * - `question`: one of several answers, in the tray and lit on the table.
 * - `confirm`: whether something is meant, because the settings say so.
 * - `final`: whether to do what can't be taken back.
 */
export interface Question {
  look: 'question' | 'confirm' | 'final';
  text: string;
  /** Takes back what led here; Undo does this while the question stands. */
  cancel(): void;
}

/** While every press explains and nothing is played. */
export interface Asking {
  /** What is said of it. */
  prompt: string;
  /** What stands on the button that ends it. */
  back: string;
  leave(): void;
}

/** What a board has to say. */
export interface Said {
  primary: Primary | null;
  question: Question | null;
}

export class Sill {
  /** Where the pieces of a board's tray are put; nothing where there is no tray, as in a replay. */
  tray = $state.raw<HTMLElement | null>(null);
  /** The last thing that a board said. */
  said = $state.raw<Said>({ primary: null, question: null });
  /** Loads what the board says of its things; nothing while there is no board. */
  explains = $state.raw<(() => Promise<Notes>) | null>(null);
  asking = $state.raw<Asking | null>(null);
  /** Begins to ask about things, or ends it; nothing until that is loaded. */
  ask = $state.raw<(() => void) | null>(null);
  /** Says why a thing can't be chosen, by the engine's word. */
  refuse: (about: About, of?: number | null) => void = () => undefined;
}

/**
 * Says on the sill whatever `said` comes to, and what the board has to say of its things when somebody asks, as long as
 * the calling component is there.
 */
export function speak(sill: () => Sill, said: () => Said, explains: () => Promise<Notes>): void {
  // All props of a board change with every move; it is still the same sill.
  const same = $derived(sill());
  $effect.pre(() => {
    same.said = said();
  });
  $effect.pre(() => {
    const one = same;
    one.explains = explains;
    return () => {
      one.said = { primary: null, question: null };
      one.explains = null;
    };
  });
}

/**
 * Shows an element in the tray of the sill. It stays a part of the component that wrote it, with
 * that component's styles and context; there it is to have a parent of its own, which is hidden.
 */
export const inTray =
  (sill: () => Sill): Attachment<HTMLElement> =>
  (element) => {
    // What is moved loses the focus: only another tray is a reason.
    const tray = $derived(sill().tray);
    if (!tray) return;
    const home = element.parentElement;
    tray.append(element);
    return () => home?.append(element);
  };
