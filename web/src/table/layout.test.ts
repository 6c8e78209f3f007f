/** Shapes of a screen are known in one place. */
import { readFileSync, readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

const knows = ['table/layout.svelte.ts', 'person/settings.svelte.ts'];

test('nobody else asks how wide or high the screen is', () => {
  const asking = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.includes('test'))
    .filter((path) => !knows.includes(path))
    .filter((path) => {
      const text = readFileSync(`src/${path}`, 'utf8');
      return /@media[^{]*\b(width|height|orientation)\b|new MediaQuery\(/.test(text);
    });
  expect(asking).toEqual([]);
});
