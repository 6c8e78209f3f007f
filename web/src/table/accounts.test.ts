/** Accounts in parts: by source, by what the log still tells, and by what an ending shows apart. */
import { afterEach, expect, test, vi } from 'vitest';

import { scored } from '../games/vivid-memories/scored';
import type { AccountItem, Counted, SeatAccount, ToldMove } from '../protocol';
import { Accounts, itemsFor, itemsOf, sourcesOf, sumOf, unfolded } from './accounts.svelte';

const item = (source: string, say: string, points: number, pieces: string[] = []): AccountItem => ({
  source,
  label: { say },
  points,
  pieces,
});
const seats: SeatAccount[] = [
  {
    seat: 1,
    whole: true,
    total: 15,
    items: [
      item('pile', 'a', 9, ['pile:1:red']),
      item('pile', 'b', 4, ['pile:1:green']),
      item('objective', 'c', 2, ['objective:most-red']),
    ],
  },
  { seat: 2, whole: false, total: 3, items: [item('acorns', 'd', 3, ['acorns:2'])] },
];

test('sources stand in the order of the engine, and their items add up', () => {
  expect(sourcesOf(seats)).toEqual(['pile', 'objective', 'acorns']);
  expect(sumOf(itemsOf(seats, 1, 'pile'))).toBe(13);
  expect(itemsOf(seats, 2, 'pile')).toEqual([]);
});

test('an ending that shows each pile apart finds its item by the piece', () => {
  expect(itemsFor(seats, 1, 'pile:green').map(({ points }) => points)).toEqual([4]);
  expect(itemsFor(seats, 1, 'objective:most-red').map(({ points }) => points)).toEqual([2]);
  expect(itemsFor(seats, 2, 'acorns').map(({ points }) => points)).toEqual([3]);
});

test('what was scored for good is told line by line as long as the log tells all of it', () => {
  const thread = { event: 'thread', seat: 1, colour: 'red', hexes: 3, slots: 2, points: 6 };
  const step: ToldMove = {
    seat: 2,
    told: [{ say: 'one' }, { say: 'two' }, { say: 'three' }],
    events: [thread, { ...thread, points: 4 }, { ...thread, seat: 2 }],
  };
  const told = scored([step], 1, 'threads');
  expect(told).toEqual([
    { label: { say: 'one' }, points: 6 },
    { label: { say: 'two' }, points: 4 },
  ]);
  const lump = item('threads', 'vivid-memories-counts-scored-threads', 10);
  const now = item('threads', 'vivid-memories-counts-thread', 5, ['hex:A1']);
  expect(unfolded([lump, now], told).map(({ label }) => label.say)).toEqual([
    'one',
    'two',
    'vivid-memories-counts-thread',
  ]);
  expect(unfolded([{ ...lump, points: 11 }], told)).toEqual([{ ...lump, points: 11 }]);
});

afterEach(() => vi.unstubAllGlobals());

test('an answer that was overtaken counts no more', async () => {
  const answers: ((found: Counted) => void)[] = [];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 200 })));
  const count = () => new Promise<Counted>((resolve) => answers.push(resolve));
  const accounts = new Accounts(count, 'momiji');
  const [first, second] = [accounts.refresh(), accounts.refresh()];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ moves: 2, seats: [], gains: {} });
  await second;
  answers[0]?.({ moves: 1, seats: [], gains: {} });
  await first;
  expect(accounts.found?.moves).toBe(2);
});
