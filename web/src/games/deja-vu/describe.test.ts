/** A tile that is looked at has the label of the board and the name of its nebula. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { need, say, speak } from '../../words/index.svelte';
import { tileLabel } from './describe';
import { recorded } from './fixtures';
import type { View } from './view';

beforeAll(() => need('web-deja-vu', 'deja-vu'));
afterAll(() => speak('en'));

const view = recorded.find((one) => one.view.stage === 'begin')?.view as View;

test.each([
  ['en', /^T1 \(Cat’s Eye\): /, /^T15 \(Fox Fur\): /],
  ['fr', /^T1 \(Œil de Chat\)\u00a0: /, /^T15 \(Fourrure de Renard\)\u00a0: /],
  ['de', /^T1 \(Katzenauge\): /, /^T15 \(Fuchspelz\): /],
] as const)('in %s', async (language, first, last) => {
  await speak(language);
  expect(say(tileLabel(view, 'T1'))).toMatch(first);
  expect(say(tileLabel(view, 'T15'))).toMatch(last);
  const names = Array.from({ length: 15 }, (_, index) =>
    say({ say: 'deja-vu-web-nebula', with: { tile: `T${index + 1}` } }),
  );
  expect(new Set(names).size).toBe(15);
  for (const name of names) expect(name).toMatch(/^T\d+ \(.+\)$/);
});
