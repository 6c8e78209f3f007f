import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { prefer } from '../person/settings.svelte';
import type { Sight } from '../protocol';
import { Showing } from './showing.svelte';

const sight = (moves: number) => ({ moves }) as Sight;
const by = (seat: number) => ({ seat, told: [], events: [] });
let mayMove: boolean;
let showing: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  mayMove = true;
  showing = new Showing(
    () => 1,
    () => mayMove,
  );
  showing.take({ steps: [], sight: sight(0), whole: true });
});
afterEach(() => {
  prefer({ speed: 'normal' });
  vi.useRealTimers();
});

const come = (moves: number, seat: number) =>
  showing.take({ steps: [by(seat)], sight: sight(moves), whole: false });

test('what others do is shown one after another', () => {
  come(1, 2);
  come(2, 2);
  come(3, 2);
  expect([showing.sight?.moves, showing.waiting]).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect([showing.sight?.moves, showing.waiting]).toEqual([2, 1]);
  vi.advanceTimersByTime(700);
  expect([showing.sight?.moves, showing.waiting]).toEqual([3, 0]);
});

test('who skips sees the end, and all steps together', () => {
  come(1, 2);
  come(2, 2);
  come(3, 2);
  showing.skip();
  expect(showing.sight?.moves).toBe(3);
  expect(showing.steps).toHaveLength(2);
});

test("one's own move is there at once", () => {
  come(1, 2);
  come(2, 1);
  expect(showing.sight?.moves).toBe(2);
});

test('nothing waits where nothing may move', () => {
  mayMove = false;
  come(1, 2);
  come(2, 2);
  expect(showing.sight?.moves).toBe(2);
});

test('many steps take no longer than a few', () => {
  for (let moves = 1; moves <= 40; moves += 1) come(moves, 2);
  vi.advanceTimersByTime(12_000);
  expect(showing.sight?.moves).toBe(40);
});

test('each step is shown as long as somebody likes', () => {
  prefer({ speed: 'fast' });
  come(1, 2);
  come(2, 2);
  vi.advanceTimersByTime(350);
  expect(showing.sight?.moves).toBe(2);
});
