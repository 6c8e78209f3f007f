/** Searching a page of rules, by words or by a number. Accents and capitals make no difference. */
import {
  plain,
  rulesOf,
  type Block,
  type Page,
  type Passage,
  type Section,
  type Word,
} from './page';

/** Fewer letters are in every passage. */
const SHORTEST = 2;

/** Letters as they are compared; some become two, most stay one. */
function fold(letter: string): string {
  const bare = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace('ß', 'ss').replace('œ', 'oe').replace('æ', 'ae').replace('’', "'");
}

const folded = (text: string) => Array.from(text, fold).join('');

/** What somebody looks for. */
export type Query = { rule: string } | { words: string[] };

/** `M34`, `m 34` and `34` are a rule if there is such a one; all else is words. Nothing is null. */
export function query(asked: string, page: Page): Query | null {
  const number = /^([a-z]?)\s?(\d+)$/i.exec(asked.trim());
  const prefix = number?.[1] || page.prefix;
  const rule = `${prefix.toUpperCase()}${number?.[2] ?? ''}`;
  if (number && rulesOf(page).includes(rule)) return { rule };
  const words = folded(asked).split(/\s+/).filter(Boolean);
  return words.join('').length < SHORTEST ? null : { words };
}

/** The part of a page that has what is looked for, and how many passages that are. */
export function found(page: Page, query: Query): { page: Page; count: number } {
  let count = 0;
  const has = (words: Word[], rule?: string) => {
    const hit = fits(words, rule, query);
    if (hit) count += 1;
    return hit;
  };
  const keep = (blocks: Block[]): Block[] => blocks.flatMap((block) => kept(block, has));
  const lead = keep(page.lead);
  const sections = page.sections
    .map((section): Section => ({ ...section, blocks: keep(section.blocks) }))
    .filter(({ blocks }) => blocks.length > 0);
  return { page: { ...page, lead, sections }, count };
}

type Has = (words: Word[], rule?: string) => boolean;

function kept(block: Block, has: Has): Block[] {
  const fitting = (passage: Passage) => has(passage.words, passage.rule);
  switch (block.kind) {
    case 'text':
      return fitting(block.passage) ? [block] : [];
    case 'list': {
      const passages = block.passages.filter(fitting);
      return passages.length > 0 ? [{ ...block, passages }] : [];
    }
    case 'table': {
      const rows = block.rows.filter(({ cells }) => has(cells.flatMap((cell) => [...cell, ' '])));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    case 'plan':
      return [];
  }
}

function fits(words: Word[], rule: string | undefined, query: Query): boolean {
  if ('rule' in query) return rule === query.rule || cites(words, query.rule);
  const text = folded(`${rule ?? ''} ${plain(words)}`);
  return query.words.every((word) => text.includes(word));
}

const cites = (words: Word[], rule: string): boolean =>
  words.some((word) => typeof word === 'object' && 'rule' in word && word.rule === rule);

/** A text in pieces: those that are looked for, and those between them. */
export function marked(text: string, query: Query | null): { text: string; hit: boolean }[] {
  if (!query || 'rule' in query) return [{ text, hit: false }];
  const letters = Array.from(text);
  const hits = letters.map(() => false);
  // Where each letter of the folded text comes from.
  const from = letters.flatMap((letter, at) => Array.from(fold(letter), () => at));
  const whole = folded(text);
  for (const word of query.words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (const place of from.slice(at, at + word.length)) hits[place] = true;
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const hit = hits[at] ?? false;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
