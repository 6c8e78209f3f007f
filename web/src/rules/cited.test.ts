/** Whatever leads to a rule, in code, lessons or texts, leads to one that is written down. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { landscapes } from '../../../crates/momiji/data/momiji.json';
import { ruleOf as ruleOfMomiji } from '../games/momiji/rules';
import type { View } from '../games/momiji/view';
import { languages } from '../words/index.svelte';
import { passagesOf, plain, rulesOf } from './page';
import { rulesPage } from './pages';

const root = join(import.meta.dirname, '../../..');
const letters = { momiji: 'M', 'vivid-memories': 'V', 'deja-vu': 'F' } as const;
type Game = keyof typeof letters;
const games = Object.keys(letters) as Game[];

const filesIn = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path) && !path.includes('test'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));

/** Numbers of rules that stand in a text by themselves, in marks of their own. */
const quoted = (text: string, letter: string) =>
  [...text.matchAll(new RegExp(`['"\`](${letter}\\d+)['"\`]`, 'g'))].map(([, rule]) => rule ?? '');

/** Everywhere in a lesson: what a step teaches, what refuses a try, what a mistake breaks. */
function namedIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(namedIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'rule' && typeof value === 'string') return [value];
    if (key === 'rules' && Array.isArray(value)) return value as string[];
    return namedIn(value);
  });
}

async function missing(game: Game, cited: string[]): Promise<string[]> {
  const pages = await Promise.all(languages.map((language) => rulesPage(game, language)));
  return cited.filter((rule) => !pages.every((page) => rulesOf(page).includes(rule)));
}

test.each(games)('every rule that the code of %s names exists', async (game) => {
  const cited = filesIn(`web/src/games/${game}`, /\.(ts|svelte)$/).flatMap((text) =>
    quoted(text, letters[game]),
  );
  // Kinds, moves, sources, goals and scenarios.
  expect(new Set(cited).size).toBeGreaterThan(20);
  expect(await missing(game, cited)).toEqual([]);
});

test.each(games)('every rule of %s that the frame and the links name exists', async (game) => {
  const files = ['web/src/board/inspect/frame.ts', 'web/src/rules/link.ts'];
  const cited = files.map((file) => quoted(readFileSync(join(root, file), 'utf8'), letters[game]));
  for (const one of cited) expect(one.length).toBeGreaterThan(0);
  expect(await missing(game, cited.flat())).toEqual([]);
});

test.each(games)('every rule that a lesson of %s names exists', async (game) => {
  const lessons = filesIn('crates/shelf/lessons', /\.json$/)
    .map((text) => JSON.parse(text) as { game: string })
    .filter((lesson) => lesson.game === game);
  expect(lessons.length).toBeGreaterThan(0);
  const cited = lessons.flatMap(namedIn);
  expect(cited.length).toBeGreaterThan(lessons.length * 3);
  expect(await missing(game, cited)).toEqual([]);
});

test.each(languages)('texts in %s cite only rules that exist', async (language) => {
  const texts = filesIn(`locales/${language}`, /\.ftl$/).join('\n');
  for (const game of games) {
    // A tile of Vivid Memories is M01 to M20; a rule has no nought before it.
    const cited = [...texts.matchAll(new RegExp(`\\b${letters[game]}([1-9]\\d*)\\b`, 'g'))];
    expect(
      await missing(
        game,
        cited.map(([rule]) => rule),
      ),
    ).toEqual([]);
  }
});

test.each(languages)('each landscape leads to its own rule in %s', async (language) => {
  const page = await rulesPage('momiji', language);
  const passages = page.sections.flatMap(({ blocks }) => blocks.flatMap(passagesOf));
  for (const { letter } of landscapes) {
    const rule = ruleOfMomiji({} as View, 'draft', [letter]);
    const found = passages.find((passage) => passage.rule === rule);
    expect(plain(found?.words ?? [])).toMatch(new RegExp(`^\\s*${letter}\\b`));
  }
});
