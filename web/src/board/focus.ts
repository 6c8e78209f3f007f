/**
 * Whoever plays by keyboard is not thrown back to the top of the page when the piece under their fingers has
 * gone, or can't be pressed any more: the focus goes to the nearest thing that makes sense. Nothing happens to
 * people who use a mouse: a focus that they did not ask for would show them notes that they did not ask for.
 */
import type { Attachment } from 'svelte/attachments';
import { listen, type Target } from './listen';

/** Where the focus goes, the best first; the last one is always there. */
const NEXT = [
  '[data-piece][aria-disabled="false"][tabindex="0"]',
  '.button.main:not([aria-disabled="true"])',
  '[data-piece][tabindex="0"]',
];

const isSeen = (element: Element) => element.getClientRects().length > 0;

/** Keeps the focus inside; `home` is what has it when nothing else can. */
export function keepFocus(home: string): Attachment<HTMLElement> {
  return (root) => {
    let last: Target | null = null;
    let piece: string | null = null;
    const arrived = ({ target }: FocusEvent) => {
      const element = target as Target;
      last = element.matches(':focus-visible') ? element : null;
      piece = element.getAttribute('data-piece');
    };
    /** What is still there afterwards was left on purpose; browsers tell it while they take something away. */
    const left = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (last === target && last?.isConnected) last = null;
      });
    };
    const lost = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      if (document.querySelector('dialog[open]')) return;
      const board = root.querySelector(home);
      const all = (which: string) =>
        [...(board?.querySelectorAll<Target>(which) ?? [])].filter(isSeen);
      const same = all('[data-piece]').find((one) => one.getAttribute('data-piece') === piece);
      const found = same ?? NEXT.map((which) => all(which)[0]).find(Boolean);
      last = null;
      (found ?? (board as HTMLElement | null))?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(lost);
    watch.observe(root, { childList: true, subtree: true });
    const deaf = listen(root, { focusin: arrived, focusout: left });
    return () => {
      watch.disconnect();
      deaf();
    };
  };
}
