/** What makes an element a piece: it is looked at, pressed and dragged, with whatever points. */
import type { Attachment } from 'svelte/attachments';
import { dragging } from '../../board/dragging';
import { together, type Target } from '../../board/listen';
import { looking } from '../../board/looking';
import { pressing } from '../../board/pressing';
import type { Piece } from './moves';
import type { Playing } from './playing.svelte';

export function piece(playing: Playing, name: () => Piece): Attachment<Target> {
  let looked: Piece | null = null;
  return together(
    looking({
      look: (by) => {
        looked = name();
        playing.look(looked, by);
      },
      leave: () => {
        if (looked !== null && playing.looked === looked) playing.looked = null;
      },
    }),
    dragging(playing, () => (playing.canDrag(name()) ? name() : null)),
    pressing(() => playing.press(name())),
  );
}
