import { readdirSync, readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { has, language, languages, need, preferred, say, speak, t } from './index.svelte';

test('the language of the browser, as far as we have it', () => {
  expect(preferred(['it', 'de-AT', 'en'])).toBe('de');
  expect(preferred(['it'])).toBe('en');
});

test('changes the language at once', async () => {
  await speak('de');
  expect(language()).toBe('de');
  expect(t('frame-mine')).toBe('Meine Partien');
  expect(document.documentElement.lang).toBe('de');
  await speak('en');
  expect(t('home-players', { from: 2, to: 4 })).toBe('2 to 4 players');
});

test('the last language that was asked for wins', async () => {
  await Promise.all([speak('fr'), speak('de'), need('server')]);
  expect(language()).toBe('de');
  expect(has('not-your-turn')).toBe(true);
  await speak('en');
});

test('says phrases inside phrases, with names for seats', () => {
  const phrase = { say: 'table-choosing', with: { names: { seat: 2 }, count: 1 } };
  expect(say(phrase, () => 'Anna')).toBe('Anna is choosing…');
  const inner = {
    say: 'table-call',
    with: { name: [{ say: 'game-momiji' }, { say: 'game-deja-vu' }] },
  };
  expect(say(inner)).toBe('Call Momiji and Deja Vu back');
});

// Vitest runs in `web/`.
const locales = '../locales/';
const files = readdirSync(`${locales}en`).filter((name) => /^(web|learn|inspect)/.test(name));

/** Every message with the variables that it uses. */
function messages(of: string, file: string): Map<string, string[]> {
  const text = readFileSync(`${locales}${of}/${file}`, 'utf8');
  const found = new FluentResource(text).body.map((entry): [string, string[]] => {
    const names = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)];
    return [entry.id, [...new Set(names.map((name) => name[1] ?? ''))].sort()];
  });
  return new Map(found);
}

test.each(files)('%s says the same in every language', (file) => {
  const english = Object.fromEntries(messages('en', file));
  for (const other of languages) expect(Object.fromEntries(messages(other, file))).toEqual(english);
});

test('every text that the frame asks for by name is there', () => {
  // What a game says stands with its board, which asks for it in ways of its own.
  const games = readdirSync('src/games').map((game) => `web-${game}.ftl`);
  const frame = files.filter((file) => !games.includes(file));
  const known = new Map(frame.flatMap((file) => [...messages('en', file)]));
  const sources = readdirSync('src', {
    recursive: true,
    encoding: 'utf8',
  });
  const ours = sources.filter(
    (path) => /\.(svelte|ts)$/.test(path) && !/games\/.+\/|test/.test(path),
  );
  const missing = ours.flatMap((path) => {
    const text = readFileSync(`src/${path}`, 'utf8');
    const asked = [
      ...text.matchAll(/\bt\(\s*(?:[^'()`]+\? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g),
    ];
    const keys = asked.flatMap(([, one, other]) => [one, other]).filter((key) => key !== undefined);
    return keys.filter((key) => key !== 'seat' && !known.has(key)).map((key) => `${path}: ${key}`);
  });
  expect(missing).toEqual([]);
});

/** In French a no-break space stands before a colon: what comes before it and after it is one message. */
test('no source puts a colon between two texts', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const joined = sources
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('test'))
    .flatMap((path) => {
      const found = readFileSync(`src/${path}`, 'utf8').match(
        /(?:\)\}|>|\{\w+\}): \$?\{(?:\w+\.)?(?:t|say|told)\(.*|\)\}: \$\{.*/g,
      );
      return (found ?? []).map((text) => `${path}: ${text}`);
    });
  expect(joined).toEqual([]);
});
