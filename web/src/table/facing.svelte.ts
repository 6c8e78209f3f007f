/** The face of a table's game: its board first, with the words for it, then all the rest. */
import { faceOf } from '../games';
import type { GameFace, Later } from '../games/face';
import { need } from '../words/index.svelte';
import { untilThere } from './there';

export class Facing {
  /** Nothing for a game that has none, or until it is there. */
  face = $state.raw<GameFace | null>(null);
  /** What nobody needs in the first moment. */
  later = $state.raw<Later | null>(null);
  /** Whether everything is here that can be opened at the table. */
  whole = $state(false);
  /** Whether it is known if there is a face. */
  ready = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      const name = game();
      let end: (() => void) | undefined;
      let left = false;
      void Promise.allSettled([faceOf(name), need(name, `web-${name}`)]).then(([found]) => {
        const face = found.status === 'fulfilled' ? found.value : null;
        this.face = face;
        this.ready = true;
        if (!face || left) return;
        end = untilThere(face.later, (later) => {
          this.later = later;
          end = untilThere(
            async () => (await import('./ahead')).fetchAhead(),
            () => (this.whole = true),
          );
        });
      });
      return () => {
        left = true;
        end?.();
      };
    });
  }
}
