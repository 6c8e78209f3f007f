/**
 * What is asked of a player. The rules write it as a word, or as an object with that word as its only key; boards read it
 * as one object, with the word as its kind.
 */
export type Unfolded<Written> = Written extends string
  ? { kind: Written }
  : { [Word in keyof Written]: { kind: Word } & Written[Word] }[keyof Written];

export function unfolded<Written extends string | object>(written: Written): Unfolded<Written> {
  if (typeof written === 'string') return { kind: written } as Unfolded<Written>;
  const [entry] = Object.entries(written);
  if (!entry) throw new Error('a stage has a name');
  const [kind, rest] = entry;
  return { kind, ...rest } as Unfolded<Written>;
}
