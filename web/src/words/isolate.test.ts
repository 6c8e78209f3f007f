import { expect, test } from 'vitest';

import { isolate } from './isolate';

test('a name in a script of the left stays as it is', () => {
  for (const name of ['Aya Moss', 'Zoë', 'Łukasz 2', '楓', 'Анна', 'A (1)']) {
    expect(isolate(name)).toBe(name);
  }
});

test('a name that runs from right to left keeps its direction to itself', () => {
  expect(isolate('דנה')).toBe('\u2068דנה\u2069');
  expect(isolate('ليلى 7')).toBe('\u2068ليلى 7\u2069');
  expect(isolate('\u{1e900}')).toBe('\u2068\u{1e900}\u2069');
});

test('marks of direction in a name do nothing', () => {
  expect(isolate('Ann\u202e')).toBe('Ann');
  // It could close the marks around it.
  expect(isolate('דנה\u2069\u202e')).toBe('\u2068דנה\u2069');
});
