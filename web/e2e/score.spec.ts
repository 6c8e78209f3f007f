/** The log leads to where it happened, and every number to what it was counted from. */
import type { Page } from '@playwright/test';

import { randomMoves } from './random-moves';
import { bot, clean, expect, openTable, playedByBots, test } from './support';

const games = ['momiji', 'vivid-memories', 'deja-vu'];

async function begun(page: Page, game: string, moves: number): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  const id = await openTable(page, game, { seats: [{ kind: 'me' }, bot] });
  await randomMoves(page, id, moves);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
  // With the board come the words in which its log is told.
  await expect(page.locator('.board [data-stage]').first()).toBeVisible();
  return id;
}

for (const game of games) {
  test(`a line of the log leads to the table, or says that it is gone: ${game}`, async ({
    page,
  }) => {
    await begun(page, game, 16);
    const log = page.getByRole('list', { name: 'Log' });
    const lines = log.getByRole('button');
    const count = await lines.count();
    expect(count).toBeGreaterThan(0);
    const led: string[] = [];
    for (let back = 1; back <= Math.min(6, count); back += 1) {
      await lines.nth(count - back).click();
      const lit = page.locator('.board [data-spot]').first();
      const gone = page.getByText('That no longer lies on the table.');
      const theirs = page.getByRole('region', { name: /^The board of / });
      await expect(lit.or(gone).or(theirs).first()).toBeVisible();
      if (await lit.count()) {
        await expect(lit).toBeInViewport();
        led.push('lit');
        // It stays lit when the pointer leaves the line.
        await page.mouse.move(2, 2);
        await expect(lit).toHaveAttribute('data-spot', '');
      }
      await page.keyboard.press('Escape');
    }
    expect(led.length).toBeGreaterThan(0);
  });
}

test('on a phone a line opens the part of the table where it happened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begun(page, 'deja-vu', 16);
  const tabs = page.getByRole('navigation');
  await tabs.getByRole('button', { name: 'Log' }).click();
  const line = page.getByRole('list', { name: 'Log' }).getByRole('button').last();
  await line.click();
  await expect(page.locator('[data-keeps="table"]')).toBeVisible();
  await expect(tabs.getByRole('button', { name: 'Log' })).toHaveAttribute('aria-pressed', 'false');
});

for (const game of games) {
  test(`numbers say how they were counted while the game runs: ${game}`, async ({ page }) => {
    await begun(page, game, 30);
    await page.getByRole('button', { name: 'Score', exact: true }).first().click();
    const account = page.getByRole('region', { name: /^Points/ });
    await expect(account).toBeVisible();
    const numbers = account.getByRole('button');
    await numbers.first().click();
    const items = account.getByRole('list', { name: 'How it is counted' });
    await expect(items).toBeVisible();
    await clean(page);
    // The sum of the lines is the number.
    const sum = async () => {
      const texts = await items.locator('b').allInnerTexts();
      return texts.reduce((all, text) => all + Number(text.replace('−', '-')), 0);
    };
    expect(await sum()).toBe(Number(await numbers.first().innerText()));
  });
}

test('what a number was counted from is lit on the table', async ({ page }) => {
  await begun(page, 'momiji', 30);
  await page.getByRole('button', { name: 'Score', exact: true }).first().click();
  const account = page.getByRole('region', { name: /^Points/ });
  await account.getByRole('button').first().click();
  const item = account.getByRole('list').getByRole('button').first();
  await item.hover();
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await item.click();
  await page.mouse.move(2, 2);
  await expect(page.locator('.board [data-lit]').first()).toBeVisible();
});

test('with closed piles nobody is told what a pile counts, and all is told in the end', async ({
  page,
}) => {
  const id = await begun(page, 'momiji', 30);
  const account = async () =>
    (await (await page.request.get(`/api/tables/${id}/account`)).json()) as {
      seats: { whole: boolean; items: { source: string }[] }[];
    };
  const running = (await account()).seats;
  expect(running.flatMap(({ items }) => items.map(({ source }) => source))).not.toContain('pile');
  expect(running.some(({ whole }) => whole)).toBe(false);
  await randomMoves(page, id);
  const over = (await account()).seats;
  expect(over.every(({ whole }) => whole)).toBe(true);
  expect(over.flatMap(({ items }) => items.map(({ source }) => source))).toContain('pile');
});

test('moves say what they certainly bring', async ({ page }) => {
  await begun(page, 'deja-vu', 6);
  let move = '';
  await page.route(/\/account$/, async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as { gains: Record<string, number> };
    for (const points of Object.values(found.gains)) expect(Number.isInteger(points)).toBe(true);
    await route.fulfill({ json: { ...found, gains: { ...found.gains, [move]: 3 } } });
  });
  move = await firstMoveText(page);
  await page.getByRole('button', { name: /^\d+ moves?$/ }).click();
  const line = page.getByRole('dialog').locator(`[data-move="${move}"]`);
  await expect(line).toContainText('+3');
});

/** The text of the first move of the list. */
async function firstMoveText(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^\d+ moves?$/ }).click();
  const text = await page
    .getByRole('dialog')
    .locator('[data-move]')
    .first()
    .getAttribute('data-move');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return text ?? '';
}

for (const game of games) {
  test(`the end says of each number how it was counted: ${game}`, async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
    const { id } = await playedByBots(page, game, { options: {} });
    await page.goto(`/t/${id}`);
    const end = page.getByRole('dialog', { name: 'The end' });
    await end
      .getByRole('button', { name: /counted|How/ })
      .first()
      .click();
    await expect(end.getByRole('list', { name: 'How it is counted' })).toBeVisible();
  });
}
