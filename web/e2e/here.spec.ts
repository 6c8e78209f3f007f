/** Lessons and puzzles by the engine in the browser: without a server, and beside one. */
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { kindOf, type Lesson } from '../src/learn/lesson';
import { firstVisit, needsModule, test } from './kept';
import { arrive, coach, doStep, leap, lessons, mouse, stepsOf } from './lessons';
import { clean, expect } from './support';

const games = ['momiji', 'vivid-memories', 'deja-vu'];

const of = (id: string): Lesson => {
  const found = lessons.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`there is no lesson ${id}`);
  return found;
};

/** The lesson of a game with the fewest steps in which something is tried that can't be done. */
const shortest = (game: string): Lesson => {
  const fewest = (one: Lesson, other: Lesson) => stepsOf(one).length - stepsOf(other).length;
  const tries = (lesson: Lesson) => stepsOf(lesson).some((step) => kindOf(step) === 'try');
  const [found] = lessons.filter((one) => one.game === game && tries(one)).sort(fewest);
  if (!found) throw new Error(`there is no short lesson of ${game}`);
  return found;
};

/** What can't be done is refused in words, with the rule that it rests on. */
async function saysWhy(page: Page, lesson: Lesson): Promise<void> {
  const said = coach(page).locator('.answer.refused');
  await expect(said).toContainText(/\w+ \w+ \w+/);
  await expect(said).not.toContainText(new RegExp(`${lesson.game}-|illegal-move`));
  await expect(said.getByRole('button', { name: /^Rule/ })).toBeVisible();
}

async function through(page: Page, lesson: Lesson, from = 0, to = Infinity): Promise<void> {
  for (const step of stepsOf(lesson).slice(from, to)) {
    await doStep(page, lesson, step, mouse);
    if (kindOf(step) === 'try') await saysWhy(page, lesson);
    await leap(page, lesson, step, mouse);
  }
}

for (const lesson of [of('momiji-first'), ...games.map(shortest)]) {
  test(`${lesson.id} without a server, from its first step to its end`, async ({
    host,
    visitor,
  }) => {
    test.setTimeout(120_000);
    const page = await firstVisit(visitor);
    await needsModule(page);
    await host.leave();
    await page.goto(`/learn/${lesson.id}`);
    const half = Math.floor(stepsOf(lesson).length / 2);
    await through(page, lesson, 0, half);
    // Whoever comes back goes on where they were.
    await arrive(page, stepsOf(lesson)[half]?.id ?? '');
    await page.reload();
    await arrive(page, stepsOf(lesson)[half]?.id ?? '');
    await through(page, lesson, half);
    await arrive(page, 'end');
    await page.goto('/learn');
    const line = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/learn/${lesson.id}"]`) });
    await expect(line.first()).toContainText('Done');
    // It is theirs, also once the server has said who they are.
    await host.comeBack();
    await page.reload();
    await expect(line.first()).toContainText('Done');
  });
}

interface Puzzle {
  name: string;
  withdrawn?: boolean;
  best: string;
  tempting: string;
}

const puzzleOf = (game: string): Puzzle => {
  const all = JSON.parse(readFileSync(`../crates/bots/puzzles/${game}.json`, 'utf8')) as Puzzle[];
  const [found] = all.filter(({ withdrawn }) => !withdrawn);
  if (!found) throw new Error(`there is no puzzle of ${game}`);
  return found;
};

/** Makes a move by the list of all moves, which every board has. */
async function choose(page: Page, move: string): Promise<void> {
  await page.locator('section.board').focus();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'All moves' }).locator(`[data-move="${move}"]`).click();
}

for (const game of games) {
  test(`a puzzle of ${game} without a server`, async ({ host, visitor }) => {
    const puzzle = puzzleOf(game);
    const page = await firstVisit(visitor);
    await needsModule(page);
    await host.leave();
    await page.goto(`/puzzles/${game}`);
    await page.locator(`a[href="/puzzles/${game}/${puzzle.name}"].line`).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Find the best move' }).first(),
    ).toBeVisible();
    await choose(page, puzzle.tempting);
    await expect(page.getByRole('heading', { name: /^Tempting/ })).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('status').filter({ hasText: 'Find the best move' }).first(),
    ).toBeVisible();
    await choose(page, puzzle.best);
    await expect(page.getByRole('heading', { name: 'Solved at the first try!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Why it is the best' })).toBeVisible();
    await clean(page);
    await page.goto(`/puzzles/${game}`);
    await expect(page.locator(`a[href="/puzzles/${game}/${puzzle.name}"].line`)).toContainText(
      'solved',
    );
  });
}

test('a lesson goes on when the server goes away, and asks nothing of it afterwards', async ({
  host,
  visitor,
}) => {
  const page = await firstVisit(visitor);
  await needsModule(page);
  const lesson = shortest('vivid-memories');
  const asks = () => host.asked.filter((one) => one === 'POST /api/studies');
  await page.goto(`/learn/${lesson.id}`);
  await arrive(page, stepsOf(lesson)[0]?.id ?? '');
  // Nobody waits for the engine to be loaded as long as there is a server.
  expect(asks()).not.toEqual([]);
  await host.leave();
  await through(page, lesson);
  await arrive(page, 'end');

  // The engine is there now: the host is spared.
  await host.comeBack();
  host.asked.length = 0;
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/learn"]')?.click());
  await page.locator(`a[href="/learn/${lesson.id}"]`).click();
  await through(page, lesson);
  await arrive(page, 'end');
  expect(asks()).toEqual([]);
});
