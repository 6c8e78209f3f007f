import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Reviewing } from '../protocol';
import { Waiting } from './reviewing.svelte';

const server = vi.hoisted(() => ({
  asked: [] as string[],
  answers: [] as unknown[],
}));
vi.mock('../api', () => {
  const answer = (what: string) => () => {
    server.asked.push(what);
    const next = server.answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  return { askReview: answer('ask'), reviewOf: answer('look') };
});

const none: Reviewing = { asked: false, done: 0, of: null, review: null };
const under: Reviewing = { asked: true, done: 3, of: 9, review: null };
const there = { ...under, done: 9, review: { curve: [] } } as unknown as Reviewing;

beforeEach(() => {
  vi.useFakeTimers();
  server.asked = [];
});
afterEach(() => vi.useRealTimers());

test('nobody asks unless somebody wants it, then one waits until it is there', async () => {
  server.answers = [none, under, under, there];
  const waiting = new Waiting('t');
  const stop = waiting.start(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toEqual(['look']);
  waiting.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toEqual(['look', 'ask', 'look', 'look']);
  expect(waiting.review).not.toBeNull();
  stop();
});

test('a server that was started anew meanwhile is asked again', async () => {
  server.answers = [under, none, under, there];
  const stop = new Waiting('t').start(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toEqual(['ask', 'look', 'ask', 'look']);
  stop();
});

test('what is refused is told, and whoever has gone waits for nothing', async () => {
  server.answers = [new Error('no'), under, there];
  const waiting = new Waiting('t');
  const stop = waiting.start(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting.failure).toBeInstanceOf(Error);
  waiting.begin();
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.failure).toBeNull();
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toEqual(['ask', 'ask']);
});
