/**
 * Pieces that lie together are one stop for the Tab key; arrows go to the nearest piece in their
 * direction, as the eye would.
 */
import type { Attachment } from 'svelte/attachments';

const ways: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

type Target = HTMLElement | SVGElement;

function middle(node: Target): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(all: readonly Target[], here: Target, [dx, dy]: [number, number]): Target | null {
  const [x, y] = middle(here);
  let best: Target | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === here) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along < 4 || aside > along * 2) continue;
    const far = along + aside * 1.5;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

export function arrows(): Attachment<HTMLElement | SVGElement> {
  return (root) => {
    const pieces = () => [
      ...root.querySelectorAll<Target>('[data-piece][role="button"], button[data-piece]'),
    ];
    /** The stop is the piece that has the focus, or the first that can be chosen. */
    const settle = () => {
      const all = pieces();
      const stop =
        all.find((piece) => piece === document.activeElement) ??
        all.find((piece) => piece.ariaDisabled !== 'true') ??
        all[0];
      for (const piece of all) piece.setAttribute('tabindex', piece === stop ? '0' : '-1');
    };
    const key = (event: Event) => {
      const way = ways[(event as KeyboardEvent).key];
      const here = pieces().find((piece) => piece === document.activeElement);
      if (!way || !here) return;
      event.preventDefault();
      nearest(pieces(), here, way)?.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-disabled', 'role'],
    });
    root.addEventListener('keydown', key);
    root.addEventListener('focusin', settle);
    return () => {
      watch.disconnect();
      root.removeEventListener('keydown', key);
      root.removeEventListener('focusin', settle);
    };
  };
}
