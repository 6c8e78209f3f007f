/** Dragging a piece to a place, with whatever points. */
import type { Attachment } from 'svelte/attachments';
import { listen, type Target } from './listen';

/** How far a pointer moves before it means dragging. */
export const SLACK = 8;

/** A piece on its way under the pointer. */
export interface Dragged {
  piece: string;
  x: number;
  y: number;
  /** The place under it, if the piece may go there. */
  over: string | null;
}

/** What a game does with pieces that are dragged. */
export interface Hands {
  dragged: Dragged | null;
  /** The place under a point of the window. */
  placeAt(x: number, y: number): string | null;
  /** Whether what is dragged may go to this place. */
  goesTo(place: string): boolean;
  /** What was dragged is let go, over a place or over nothing. */
  drop(piece: string, place: string | null): void;
}

/** What an attribute says of the topmost element under a point that has it, or lies in one. */
export function under(x: number, y: number, attribute: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest(`[${attribute}]`)?.getAttribute(attribute);
    if (name) return name;
  }
  return null;
}

/** Makes an element draggable; `piece` says what it is, or nothing while it has to stay. */
export function dragging(hands: Hands, piece: () => string | null): Attachment<Target> {
  return (node) => {
    let from: { piece: string; x: number; y: number; id: number } | null = null;
    let moved = false;
    const deaf = listen(node, {
      pointerdown: (event) => {
        moved = false;
        const name = event.button === 0 ? piece() : null;
        if (name === null) return;
        from = { piece: name, x: event.clientX, y: event.clientY, id: event.pointerId };
        // A quick hand is beyond the piece with its first move.
        node.setPointerCapture(event.pointerId);
      },
      pointermove: (event) => {
        if (event.pointerId !== from?.id) return;
        const { clientX: x, clientY: y } = event;
        if (!moved && Math.hypot(x - from.x, y - from.y) < SLACK) return;
        moved = true;
        // First lifted, so that its places are known.
        hands.dragged ??= { piece: from.piece, x, y, over: null };
        const place = hands.placeAt(x, y);
        const over = place !== null && hands.goesTo(place) ? place : null;
        hands.dragged = { piece: from.piece, x, y, over };
      },
      pointerup: (event) => {
        if (event.pointerId !== from?.id) return;
        const { piece } = from;
        from = null;
        if (moved) hands.drop(piece, hands.placeAt(event.clientX, event.clientY));
      },
      pointercancel: (event) => {
        if (event.pointerId !== from?.id) return;
        from = null;
        hands.dragged = null;
      },
    });
    // The end of dragging is not a press.
    const unpressed = listen(
      node,
      {
        click: (event) => {
          if (moved) event.stopImmediatePropagation();
          moved = false;
        },
      },
      true,
    );
    return () => {
      deaf();
      unpressed();
    };
  };
}
