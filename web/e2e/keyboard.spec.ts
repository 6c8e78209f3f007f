/** Whoever plays by keyboard alone is somewhere at every moment: the focus never falls to the page. */
import type { Page } from '@playwright/test';

import { expect, openTable, test } from './support';

const nowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);
/** How many moves were made is told by the log. */
const told = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('listitem').count();

async function sitDown(page: Page, game: string) {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  await page.goto(`/t/${await openTable(page, game)}`);
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
}

test.use({ reducedMotion: 'reduce' });

for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
  test(`after a move from the list: ${game}`, async ({ page }) => {
    await sitDown(page, game);
    const before = await told(page);
    for (let made = 0; made < 4; made += 1) {
      await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
      await page.getByRole('button', { name: /^\d+ moves?$/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('dialog li button').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('.board[aria-busy="false"]')).toBeVisible();
      expect(await nowhere(page)).toBe(false);
    }
    await expect.poll(() => told(page)).toBeGreaterThan(before);
    expect(await nowhere(page)).toBe(false);
  });
}

test('after a card of Momiji was laid', async ({ page }) => {
  await sitDown(page, 'momiji');
  const board = page.locator('.momiji.board');
  for (let made = 0; made < 6; made += 1) {
    const legal = board.locator('.hand [data-piece][aria-disabled="false"]').first();
    if ((await legal.count()) === 0) break;
    await legal.focus();
    await page.keyboard.press('Enter');
    // A card that may go to several places waits on one of them.
    await page.keyboard.press('Enter');
    await expect(page.locator('.board[aria-busy="false"]')).toBeVisible();
    expect(await nowhere(page)).toBe(false);
  }
  expect(await told(page)).toBeGreaterThan(0);
  // The discard, open and closed again.
  await board.locator('[data-piece="discard"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await nowhere(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await nowhere(page)).toBe(false);
});
