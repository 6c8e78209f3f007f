/** Where there is no table the site is around the page, and says so with ways on. */
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { isFramed } from '../frame/site.svelte';
import type { Code, Problem } from '../protocol';
import { speak } from '../words/index.svelte';
import NoTable from './NoTable.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

const problem = (code: Code) =>
  ({ code, message: 'No table q1.', details: [] }) as unknown as Problem;

test('the frame of the site stands as long as nothing else does', () => {
  const page = render(NoTable, { problem: problem('no-such-table') });
  flushSync();
  expect(isFramed()).toBe(true);
  page.unmount();
  expect(isFramed()).toBe(false);
});

test('an unknown table is called that, with two ways on', () => {
  const page = render(NoTable, { problem: problem('no-such-table') });
  expect(page.getByRole('heading').textContent).toBe('There is no such table');
  const ways = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/', '/mine']);
});

test('an app that is too old can be loaded anew', () => {
  const page = render(NoTable, { problem: problem('wrong-protocol') });
  expect(page.getAllByRole('link')).toHaveLength(2);
  expect(page.getByRole('button', { name: 'Load it again' })).toBeTruthy();
});
