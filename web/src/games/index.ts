/** All games by id. A game is a folder here; its code is loaded when its table is opened. */
import type { GameFace } from './face';
import { remember } from './telling';

const folders = import.meta.glob<{ face: GameFace }>('./*/index.ts');

/** The face of a game; nothing for a game that has none yet. */
export async function faceOf(game: string): Promise<GameFace | null> {
  const load = folders[`./${game}/index.ts`];
  if (!load) return null;
  const { face } = await load();
  remember(game, face.telling);
  return face;
}
