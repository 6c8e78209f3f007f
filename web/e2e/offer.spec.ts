/** Before the first game of somebody who knows nothing of it: learn it, or play it. Asked once. */
import type { Page } from '@playwright/test';

import { clean, expect, fitsAcross, offerOf, openTable, test, watch } from './support';

const play = (page: Page, game: string) => page.getByRole('button', { name: `Play ${game}` });
const atTable = (page: Page, game: string) =>
  expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible();

test('who learns first is led to the lesson, and is not asked again', async ({ page }) => {
  await page.goto('/');
  await play(page, 'Momiji').click();
  const offer = offerOf(page, 'Momiji');
  await expect(offer.getByRole('heading', { level: 2 })).toBeFocused();
  await clean(page);
  await offer.getByRole('link', { name: 'Learn it in five minutes' }).click();
  await expect(page).toHaveURL(/\/learn\/momiji-first$/);
  await expect(page.getByRole('region', { name: 'Lesson' })).toBeVisible();
  await page.goto('/');
  await play(page, 'Momiji').click();
  await page.waitForURL(/\/t\//);
  await atTable(page, 'Momiji');
});

test('who plays right away does so by keyboard too; another game asks for itself', async ({
  page,
}) => {
  await page.goto('/');
  await play(page, 'Vivid Memories').focus();
  await page.keyboard.press('Enter');
  const offer = offerOf(page, 'Vivid Memories');
  await expect(offer.getByRole('heading', { level: 2 })).toBeFocused();
  const now = offer.getByRole('button', { name: 'Play right away' });
  await expect(now).toHaveAccessibleDescription(/easy bot/);
  for (let stops = 0; stops < 5; stops += 1) {
    await page.keyboard.press('Tab');
    if (await now.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(now).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await atTable(page, 'Vivid Memories');
  await page.goto('/');
  await play(page, 'Deja Vu').click();
  await expect(offerOf(page, 'Deja Vu')).toBeVisible();
  await page.keyboard.press('Escape');
  await play(page, 'Vivid Memories').click();
  await page.waitForURL(/\/t\//);
  await atTable(page, 'Vivid Memories');
});

test('who has a table of the game or has begun a lesson plays at once', async ({ page }) => {
  await page.goto('/');
  // Whose table it is, is known once the page has said who is here.
  await expect(page.getByRole('link', { name: /^Guest \d+/ })).toBeVisible();
  await openTable(page, 'momiji');
  await play(page, 'Momiji').click();
  await page.waitForURL(/\/t\//);
  await page.goto('/learn/deja-vu-first');
  await expect(page.getByRole('region', { name: 'Lesson' })).toBeVisible();
  await page.goto('/');
  await play(page, 'Deja Vu').click();
  await page.waitForURL(/\/t\//);
  await atTable(page, 'Deja Vu');
});

for (const [locale, title, learn] of [
  ['fr-FR', 'Ta première partie de Déjà vu\u00a0?', /^Apprendre en cinq minutes/],
  ['de-DE', 'Deine erste Partie Deja Vu?', /^In fünf Minuten lernen/],
] as const) {
  test(`on a phone, in ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const broken = watch(page);
    await page.goto('/');
    await page.getByRole('button', { name: /^(Lancer )?(Deja|Déjà) [Vv]u( spielen)?$/ }).tap();
    const offer = page.getByRole('dialog', { name: title });
    await expect(offer).toBeVisible();
    await fitsAcross(page);
    await clean(page);
    await offer.getByRole('link', { name: learn }).tap();
    await expect(page).toHaveURL(/\/learn\/deja-vu-first$/);
    expect(broken).toEqual([]);
    await context.close();
  });
}

test('all lessons are one press away from home', async ({ page }) => {
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Learn and practise' });
  await ways.getByRole('link', { name: 'Learn to play' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn to play' })).toBeVisible();
});
