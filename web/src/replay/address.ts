/** A moment of a game as it stands in a link: after how many moves, and seen with whose eyes. */

/** A seat counted from one, somebody who only watches, or somebody who sees everything. */
export type Eyes = number | 'watch' | 'open';

export interface Place {
  /** After how many moves; nothing for wherever it is best to begin. */
  at: number | null;
  /** Nothing for one's own eyes. */
  eyes: Eyes | null;
}

/** Reads what follows the `?` of a link. Whatever makes no sense is as if it was not there. */
export function readPlace(query: string): Place {
  const words = new URLSearchParams(query);
  const at = words.get('at') ?? '';
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : null, eyes: readEyes(words.get('eyes')) };
}

export function readEyes(word: string | null): Eyes | null {
  if (word === 'open' || word === 'watch') return word;
  return word !== null && /^[1-9]$/.test(word) ? Number(word) : null;
}

/** The path of a link to a moment. */
export function linkTo(table: string, at: number, eyes: Eyes | null): string {
  const path = `/t/${table}/replay?at=${at}`;
  return eyes === null ? path : `${path}&eyes=${eyes}`;
}
