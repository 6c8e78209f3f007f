/** The face of a table's game: its board first, with the words for it, then all the rest. */
import { faceOf } from '../games';
import type { GameFace, Later } from '../games/face';
import { need } from '../words/index.svelte';

/** How long to wait before asking again for what a lost connection kept away. */
const AGAIN_MS = 3000;

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
      let timer: ReturnType<typeof setTimeout> | undefined;
      const rest = (face: GameFace): void => {
        face.later().then(
          (later) => (this.later = later),
          () => (timer = setTimeout(() => rest(face), AGAIN_MS)),
        );
      };
      void Promise.allSettled([faceOf(name), need(name, `web-${name}`)]).then(([found]) => {
        this.face = found.status === 'fulfilled' ? found.value : null;
        this.ready = true;
        if (this.face) rest(this.face);
      });
      return () => clearTimeout(timer);
    });
  }
}
