import { afterEach, beforeEach, expect, test } from 'vitest';

import { follow, go, pathNow, routeOf } from './router.svelte';

let stop: () => void;
beforeEach(() => {
  stop = follow();
  go('/');
});
afterEach(() => stop());

test.each([
  ['/', { page: 'home' }],
  ['/new/momiji', { page: 'new', game: 'momiji' }],
  ['/rules/deja-vu', { page: 'rules', game: 'deja-vu' }],
  ['/rules', { page: 'nowhere' }],
  ['/learn', { page: 'learn', lesson: '' }],
  ['/learn/momiji-first', { page: 'learn', lesson: 'momiji-first' }],
  ['/learn/a/b', { page: 'nowhere' }],
  ['/t/n78yw46su3zc', { page: 'table', id: 'n78yw46su3zc' }],
  ['/table/n78yw46su3zc', { page: 'table', id: 'n78yw46su3zc' }],
  ['/t/n78yw46su3zc/replay', { page: 'replay', id: 'n78yw46su3zc' }],
  ['/puzzles', { page: 'puzzles', game: '', at: '' }],
  ['/puzzles/momiji', { page: 'puzzles', game: 'momiji', at: '' }],
  ['/puzzles/momiji/lay-k7qm', { page: 'puzzles', game: 'momiji', at: 'lay-k7qm' }],
  ['/puzzles/momiji/lay-k7qm/x', { page: 'nowhere' }],
  ['/daily/deja-vu/2026-11-18', { page: 'daily', game: 'deja-vu', at: '2026-11-18' }],
  ['/daily/..%2Fapi', { page: 'nowhere' }],
  ['/mine/', { page: 'mine' }],
  ['/recover', { page: 'recover' }],
  ['/t', { page: 'nowhere' }],
  ['/t/a/b', { page: 'nowhere' }],
  ['/t/..%2Fapi', { page: 'nowhere' }],
  ['/anything', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

function press(link: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.querySelector('span')?.dispatchEvent(press);
  return press.defaultPrevented;
}

test('a link of ours opens its page here', () => {
  expect(press('<a href="/about"><span>x</span></a>')).toBe(true);
  expect(pathNow()).toBe('/about');
});

test('other links are the browser’s business', () => {
  expect(press('<a href="https://example.org/about"><span>x</span></a>')).toBe(false);
  expect(press('<a href="/api/tables/a/record"><span>x</span></a>')).toBe(false);
  expect(press('<a href="/about" target="_self"><span>x</span></a>')).toBe(false);
  expect(press('<a href="/about"><span>x</span></a>', { ctrlKey: true })).toBe(false);
  expect(press('<a href="/#main"><span>x</span></a>')).toBe(false);
  expect(pathNow()).toBe('/');
});
