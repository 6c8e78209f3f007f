/**
 * A page of rules as the app shows it: what `docs/rules/<game>.<language>.md` says, taken apart when the
 * app is built (`rules-pages.ts`), so that no browser has to read Markdown.
 */

/** Text, and what stands in it. */
export type Word =
  | string
  | { strong: Word[] }
  | { em: Word[] }
  | { code: string }
  /** Another rule, such as `M34`. */
  | { rule: string }
  /** Where a rule comes from: `D19`. Shown on demand only. */
  | { source: string };

/** Pieces to look at: `pile red-0 red-1; torii` are two groups. */
export interface Picture {
  groups: string[][];
  caption: string;
}

/** A paragraph, or a point of a list; with a number it is a rule. */
export interface Passage {
  rule?: string;
  words: Word[];
  pictures: Picture[];
}

export interface Row {
  cells: Word[][];
}

export type Block =
  | { kind: 'text'; passage: Passage }
  | { kind: 'list'; passages: Passage[] }
  | { kind: 'table'; head: Word[][]; rows: Row[] }
  | { kind: 'plan'; text: string };

export interface Section {
  /** The same in all languages, so that an address stays right when the language changes. */
  id: string;
  level: number;
  title: string;
  blocks: Block[];
}

export interface Page {
  title: string;
  /** What the numbers of its rules begin with. */
  prefix: string;
  lead: Block[];
  sections: Section[];
}

/** All passages of a block; a table and a plan have none. */
export function passagesOf(block: Block): Passage[] {
  if (block.kind === 'text') return [block.passage];
  return block.kind === 'list' ? block.passages : [];
}

/** The numbers of all rules, in their order. */
export function rulesOf(page: Page): string[] {
  const blocks = [page, ...page.sections].flatMap((part) =>
    'lead' in part ? part.lead : part.blocks,
  );
  return blocks.flatMap(passagesOf).flatMap(({ rule }) => rule ?? []);
}

/** What a reader sees of words, without where a rule comes from. */
export function plain(words: readonly Word[]): string {
  return words.map(plainWord).join('');
}

function plainWord(word: Word): string {
  if (typeof word === 'string') return word;
  if ('strong' in word) return plain(word.strong);
  if ('em' in word) return plain(word.em);
  if ('code' in word) return word.code;
  return 'rule' in word ? word.rule : '';
}
