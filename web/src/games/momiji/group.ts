/** Pieces that lie together are one stop for the Tab key; arrows go from one to the next. */
import type { Attachment } from 'svelte/attachments';

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function group(): Attachment<HTMLElement> {
  return (root) => {
    const pieces = () => [...root.querySelectorAll<HTMLElement>('[data-piece]')];
    /** The stop is the piece that has the focus, or had it last, or the first that can be chosen. */
    const settle = () => {
      const all = pieces();
      const stop =
        all.find((piece) => piece === document.activeElement) ??
        all.find((piece) => piece.ariaDisabled !== 'true') ??
        all[0];
      for (const piece of all) piece.tabIndex = piece === stop ? 0 : -1;
    };
    const key = (event: KeyboardEvent) => {
      const all = pieces();
      const at = all.findIndex((piece) => piece === document.activeElement);
      if (at < 0) return;
      const step = steps[event.key];
      let next: HTMLElement | undefined;
      if (step !== undefined) next = all[(at + step + all.length) % all.length];
      else if (event.key === 'Home') next = all[0];
      else if (event.key === 'End') next = all.at(-1);
      if (!next) return;
      event.preventDefault();
      next.focus();
      settle();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
    root.addEventListener('keydown', key);
    root.addEventListener('focusin', settle);
    return () => {
      watch.disconnect();
      root.removeEventListener('keydown', key);
      root.removeEventListener('focusin', settle);
    };
  };
}
