import { expect, test } from 'vitest';

import { along, bare, mistake, moverOf, wayOf, type Step } from './lesson';

const step = (more: Partial<Step>): Step => ({
  id: 'one',
  say: 'say',
  rules: [],
  hints: [],
  ...more,
});

test('a move is the same with and without its seat', () => {
  expect(bare('1: lay red-0')).toBe('lay red-0');
  expect(bare('lay red-0')).toBe('lay red-0');
  expect(moverOf('2: done')).toBe(2);
  expect(moverOf('done')).toBeNull();
});

test('moves begin an accepted way, are all of it, or miss it', () => {
  const accept = [
    ['lay a', 'lay b | lay c', '1: done'],
    ['lay b', 'lay a'],
  ];
  expect(along(accept, ['lay a'])).toBe('on');
  expect(along(accept, ['lay a', 'lay c'])).toBe('on');
  expect(along(accept, ['lay a', 'lay c', 'done'])).toBe('done');
  expect(along(accept, ['lay b', 'lay a'])).toBe('done');
  expect(along(accept, ['lay c'])).toBe('off');
  expect(along(accept, ['lay a', 'lay b', 'done', 'done'])).toBe('off');
});

test('there is one way through each kind of step but a free game', () => {
  expect(wayOf(step({ accept: [['hex A1 | hex A2', 'done'], ['x']] }))).toEqual(['hex A1', 'done']);
  expect(wayOf(step({ goal: { turn: 1 }, way: ['end turn'] }))).toEqual(['end turn']);
  expect(wayOf(step({ goal: { turn: 1 } }))).toBeNull();
  expect(wayOf(step({ tap: ['deck'] }))).toEqual([]);
  expect(wayOf(step({ free: { bot: 'novice', seed: 1, turns: 9 } }))).toBeNull();
});

test('a mistake is known by its move and what came before it', () => {
  const wrong = { move: 'red in', say: 'no', after: ['rewire A2'] };
  const one = step({ wrong: [wrong] });
  expect(mistake(one, ['rewire A2'], '1: red in')).toBe(wrong);
  expect(mistake(one, [], 'red in')).toBeNull();
});
