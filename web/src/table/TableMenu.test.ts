/** Who leaves a table is not there any more. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { recorded, tableOf } from '../games/momiji/fixtures';
import type { Table } from '../protocol';
import type { Connection } from './connection.svelte';
import TableMenu from './TableMenu.svelte';

const { leave } = vi.hoisted(() => ({ leave: vi.fn(() => Promise.resolve({})) }));
vi.mock('../api', async (original) => ({ ...(await original<object>()), leave }));

afterEach(cleanup);

test('leaving leads away from the table', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const one = recorded[0];
  if (!one) throw new Error('nothing is recorded');
  const plain = tableOf(one.view);
  const seats = plain.seats.map((seat, index) => ({
    ...seat,
    who: 'person' as const,
    mine: index === 0,
  }));
  const table: Table = { ...plain, seats, stage: 'running' };
  const page = render(TableMenu, {
    connection: {} as Connection,
    table,
    here: [1, 2],
    rules: vi.fn(),
    keys: vi.fn(),
  });
  const named = (name: string) => page.getAllByText(name).filter((one) => one.closest('button'));
  const press = async (element: Element | undefined) => {
    if (!element) throw new Error('nothing to press');
    await fireEvent.click(element.closest('button') ?? element);
  };
  await press(page.getAllByRole('button')[0]);
  await press(named('table-leave')[0]);
  await press(named('table-leave').at(-1));
  expect(leave).toHaveBeenCalledWith(table.id);
  await vi.waitFor(() => expect(location.pathname).toBe('/mine'));
});
