import { expect, test } from 'vitest';

import type { News, Sight, ToldMove } from '../protocol';
import { forget, pastOf, wentOn } from './memory';

const step = (seat: number): ToldMove => ({ seat, told: [], events: [] });
const moved = (seat: number): News => ({ kind: 'moved', at: 0, step: step(seat) });
const said: News = { kind: 'said', at: 0, name: 'A', seat: 1, text: 'hi' };
const sight = (moves: number, horizon: number) => ({ moves, horizon }) as Sight;

test('moves before the horizon are forgotten, talk is not', () => {
  const history = [moved(1), said, moved(2), moved(3), said, moved(1)];
  expect(forget(history, sight(4, 0))).toBe(history);
  expect(forget(history, sight(4, 2))).toEqual([said, moved(3), said, moved(1)]);
  expect(forget(history, sight(4, 4))).toEqual([said, said]);
});

test('what is known already begins late', () => {
  const late = [moved(3), moved(1)];
  expect(forget(late, sight(12, 10))).toBe(late);
  expect(forget(late, sight(12, 11))).toEqual([moved(1)]);
  expect(pastOf(late, sight(12, 10))).toEqual({ from: 10, steps: [step(3), step(1)] });
  expect(pastOf([], null)).toEqual({ from: 0, steps: [] });
});

test('a past goes on, loses its beginning, or was changed', () => {
  const [one, two, three] = [step(1), step(2), step(3)] as const;
  const before = { from: 4, steps: [one, two] };
  expect(wentOn(before, before)).toBe(true);
  expect(wentOn(before, { from: 4, steps: [one, two, three] })).toBe(true);
  expect(wentOn(before, { from: 5, steps: [two, three] })).toBe(true);
  expect(wentOn(before, { from: 7, steps: [three] })).toBe(true);
  expect(wentOn(before, { from: 4, steps: [one] })).toBe(false);
  expect(wentOn(before, { from: 4, steps: [one, three] })).toBe(false);
  expect(wentOn(before, { from: 0, steps: [three, three, three, three, one, two] })).toBe(false);
});
