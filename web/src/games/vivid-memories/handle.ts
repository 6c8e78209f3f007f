/** What a pointer, a finger and a keyboard can do with a piece: look at it, press it, drag it. */
import type { Attachment } from 'svelte/attachments';
import { dragging } from '../../board/dragging';
import { together, type Target } from '../../board/listen';
import { looking } from '../../board/looking';
import { pressing } from '../../board/pressing';
import type { Piece } from './moves';
import type { Looked, Playing } from './playing.svelte';

interface Handle {
  piece: Piece;
  /** The seat whose board it lies on; nothing for the line. */
  of: number | null;
  /** What is dragged away from here; nothing while it has to stay. */
  drag: Piece | null;
}

export function handle(play: Playing, what: () => Handle): Attachment<Target> {
  let looked: Looked | null = null;
  return together(
    looking({
      look: () => {
        const { piece, of } = what();
        play.looked = looked = { piece, of };
      },
      // What a finger has asked for is read when the finger has gone.
      leave: (by) => {
        if (by !== 'finger' && looked !== null && play.looked === looked) play.looked = null;
      },
    }),
    dragging(play, () => what().drag),
    pressing(() => play.press(what().piece, what().of)),
  );
}
