/** A line of a list says who plays and how it ended, by the same rules as the screen at the end. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { How, Language, Listed, ListedSeat } from '../protocol';
import { speak } from '../words/index.svelte';
import { standings, verdict } from './line';
import TableLine from './TableLine.svelte';

beforeEach(() => speak('en'));
afterEach(cleanup);

function seat(number: number, is: Partial<ListedSeat>): ListedSeat {
  const nothing = { name: null, level: null, mine: false, points: null, place: null };
  return { number, ...nothing, resigned: false, ...is };
}

/** Mine against Ann and a bot. */
function line(is: Partial<Listed> = {}, scores: (number | null)[] = []): Listed {
  const points = (index: number) => scores[index] ?? null;
  const place = (index: number) => {
    const own = points(index);
    return own === null ? null : 1 + scores.filter((other) => (other ?? 0) > own).length;
  };
  const score = (index: number) => ({ points: points(index), place: place(index) });
  return {
    id: 'table',
    game: 'momiji',
    stage: 'running',
    players: 3,
    open: 0,
    people: ['Me', 'Ann'],
    seats: [
      seat(1, { name: 'Me', mine: true, ...score(0) }),
      seat(2, { name: 'Ann', ...score(1) }),
      seat(3, { level: 'skilled', ...score(2) }),
    ],
    ending: null,
    won: null,
    touched: Date.now(),
    waits_since: null,
    ...is,
  };
}

const over = (how: How, scores: (number | null)[]): Listed =>
  line({ stage: 'finished', ending: { how, seat: null } }, scores);

const shown = (of: Listed) => {
  const text = render(TableLine, { line: of }).container.textContent;
  return text.replace(/\s+/g, ' ').trim();
};

test('a game that goes on names the others, and how strong a bot is', () => {
  expect(shown(line())).toContain('with Ann and Orion (bot, skilled)');
  expect(shown(line())).not.toContain('Me');
});

test('a game that is over names all with their points, the best first', () => {
  const text = shown(over('played', [37, 41, 12]));
  expect(text).toContain('Ann 41, you 37, Orion (bot, skilled) 12');
  expect(text).toContain('Ann won');
});

test.each<[Language, string, string]>([
  ['en', 'You won', 'Orion won'],
  ['fr', 'Tu as gagné', 'Orion a gagné'],
  ['de', 'Du hast gewonnen', 'Orion hat gewonnen'],
])('who has won is said in %s', async (language, me, bot) => {
  await speak(language);
  expect(verdict(over('played', [40, 20, 30]))).toBe(me);
  expect(verdict(over('played', [10, 20, 30]))).toBe(bot);
});

test('who resigned has not won, whatever their points', () => {
  const ended = over('resigned', [10, 50, 30]);
  const seats = ended.seats.map((one) => ({ ...one, resigned: one.number === 2 }));
  const resigned = { ...ended, seats };
  expect(verdict(resigned)).toBe('Orion won');
  expect(standings(resigned).map((one) => [one.points, one.won])).toEqual([
    [30, true],
    [10, false],
    [50, false],
  ]);
});

test('an end that people agreed on has no winner, and equals share one', () => {
  expect(verdict(over('agreed', [1, 2, 3]))).toBe('Ended by agreement');
  expect(standings(over('agreed', [1, 2, 3])).some((one) => one.won)).toBe(false);
  expect(verdict(over('played', [5, 5, 3]))).toBe('A tie');
});

test('a game against the game was won or not, and nobody wears a crown', () => {
  const alone = { ...over('played', [20]), players: 1, people: ['Me'] };
  const solo = { ...alone, seats: alone.seats.slice(0, 1) };
  expect(verdict({ ...solo, won: true })).toBe('Won');
  expect(verdict({ ...solo, won: false })).toBe('Not won');
  expect(verdict(solo)).toBe('Finished');
  expect(standings(solo)).toEqual([{ number: 1, name: 'you', points: 20, won: false }]);
});

test('ends that are older than their results say that they are over', () => {
  expect(shown(line({ stage: 'finished' }))).toContain('Finished');
  expect(shown(line({ stage: 'finished' }))).toContain('Ann and Orion (bot, skilled)');
});

test('a game that was given up says so, and against whom it was', () => {
  const given = line({ stage: 'abandoned', ending: { how: 'abandoned', seat: null } });
  expect(shown(given)).toContain('Abandoned');
  expect(shown(given)).toContain('Ann');
});
