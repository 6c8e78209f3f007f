import { afterEach, expect, test } from 'vitest';

import { replayKey, type ReplayKey } from './keys';

/** What a key does while something of this kind has the focus. */
function pressed(key: string, html: string, how: KeyboardEventInit = {}): ReplayKey | null {
  document.body.innerHTML = html;
  let found: ReplayKey | null = null;
  const hear = (event: KeyboardEvent) => (found = replayKey(event));
  window.addEventListener('keydown', hear, { once: true });
  const target = document.querySelector('[data-here]');
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...how }));
  return found;
}
afterEach(() => (document.body.innerHTML = ''));

test.each([
  ['ArrowRight', 'forward'],
  ['ArrowLeft', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'toggle'],
  ['x', null],
] as const)('%s', (key, action) => {
  expect(pressed(key, '<p data-here></p>')).toBe(action);
});

test('nothing is taken away from what has the focus', () => {
  expect(pressed('ArrowLeft', '<input data-here>')).toBeNull();
  expect(pressed('ArrowLeft', '<select data-here></select>')).toBeNull();
  expect(pressed('End', '<dialog open><p data-here></p></dialog>')).toBeNull();
  expect(pressed(' ', '<button><b data-here></b></button>')).toBeNull();
  expect(pressed('ArrowLeft', '<button data-here></button>')).toBe('back');
  expect(pressed('ArrowLeft', '<input type="range" data-here>')).toBeNull();
  expect(pressed(' ', '<input type="range" data-here>')).toBe('toggle');
  expect(pressed('ArrowLeft', '<p data-here></p>', { altKey: true })).toBeNull();
});
