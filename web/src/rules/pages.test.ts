import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { read } from '../../rules-pages';
import { boxes } from '../games/boxes';
import { languages } from '../words/index.svelte';
import { linkToScoring } from './link';
import { passagesOf, rulesOf, type Block, type Page } from './page';
import { rulesPage } from './pages';

const root = join(import.meta.dirname, '../../..');
const games = boxes.map(({ id }) => id);
const all = games.flatMap((game) => languages.map((language) => [game, language] as const));

const blocksOf = (page: Page): Block[] => [
  ...page.lead,
  ...page.sections.flatMap(({ blocks }) => blocks),
];
const picturesOf = (page: Page) =>
  blocksOf(page)
    .flatMap(passagesOf)
    .flatMap(({ pictures }) => pictures.map(({ groups }) => groups));

test.each(all)('every rule of %s has its place in %s', async (game, language) => {
  const text = readFileSync(join(root, `docs/rules/${game}.${language}.md`), 'utf8');
  const written = [...text.matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, number]) => number);
  const page = await rulesPage(game, language);
  expect(rulesOf(page)).toEqual(written);
  expect(new Set(written).size).toBe(written.length);
  expect(page.title).not.toBe('');
});

test.each(all)('every rule that %s cites in %s is one of its own', async (game, language) => {
  const text = readFileSync(join(root, `docs/rules/${game}.${language}.md`), 'utf8');
  const page = await rulesPage(game, language);
  const cited = [...text.matchAll(/\b([A-Z]\d+)\b/g)].flatMap(([, number]) => number ?? []);
  const own = cited.filter((number) => number.startsWith(page.prefix));
  expect(own.filter((number) => !rulesOf(page).includes(number))).toEqual([]);
});

test.each(all)('the words of %s have a place that notes lead to in %s', async (game, language) => {
  const page = await rulesPage(game, language);
  const glossary = page.sections.filter(({ id }) => id === 'glossary');
  expect(glossary).toHaveLength(1);
  const words = glossary.flatMap(({ blocks }) => blocks.flatMap(passagesOf));
  expect(words.length).toBeGreaterThan(15);
});

test.each(games)('%s has the same parts and pictures in all languages', async (game) => {
  const [english, ...others] = await Promise.all(languages.map((one) => rulesPage(game, one)));
  const shape = (page: Page) => ({
    parts: page.sections.map(({ id, level, blocks }) => [
      id,
      level,
      blocks.map(({ kind }) => kind),
    ]),
    pictures: picturesOf(page),
  });
  if (!english) throw new Error('no page');
  expect(picturesOf(english).length).toBeGreaterThan(5);
  for (const other of others) expect(shape(other)).toEqual(shape(english));
});

test('what a rule says, where it comes from and what it shows are told apart', () => {
  const page = read(`<!-- rules: M crate: momiji -->
# Title

## Part

- **M1** See *it* and M2. [D5]
  <!-- show: pile red-0 red-1; torii | 2 × 1 = 2 -->
- **M2** Other.
`);
  const [block] = page.sections[0]?.blocks ?? [];
  expect(block && passagesOf(block)[0]).toEqual({
    rule: 'M1',
    words: ['See ', { em: ['it'] }, ' and ', { rule: 'M2' }, '.', { source: 'D5' }],
    pictures: [{ groups: [['pile', 'red-0', 'red-1'], ['torii']], caption: '2 × 1 = 2' }],
  });
});

test('what can’t be shown is not passed over', () => {
  const page = (text: string) => () => read(`<!-- rules: M crate: momiji -->\n# T\n\n${text}`);
  expect(page('> a quote')).toThrow('blockquote');
  expect(page('![a](b.png)')).toThrow('image');
  expect(page('## A\n\n<!-- show: torii -->')).toThrow('below no paragraph');
});

/** All texts and code of the app: wherever one links to a rule, there is one. */
test('every rule that is linked from anywhere exists', async () => {
  const folders = ['web/src', 'web/e2e', 'locales', 'crates/words/src', 'crates/server/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(ts|svelte|ftl|rs)$/.test(entry.name) && !/\.test\./.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const links = [texts, ...games.map(linkToScoring)].join('\n');
  const linked = [...links.matchAll(/\/rules\/([a-z-]+)#([A-Z]\d+)/g)];
  expect(linked.length).toBeGreaterThan(games.length);
  for (const [link, game = '', rule = ''] of linked) {
    expect(rulesOf(await rulesPage(game, 'en')), link).toContain(rule);
  }
});
