/** Browsers that may keep the app, and a host that can go away. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';

import { hostOf, type Host } from './host';
import { expect, test as atHome } from './support';

interface Kept {
  host: Host;
  /** A browser that may keep the app. */
  visitor: BrowserContext;
}

export const test = atHome.extend<Kept>({
  host: async ({ server }, use) => {
    const host = await hostOf(server.url);
    await use(host);
    await host.leave();
  },
  visitor: async ({ browser, host }, use) => {
    const context = await browser.newContext({
      baseURL: host.url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    });
    await use(context);
    await context.close();
  },
});

/** Comes for the first time, and stays until the browser has kept everything. */
export async function firstVisit(visitor: BrowserContext, path = '/'): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
}

/** Skips what only an app can do that was built with the browser module. */
export async function needsModule(page: Page): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text();
  base.skip(
    !worker.includes('.wasm'),
    'built without the browser module: `cargo xtask wasm` makes it',
  );
}
