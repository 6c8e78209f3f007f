/** On small screens the areas of a board lie side by side: a finger that goes across turns to the next. */
import type { Attachment } from 'svelte/attachments';
import type { Area } from '../games/face';

/** How far a finger goes across, in pixels, and how much farther than up or down. */
const FAR = 56;
const STEEP = 2;

/** Where a swipe leads: to the right brings the area before, to the left the one after. */
export function neighbour(areas: readonly Area[], area: string, right: boolean): string | null {
  const at = areas.findIndex((one) => one.id === area);
  return at < 0 ? null : (areas[at + (right ? -1 : 1)]?.id ?? null);
}

/** Whether the finger may be meant for something there: for what is dragged, or scrolls across. */
function isTaken(at: EventTarget | null, within: Element): boolean {
  let element = at instanceof Element ? at : null;
  for (; element && element !== within; element = element.parentElement) {
    const { touchAction, overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (touchAction === 'none' || (scrolls && element.scrollWidth > element.clientWidth))
      return true;
  }
  return false;
}

export function swipe(turn: (right: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    const start = (event: TouchEvent) => {
      const [touch, ...others] = event.touches;
      const alone = touch && others.length === 0 && !isTaken(event.target, node);
      from = alone ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(dx) >= FAR && Math.abs(dx) > STEEP * Math.abs(dy)) turn(dx > 0);
    };
    node.addEventListener('touchstart', start, { passive: true });
    node.addEventListener('touchend', end, { passive: true });
    return () => {
      node.removeEventListener('touchstart', start);
      node.removeEventListener('touchend', end);
    };
  };
}
