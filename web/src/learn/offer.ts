/** Whoever is about to play a game for the first time is asked once whether they would rather learn it. */
import { myTables } from '../api';
import { keep, kept } from '../storage';
import { lessonsOf } from './lessons';
import { hasBegun } from './progress.svelte';

const ASKED = 'reverie-offered';

const askedOf = () => (kept(ASKED) ?? '').split(' ');

/** Whether somebody of this browser was asked about a game: then there is nothing to find out. */
export const wasOffered = (game: string) => askedOf().includes(game);

/** From here on nobody is asked about this game again. */
export const keepOffered = (game: string) => {
  if (!wasOffered(game)) keep(ASKED, [...askedOf(), game].join(' ').trim());
};

/** Whether somebody has neither begun a lesson of a game nor sat at a table of it. */
export async function isNewTo(game: string): Promise<boolean> {
  if (hasBegun(lessonsOf(game).map(({ id }) => id))) return false;
  const { tables } = await myTables();
  return tables.every((line) => line.game !== game);
}
