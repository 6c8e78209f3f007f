/** Rule M77: with closed piles nobody looks up what is longer ago than the current round, until the game is over. */
import type { Page } from '@playwright/test';

import { clean, expect, goOnFrom, playedByBots, test } from './support';

const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const cut = (page: Page) => page.getByText('you can look back on the current round only');

/** What of a table may be looked at, from the first moment on. */
async function moment(page: Page, id: string, moves: number): Promise<string> {
  const answer = await page.request.get(`/api/tables/${id}/moments/${moves}`);
  return answer.ok() ? 'shown' : ((await answer.json()) as { code: string }).code;
}

test('M77: a log with closed piles has the current round only, and all of it after the end', async ({
  page,
}) => {
  const { id: before, moves } = await playedByBots(page, 'momiji');
  const id = await goOnFrom(page, before, Math.floor(moves / 2));
  await page.goto(`/t/${id}`);
  await expect(cut(page)).toBeVisible();
  const lines = log(page).locator('.line');
  await expect(lines.first()).toBeVisible();
  const told = await lines.count();
  await clean(page);
  expect(await moment(page, id, 0)).toBe('too-far-back');

  // Looking back begins where the log begins.
  await page.goto(`/t/${id}/replay`);
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await slider.press('Home');
  const first = Number(await slider.inputValue());
  expect(first).toBeGreaterThan(0);
  expect(await moment(page, id, first - 1)).toBe('too-far-back');
  expect(await moment(page, id, first)).toBe('shown');

  // The end brings everything back, without loading the page again.
  await page.goto(`/t/${id}`);
  await expect(cut(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Abandon the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandon the game' }).click();
  await expect(cut(page)).toHaveCount(0);
  await expect.poll(() => lines.count()).toBeGreaterThan(told);
  expect(await moment(page, id, 0)).toBe('shown');
});

test('M77: with open piles everything can be looked up', async ({ page }) => {
  const options = { 'open-piles': 'yes' };
  const { id: before, moves } = await playedByBots(page, 'momiji', { options });
  const id = await goOnFrom(page, before, Math.floor(moves / 2));
  await page.goto(`/t/${id}`);
  await expect(log(page).locator('.line').first()).toBeVisible();
  await expect(cut(page)).toHaveCount(0);
  expect(await moment(page, id, 0)).toBe('shown');
});
