/** The list of moves by keyboard. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import ChoiceList from './ChoiceList.svelte';
import ChoicesDialog from './ChoicesDialog.svelte';

afterEach(cleanup);

const choices = ['one', 'two', 'three'].map((move) => ({ move, explanation: { say: move } }));
const given = { choices, names: String, busy: false, choose: vi.fn() };
const here = () => document.activeElement?.getAttribute('data-move');

test('arrows go from one to another, and around', async () => {
  const page = render(ChoiceList, given);
  const list = page.getByRole('list');
  page.getAllByRole('button')[0]?.focus();
  const ways = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
  const gone: unknown[] = [];
  for (const key of ways) {
    await fireEvent.keyDown(document.activeElement ?? list, { key });
    gone.push(here());
  }
  expect(gone).toEqual(['two', 'three', 'one', 'three', 'one', 'three']);
});

test('in its dialog they lead from the heading into the list', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  render(ChoicesDialog, { ...given, close: vi.fn() });
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  expect(here()).toBe('one');
});

test('a letter goes to the next move that begins with it, and around', async () => {
  const page = render(ChoiceList, given);
  page.getAllByRole('button')[0]?.focus();
  const gone: unknown[] = [];
  for (const key of ['t', 't', 'T', 'o', 'x']) {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    gone.push(here());
  }
  expect(gone).toEqual(['two', 'three', 'two', 'one', 'one']);
});

test('what is held together with another key is left to the browser', async () => {
  const page = render(ChoiceList, given);
  page.getAllByRole('button')[0]?.focus();
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 't', ctrlKey: true });
  expect(here()).toBe('one');
});
