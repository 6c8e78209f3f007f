/** A table that the server can't open shows what is left of it, with a way on for everybody. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { abandonRemains, remainsOf } from '../api';
import type { Problem, Remains as Left } from '../protocol';
import Remains from './Remains.svelte';

vi.mock('../api', async (original) => ({
  ...(await original<typeof import('../api')>()),
  remainsOf: vi.fn(),
  abandonRemains: vi.fn(),
}));

afterEach(cleanup);

// What the browser of the tests lacks.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

const problem: Problem = {
  code: 'other-rules',
  message: 'By other rules.',
  details: ['Version 1 of the rules.'],
};

const left = (more: Partial<Left>): Left => ({
  id: 'one',
  game: 'momiji',
  stage: 'running',
  seats: [
    { number: 1, who: 'person', name: 'Ann', mine: true },
    { number: 2, who: 'bot', name: null, mine: false },
  ],
  problem,
  rules: 1,
  moves: 12,
  points: null,
  places: null,
  abandon: false,
  record: false,
  ...more,
});

function shown(remains: Left) {
  vi.mocked(remainsOf).mockResolvedValue(remains);
  return render(Remains, { id: 'one', problem });
}

test('a finished game shows its result and gives its record', async () => {
  const page = shown(left({ stage: 'finished', points: [41, 38], places: [1, 2], record: true }));
  expect(page.getByText('By other rules.')).toBeTruthy();
  expect(page.getByText('Version 1 of the rules.')).toBeTruthy();
  await waitFor(() => expect(page.getByText('41')).toBeTruthy());
  expect(page.getByText('Ann')).toBeTruthy();
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/api/tables/one/record']);
  expect(page.queryByRole('button')).toBeNull();
});

test('who played can give it up, and gets the record then', async () => {
  const page = shown(left({ abandon: true }));
  const button = await waitFor(() => page.getByRole('button', { name: 'table-abandon' }));
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  vi.mocked(abandonRemains).mockResolvedValue(left({ stage: 'abandoned', record: true }));
  await fireEvent.click(button);
  // It is asked before: nothing brings it back.
  expect(abandonRemains).not.toHaveBeenCalled();
  const buttons = page.getAllByRole('button', { name: 'table-abandon' });
  await fireEvent.click(buttons.at(-1) as HTMLElement);
  expect(abandonRemains).toHaveBeenCalledWith('one');
  await waitFor(() => expect(page.getByText('end-record')).toBeTruthy());
  expect(page.queryByRole('button', { name: 'table-abandon' })).toBeNull();
});

test('a stranger finds the way home', async () => {
  const page = shown(left({}));
  await waitFor(() => expect(page.getByText('Ann')).toBeTruthy());
  expect(page.queryByRole('button')).toBeNull();
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});
