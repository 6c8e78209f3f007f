/** The log follows what happens, says where it is cut, and outlives its own last scroll. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { ToldMove } from '../protocol';
import Log from './Log.svelte';
import type { Past } from './memory';

afterEach(cleanup);

const step = (seat: number, say: string): ToldMove => ({ seat, told: [{ say }], events: [] });

function shown(past: Past) {
  const jump = vi.fn();
  const page = render(Log, { past, hold: 0, names: String, spot: vi.fn(), jump });
  return {
    page,
    jump,
    lines: () =>
      page.queryAllByRole('button').map((line) => line.querySelector('.unseen')?.textContent),
  };
}

test('a log that is told from its beginning says no more than what happened', () => {
  const { page, lines } = shown({ from: 0, steps: [step(1, 'one'), step(2, 'two')] });
  expect(lines()).toEqual(['one', 'two']);
  // Each is a turn, with a line in it.
  expect(page.queryAllByRole('listitem')).toHaveLength(4);
});

test('a log that is cut says so, and goes on with the numbers of the moves', async () => {
  const { page, jump, lines } = shown({ from: 7, steps: [step(1, 'one'), step(2, 'two')] });
  expect(lines()).toEqual(['one', 'two']);
  expect(page.getAllByRole('listitem')).toHaveLength(5);
  page.getAllByRole('button')[1]?.click();
  expect(jump).toHaveBeenCalledWith(expect.objectContaining({ at: 9 }));
  await page.rerender({ past: { from: 8, steps: [step(2, 'two')] } });
  expect(lines()).toEqual(['two']);
});

/** A log of this many moves in a list that has a size. */
function scrolling(moves: number) {
  const past = (count: number): Past => ({
    from: 0,
    steps: Array.from({ length: count }, (_, index) => step(index, 'x')),
  });
  const { page } = shown(past(moves));
  const list = screen.getByRole('list', { name: 'table-log' });
  // Nothing has a size in these tests but what is given one.
  let height = 500;
  Object.defineProperty(list, 'scrollHeight', { get: () => height });
  Object.defineProperty(list, 'clientHeight', { get: () => 100 });
  const more = async (count: number) => {
    height += 100;
    await page.rerender({ past: past(count) });
    await tick();
  };
  return { list, more, unmount: page.unmount };
}

test('it goes on to the end, unless somebody reads further up', async () => {
  const { list, more } = scrolling(3);
  await more(4);
  expect(list.scrollTop).toBe(600);
  list.scrollTop = 10;
  list.dispatchEvent(new Event('scroll'));
  await more(5);
  expect(list.scrollTop).toBe(10);
  list.scrollTop = 610;
  list.dispatchEvent(new Event('scroll'));
  await more(6);
  expect(list.scrollTop).toBe(800);
});

test('a scroll that is told when the log has gone breaks nothing', async () => {
  const broken = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', broken);
  const { list, unmount } = scrolling(3);
  unmount();
  await tick();
  list.dispatchEvent(new Event('scroll'));
  expect(broken).not.toHaveBeenCalled();
  window.removeEventListener('error', broken);
});

test('a line is a button only where pressing it leads somewhere', () => {
  const past = { from: 0, steps: [step(1, 'one')] };
  const page = render(Log, { past, hold: 0, names: String, spot: vi.fn(), jump: undefined });
  expect(page.queryAllByRole('button')).toHaveLength(0);
  // Then the list itself is what the keyboard scrolls.
  expect(page.getByRole('list', { name: 'table-log' }).tabIndex).toBe(0);
  expect(page.getAllByText('one').length).toBeGreaterThan(0);
});

test('a heading that nothing happened under leads nowhere', () => {
  const past = { from: 0, steps: [step(1, 'one'), step(2, 'two')] };
  const leads = ({ at }: { at: number }) => at === 2;
  const page = render(Log, { past, hold: 0, names: String, spot: vi.fn(), jump: vi.fn(), leads });
  expect(page.getAllByRole('button')).toHaveLength(1);
});
