import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Moment } from '../protocol';
import type { Eyes } from './address';
import { Moments } from './moments';
import { AT_EASE, Player } from './player.svelte';

const moment = (at: number): Moment =>
  ({
    of: 9,
    step: at > 0 ? { seat: 1, told: [], events: [at] } : null,
    sight: { moves: at },
  }) as never;

/** A server that answers when the test says so, or at once. */
class FakeServer {
  asked: [number, Eyes | null][] = [];
  waiting: (() => void)[] = [];
  refusing: (() => void)[] = [];
  slow = false;
  broken = false;

  fetch = (at: number, eyes: Eyes | null): Promise<Moment> => {
    this.asked.push([at, eyes]);
    if (this.broken) return Promise.reject(new Error('no server'));
    if (!this.slow) return Promise.resolve(moment(at));
    return new Promise((resolve, reject) => {
      this.waiting.push(() => resolve(moment(at)));
      this.refusing.push(() => reject(new Error('too far back')));
    });
  };

  async answer(): Promise<void> {
    this.waiting.shift()?.();
    await settled();
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);
let server: FakeServer;
let player: Player;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  player = new Player(new Moments(server.fetch));
  player.open(3, 9, 1);
  await settled();
});
afterEach(() => vi.useRealTimers());

const place = () => [player.at, player.shown?.at];

test('opens where it is asked to, within the game', async () => {
  expect(place()).toEqual([3, 3]);
  player.jump(40);
  await settled();
  expect(place()).toEqual([9, 9]);
  player.jump(-1);
  await settled();
  expect(place()).toEqual([0, 0]);
});

test('neighbours are there before they are asked for', async () => {
  expect(server.asked.map(([at]) => at)).toEqual([3, 4, 5, 2, 6]);
  const asked = server.asked.length;
  player.step(1);
  await settled();
  expect(player.shown?.at).toBe(4);
  expect(server.asked.slice(asked).map(([at]) => at)).toEqual([7]);
});

test('one move on is animated; a jump, a step back and other eyes are not', async () => {
  expect(player.shown?.steps).toEqual([]);
  player.step(1);
  await settled();
  expect(player.shown?.steps).toHaveLength(1);
  player.step(-1);
  await settled();
  expect(player.shown?.steps).toEqual([]);
  player.jump(7);
  await settled();
  expect(player.shown?.steps).toEqual([]);
  player.look('open');
  await settled();
  expect(player.shown).toMatchObject({ at: 7, eyes: 'open', steps: [] });
});

test.each([
  [0.5, 2],
  [1, 1],
  [2, 0.5],
  [4, 0.25],
] as const)('plays at %sx', async (speed, factor) => {
  player.hurry(speed);
  player.play();
  await vi.advanceTimersByTimeAsync(AT_EASE * factor - 1);
  expect(player.at).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(player.at).toBe(4);
  await vi.advanceTimersByTimeAsync(AT_EASE * factor);
  expect(place()).toEqual([5, 5]);
});

test('stops at the end, and begins again from there', async () => {
  player.hurry(4);
  player.play();
  await vi.advanceTimersByTimeAsync(AT_EASE * 3);
  expect(place()).toEqual([9, 9]);
  expect(player.playing).toBe(false);
  player.play();
  await settled();
  expect(place()).toEqual([0, 0]);
  expect(player.playing).toBe(true);
});

test('pausing and jumping stop the clock', async () => {
  player.play();
  player.pause();
  await vi.advanceTimersByTimeAsync(AT_EASE * 5);
  expect(player.at).toBe(3);
  player.play();
  player.jump(6);
  await vi.advanceTimersByTimeAsync(AT_EASE * 5);
  expect(place()).toEqual([6, 6]);
});

test('playing waits for a slow server', async () => {
  player.jump(7);
  await settled();
  server.slow = true;
  player.look(2);
  await settled();
  player.play();
  await vi.advanceTimersByTimeAsync(AT_EASE - 1);
  expect(place()).toEqual([7, 7]);
  await server.answer();
  expect(player.shown?.eyes).toBe(2);
  await vi.advanceTimersByTimeAsync(AT_EASE - 1);
  expect(player.at).toBe(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(player.at).toBe(8);
  await vi.advanceTimersByTimeAsync(AT_EASE * 5);
  expect(player.at).toBe(8);
});

test('who drags asks for few moments only', async () => {
  server.slow = true;
  player.look(2);
  await settled();
  const asked = server.asked.length;
  for (let at = 0; at <= 9; at += 1) player.jump(at);
  await server.answer();
  expect(server.asked.slice(asked)).toEqual([[9, 2]]);
  await server.answer();
  expect(player.shown).toMatchObject({ at: 9, eyes: 2 });
});

test('what fails is told, and asked again', async () => {
  server.broken = true;
  player.play();
  player.look('open');
  await settled();
  expect(player.failure).toBeInstanceOf(Error);
  expect(player.playing).toBe(false);
  server.broken = false;
  player.retry();
  await settled();
  expect(player.failure).toBeNull();
  expect(player.shown?.eyes).toBe('open');
});

test('a running game grows, and a move that is taken back is forgotten', async () => {
  player.jump(9);
  await settled();
  player.renew(10, false);
  expect([player.at, player.of]).toEqual([9, 10]);
  const asked = server.asked.length;
  player.renew(8, true);
  await settled();
  expect(place()).toEqual([8, 8]);
  expect(server.asked.slice(asked)).toContainEqual([8, 1]);
});

test('nothing before the first moment that may be looked at is shown or asked for', async () => {
  player.open(2, 9, null, 5);
  await settled();
  expect(place()).toEqual([5, 5]);
  player.step(-1);
  await settled();
  expect(place()).toEqual([5, 5]);
  expect(server.asked.filter(([at, eyes]) => eyes === null && at < 5)).toEqual([]);
  player.jump(9);
  await settled();
  player.play();
  await settled();
  expect(player.at).toBe(5);
});

test('what falls behind while the game goes on is left, and not kept', async () => {
  player.open(6, 9, null, 5);
  await settled();
  player.renew(12, false, 6);
  await settled();
  expect(place()).toEqual([6, 6]);
  // The move that led to it may not be told any more: it was asked for anew.
  expect(server.asked.filter(([at, eyes]) => eyes === null && at === 6)).toHaveLength(2);
  player.renew(14, false, 10);
  await settled();
  expect(place()).toEqual([10, 10]);
  player.jump(0);
  await settled();
  expect(place()).toEqual([10, 10]);
});

test('a moment that falls behind while it is under way gives way to the first that may be shown', async () => {
  player.open(6, 9, null, 5);
  await settled();
  server.slow = true;
  player.jump(9);
  player.look('watch');
  player.jump(5);
  await settled();
  // The round is over: what was asked for is refused, after the news of it came.
  player.renew(12, false, 10);
  server.refusing.shift()?.();
  server.slow = false;
  await settled();
  expect(player.failure).toBeNull();
  expect(place()).toEqual([10, 10]);
});
