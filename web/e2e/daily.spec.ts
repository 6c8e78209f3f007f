import type { Page } from '@playwright/test';

import type { Daily, Table } from '../src/protocol';
import { randomMoves } from './random-moves';
import { clean, expect, fitsAcross, test } from './support';

/** Opens the challenge of a game, and waits for its board; says which table it is. */
async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/daily');
  await page.getByRole('button', { name }).click();
  return atTable(page);
}

/** Waits for the board; says which table it is. */
async function atTable(page: Page): Promise<string> {
  await page.waitForURL(/\/t\//);
  await expect(page.locator('section.board')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

test('the challenge of the day: to its end, into the list, then practice', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: /^Challenge of the day/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Challenge of the day');
  await expect(page.getByText('Not played yet')).toHaveCount(3);
  await expect(page.getByText('Nobody has played it to the end yet.')).toBeVisible();
  await clean(page);

  const table = await begin(page, 'Play the challenge: Momiji');
  await expect(page.getByText('Challenge of the day', { exact: true })).toBeVisible();
  // Who leaves comes back to the same attempt.
  await page.goto('/daily');
  await expect(page.getByText('Your attempt is running')).toBeVisible();
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await page.waitForURL(new RegExp(`/t/${table}$`));

  await randomMoves(page, table);
  const end = page.getByRole('dialog').filter({ hasText: 'Challenge of the day' });
  await expect(end).toBeVisible({ timeout: 30_000 });
  await expect(end.getByText(/^The record can be had/)).toBeVisible();
  await expect(end.getByRole('link', { name: /record/i })).toBeHidden();
  await clean(page);
  await end.getByRole('link', { name: 'Results of the day' }).click();
  const mine = page.getByRole('row').filter({ hasText: '(you)' });
  await expect(mine.getByRole('cell').first()).toHaveText('1');
  await expect(page.getByText('Your attempt is in the table')).toBeVisible();
  await clean(page);

  // Somebody else sees it as somebody's.
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${baseURL}/daily/momiji`);
  await expect(stranger.getByText('1 result', { exact: true })).toBeVisible();
  await expect(stranger.getByText('(you)')).toBeHidden();
  await other.close();

  const again = await begin(page, 'Practise: Momiji');
  expect(again).not.toBe(table);
  await expect(page.getByText('Challenge of the day: practice')).toBeVisible();
});

test('for points, against a bot of one’s choice', async ({ page }) => {
  // Whichever day it is, one of the two games that have no way to be played alone is played for points.
  const asked = await page.request.get('/api/daily');
  const { games } = (await asked.json()) as Daily;
  const game = games.find(({ challenge }) => challenge.goal === 'points')?.challenge.game;
  const name = game === 'deja-vu' ? 'Deja Vu' : 'Vivid Memories';
  await page.goto('/daily');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('What counts: your points.')).toBeVisible();
  await card.getByLabel('Strength of the bot').selectOption('novice');
  await card.getByRole('button', { name: `Play the challenge: ${name}` }).click();
  const table = await atTable(page);
  const opened = await page.request.get(`/api/tables/${table}`);
  const { seats } = (await opened.json()) as Table;
  expect(seats.map(({ level }) => level)).toEqual([null, 'novice']);

  // Who goes on does so against the same bot, and is not asked again.
  await page.goto('/daily');
  await expect(card.getByText('Your attempt is running')).toBeVisible();
  await expect(card.getByLabel('Strength of the bot')).toBeHidden();
  await card.getByRole('button', { name: 'Go on playing' }).click();
  expect(await atTable(page)).toBe(table);
});

test('results of other days, on a phone and in German', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/daily/deja-vu');
  await expect(page.getByRole('link', { name: 'Day after' })).toBeHidden();
  await page.getByRole('link', { name: 'Day before' }).click();
  await expect(page).toHaveURL(/\/daily\/deja-vu\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByText(/^Nobody (has )?played it to the end/)).toBeVisible();
  await page.getByRole('radio', { name: 'Vivid Memories' }).check();
  await expect(page).toHaveURL(/\/daily\/vivid-memories\/\d{4}-\d\d-\d\d$/);
  await page.getByRole('link', { name: 'Day after' }).click();
  await expect(page).toHaveURL(/\/daily\/vivid-memories$/);
  await fitsAcross(page);
  await clean(page);
  await page.goto('/daily');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('reverie-language', 'de'));
  await page.request.patch('/api/me', { data: { language: 'de' } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagesaufgabe');
  await fitsAcross(page);
});

test('a day that is none says so', async ({ page }) => {
  await page.goto('/daily/momiji/9999-12-31');
  await expect(page.getByRole('alert')).toContainText('There is no such day');
});
