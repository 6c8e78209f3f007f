/** Rest: a place belongs to a thing from the first deal to the end screen, and nothing jumps. */
import type { Page } from '@playwright/test';

import { randomMoves } from './random-moves';
import { bot, expect, openTable, test } from './support';

/** Notes, frame by frame, every place that is not where it was when it was first seen. */
async function watchPlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = new Map<string, string>();
    const moved = new Set<string>();
    Object.assign(window, { placesSeen: first, placesMoved: moved });
    const look = () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-keeps]')) {
        const { x, y, width, height } = place.getBoundingClientRect();
        if (width === 0) continue;
        const name = place.dataset['keeps'] ?? '';
        const at = [x, y, width, height].map(Math.round).join(' ');
        const before = first.get(name);
        if (before === undefined) first.set(name, at);
        else if (before !== at) moved.add(`${name}: ${before} -> ${at}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const placesMoved = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { placesMoved: Set<string> }).placesMoved]);
const placesSeen = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as { placesSeen: Map<string, string> }).placesSeen.keys(),
  ]);

const sizes = { desk: [1280, 800], phone: [390, 844] } as const;

for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    test(`places keep their rectangles through a whole game: ${game}, ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
      const id = await openTable(page, game, { seats: [{ kind: 'me' }, bot, bot] });
      await page.goto(`/t/${id}`);
      await expect(page.locator('[data-keeps="table"]')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.locator('[data-keeps]').count()).toBeGreaterThan(8);
      await watchPlaces(page);
      await randomMoves(page, id);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect((await placesSeen(page)).length).toBeGreaterThan(8);
      expect(await placesMoved(page)).toEqual([]);
    });
  }
}
