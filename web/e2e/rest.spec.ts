/** Rest: a place belongs to a thing from the first deal to the end screen, and nothing jumps. */
import type { Page } from '@playwright/test';

import { randomMoves } from './random-moves';
import { bot, expect, goOnFrom, movesOf, openTable, playedByBots, test } from './support';

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

/** Bots that come to an end sooner than those that play by chance. */
const casual = { kind: 'bot', level: 'casual' };

const sizes = { desk: [1280, 800], phone: [390, 844] } as const;

/** How many moves of a game by chance are watched: one of Deja Vu would go on for many minutes. */
const most = { momiji: Infinity, 'vivid-memories': Infinity, 'deja-vu': 50 };

/** Opens a table and keeps an eye on its places from then on. */
async function watchTable(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await expect(page.locator('[data-keeps="table"]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.locator('[data-keeps]').count()).toBeGreaterThan(8);
  await watchPlaces(page);
}

for (const [game, moves] of Object.entries(most)) {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    test(`places keep their rectangles through a game: ${game}, ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
      const id = await openTable(page, game, { seats: [{ kind: 'me' }, bot, bot] });
      await watchTable(page, id);
      await randomMoves(page, id, moves);
      if (moves === Infinity) await expect(page.getByRole('dialog')).toBeVisible();
      expect((await placesSeen(page)).length).toBeGreaterThan(8);
      expect(await placesMoved(page)).toEqual([]);
    });
  }
}

for (const [size, [width, height]] of Object.entries(sizes)) {
  test(`and through the end of one of Deja Vu, ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
    const played = await playedByBots(page, 'deja-vu', { seats: [casual, casual] });
    const last = (await movesOf(page, played.id)).at(-1);
    if (!last) throw new Error('nobody moved');
    const id = await goOnFrom(page, played.id, played.moves - 1, last.seat);
    await watchTable(page, id);
    await page.getByRole('button', { name: /^\d+ moves?$/ }).click();
    await page.locator(`[data-move="${last.move}"]`).first().click();
    // Two easy bots may well share the victory: any end will do.
    await expect(page.locator('dialog[open] .ending')).toBeVisible();
    expect(await placesMoved(page)).toEqual([]);
  });
}

test('a map that comes back into view lies as it lay', async ({ page }) => {
  // Lower than wide: without its size it would be drawn as if it were square.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  await watchTable(page, await openTable(page, 'deja-vu', { seats: [{ kind: 'me' }, bot] }));
  const tabs = page.getByRole('navigation');
  const map = page.locator('[data-keeps^="deja-vu-tile:"]').first();
  for (let times = 0; times < 3; times += 1) {
    await tabs.getByRole('button', { name: 'Memory' }).click();
    await expect(map).toBeHidden();
    await tabs.getByRole('button', { name: 'Map' }).click();
    await expect(map).toBeVisible();
  }
  expect(await placesMoved(page)).toEqual([]);
});

test('a map that people built lies as they laid it when the first turn begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  const seats = [{ kind: 'me' as const }, bot];
  const id = await openTable(page, 'deja-vu', { seats, options: { map: 'build' } });
  await page.goto(`/t/${id}`);
  const tiles = page.locator('.deja-vu .map [data-piece^="tile:"]');
  /** The middles of all tiles, as ways from the first one in widths of a tile. */
  const laid = () =>
    tiles.evaluateAll((all) => {
      const boxes = all.map((tile) =>
        (tile.querySelector('.meet') ?? tile).getBoundingClientRect(),
      );
      const first = boxes[0];
      if (!first) return [];
      return boxes.map(({ x, y }) =>
        [x, y].map((at, index) =>
          ((at - (index === 0 ? first.x : first.y)) / first.width).toFixed(1),
        ),
      );
    });
  let before: string[][] = [];
  for (let count = await tiles.count(); count < 15; count = await tiles.count()) {
    before = await laid();
    await randomMoves(page, id, 1);
    await expect.poll(() => tiles.count()).toBeGreaterThan(count);
  }
  expect(before.length).toBeGreaterThan(5);
  const whole = await laid();
  expect(whole.slice(0, before.length)).toEqual(before);
  await watchPlaces(page);
  await randomMoves(page, id, 4);
  expect(await laid()).toEqual(whole);
  expect(await placesMoved(page)).toEqual([]);
});
