/**
 * What stands in the note beside a piece while it is looked at: with the pointer, with the focus, or
 * with a finger that rests on it.
 */
import type { Attachment } from 'svelte/attachments';
import { listen, type Target } from '../../board/listen';
import { looking } from '../../board/looking';
import type { Phrase } from '../../words/phrase';

export interface Note {
  /** A phrase, or words that are said already. */
  title: Phrase | string;
  lines: Phrase[];
  /** A landscape to be shown in large. */
  letter?: string;
  /** Low and wide, so as not to hide the row above the hand. */
  low?: boolean;
  /** An objective whose standing is shown. */
  objective?: string;
}

/** How long a pointer has to rest on a piece, and how long its note outlives that. */
const REST = 250;
const LEAVE = 120;

export class Notes {
  shown = $state.raw<{ note: Note; box: DOMRect } | null>(null);
  readonly id = 'momiji-note';
  #by: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes a piece show its note. */
  beside(note: () => Note | null, looks: (now: boolean) => void): Attachment<Target> {
    return (piece) => {
      const show = () => {
        const made = note();
        if (!made) return;
        clearTimeout(this.#timer);
        this.#by?.removeAttribute('aria-describedby');
        this.#by = piece;
        this.shown = { note: made, box: piece.getBoundingClientRect() };
        piece.setAttribute('aria-describedby', this.id);
      };
      const unlooked = looking({
        look: (by) => {
          looks(true);
          clearTimeout(this.#timer);
          if (by === 'pointer') this.#timer = setTimeout(show, REST);
          else show();
        },
        leave: () => {
          looks(false);
          if (piece.isConnected) this.away(piece);
          else if (this.#by === piece) this.hide();
        },
      })(piece);
      // Whoever presses has read enough.
      const deaf = listen(piece, {
        click: () => (this.#by === piece ? this.hide() : clearTimeout(this.#timer)),
      });
      return () => {
        deaf();
        unlooked?.();
      };
    };
  }

  /** The pointer has left the piece: the note goes, unless the pointer went to the note. */
  away(piece: Element | null = this.#by): void {
    clearTimeout(this.#timer);
    if (this.#by === piece) this.#timer = setTimeout(() => this.hide(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#by?.removeAttribute('aria-describedby');
    this.#by = null;
    this.shown = null;
  }
}
