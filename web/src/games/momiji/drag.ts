/** Dragging a piece to a place, with whatever points. */
import type { Attachment } from 'svelte/attachments';
import type { Piece } from './moves';
import type { Playing } from './playing.svelte';

/** How far a pointer moves before it means dragging. */
const SLACK = 8;

/**
 * The place under a point that the piece may go to. Anywhere in the own row is good for a card that
 * has one place there; a new pile goes to the nearer end.
 */
export function placeAt(playing: Playing, x: number, y: number): Piece | null {
  const under = document.elementsFromPoint(x, y);
  for (const element of under) {
    const place = element.closest('[data-place]');
    const name = place?.getAttribute('data-place');
    if (!place || !name) continue;
    if (name !== 'row') return name;
    const [only, ...others] = playing.places.keys();
    if (only && others.length === 0) return only;
    const box = place.getBoundingClientRect();
    return x < box.left + box.width / 2 ? 'end:left' : 'end:right';
  }
  return null;
}

export function draggable(playing: Playing, piece: () => Piece): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || playing.offersOf(piece()).length === 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      const { clientX: x, clientY: y } = event;
      if (!moved && Math.hypot(x - from.x, y - from.y) < SLACK) return;
      if (!moved) node.setPointerCapture(event.pointerId);
      moved = true;
      // First lifted, so that its places are known.
      if (!playing.dragged) playing.dragged = { piece: piece(), x, y, over: null };
      const place = placeAt(playing, x, y);
      const over = place && playing.places.has(place) ? place : null;
      playing.dragged = { piece: piece(), x, y, over };
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      from = null;
      if (moved) playing.drop(piece(), placeAt(playing, event.clientX, event.clientY));
    };
    const cancel = () => {
      from = null;
      playing.dragged = null;
    };
    // The end of dragging is not a press.
    const click = (event: MouseEvent) => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', cancel);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('click', click, true);
    };
  };
}
