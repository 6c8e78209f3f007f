import { beforeEach, expect, test } from 'vitest';

import { dayBefore, daysOf, isSolved, note, noteDay, outcomeOf, streak } from './progress';

beforeEach(() => localStorage.clear());

test('a streak goes over the ends of months and years, and waits for today', () => {
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  const days = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'];
  expect(streak(days, '2027-01-01')).toBe(4);
  expect(streak(days, '2027-01-02')).toBe(4);
  expect(streak(days, '2027-01-03')).toBe(0);
  expect(streak(['2026-12-29', '2026-12-31'], '2026-12-31')).toBe(1);
  expect(streak([], '2026-12-31')).toBe(0);
});

test('the first outcome counts', () => {
  expect(outcomeOf('momiji', 'lay-aaaa')).toBeUndefined();
  note('momiji', 'lay-aaaa', 'shown');
  note('momiji', 'lay-aaaa', 1);
  expect(isSolved(outcomeOf('momiji', 'lay-aaaa'))).toBe(false);
  note('momiji', 'lay-bbbb', 2);
  note('momiji', 'lay-bbbb', 'shown');
  expect(outcomeOf('momiji', 'lay-bbbb')).toBe(2);
});

test('days are kept once, in order, game by game', () => {
  for (const day of ['2026-11-19', '2026-11-18', '2026-11-19']) noteDay('momiji', day);
  expect(daysOf('momiji')).toEqual(['2026-11-18', '2026-11-19']);
  expect(daysOf('deja-vu')).toEqual([]);
});

test('what is kept by something else is no reason to break', () => {
  for (const text of ['null', '7', '{', '{"puzzles":null}']) {
    localStorage.setItem('reverie-puzzles', text);
    expect(daysOf('momiji')).toEqual([]);
    expect(outcomeOf('momiji', 'x')).toBeUndefined();
  }
});
