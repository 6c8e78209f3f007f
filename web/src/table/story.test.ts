/** What belongs together is told in one line, under the heading of its turn. */
import { beforeAll, expect, test } from 'vitest';

import { telling as dejaVu } from '../games/deja-vu/telling';
import { telling as momiji } from '../games/momiji/telling';
import { draws, remember } from '../games/telling';
import { telling as vivid } from '../games/vivid-memories/telling';
import type { Phrase, ToldMove } from '../protocol';
import { need, say } from '../words/index.svelte';
import { partsOf, withoutName } from '../words/parts';
import { broughtBy, lastOf, linesOf, toldOf, turnsOf } from './story';

beforeAll(async () => {
  await need('momiji', 'vivid-memories', 'deja-vu', 'web-deja-vu');
  remember('momiji', momiji);
  remember('vivid-memories', vivid);
  remember('deja-vu', dejaVu);
});

const names = (seat: number) => (seat === 1 ? 'Ada' : 'Iris');
const by = (seat: number, ...told: Phrase[]): ToldMove => ({
  seat,
  told,
  events: told.map(({ say: event }) => ({ event, seat })),
});
const card = (leaf: string, number: number): Phrase => ({
  say: `momiji-card-${leaf}`,
  with: { number, acorns: 'none' },
});
const did = (what: string, seat: number, words: Phrase['with'] = {}): Phrase => ({
  say: what,
  with: { seat: { seat }, ...words },
});
const end = (seat: number) => did('momiji-turn-ended', seat);

test('turns are numbered for each seat, as long as the beginning is told', () => {
  const steps = [by(1, end(1)), by(2, end(2)), by(1, did('momiji-passed', 1)), by(1, end(1))];
  const heads = (from: number) =>
    turnsOf({ from, steps }).map(({ seat, number }) => [seat, number]);
  expect(heads(0)).toEqual([
    [1, 1],
    [2, 1],
    [1, 2],
  ]);
  expect(heads(9).map(([, number]) => number)).toEqual([null, null, null]);
});

test('what is outside of turns has no number', () => {
  const letter: Phrase = { say: 'momiji-landscape', with: { letter: 'A' } };
  const steps = [by(1, did('momiji-drafted', 1, { landscape: letter })), by(2, end(2))];
  expect(turnsOf({ from: 0, steps }).map(({ number }) => number)).toEqual([null, 1]);
});

test('several cards are one line, across the moves that took them', () => {
  const took = (leaf: string, number: number) =>
    did('momiji-took', 1, { card: card(leaf, number) });
  const steps = [
    by(1, took('red', 1), took('red', 2)),
    by(1, took('green', 0), { say: 'momiji-revealed', with: { card: card('brown', 3) } }),
    by(
      1,
      did('momiji-harvested', 1, { gain: { say: 'momiji-acorns', with: { count: 0 } } }),
      end(1),
    ),
  ];
  const [turn] = turnsOf({ from: 0, steps });
  const lines = turn ? toldOf(turn) : [];
  expect(lines.map(({ phrase }) => say(phrase, names))).toEqual([
    'Ada takes red 1, red 2 and green 0.',
    'New in the garden: brown 3.',
  ]);
  expect(lines.map(({ kind, at, events }) => [kind, at, events.length])).toEqual([
    ['act', 2, 3],
    ['light', 2, 1],
  ]);
});

test('the same thing again is told with how often', () => {
  const drew = did('deja-vu-drew-hidden', 2);
  expect(linesOf(by(2, drew, drew, drew), 1).map(({ times }) => times)).toEqual([3]);
});

test('bits fall one by one and are told with their tiles', () => {
  const drop = (shape: string, tile: string) =>
    did('deja-vu-dropped', 1, {
      bit: { say: `deja-vu-bit-${shape}-object`, with: { colour: 'red' } },
      tile: { say: 'deja-vu-tile', with: { tile } },
    });
  const steps = [by(1, drop('sun', 'T1')), by(1, drop('moon', 'T2')), by(1, drop('star', 'T5'))];
  const [turn] = turnsOf({ from: 0, steps });
  const [line, ...more] = turn ? toldOf(turn) : [];
  expect(more).toEqual([]);
  expect(line && say(line.phrase, names)).toBe(
    'Ada drops a red sun on T1, a red moon on T2 and a red star on T5.',
  );
});

test('things have drawings in the places of their names, and the heading has the player', () => {
  const phrase = did('vivid-memories-placed', 2, {
    fragments: [{ say: 'vivid-memories-fragment-red' }, { say: 'vivid-memories-fragment-blue' }],
    hex: { say: 'vivid-memories-hex', with: { hex: 'B1' } },
  });
  const parts = withoutName(partsOf(phrase, names, draws), 2);
  expect(parts.map((part) => ('things' in part ? part.things.length : part))).toEqual([
    { text: 'puts ' },
    2,
    { text: ' into ' },
    1,
  ]);
  expect(partsOf(phrase, names, draws)[0]).toEqual({ seat: 2, name: 'Iris' });
});

test('a turn tells what it brought', () => {
  const steps = [
    {
      seat: 1,
      told: [did('momiji-passed', 1)],
      events: [
        { event: 'gained', seat: 1, acorns: 2 },
        { event: 'paid-reveal', seat: 1 },
      ],
    },
  ];
  const [turn] = turnsOf({ from: 0, steps });
  expect(turn && broughtBy(turn)).toEqual({ count: 1, of: { say: 'momiji-acorn' } });
});

test('the told line is the last thing that somebody else did, once it may be told', () => {
  const passed = (seat: number) => by(seat, did('momiji-passed', seat));
  const steps = [by(2, did('momiji-rearranged', 2)), by(1, end(1)), passed(2)];
  const last = (hold: number, own: number | null) =>
    lastOf({ from: 0, steps }, hold, own)?.phrase.say;
  expect(last(0, 1)).toBe('momiji-passed');
  expect(last(1, 1)).toBe('momiji-rearranged');
  expect(last(0, 2)).toBeUndefined();
});
