/** The bar of tabs on a phone: all of it in view, legible, and its marks too, in every language. */
import { expect, openTable, test } from './support';

const phone = { width: 390, height: 844 };

for (const locale of ['en-GB', 'fr-FR', 'de-DE']) {
  for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
    test(`fits a phone: ${game} in ${locale}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        locale,
        // A guest is stored with what they do first, here by Playwright: it has to say the language too.
        extraHTTPHeaders: { 'accept-language': locale },
        viewport: phone,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto('/');
      // Whoever opens a table before the page has said hello is somebody else.
      await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
      await page.goto(`/t/${await openTable(page, game)}`);
      const bar = page.getByRole('navigation');
      const tabs = bar.getByRole('button');
      await expect(tabs).toHaveCount(5);
      for (const width of [phone.width, 360]) {
        await page.setViewportSize({ ...phone, width });
        const cut = await bar.evaluate((node) => node.scrollWidth - node.clientWidth);
        expect(cut).toBe(0);
        for (const tab of await tabs.all()) {
          const box = await tab.boundingBox();
          if (!box) throw new Error('a tab is not there');
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
          const word = await tab.locator('.word').evaluate((node) => ({
            size: parseFloat(getComputedStyle(node).fontSize),
            cut: node.scrollWidth - node.clientWidth,
          }));
          expect(word.size).toBeGreaterThanOrEqual(11);
          expect(word.cut).toBe(0);
        }
      }
      // Once something is asked of me, one tab says so.
      await expect(bar.locator('.dot')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await context.close();
    });
  }
}
