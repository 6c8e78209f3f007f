/**
 * Pieces that lie together are one stop for the Tab key; an arrow goes to the nearest piece in its
 * direction, which on the map is the neighbour. A piece that stands alone (`data-alone`) is a stop of
 * its own.
 */
import type { Attachment } from 'svelte/attachments';

const ways: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function middle(piece: Element): [number, number] {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest in this direction; what lies aside of it counts as farther away. */
function nearest(from: Element, all: Element[], [x, y]: [number, number]): Element | null {
  const [fromX, fromY] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const piece of all) {
    const [atX, atY] = middle(piece);
    const along = (atX - fromX) * x + (atY - fromY) * y;
    const aside = Math.abs((atX - fromX) * y) + Math.abs((atY - fromY) * x);
    if (piece === from || along < 4 || aside > along * 2.2) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [piece, far];
  }
  return best;
}

export function arrows(): Attachment<HTMLElement> {
  return (root) => {
    const pieces = () => [
      ...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]:not([data-alone])'),
    ];
    /** The stop is the piece that has the focus, or had it last, or the first that can be chosen. */
    const settle = () => {
      const all = pieces();
      const stop =
        all.find((piece) => piece === document.activeElement) ??
        all.find((piece) => piece.ariaDisabled !== 'true') ??
        all[0];
      for (const piece of all) {
        const index = piece === stop ? '0' : '-1';
        if (piece.getAttribute('tabindex') !== index) piece.setAttribute('tabindex', index);
      }
    };
    const key = (event: KeyboardEvent) => {
      const way = ways[event.key];
      const at = document.activeElement;
      const all = pieces();
      if (!way || !at || !all.some((piece) => piece === at)) return;
      const next = nearest(at, all, way);
      event.preventDefault();
      if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
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
