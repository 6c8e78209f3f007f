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

export function looking({ look, leave }: Looks): Attachment<Target> {
  return (node) => {
    let resting: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
    let rested = false;
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
    const by = (event: PointerEvent): By => (event.pointerType === 'touch' ? 'finger' : 'pointer');
    const deaf = listen(node, {
      pointerenter: (event) => by(event) === 'pointer' && look('pointer'),
      pointerleave: (event) => left(by(event)),
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
      pointermove: ({ clientX, clientY }) => {
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
