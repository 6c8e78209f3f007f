/** What a pointer, a finger and a keyboard can do with a piece: look at it, press it, drag it. */
import type { Attachment } from 'svelte/attachments';
import type { Piece } from './moves';
import type { Looked, Playing } from './playing.svelte';

/** How far a pointer moves before it means dragging, and how long a finger rests to look. */
const SLACK = 8;
const REST = 420;

interface Handle {
  piece: Piece;
  /** The seat whose board it lies on; nothing for the line. */
  of: number | null;
  drag: boolean;
}

/** The place under a point. */
function placeAt(x: number, y: number): Piece | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest('[data-piece]')?.getAttribute('data-piece');
    if (name) return name.replace(/#\d+$/, '');
  }
  return null;
}

export function handle(play: Playing, what: () => Handle): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;
    let rested = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    let looked: Looked | null = null;
    const look = () => {
      const { piece, of } = what();
      looked = { piece, of };
      play.looked = looked;
    };
    // A piece that goes while it has the focus says so in the middle of a redraw: that is no time to
    // change anything.
    const away = () => {
      clearTimeout(timer);
      const mine = looked;
      queueMicrotask(() => {
        if (mine !== null && play.looked === mine) play.looked = null;
      });
    };
    const on: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && look(),
      pointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && away(),
      focus: () => node.matches(':focus-visible') && look(),
      blur: away,
      pointerdown: (event: PointerEvent) => {
        moved = false;
        rested = false;
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
        if (event.pointerType !== 'touch') return;
        timer = setTimeout(() => {
          rested = true;
          look();
        }, REST);
      },
      pointermove: (event: PointerEvent) => {
        if (event.pointerId !== from?.id || !what().drag) return;
        const { clientX: x, clientY: y } = event;
        if (!moved && Math.hypot(x - from.x, y - from.y) < SLACK) return;
        clearTimeout(timer);
        if (!moved) node.setPointerCapture(event.pointerId);
        moved = true;
        // First lifted, so that its places are known.
        if (!play.dragged) play.dragged = { piece: what().piece, x, y, over: null };
        const place = placeAt(x, y);
        play.dragged = {
          piece: what().piece,
          x,
          y,
          over: place && play.goesTo(place) ? place : null,
        };
      },
      pointerup: (event: PointerEvent) => {
        clearTimeout(timer);
        if (event.pointerId !== from?.id) return;
        from = null;
        if (moved) play.drop(what().piece, placeAt(event.clientX, event.clientY));
      },
      pointercancel: () => {
        clearTimeout(timer);
        from = null;
        play.dragged = null;
      },
      contextmenu: (event: Event) => rested && event.preventDefault(),
      click: (event: MouseEvent) => {
        // The end of dragging is not a press, nor is a finger that rested to look.
        if (!moved && !rested) play.press(what().piece, what().of);
        moved = false;
        rested = false;
        event.stopPropagation();
      },
      keydown: (event: KeyboardEvent) => {
        // HTML buttons press themselves; drawings do not.
        if (node instanceof HTMLElement || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        play.press(what().piece, what().of);
      },
    };
    for (const [name, does] of Object.entries(on))
      node.addEventListener(name, does as EventListener);
    return () => {
      for (const [name, does] of Object.entries(on)) {
        node.removeEventListener(name, does as EventListener);
      }
      away();
    };
  };
}
