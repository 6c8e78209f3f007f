/** Fingers: whatever can be pressed at a table on a touch screen is at least 40 px wide and high. */
import type { Page } from '@playwright/test';

import { randomMoves } from './random-moves';
import { bot, expect, openTable, playedByBots, test } from './support';

/** What can be pressed and is smaller than a finger, with its size. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'button, a[href], input, select, summary, [role="button"], [data-piece]';
    return [...document.querySelectorAll<HTMLElement | SVGElement>(pressed)].flatMap((element) => {
      if (element.closest('.unseen, [hidden], [inert], #toasts')) return [];
      const usable = !element.matches('[aria-disabled="true"], [disabled]');
      if (!usable || !element.checkVisibility({ visibilityProperty: true })) return [];
      // Some are pressed by pressing what they lie in.
      const hit = element.closest('[data-hit]') ?? element;
      const { width, height } = hit.getBoundingClientRect();
      // What is there for ears, such as the way to the content.
      if (width <= 2 || height <= 2) return [];
      if (width >= 39.5 && height >= 39.5) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return [`${element.tagName} ${name}: ${width.toFixed(0)} x ${height.toFixed(0)}`];
    });
  });
}

const screens = [
  { name: 'upright', viewport: { width: 390, height: 844 } },
  { name: 'low', viewport: { width: 360, height: 640 } },
  { name: 'across', viewport: { width: 844, height: 390 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
];

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });
    test('so is what dialogs, the draft and the end have to be pressed', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
      const options = { landscapes: 'draft' };
      const id = await openTable(page, 'momiji', { seats: [{ kind: 'me' }, bot, bot], options });
      await page.goto(`/t/${id}`);
      const moves = page.getByRole('button', { name: /^\d+ moves?$/ });
      await expect(page.locator('[data-stage="draft"]')).toBeVisible();
      await expect(moves).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      await moves.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      const played = await playedByBots(page, 'momiji');
      await page.goto(`/t/${played.id}`);
      await expect(page.locator('dialog[open] .ending .course li').first()).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
    });

    for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
      test(`every target is large enough for a finger: ${game}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
        const id = await openTable(page, game, { seats: [{ kind: 'me' }, bot, bot, bot] });
        await page.goto(`/t/${id}`);
        const found = new Set<string>();
        for (let moment = 0; moment < 8; moment += 1) {
          await randomMoves(page, id, 4);
          const moves = page.getByRole('button', { name: /^\d+ moves?$/ });
          await expect(moves).toBeVisible();
          for (const small of await tooSmall(page)) found.add(small);
        }
        expect([...found]).toEqual([]);
      });
    }
  });
}
