import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { News } from '../protocol';
import { speak } from '../words/index.svelte';
import Chat from './Chat.svelte';

beforeEach(() => speak('en'));
afterEach(cleanup);

type Said = Extract<News, { kind: 'said' }>;
const said = (name: string, seat: number | null, text = 'Hi'): Said => ({
  kind: 'said',
  at: 0,
  name,
  seat,
  text,
});

function lines(...history: News[]): HTMLElement[] {
  const shown = render(Chat, { history, send: () => undefined });
  return shown.getAllByRole('listitem');
}

test('whoever watches can’t be taken for the player whose name they took', () => {
  const [player, other] = lines(said('Ann', 1), said('Ann', null));
  expect(player?.textContent).toContain('Seat 1');
  expect(player?.textContent).not.toContain('watching');
  expect(other?.textContent).toContain('watching');
  expect(other?.textContent).not.toContain('Seat');
});

test('a word keeps the name under which it was said, whoever sits there now', () => {
  const [before, after] = lines(said('Ann', 2), said('Bob', 2));
  expect(before?.querySelector('strong')?.textContent).toBe('Ann');
  expect(after?.querySelector('strong')?.textContent).toBe('Bob');
});

test('names and talk in any direction turn nothing but themselves', () => {
  const [line] = lines(said('דנה\u202e', null, 'שלום 12'));
  const name = line?.querySelector('strong bdi');
  expect(name?.textContent).toBe('\u2068דנה\u2069');
  // What tells who they are is outside, and the words have a block of their own.
  expect(name?.textContent).not.toContain('watching');
  expect(line?.querySelector('p')?.getAttribute('dir')).toBe('auto');
  expect(line?.querySelector('p')?.textContent).toBe('שלום 12');
});
