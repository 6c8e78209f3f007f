/** Who a visitor is, whatever crosses on the way, and whatever their browser keeps. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { crookedWay } from './crooked';
import { expect, knowsGames, openTable, playNow, test, watch, type Server } from './support';

/** Somebody who was never here, and comes by another way. */
async function visitor(browser: Browser, way: Server): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ baseURL: way.url, locale: 'en-GB' });
  return [await context.newPage(), context];
}

const watching = (page: Page) => page.getByText('you are watching');
const atTable = (page: Page) => expect(page.locator('[data-seat]').first()).toBeVisible();

test('a new browser is one person, however late and in whatever order answers come', async ({
  browser,
  server,
}) => {
  const way = await crookedWay(server.url);
  const [page, context] = await visitor(browser, way);
  const broken = watch(page);
  await knowsGames(page);
  await page.goto('/');
  // At once, while nothing has been answered yet.
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await atTable(page);
  await expect(watching(page)).toHaveCount(0);
  // What the table is sent reaches it, and it answers: this is the seat of who looks.
  await expect(page.getByText(/^(your turn|you)$/).first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['reverie']);
  expect(broken).toEqual([]);
  await context.close();
  await way.stop();
});

/** All these pages are the same person's, as soon as they have heard of each other. */
async function oneName(pages: Page[]): Promise<void> {
  const name = (page: Page) => page.getByLabel('Your name, as others see it').inputValue();
  await expect
    .poll(async () => {
      const names = await Promise.all(pages.map(name));
      return names.includes('') ? 0 : new Set(names).size;
    })
    .toBe(1);
}

test('first pages opened at once are one person', async ({ browser, server }) => {
  const way = await crookedWay(server.url);
  const context = await browser.newContext({ baseURL: way.url, locale: 'en-GB' });
  const pages = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(pages.map((page) => page.goto('/settings')));
  await oneName(pages);
  await context.close();
  await way.stop();
});

test('first pages opened at once are one person, on plain http as well', async ({
  browser,
  server,
}) => {
  // Only pages with https have locks; elsewhere the pages agree through the storage.
  const noLocks = () => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  };
  const way = await crookedWay(server.url);
  const context = await browser.newContext({ baseURL: way.url, locale: 'en-GB' });
  await context.addInitScript(noLocks);
  const pages = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(pages.map((page) => page.goto('/settings')));
  expect(await pages[0]?.evaluate(() => 'locks' in navigator)).toBe(false);
  await oneName(pages);
  await context.close();
  await way.stop();
});

test('a friend who opens the link sits down, and is not taken for a spectator', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/new/momiji');
  await page.getByText('More options').click();
  await page
    .getByRole('group', { name: 'Open piles' })
    .getByRole('radio', { name: 'Yes', exact: true })
    .check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays' })).toBeVisible();

  const way = await crookedWay(server.url);
  const [friend, context] = await visitor(browser, way);
  await friend.goto(new URL(page.url()).pathname);
  // The room says how it is played, and lets everybody choose a name.
  const arrangement = friend.locator('section', { hasText: 'How you play' });
  await expect(arrangement.getByText('No clock')).toBeVisible();
  await expect(arrangement.locator('dt:has-text("open piles") + dd')).toHaveText('yes');
  await friend.getByRole('button', { name: 'Join the game' }).click();
  await friend.getByLabel('Your name, as others see it').fill('Bea');
  await friend.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(friend);
  await expect(watching(friend)).toHaveCount(0);
  await expect(page.getByText('away', { exact: true })).toHaveCount(0);
  await context.close();
  await way.stop();
});

test('who sits down as somebody new is greeted as the one who sits', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await openTable(page, 'momiji', { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  const friend = await context.newPage();
  await friend.goto(`/t/${id}`);
  const join = friend.getByRole('button', { name: 'Join the game' });
  await expect(join).toBeVisible();
  // The socket was opened by somebody whose cookie is gone now.
  await context.clearCookies();
  await join.click();
  await expect(friend.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await context.close();
});

test('a device that was put out becomes a new guest, says so, and sees the table as one', async ({
  page,
  playwright,
  server,
}) => {
  await playNow(page, 'Momiji');
  await atTable(page);
  await expect(watching(page)).toHaveCount(0);
  // More devices than a person may have, each let in by the one before: the first one is put out.
  let maker = page.request;
  for (let devices = 0; devices < 20; devices += 1) {
    const { code } = (await (await maker.post('/api/me/recovery')).json()) as { code: string };
    const other = await playwright.request.newContext({ baseURL: server.url });
    expect((await other.post('/api/recover', { data: { code } })).ok()).toBe(true);
    maker = other;
  }
  // Its socket is lost, and does not open again.
  await page.context().setOffline(true);
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are a new guest now')).toBeVisible();
  await expect(watching(page)).toBeVisible();
});

test('who blocks cookies can look, is told why not more, and makes no guests', async ({
  browser,
  server,
}) => {
  const way = await crookedWay(server.url, { cookies: false, late: () => 0 });
  const [page, context] = await visitor(browser, way);
  const kept: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'GET' && path !== '/api/me') kept.push(path);
  });
  await knowsGames(page);
  await page.goto('/');
  const why = page.getByRole('alert').filter({ hasText: 'doesn’t keep cookies for this site' });
  await expect(why).toBeVisible();
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(
    page.getByRole('status').getByText('doesn’t keep cookies for this site'),
  ).toBeVisible();
  expect(kept).toEqual([]);
  await context.close();
  await way.stop();
});

test('who blocks storage plays all the same', async ({ browser, server }) => {
  const [page, context] = await visitor(browser, server);
  const broken = watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await playNow(page, 'Momiji');
  await atTable(page);
  await expect(watching(page)).toHaveCount(0);
  expect(broken).toEqual([]);
  await context.close();
});

test('a fault of the server is shown with its name in the log', async ({ page }) => {
  await knowsGames(page);
  await page.goto('/');
  const problem = { code: 'internal', message: 'Something broke here.', request: 'q7w2-fault' };
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: problem })
      : route.fallback(),
  );
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page.getByText('Something broke here.')).toBeVisible();
  await expect(page.getByText('request q7w2-fault')).toBeVisible();
});

test('a name is typed into a field that has its own name already', async ({ browser, server }) => {
  const [page, context] = await visitor(browser, server);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/me', async (route) => {
    // The server has answered; that comes when the test says so.
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.goto('/settings');
  // What came while somebody types would be mixed with it: “Guest 1234Aya”.
  const name = page.getByLabel('Your name, as others see it');
  await expect(name).toBeDisabled();
  await expect(name).toHaveValue('');
  answer();
  await expect(name).toBeEnabled();
  await expect(name).toHaveValue(/^Guest \d+$/);
  await name.fill('Aya');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(name).toHaveValue('Aya');
  await context.close();
});

/** Where everything is that can be pressed or written into, by what it says. */
const places = (page: Page) =>
  page.locator('main :is(a, button, input, summary)').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      const name = one.id || one.textContent?.trim() || one.getAttribute('value') || '';
      return `${name} at ${Math.round(x)}, ${Math.round(y)}`;
    }),
  );

for (const [path, ...answers] of [
  ['/', '/api/me', '/api/me/tables', '/api/tables'],
  ['/settings', '/api/me'],
  ['/recover#code', '/api/me'],
  ['/new/momiji', '/api/me', '/api/games'],
] as const) {
  test(`nothing moves away from under a finger when answers come late: ${path}`, async ({
    browser,
    server,
  }) => {
    let late = 0;
    const way = await crookedWay(server.url, { late: () => late });
    const [page, context] = await visitor(browser, way);
    // Not the first visit: there are games that stand on the first page.
    const asked = () => page.waitForResponse('**/api/me/tables');
    await Promise.all([asked(), page.goto('/')]);
    for (const game of ['momiji', 'deja-vu']) await openTable(page, game);
    await Promise.all([asked(), page.reload()]);
    // Tables of others may stand on it as well.
    const own = page.locator('section', {
      has: page.getByRole('heading', { name: 'Your tables', exact: true }),
    });
    await expect(own.getByRole('link')).toHaveCount(2);
    late = 700;
    // What is there early has its place; what comes later comes beside it.
    const answered = answers.map((name) => page.waitForResponse(`**${name}`));
    await page.goto(path, { waitUntil: 'commit' });
    const some = page.locator('main :is(a, button, input)').first();
    await expect(some).toBeVisible();
    const early = await places(page);
    for (const answer of await Promise.all(answered)) await answer.finished();
    // Texts come after the answers that name them.
    await expect.poll(() => places(page)).toEqual(expect.arrayContaining(early));
    await context.close();
    await way.stop();
  });
}
