import { expect, test } from 'vitest';

import type { GameAbout, OptionAbout } from '../../api';
import { fits, isMode, kindOf } from './options';

const option = (key: string, values: string[] = []): OptionAbout => ({
  key,
  values,
  default: null,
});
const momiji: GameAbout = {
  id: 'momiji',
  name: 'Momiji',
  players: [1, 4],
  modes: [
    { name: 'first-game', players: [2, 4], options: [['landscapes', 'starter']] },
    { name: 'solo', players: [1, 1], options: [['scenario', 'equinox']] },
  ],
  options: [],
};

test('values are one of a list, a seat, several of some, or words', () => {
  expect(kindOf('momiji', option('landscapes', ['starter', 'draft']))).toBe('one');
  expect(kindOf('momiji', option('first'))).toBe('seat');
  expect(kindOf('momiji', option('types'))).toBe('several');
  expect(kindOf('momiji', option('other'))).toBe('words');
});

test('options are shown to those whom they concern', () => {
  expect(fits(momiji, option('scenario'), 1)).toBe(true);
  expect(fits(momiji, option('scenario'), 2)).toBe(false);
  expect(fits(momiji, option('landscapes'), 1)).toBe(false);
  expect(fits(momiji, option('first'), 1)).toBe(true);
  expect(isMode(momiji, option('landscapes'))).toBe(true);
  expect(isMode(momiji, option('first'))).toBe(false);
});
