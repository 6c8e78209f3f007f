/**
 * Takes the pages of rules apart while the app is built: `docs/rules/momiji.en.md?page` is a module with
 * a `Page`. The Markdown stays what GitHub and an editor show; `<!-- show: … -->` stands where the app
 * draws pieces.
 */
import { readFileSync } from 'node:fs';

import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { Block, Page, Passage, Picture, Row, Section, Word } from './src/rules/page';

const PAGE = /\.md\?page$/;

export function rulesPages(): Plugin {
  return {
    name: 'reverie-rules-pages',
    load(id) {
      if (!PAGE.test(id)) return null;
      const file = id.replace(/\?page$/, '');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(read(readFileSync(file, 'utf8')))};`;
    },
  };
}

/** Reads a page; what the app could not show is an error, not a gap. */
export function read(text: string): Page {
  const prefix = /^<!-- rules: ([A-Z]) /.exec(text)?.[1];
  if (!prefix) throw new Error('a page of rules begins with <!-- rules: M crate: momiji -->');
  const numbers = new Set([...text.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, one]) => one));
  const page: Page = { title: '', prefix, lead: [], sections: [] };
  const words = new Reading(prefix, numbers);
  for (const token of lexer(text)) {
    const section: Section | undefined = page.sections.at(-1);
    const blocks = section?.blocks ?? page.lead;
    if (token.type === 'heading') {
      const { depth, text: title } = token as Tokens.Heading;
      const id = `part-${String(page.sections.length + 1)}`;
      if (depth === 1) page.title = title;
      else page.sections.push({ id, level: depth, title, blocks: [] });
    } else if (isPicture(token)) {
      const last = blocks.at(-1);
      if (last?.kind !== 'text') throw new Error(`${token.raw} stands below no paragraph`);
      last.passage.pictures.push(picture(token));
    } else {
      blocks.push(...words.block(token));
    }
  }
  const glossary = page.sections.find(({ blocks }) => blocks.some(isGlossary));
  if (glossary) glossary.id = 'glossary';
  return page;
}

/** A list of words, each with what it stands for: it has an address that other pages know. */
const isGlossary = (block: Block) =>
  block.kind === 'list' &&
  block.passages.length > 10 &&
  block.passages.every(({ rule, words: [first] }) => {
    return rule === undefined && typeof first === 'object' && 'strong' in first;
  });

const isPicture = (token: Token) => token.type === 'html' && token.raw.includes('<!-- show:');

/** `<!-- show: pile red-0 red-1; torii | 2 × 1 = 2 -->` */
function picture(token: Token): Picture {
  const inner = /<!-- show: (.*?) -->/.exec(token.raw)?.[1] ?? '';
  const [pieces = '', caption = ''] = inner.split(' | ');
  const groups = pieces.split(';').map((group) => group.trim().split(/\s+/));
  return { groups, caption };
}

class Reading {
  constructor(
    readonly prefix: string,
    readonly numbers: ReadonlySet<string | undefined>,
  ) {}

  block(token: Token): Block[] {
    switch (token.type) {
      case 'space':
      case 'html':
        return [];
      case 'paragraph':
        return [{ kind: 'text', passage: this.passage(inside(token), []) }];
      case 'list':
        return [
          { kind: 'list', passages: (token as Tokens.List).items.map((item) => this.item(item)) },
        ];
      case 'code':
        return [{ kind: 'plan', text: (token as Tokens.Code).text }];
      case 'table':
        return [this.table(token as Tokens.Table)];
      default:
        throw new Error(`a page of rules has no ${token.type}: ${token.raw}`);
    }
  }

  private table(table: Tokens.Table): Block {
    const cells = (row: Tokens.TableCell[]) => row.map((cell) => this.words(cell.tokens));
    const rows: Row[] = table.rows.map((row) => ({ cells: cells(row) }));
    return { kind: 'table', head: cells(table.header), rows };
  }

  private item(item: Tokens.ListItem): Passage {
    const text = item.tokens.filter((token) => token.type === 'text').flatMap(inside);
    return this.passage(text, item.tokens.filter(isPicture));
  }

  /** A passage that begins with a number in bold is that rule. */
  private passage(tokens: Token[], pictures: Token[]): Passage {
    const first = tokens.find((token) => token.raw !== '');
    const number = first?.type === 'strong' ? (first as Tokens.Strong).text : undefined;
    const isRule = number !== undefined && this.numbers.has(number);
    const rest = isRule ? tokens.slice(tokens.indexOf(first as Token) + 1) : tokens;
    const words = this.words(rest, isRule);
    if (isRule && typeof words[0] === 'string') words[0] = words[0].trimStart();
    return { ...(isRule ? { rule: number } : {}), words, pictures: pictures.map(picture) };
  }

  private words(tokens: Token[], isRule = false): Word[] {
    return tokens.flatMap((token): Word[] => {
      switch (token.type) {
        case 'strong':
          return [{ strong: this.words(inside(token)) }];
        case 'em':
          return [{ em: this.words(inside(token)) }];
        case 'codespan':
          return [{ code: (token as Tokens.Codespan).text }];
        case 'text':
        case 'escape':
          return this.text((token as Tokens.Text).text.replaceAll('\n', ' '), isRule);
        default:
          throw new Error(`a page of rules has no ${token.type}: ${token.raw}`);
      }
    });
  }

  /** Text with the numbers of rules in it; in a rule, brackets say where it comes from. */
  private text(text: string, isRule: boolean): Word[] {
    const parts = text.split(isRule ? /(\b[A-Z]\d+\b|\s?\[[^\]]+\])/ : /(\b[A-Z]\d+\b)/);
    return parts.filter(Boolean).map((part): Word => {
      if (isRule && /^\s?\[.+\]$/.test(part)) return { source: part.trim().slice(1, -1) };
      return this.numbers.has(part) ? { rule: part } : part;
    });
  }
}

const inside = (token: Token): Token[] => ('tokens' in token ? (token.tokens ?? []) : []);
