/**
 * Pieces that lie together are one stop for the Tab key; arrow keys go from one to another. A piece
 * that stands alone among them (`data-alone`) is a stop of its own.
 */
import type { Attachment } from 'svelte/attachments';
import { listen, type Target } from './listen';

/** The piece that a key leads to from another; nothing for keys that mean nothing here. */
type Way = (key: string, from: Target, all: readonly Target[]) => Target | null | undefined;

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** One after the other, and around. */
export const inTurn: Way = (key, from, all) => {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  return all[(all.indexOf(from) + step + all.length) % all.length];
};

const directions: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function middle(piece: Target): [number, number] {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * To the nearest in the direction of the arrow. What lies aside counts as farther away, yet not so
 * much that a step up in a honeycomb would jump over its neighbours.
 */
export const byEye: Way = (key, from, all) => {
  const direction = directions[key];
  if (!direction) return undefined;
  const [right, down] = direction;
  const [fromX, fromY] = middle(from);
  let best: Target | null = null;
  let least = Infinity;
  for (const piece of all) {
    const [x, y] = middle(piece);
    const along = (x - fromX) * right + (y - fromY) * down;
    const aside = Math.abs((x - fromX) * down) + Math.abs((y - fromY) * right);
    if (piece === from || along < 4 || aside > along * 2.2) continue;
    const far = along + aside * 1.5;
    if (far < least) [best, least] = [piece, far];
  }
  return best;
};

const PIECES = ':is(button, [role="button"])[data-piece]:not([data-alone])';

export function stops(way: Way): Attachment<Target> {
  return (root) => {
    const pieces = () => [...root.querySelectorAll<Target>(PIECES)];
    /** The stop is the piece that has the focus, or else the first that can be chosen. */
    const settle = () => {
      const all = pieces();
      const stop =
        all.find((piece) => piece === document.activeElement) ??
        all.find((piece) => piece.getAttribute('aria-disabled') !== 'true') ??
        all[0];
      for (const piece of all) {
        const index = piece === stop ? '0' : '-1';
        if (piece.getAttribute('tabindex') !== index) piece.setAttribute('tabindex', index);
      }
    };
    const key = (event: KeyboardEvent) => {
      const all = pieces();
      const from = all.find((piece) => piece === document.activeElement);
      const next = from && way(event.key, from, all);
      if (next === undefined) return;
      event.preventDefault();
      next?.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    const attributeFilter = ['aria-disabled', 'role'];
    watch.observe(root, { childList: true, subtree: true, attributeFilter });
    const deaf = listen(root, { keydown: key, focusin: settle });
    return () => {
      watch.disconnect();
      deaf();
    };
  };
}
