/** All lessons, each a chunk of its own; their heads are small and come with the list. */
import { boxes } from '../games/boxes';
import type { Head, Lesson } from './lesson';

const heads = import.meta.glob<Head>('../../../crates/shelf/lessons/*.json', {
  query: '?head',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<Lesson>('../../../crates/shelf/lessons/*.json', {
  import: 'default',
});

/** What a game is learned with: the guided first game, then the rest. */
export function lessonsOf(game: string): Head[] {
  return Object.values(heads)
    .filter((head) => head.game === game)
    .sort((one, other) => place(one) - place(other) || one.id.localeCompare(other.id));
}

const place = (head: Head) => (isFirst(head.id) ? 0 : (head.order ?? 99));

export const isFirst = (id: string) => id.endsWith('-first');

export const headOf = (id: string): Head | undefined =>
  Object.values(heads).find((head) => head.id === id);

/** The games that there are lessons for, in the order of the boxes. */
export const gamesToLearn = (): string[] =>
  boxes.map(({ id }) => id).filter((id) => lessonsOf(id).length > 0);

export async function lesson(id: string): Promise<Lesson> {
  const file = files[`../../../crates/shelf/lessons/${id}.json`];
  if (!file) throw new Error(`there is no lesson ${id}`);
  return file();
}
