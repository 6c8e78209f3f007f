/** Whoever is played for can take their seat back, and do nothing else until then. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { recorded, tableOf } from '../games/momiji/fixtures';
import type { Seat, Table } from '../protocol';
import type { Connection } from './connection.svelte';
import Standing from './Standing.svelte';

afterEach(cleanup);

function shown(mine: Partial<Seat>, others: Partial<Seat>, table: Partial<Table>) {
  const one = recorded[0];
  if (!one) throw new Error('nothing is recorded');
  const plain = tableOf(one.view);
  const seats = plain.seats.map((seat, index) => ({
    ...seat,
    who: 'person' as const,
    ...(index === 0 ? { mine: true, ...mine } : others),
  }));
  const connection = { back: vi.fn(), resume: vi.fn(), give: vi.fn() };
  const props = {
    connection: connection as unknown as Connection,
    table: { ...plain, seats, ...table },
  };
  const page = render(Standing, props);
  return page.queryAllByRole('button').map((button) => button.textContent.trim());
}

test('who is played for gets their seat back first', () => {
  const missed = { give_from: 1 };
  expect(shown({ stand_in: true }, missed, { pace: 'paused' })).toEqual(['table-back']);
  cleanup();
  expect(shown({ stand_in: true }, missed, {})).toEqual(['table-back']);
});

test('who plays may let the game go on, or a bot play for whoever is missed', () => {
  expect(shown({}, {}, { pace: 'paused' })).toEqual(['stand-resume']);
  cleanup();
  const gives = shown({}, { give_from: 1 }, {});
  expect(gives.length).toBeGreaterThan(0);
  expect(new Set(gives)).toEqual(new Set(['stand-give']));
});
