/** A piece is pressed, with a pointer or a key. */
import type { Attachment } from 'svelte/attachments';
import { listen, type Target } from './listen';

export function pressing(press: () => void): Attachment<Target> {
  return (node) =>
    listen(node, {
      click: (event) => {
        // Pieces lie on places that can be pressed as well.
        event.stopPropagation();
        press();
      },
      keydown: (event) => {
        // Buttons press themselves; drawings do not.
        if (node instanceof HTMLButtonElement) return;
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      },
    });
}
