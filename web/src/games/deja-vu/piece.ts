/** What makes an element a piece: it is looked at, pressed and dragged, with whatever points. */
import type { Attachment } from 'svelte/attachments';
import type { Piece } from './moves';
import type { Playing } from './playing.svelte';

/** How far a pointer moves before it means dragging; how long a finger rests before it means looking. */
const SLACK = 8;
const REST = 450;

function placeAt(x: number, y: number): Piece | null {
  const under = document.elementFromPoint(x, y)?.closest('[data-place]');
  return under?.getAttribute('data-place') ?? null;
}

export function piece(playing: Playing, name: () => Piece): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;
    let rested = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => (playing.looked = name());
    /** Pieces lose the focus while the board is drawn anew: what is looked at changes afterwards. */
    const leave = () => {
      clearTimeout(timer);
      const left = name();
      queueMicrotask(() => {
        if (playing.looked === left) playing.looked = null;
      });
    };
    const listeners = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') look();
      },
      pointerleave: leave,
      focus: () => {
        if (node.matches(':focus-visible')) look();
      },
      blur: leave,
      pointerdown: (event: PointerEvent) => {
        moved = rested = false;
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
        // A quick hand is beyond the piece with its first move.
        if (playing.canDrag(name())) node.setPointerCapture(event.pointerId);
        if (event.pointerType !== 'touch') return;
        timer = setTimeout(() => {
          rested = true;
          look();
        }, REST);
      },
      pointermove: (event: PointerEvent) => {
        if (event.pointerId !== from?.id) return;
        const { clientX: x, clientY: y } = event;
        if (!moved && Math.hypot(x - from.x, y - from.y) < SLACK) return;
        clearTimeout(timer);
        if (!moved && !playing.canDrag(name())) {
          from = null;
          return;
        }
        moved = true;
        // First lifted, so that its places are known.
        playing.dragged ??= { piece: name(), x, y, over: null };
        const place = placeAt(x, y);
        const over = place && playing.targets.has(place) ? place : null;
        playing.dragged = { piece: name(), x, y, over };
      },
      pointerup: (event: PointerEvent) => {
        clearTimeout(timer);
        if (event.pointerId !== from?.id) return;
        from = null;
        if (moved) playing.drop(name(), placeAt(event.clientX, event.clientY));
        else if (!rested && event.pointerType === 'touch') leave();
      },
      pointercancel: () => {
        clearTimeout(timer);
        from = null;
        playing.dragged = null;
      },
      contextmenu: (event: Event) => {
        if (rested) event.preventDefault();
      },
      click: (event: MouseEvent) => {
        // The end of dragging, or of a long look, is no press.
        const press = !moved && !rested;
        moved = rested = false;
        event.stopPropagation();
        if (press) playing.press(name());
      },
      keydown: (event: KeyboardEvent) => {
        if (node instanceof HTMLButtonElement) return;
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        playing.press(name());
      },
    };
    for (const [kind, listener] of Object.entries(listeners)) {
      node.addEventListener(kind, listener as EventListener);
    }
    return () => {
      leave();
      for (const [kind, listener] of Object.entries(listeners)) {
        node.removeEventListener(kind, listener as EventListener);
      }
    };
  };
}
