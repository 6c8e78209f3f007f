/** What log, prompts and told lines call a place by can be read on the board, at every size of screen. */
import { bot, expect, openTable, test } from './support';

const screens = [
  { name: 'upright', viewport: { width: 390, height: 844 } },
  { name: 'low', viewport: { width: 360, height: 640 } },
  { name: 'across', viewport: { width: 844, height: 390 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
  { name: 'desk', viewport: { width: 1280, height: 800 } },
];

for (const { name, viewport } of screens) {
  test(`every hex has its name on the board: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
    const id = await openTable(page, 'vivid-memories', { seats: [{ kind: 'me' }, bot] });
    await page.goto(`/t/${id}`);
    const names = page.locator('.brain [data-name]');
    await expect(names).toHaveCount(19);
    const seen = () =>
      names.evaluateAll((all) =>
        all.map((text) => {
          const shown = text.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return shown ? parseFloat(getComputedStyle(text).fontSize) * scale : 0;
        }),
      );
    // The drawing learns of its size in the frame after it came.
    await expect.poll(async () => Math.min(...(await seen()))).toBeGreaterThanOrEqual(12);
    for (const text of await names.all()) {
      const hex = page.locator(`.brain [data-piece="hex:${await text.textContent()}"] path`);
      const [word, cell] = [await text.boundingBox(), await hex.boundingBox()];
      if (!word || !cell) throw new Error('a hex and its name are on the page');
      expect(word.x).toBeGreaterThanOrEqual(cell.x);
      expect(word.x + word.width).toBeLessThanOrEqual(cell.x + cell.width);
    }
  });
}
