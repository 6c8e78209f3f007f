import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { objectives } from './objectives';
import { leaves } from './view';

// Vitest runs in `web/`.
const folder = 'src/games/momiji/';
const known = new Set(
  ['momiji', 'web-momiji', 'inspect-momiji'].flatMap((file) =>
    new FluentResource(readFileSync(`../locales/en/${file}.ftl`, 'utf8')).body.map(({ id }) => id),
  ),
);

it('finds every text that the board asks for by name', () => {
  const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('test'))
    .flatMap((path) => [
      ...readFileSync(folder + path, 'utf8').matchAll(/'(momiji-(?!note')[a-z-]+[a-z])'/g),
    ])
    .map((found) => found[1]);
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => key !== undefined && !known.has(key))).toEqual([]);
});

it('finds the names of all pieces', () => {
  const pieces = [
    ...leaves.flatMap((leaf) => [
      `momiji-leaf-${leaf}`,
      `momiji-card-${leaf}`,
      `momiji-pile-${leaf}`,
      `momiji-pile-${leaf}-object`,
      `momiji-column-${leaf}`,
    ]),
    ...objectives.flatMap((name) => [`momiji-objective-${name}`, `momiji-objective-${name}-asks`]),
    ...[...'abcdefghijklmn'].map((letter) => `momiji-landscape-${letter}-does`),
    ...['lay', 'columns', 'tops', 'arrange', 'slide-under', 'discard-for-acorns'].map(
      (stage) => `momiji-web-done-${stage}`,
    ),
  ];
  expect(pieces.filter((key) => !known.has(key))).toEqual([]);
});
