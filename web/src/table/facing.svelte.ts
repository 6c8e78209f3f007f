/** The face of a table's game: its board first, with the words for it, then all the rest. */
import { faceOf } from '../games';
import type { GameFace, Later } from '../games/face';
import { need } from '../words/index.svelte';

export class Facing {
  /** Nothing for a game that has none, or until it is there. */
  face = $state.raw<GameFace | null>(null);
  /** What nobody needs in the first moment. */
  later = $state.raw<Later | null>(null);
  /** Whether it is known if there is a face. */
  ready = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      const name = game();
      void Promise.allSettled([faceOf(name), need(name, `web-${name}`)]).then(async ([found]) => {
        this.face = found.status === 'fulfilled' ? found.value : null;
        this.ready = true;
        this.later = (await this.face?.later()) ?? null;
      });
    });
  }
}
