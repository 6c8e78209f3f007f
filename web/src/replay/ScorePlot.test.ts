/** What the curve says to ears, in the typography of the language. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { need, speak } from '../words/index.svelte';
import ScorePlot from './ScorePlot.svelte';

beforeAll(async () => {
  const watcher = class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  };
  vi.stubGlobal('ResizeObserver', watcher);
  await need('web-replay');
});
afterEach(async () => {
  cleanup();
  await speak('en');
});

test.each([
  ['en', 'Anna: 3, Bo: 5'],
  ['fr', 'Anna\u00a0: 3, Bo\u00a0: 5'],
  ['de', 'Anna: 3, Bo: 5'],
] as const)('everybody’s points in %s', async (language, told) => {
  await speak(language);
  const points = [
    [0, 0],
    [3, 5],
  ];
  const names = (seat: number) => ['Anna', 'Bo'][seat - 1] ?? '';
  const page = render(ScorePlot, { points, at: 1, names, jump: () => undefined });
  expect(page.getByRole('slider').getAttribute('aria-valuetext')).toContain(told);
});
