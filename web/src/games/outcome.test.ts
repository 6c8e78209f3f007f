/** Who has won when not everybody stayed, or everybody agreed to stop: the same for every game. */
import { beforeAll, expect, test } from 'vitest';

import type { How, Seat, SeatTally, Sight, Table } from '../protocol';
import { byRank, verdictOf } from '../table/end/verdict';
import { has, need, speak } from '../words/index.svelte';
import type { View as DejaVu } from './deja-vu/view';
import { ending as dejaEnding } from './deja-vu/ending';
import { telling as dejaTelling } from './deja-vu/telling';
import { ending as momijiEnding } from './momiji/ending';
import { telling as momijiTelling } from './momiji/telling';
import { ending as vividEnding } from './vivid-memories/ending';
import { telling as vividTelling } from './vivid-memories/telling';
import { endings, tableOf } from './momiji/fixtures';
import { outcomeOf } from './outcome';
import { tallyOf } from './ending';
import { draws, remember } from './telling';
import { recorded as vivid } from './vivid-memories/fixtures';

beforeAll(async () => {
  await speak('en');
  const games = ['momiji', 'vivid-memories', 'deja-vu'];
  await need('web-pages', ...games, ...games.map((game) => `web-${game}`));
});

const NAMES = ['Ann', 'Bea', 'Cid'];

/** A table of people after a game that ended so. */
function after(players: number, how: How, resigned: number[] = []): Table {
  const seat = (_: unknown, index: number) =>
    ({
      number: index + 1,
      who: 'person',
      name: NAMES[index],
      resigned: resigned.includes(index + 1),
    }) as Seat;
  const table = tableOf({ seats: [] } as never);
  const seats = Array.from({ length: players }, seat);
  const ending = { how, seat: how === 'resigned' ? (resigned.at(-1) ?? null) : null };
  return { ...table, stage: 'finished', seats, ending };
}

const score = (...totals: number[]) => ({
  seats: totals.map((total, index) => ({
    seat: index + 1,
    total,
    rank: 1 + totals.filter((other) => other > total).length,
  })),
});
const ranks = (tally: { seats: { rank: number }[] }) => tally.seats.map((one) => one.rank);

test('a game that was played to its end is as the engine says', () => {
  const tally = score(3, 9, 9);
  const outcome = outcomeOf(tally, after(3, 'played'), 1);
  expect(outcome).toEqual({ tally, stayed: tally, verdict: null });
});

test('who resigned comes last, whatever the points', () => {
  const { tally, stayed, verdict } = outcomeOf(score(20, 5, 9), after(3, 'played', [1]), 1);
  expect(ranks(tally)).toEqual([3, 2, 1]);
  expect(stayed.seats.map((one) => one.seat)).toEqual([2, 3]);
  expect(verdict).toBeNull();
  expect(ranks(outcomeOf(score(20, 5, 30), after(3, 'played', [1, 3]), 1).tally)).toEqual([
    3, 1, 2,
  ]);
});

test('of two, the other one wins', () => {
  const said = (seat: number | null) =>
    outcomeOf(score(20, 5), after(2, 'resigned', [1]), seat).verdict;
  expect(said(1)).toBe('Bea wins by resignation.');
  expect(said(null)).toBe('Bea wins by resignation.');
  expect(said(2)).toBe('You win by resignation.');
  const { tally } = outcomeOf(score(20, 5), after(2, 'resigned', [1]), 1);
  expect(ranks(tally)).toEqual([2, 1]);
});

test('where people agreed to stop nobody wins, and who leads is said', () => {
  const said = (seat: number | null, ...totals: number[]) =>
    outcomeOf(score(...totals), after(totals.length, 'agreed'), seat).verdict;
  expect(said(2, 4, 1)).toBe('Ann leads with 4 points.');
  expect(said(1, 1, 0)).toBe('You lead with 1 point.');
  expect(said(1, 7, 7, 2)).toBe('Ann and Bea are level on 7 points.');
});

test('what breaks a tie at the end does not make anybody lead before it', () => {
  const tally = score(7, 7);
  const [first, second] = tally.seats;
  const broken = { seats: [first, { ...second, rank: 2 }] } as typeof tally;
  expect(ranks(outcomeOf(broken, after(2, 'agreed'), 1).tally)).toEqual([1, 1]);
});

/** A tally as each game writes it: the first has more points. */
const momiji = endings.find(({ tally }) => !tally.challenge && tally.seats.length === 2);
const deja: DejaVu['seats'][number] = {
  hand_cards: 0,
  long_term: ['red-1', 'red-2'],
  short_term: {},
  chests: [],
  fragments: ['rose-1'],
  tokens: 20,
  circle: false,
  flowers: 0,
};
const parts = (points: number, source: string) => ({
  total: points,
  parts: [{ source, label: { say: source }, points }],
  tie_breaks: [],
});
const twenty = (source: string) => ({
  over: true,
  seats: [
    { seat: 1, rank: 1, ...parts(20, source) },
    { seat: 2, rank: 2, ...parts(5, source) },
  ],
});

const games = [
  ['momiji', momijiEnding, momijiTelling, momiji],
  ['vivid-memories', vividEnding, vividTelling, { view: vivid[0]?.view, tally: twenty('threads') }],
  ['deja-vu', dejaEnding, dejaTelling, { view: { seats: [deja, deja] }, tally: twenty('tokens') }],
] as const;

test.each(games)('the end of %s keeps to it', (_, ending, __, position) => {
  const { view, tally } = position as { view: unknown; tally: { seats: SeatTally[] } };
  const best = tally.seats.findIndex((one) => one.rank === 1);
  const [winner, loser] = [NAMES[best], NAMES[1 - best]];
  const sight = { view, tally } as unknown as Sight;
  const counted = ending(sight);
  const said = (table: Table, seat: number | null = null) => {
    const { headline, why } = verdictOf(sight, table, seat, counted);
    return `${headline} ${why}`;
  };
  const [first, second] = byRank(tally.seats).map((one) => one.total);
  expect(said(after(2, 'played'))).toContain(`${winner} wins, ${first} to ${second}`);
  expect(said(after(2, 'played'))).toContain('ahead, above all by');
  expect(said(after(2, 'played'), best + 1)).toContain(`You win, ${first} to ${second}`);
  const resigned = said(after(2, 'resigned', [best + 1]));
  expect(resigned).toContain(`${loser} wins by resignation.`);
  expect(resigned).not.toContain(`${winner} wins`);
  const agreed = said(after(2, 'agreed'));
  expect(agreed).toContain(`${winner} leads with`);
  expect(agreed).not.toContain('wins');
});

test.each(games)(
  '%s says where every point came from, and how it was counted',
  (game, ending, telling, position) => {
    remember(game, telling);
    const sight = position as unknown as Sight;
    const counted = ending(sight);
    for (const { seat, total } of tallyOf(sight).seats) {
      const points = counted.sources.map((source) => source.points(seat) ?? 0);
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(total);
      for (const source of counted.sources) {
        const how = source.counted(seat);
        expect(how && has(how.told.say)).not.toBe(false);
        for (const thing of how?.things ?? []) expect(draws(thing)).toBe(true);
      }
    }
  },
);
