/** From every ending there is a way to another game. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import { recorded, tableOf } from '../games/momiji/fixtures';
import type { Table } from '../protocol';
import Again from './Again.svelte';

afterEach(cleanup);

function shown(mine: boolean, more: Partial<Table>) {
  const one = recorded[0];
  if (!one) throw new Error('nothing is recorded');
  const plain = tableOf(one.view);
  const seats = plain.seats.map((seat, index) => ({ ...seat, mine: mine && index === 0 }));
  return render(Again, { table: { ...plain, seats, ...more } });
}

test.each(['finished', 'abandoned'] as const)(
  'who played a game that is %s plays again',
  (stage) => {
    const page = shown(true, { stage, rematch: null });
    expect(page.getByRole('button').textContent.trim()).toBe('end-rematch');
  },
);

test('who watched follows the players, or begins a game', () => {
  const next = shown(false, { stage: 'finished', rematch: 'q2' });
  expect(next.getByRole('link').getAttribute('href')).toBe('/t/q2');
  cleanup();
  const page = shown(false, { stage: 'abandoned', rematch: null });
  expect(page.getByRole('link').getAttribute('href')).toBe('/new/momiji');
});
