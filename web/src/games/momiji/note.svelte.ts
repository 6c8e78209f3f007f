/**
 * What stands in the note beside a piece while it is looked at: with the pointer, with the focus, or
 * with a finger that rests on it.
 */
import type { Attachment } from 'svelte/attachments';
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

/** How long a pointer has to rest on a piece, and a finger; and how long a note outlives its piece. */
const REST = 250;
const PRESS = 450;
const LEAVE = 120;

export class Notes {
  shown = $state.raw<{ note: Note; box: DOMRect } | null>(null);
  readonly id = 'momiji-note';
  #by: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes a piece show its note. */
  beside(note: () => Note | null, looks: (now: boolean) => void): Attachment<HTMLElement> {
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
      const soon = (wait: number) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(show, wait);
      };
      let long = false;
      const enter = (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        looks(true);
        soon(REST);
      };
      const leave = () => {
        looks(false);
        this.away(piece);
      };
      // A piece that goes away with the focus on it is blurred while the page is being drawn, and
      // nothing may change then.
      const blur = () => queueMicrotask(leave);
      const down = (event: PointerEvent) => {
        long = false;
        if (event.pointerType !== 'touch') return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          long = true;
          looks(true);
          show();
        }, PRESS);
      };
      const up = (event: PointerEvent) => {
        if (event.pointerType !== 'touch') return;
        clearTimeout(this.#timer);
        looks(false);
      };
      // The press that opened a note is not meant to choose the piece.
      const click = (event: MouseEvent) => {
        if (long) event.stopImmediatePropagation();
        else if (this.#by === piece) this.hide();
        else clearTimeout(this.#timer);
        long = false;
      };
      const focus = () => {
        if (!piece.matches(':focus-visible')) return;
        looks(true);
        show();
      };
      const menu = (event: Event) => long && event.preventDefault();
      piece.addEventListener('pointerenter', enter);
      piece.addEventListener('pointerleave', leave);
      piece.addEventListener('pointerdown', down);
      piece.addEventListener('pointerup', up);
      piece.addEventListener('pointercancel', up);
      piece.addEventListener('click', click, true);
      piece.addEventListener('focus', focus);
      piece.addEventListener('blur', blur);
      piece.addEventListener('contextmenu', menu);
      return () => {
        piece.removeEventListener('pointerenter', enter);
        piece.removeEventListener('pointerleave', leave);
        piece.removeEventListener('pointerdown', down);
        piece.removeEventListener('pointerup', up);
        piece.removeEventListener('pointercancel', up);
        piece.removeEventListener('click', click, true);
        piece.removeEventListener('focus', focus);
        piece.removeEventListener('blur', blur);
        piece.removeEventListener('contextmenu', menu);
        queueMicrotask(() => {
          looks(false);
          if (this.#by === piece) this.hide();
        });
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
