import { expect, test } from 'vitest';

import { linkTo, readPlace } from './address';

test.each([
  ['?at=57&eyes=2', { at: 57, eyes: 2 }],
  ['?at=0&eyes=open', { at: 0, eyes: 'open' }],
  ['?eyes=watch', { at: null, eyes: 'watch' }],
  ['', { at: null, eyes: null }],
  ['?at=-3&eyes=0', { at: null, eyes: null }],
  ['?at=many&eyes=everything', { at: null, eyes: null }],
])('reads %s', (query, place) => {
  expect(readPlace(query)).toEqual(place);
});

test('a link leads to where it was made', () => {
  const link = linkTo('abc', 57, 'open');
  expect(link).toBe('/t/abc/replay?at=57&eyes=open');
  expect(readPlace(link.slice(link.indexOf('?')))).toEqual({ at: 57, eyes: 'open' });
  expect(linkTo('abc', 3, null)).toBe('/t/abc/replay?at=3');
});
