import { expect, test } from 'vitest';

import type { Hint, Sight } from '../protocol';
import { decisionOf, stillTrue } from './listening';

const sight = (moves: number, to_act: number[], choices: string[]) =>
  ({ moves, to_act, choices: choices.map((move) => ({ move })) }) as unknown as Sight;
const hint = (after: number, best: string | null) =>
  ({ size: 'move', after, best: best === null ? null : { move: best } }) as unknown as Hint;

test('what was said is forgotten with the next move', () => {
  expect(stillTrue(hint(4, 'a'), sight(4, [1], ['a', 'b']))).not.toBeNull();
  expect(stillTrue(hint(4, 'a'), sight(5, [1], ['a', 'b']))).toBeNull();
  expect(stillTrue(hint(5, null), sight(4, [1], ['a']))).toBeNull();
  expect(stillTrue(null, sight(4, [1], ['a']))).toBeNull();
});

test('where several act at once, the others take nothing away', () => {
  expect(stillTrue(hint(4, 'a'), sight(6, [1, 2], ['a', 'b']))).not.toBeNull();
  expect(stillTrue(hint(4, 'c'), sight(6, [1, 2], ['a', 'b']))).toBeNull();
  const both = [sight(4, [1, 2], ['a', 'b']), sight(5, [1, 2], ['a', 'b'])].map(decisionOf);
  expect(both[0]).toBe(both[1]);
  expect(decisionOf(sight(4, [1], ['a']))).not.toBe(decisionOf(sight(5, [1], ['a'])));
});
