import { expect, test } from 'vitest';

import type { Hint } from '../protocol';
import { covers, decisionOf, stillTrue } from './listening';

const past = (from: number, ...seats: number[]) => ({
  from,
  steps: seats.map((seat) => ({ seat, told: [], events: [] })),
});
const hint = (after: number) => ({ after }) as Hint;

test("what was said is forgotten with one's own next move, and with none of the others", () => {
  expect(stillTrue(hint(2), past(0, 1, 2), 1)).not.toBeNull();
  expect(stillTrue(hint(2), past(0, 1, 2, 2), 1)).not.toBeNull();
  expect(stillTrue(hint(2), past(0, 1, 2, 2, 1), 1)).toBeNull();
  expect(stillTrue(hint(3), past(0, 1, 2), 1)).toBeNull();
  expect(stillTrue(null, past(0), 1)).toBeNull();
});

test("a decision is told from the next one by one's own moves, however much is forgotten", () => {
  expect(decisionOf(past(0), 1)).toBe(0);
  expect(decisionOf(past(0, 1, 2), 1)).toBe(1);
  expect(decisionOf(past(0, 1, 2, 2), 1)).toBe(1);
  expect(decisionOf(past(4, 2, 1, 2), 1)).toBe(6);
});

test('a larger hint says what smaller ones say', () => {
  expect(covers('line', 'nudge')).toBe(true);
  expect(covers('nudge', 'move')).toBe(false);
});
