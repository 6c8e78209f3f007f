/** The focus of whoever plays by keyboard never falls to the page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepFocus } from './focus';

const piece = (name: string, legal: boolean) =>
  `<button data-piece="${name}" tabindex="0" aria-disabled="${!legal}">${name}</button>`;

let root: HTMLElement;
let end: unknown;

beforeEach(() => {
  // Nothing has a size in these tests, and every focus is one of the keyboard.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  document.body.innerHTML = `<div><section tabindex="0">${piece('a', true)}${piece('b', false)}</section></div>`;
  root = document.querySelector('div') as HTMLElement;
  end = keepFocus('section')(root);
});
afterEach(() => (end as () => void)());

const board = () => root.querySelector('section') as HTMLElement;
const named = (name: string) => root.querySelector(`[data-piece="${name}"]`) as HTMLElement;

test('it goes to what can be chosen when its piece has gone', async () => {
  named('a').focus();
  board().innerHTML = piece('b', false) + piece('c', true);
  await vi.waitFor(() => expect(document.activeElement).toBe(named('c')));
});

test('it stays with the piece that was only drawn anew', async () => {
  named('b').focus();
  board().innerHTML = piece('a', true) + piece('b', false);
  await vi.waitFor(() => expect(document.activeElement).toBe(named('b')));
});

test('with nothing to choose it waits on the board', async () => {
  named('a').focus();
  board().innerHTML = '';
  await vi.waitFor(() => expect(document.activeElement).toBe(board()));
});

test('who has left the piece is not called back', async () => {
  named('a').focus();
  named('a').blur();
  await new Promise((done) => setTimeout(done, 5));
  board().innerHTML = piece('c', true);
  await new Promise((done) => setTimeout(done, 5));
  expect(document.activeElement).toBe(document.body);
});
