/** Listeners that come and go together. */
import type { Attachment } from 'svelte/attachments';

/** Pieces are buttons, or groups in a drawing. */
export type Target = HTMLElement | SVGElement;

type Listeners = {
  [Kind in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[Kind]) => void;
};

/** Adds the listeners; what it gives back takes them away again. */
export function listen(node: Target, listeners: Listeners, capture = false): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [kind, listener] of all) node.addEventListener(kind, listener, capture);
  return () => {
    for (const [kind, listener] of all) node.removeEventListener(kind, listener, capture);
  };
}

/** Several attachments as one, in their order. */
export function together(...attachments: Attachment<Target>[]): Attachment<Target> {
  return (node) => {
    const ends = attachments.map((attach) => attach(node));
    return () => {
      for (const end of ends) end?.();
    };
  };
}
