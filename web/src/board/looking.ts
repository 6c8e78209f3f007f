/** A piece is looked at: with a pointer over it, with the focus, or with a finger that rests on it. */
import type { Attachment } from 'svelte/attachments';
import { SLACK } from './dragging';
import { listen, type Target } from './listen';

export type By = 'pointer' | 'focus' | 'finger';

export interface Looks {
  look(by: By): void;
  /** Nobody looks any more. A piece that goes away is left as if by the pointer. */
  leave(by: By): void;
}

/** How long a finger rests before it means looking. */
const REST = 450;

/**
 * Where the pointer was last moved to. A board that appears or changes under a pointer at rest makes pieces come
 * under it: nobody looks at those, and notes that open by themselves lie over what somebody is about to press.
 */
let rests = { x: Number.NaN, y: Number.NaN };
const movedTo = ({ clientX: x, clientY: y }: PointerEvent) => (rests = { x, y });
for (const kind of ['pointermove', 'pointerdown'] as const) {
  // After the piece itself, which compares with where the pointer was before.
  window.addEventListener(kind, movedTo, { passive: true });
}
const isMoved = ({ clientX, clientY }: PointerEvent) => clientX !== rests.x || clientY !== rests.y;

const by = (event: PointerEvent): By => (event.pointerType === 'touch' ? 'finger' : 'pointer');

export function looking({ look, leave }: Looks): Attachment<Target> {
  return (node) => {
    let resting: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
    let rested = false;
    // A piece that came under a pointer at rest is looked at when that moves on it.
    let unmoved = false;
    const point = (event: PointerEvent) => {
      if (by(event) !== 'pointer') return;
      unmoved = !isMoved(event);
      if (!unmoved) look('pointer');
    };
    const lift = () => {
      clearTimeout(resting?.timer);
      resting = null;
    };
    // A piece that goes while it has the focus says so in the middle of a redraw: that is no time to
    // change anything.
    const left = (by: By) => {
      lift();
      queueMicrotask(() => leave(by));
    };
    const deaf = listen(node, {
      pointerenter: point,
      pointerleave: (event) => {
        unmoved = false;
        left(by(event));
      },
      focus: () => node.matches(':focus-visible') && look('focus'),
      blur: () => left('focus'),
      pointerdown: (event) => {
        lift();
        rested = false;
        if (by(event) !== 'finger') return;
        const timer = setTimeout(() => {
          rested = true;
          look('finger');
        }, REST);
        resting = { x: event.clientX, y: event.clientY, timer };
      },
      pointermove: (event) => {
        if (unmoved) point(event);
        const { clientX, clientY } = event;
        if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) >= SLACK) lift();
      },
      pointerup: lift,
      pointercancel: lift,
      contextmenu: (event) => rested && event.preventDefault(),
    });
    // A finger that rested to look does not press.
    const unpressed = listen(
      node,
      {
        click: (event) => {
          if (rested) event.stopImmediatePropagation();
          rested = false;
        },
      },
      true,
    );
    return () => {
      deaf();
      unpressed();
      left('pointer');
    };
  };
}
