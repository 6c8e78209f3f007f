import { expect, test } from 'vitest';

import { rulesOf } from './page';
import { rulesPage } from './pages';
import { found, marked, query } from './search';

const french = await rulesPage('momiji', 'fr');
const german = await rulesPage('deja-vu', 'de');
const english = await rulesPage('momiji', 'en');

function rules(asked: string, page = english): string[] {
  const wanted = query(asked, page);
  return wanted ? rulesOf(found(page, wanted).page) : rulesOf(page);
}

test.each(['M34', 'm34', '34', ' M 34 '])('a number finds its rule: %s', (asked) => {
  expect(query(asked, english)).toEqual({ rule: 'M34' });
  expect(rules(asked)).toContain('M34');
});

test('a number finds those that cite it, too', () => {
  expect(found(english, { rule: 'M62' }).count).toBeGreaterThan(1);
});

test('a number that no rule has is a word', () => {
  expect(query('84', english)).toEqual({ rule: 'M84' });
  expect(query('840', english)).toEqual({ words: ['840'] });
  expect(query('K7', english)).toEqual({ words: ['k7'] });
});

test('accents and capitals make no difference', () => {
  expect(rules('recolte', french)).toEqual(rules('Récolte', french));
  expect(rules('recolte', french)).toContain('M39');
  expect(rules('gedachtnis', german)).toEqual(rules('Gedächtnis', german));
  expect(rules('fussabdruck', german)).toEqual(rules('Fußabdruck', german));
});

test('all words must be there', () => {
  const both = rules('torii pile');
  expect(both).toContain('M36');
  expect(both.length).toBeLessThan(rules('torii').length);
});

test('nothing, or a single letter, shows everything', () => {
  expect(query('', english)).toBeNull();
  expect(query(' a ', english)).toBeNull();
  expect(found(english, { words: ['zebra'] })).toMatchObject({ count: 0 });
});

test('what is looked for is marked where it stands', () => {
  const pieces = marked('Une Récolte, œuvre', { words: ['recolte', 'oeu'] });
  expect(pieces).toEqual([
    { text: 'Une ', hit: false },
    { text: 'Récolte', hit: true },
    { text: ', ', hit: false },
    { text: 'œu', hit: true },
    { text: 'vre', hit: false },
  ]);
});
