import type { Page } from '@playwright/test';

import { clean, expect, fitsAcross, openTable, playedByBots, test } from './support';

const search = (page: Page) => page.getByRole('searchbox');

/** A rule is where the reader looks: below the search field, and in the window. */
async function inView(page: Page, rule: string): Promise<void> {
  const place = page.locator(`#${rule}`);
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport({ ratio: 0.5 });
  const field = await search(page).boundingBox();
  const box = await place.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
}

test('from home to the rules of each game, and around', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules: Momiji' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Momiji: the rules');
  await expect(page).toHaveTitle(/Momiji: the rules/);
  await page.getByRole('navigation', { name: 'other games' }).getByText('Vivid Memories').click();
  await expect(page).toHaveURL(/\/rules\/vivid-memories$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivid Memories: the rules');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Words of the game' }).click();
  await expect(page.getByRole('heading', { name: 'Words of the game' })).toBeInViewport();
});

test('a rule has an address, and leads to others', async ({ page }) => {
  await page.goto('/rules/momiji#M34');
  await inView(page, 'M34');
  // The table of points names the rule of each line.
  await page.getByRole('cell').getByRole('link', { name: 'M62' }).click();
  await inView(page, 'M62');
  await expect(page).toHaveURL(/\/rules\/momiji#M62$/);
  await page.goBack();
  await inView(page, 'M34');
});

test('words and numbers are found, in French without accents', async ({ page }) => {
  await page.goto('/rules/momiji');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/les règles/);
  await search(page).fill('recolte');
  const hits = page.locator('mark');
  await expect(hits.filter({ hasText: /^récolte$/i }).first()).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ passages$/);
  await expect(page.locator('#M39')).toBeVisible();
  await expect(page.locator('#M34')).toBeHidden();
  await clean(page);

  await search(page).fill('34');
  await expect(page.locator('#M34')).toBeVisible();
  await expect(page.locator('#M39')).toBeHidden();
  await search(page).press('Enter');
  await inView(page, 'M34');
  await expect(search(page)).toHaveValue('');

  await search(page).fill('zèbre');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('0 passage');
});

for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
  test(`everybody can read the rules: ${game}`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    await expect(search(page)).toBeVisible();
    await expect(page.locator('figure').first()).toBeVisible();
    await clean(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await fitsAcross(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await clean(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsAcross(page);
  });
}

test('at the table the same rules open without leaving it', async ({ page }) => {
  const id = await openTable(page, 'momiji');
  await page.goto(`/t/${id}`);
  const menu = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group', { name: 'Menu' }).getByRole('button', { name: 'Rules' }).click();
  };
  await menu();
  const dialog = page.getByRole('dialog', { name: 'Rules' });
  await search(page).fill('34');
  await search(page).press('Enter');
  await expect(dialog.locator('#M34')).toBeFocused();
  await expect(dialog.locator('#M34')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/t/${id}$`));
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await menu();
  await expect(search(page)).toBeVisible();
  await fitsAcross(page);
  await page.keyboard.press('Escape');
});

test('new table, waiting room, end screen and replay have the rules at hand', async ({ page }) => {
  await page.goto('/new/deja-vu');
  await page.getByRole('main').getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(/\/rules\/deja-vu$/);

  const room = await openTable(page, 'deja-vu', { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.goto(`/t/${room}`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(search(page)).toBeVisible();

  const { id } = await playedByBots(page, 'momiji');
  await page.goto(`/t/${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
  await inView(page, 'M62');
  await page.goto(`/t/${id}/replay`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('#M1')).toBeVisible();
});
