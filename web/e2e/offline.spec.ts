/** The app without a network: what the browser keeps of it, newer versions, and what it never keeps. */
import type { Page } from '@playwright/test';

import { firstVisit, test } from './kept';
import { clean, expect, fitsAcross, openTable } from './support';

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const lost = (page: Page) => page.getByText('The server can’t be reached just now');

/** Every page that shows something without a server, with its heading. */
const pages: [string, string | RegExp][] = [
  ['/', 'Three games. One quiet table.'],
  ['/rules/momiji', /Momiji/],
  ['/rules/vivid-memories', /Vivid Memories/],
  ['/learn', 'Learn'],
  ['/puzzles', 'Puzzles'],
  ['/settings', 'Settings'],
  ['/about', /Reverie|About/],
  ['/mine', 'My games'],
  ['/new/deja-vu', 'Deja Vu'],
];

/** What only the server has. */
const elsewhere = ['/daily'];

test('after the first visit the app opens on every page although the server is gone', async ({
  host,
  visitor,
}) => {
  const page = await firstVisit(visitor);
  await host.leave();
  for (const [path, name] of pages) {
    await page.goto(path);
    await title(page, name);
    await expect(lost(page)).toBeVisible();
  }
  for (const path of elsewhere) {
    await page.goto(path);
    await title(page, 'The server can’t be reached');
    await expect(lost(page)).toBeVisible();
  }
  await page.goto('/');
  await page.reload();
  await title(page, 'Three games. One quiet table.');
  await clean(page);
  await fitsAcross(page);
  await host.comeBack();
  await expect(lost(page)).toBeHidden();
});

test('a browser without a network opens the app, and finds out by itself when there is one', async ({
  host,
  visitor,
}) => {
  const page = await firstVisit(visitor, '/rules/deja-vu');
  await visitor.setOffline(true);
  await host.leave();
  await page.goto('/');
  await title(page, 'Three games. One quiet table.');
  await expect(page.getByText('They can be seen again when the server is back.')).toBeVisible();
  await host.comeBack();
  await visitor.setOffline(false);
  await expect(lost(page)).toBeHidden();
  // Who this is was not known before.
  const { name } = (await (await page.request.get('/api/me')).json()) as { name: string };
  await expect(page.getByRole('banner')).toContainText(name);
});

test('a table says that it has no connection, and goes on when there is one', async ({
  host,
  visitor,
}) => {
  const page = await firstVisit(visitor);
  const id = await openTable(page, 'momiji');
  await host.leave();
  await page.goto(`/t/${id}`);
  await title(page, 'Going to the table…');
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  await host.comeBack();
  await page.getByRole('button', { name: 'Try now' }).click();
  await title(page, 'Momiji');
});

test('languages can be switched without a server, which hears of it later', async ({
  host,
  visitor,
}) => {
  const page = await firstVisit(visitor);
  await host.leave();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Français' }).click();
  await title(page, 'Réglages');
  await expect(page.getByRole('status').filter({ hasText: 'Vérifie la connexion' })).toBeHidden();
  await page.reload();
  await title(page, 'Réglages');
  await host.comeBack();
  await expect
    .poll(
      async () =>
        ((await (await page.request.get('/api/me')).json()) as { language: string }).language,
    )
    .toBe('fr');
  await title(page, 'Réglages');
});

/** The names of a build that another one would not have. */
async function another(page: Page): Promise<Record<string, string>> {
  const worker = await (await page.request.get('/sw.js')).text();
  const [, digest = ''] = /offline-([0-9a-f]+)\.json/.exec(worker) ?? [];
  const pack = await (await page.request.get(`/assets/offline-${digest}.json`)).text();
  const [, entry = ''] = /src=\\"\/assets\/(index-[^"\\]+\.js)/.exec(pack) ?? [];
  const [, about = ''] = /"\/assets\/(About-[^"]+\.js)"/.exec(pack) ?? [];
  for (const name of [digest, entry, about]) expect(name).not.toBe('');
  return { [digest]: 'another', [entry]: 'index-another.js', [about]: 'About-another.js' };
}

const scriptOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
  );
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

test('a newer version is told, taken when somebody wants it, and then the old one goes', async ({
  host,
  visitor,
}) => {
  const page = await firstVisit(visitor);
  const before = await cachesOf(page);
  expect(before).toHaveLength(1);
  host.install(await another(page));

  // Opening a page is when the browser looks for it; the page is still the old one.
  await page.goto('/settings');
  const news = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(news).toBeVisible();
  await clean(page);
  await fitsAcross(page);
  expect(await scriptOf(page)).not.toContain('another');

  // Another page does not want it now, and is not asked any more.
  const other = await visitor.newPage();
  await other.goto('/learn');
  const told = other.getByRole('status').filter({ hasText: 'A new version is ready' });
  await told.getByRole('button', { name: 'Later' }).click();
  await expect(told).toBeHidden();

  await news.getByRole('button', { name: 'Load it now' }).click();
  await page.waitForFunction(() =>
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.includes('another'),
  );
  await title(page, 'Settings');
  await expect(news).toBeHidden();

  // The page that was there before was not touched, and loads what it needs of the version that it began with.
  expect(await scriptOf(other)).not.toContain('another');
  expect(await cachesOf(page)).toHaveLength(2);
  await other.getByRole('link', { name: 'About' }).first().click();
  await title(other, /Reverie|About/);

  // When it is gone, so is its version.
  await other.close();
  await page.reload();
  await expect.poll(() => cachesOf(page)).toEqual(['reverie-app-another']);
  await host.leave();
  await page.goto('/about');
  await title(page, /Reverie|About/);
});

test('nobody at a table is told of a newer version, and none is taken there', async ({
  host,
  visitor,
}) => {
  const page = await firstVisit(visitor);
  const id = await openTable(page, 'momiji');
  host.install(await another(page));
  await page.goto(`/t/${id}`);
  await title(page, 'Momiji');
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return registration?.waiting != null;
  });
  await expect(page.getByText('A new version is ready')).toBeHidden();
  expect(await scriptOf(page)).not.toContain('another');
  await page.getByRole('button', { name: /^\d+ moves?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'All moves' })).toBeVisible();
});

test('what the server says is never kept', async ({ host, visitor }) => {
  const page = await firstVisit(visitor);
  const id = await openTable(page, 'momiji');
  await page.goto(`/t/${id}`);
  await title(page, 'Momiji');
  const paths = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !/^\/(assets\/.+|[\w-]+\.\w+)?$/.test(path))).toEqual([]);
  // A question has a new answer each time; an address of the server is no page of the app.
  host.asked.length = 0;
  await page.evaluate(async () => {
    await fetch('/api/tables');
    await fetch('/api/tables');
  });
  expect(host.asked.filter((one) => one === 'GET /api/tables').length).toBeGreaterThanOrEqual(2);
  await page.goto(`/api/tables/${id}`);
  expect(await page.evaluate(() => document.body.innerText)).toContain(id);
});

test('a notice is shown by the worker that keeps the app', async ({ host, visitor }) => {
  await visitor.grantPermissions(['notifications']);
  const page = await firstVisit(visitor);
  const client = await visitor.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const notice = { title: 'It is your turn', body: 'At Momiji.', tag: 'abc', url: '/table/abc' };
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: host.url,
    registrationId: await registered,
    data: JSON.stringify(notice),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: notice.title, body: notice.body, data: { url: notice.url } }]);
});
