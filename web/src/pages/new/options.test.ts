import { expect, test } from 'vitest';

import type { GameAbout, OptionAbout } from '../../api';
import { defaultOf, fits, isMode, kindOf } from './options';

const option = (key: string, values: string, standard = ''): OptionAbout => ({
  key,
  values,
  default: standard,
  help: '',
});
const momiji: GameAbout = {
  id: 'momiji',
  name: 'Momiji',
  players: [1, 4],
  modes: [
    { name: 'first game', players: [2, 4], options: [['landscapes', 'starter']] },
    { name: 'solo', players: [1, 1], options: [['scenario', 'equinox']] },
  ],
  options: [],
};

test('values are a list, a seat, several of some, or words', () => {
  expect(kindOf('momiji', option('landscapes', 'starter, draft'))).toEqual({
    kind: 'one',
    values: ['starter', 'draft'],
  });
  expect(kindOf('momiji', option('first', 'a seat, from 1')).kind).toBe('seat');
  expect(kindOf('momiji', option('types', 'leaf types with commas')).kind).toBe('several');
  expect(kindOf('momiji', option('other', 'any number you like')).kind).toBe('words');
});

test('a default may depend on the number of players', () => {
  const piles = option('open-piles', 'yes, no', 'no (solo: yes)');
  expect(defaultOf(piles, 1, ['yes', 'no'])).toBe('yes');
  expect(defaultOf(piles, 2, ['yes', 'no'])).toBe('no');
  expect(defaultOf(option('scenario', 'a, b', 'the first of them'), 1, ['a', 'b'])).toBe('a');
});

test('options are shown to those whom they concern', () => {
  expect(fits(momiji, option('scenario', ''), 1)).toBe(true);
  expect(fits(momiji, option('scenario', ''), 2)).toBe(false);
  expect(fits(momiji, option('landscapes', ''), 1)).toBe(false);
  expect(fits(momiji, option('first', ''), 1)).toBe(true);
  expect(isMode(momiji, option('landscapes', ''))).toBe(true);
  expect(isMode(momiji, option('first', ''))).toBe(false);
});
