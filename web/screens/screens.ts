import { mkdirSync, rmSync } from 'node:fs';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expect, startServer, test } from '../e2e/support';
import type { NewSeat, NewTable, Table } from '../src/protocol';
import { randomMoves } from '../e2e/random-moves';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

const FOLDER = '../docs/screens';

const sizes = {
  desk: { viewport: { width: 1280, height: 800 } },
  'desk-1440': { viewport: { width: 1440, height: 900 } },
  'desk-1920': { viewport: { width: 1920, height: 1080 } },
  'desk-2560': { viewport: { width: 2560, height: 1440 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  across: { viewport: { width: 844, height: 390 }, hasTouch: true },
};
type Size = keyof typeof sizes;
const few: Size[] = ['desk', 'phone'];
const every = Object.keys(sizes) as Size[];
/** What is seen at every size, and in every language: a game in its middle. */
const tables = /-(middle|four)$/;
const locales = ['en-GB', 'fr-FR', 'de-DE'];
const looks = ['light', 'dark'] as const;

/** How many own moves a game has behind it at each moment; random play ends every game. */
const moments = { early: 3, middle: 60, end: 100_000 };
const FOUR = 25;

const games = ['momiji', 'vivid-memories', 'deja-vu'];

async function open(page: Page, table: Partial<NewTable> & { game: string }): Promise<string> {
  const bot: NewSeat = { kind: 'bot', level: 'novice' };
  const wanted: NewTable = { seats: [{ kind: 'me' }, bot], ...table };
  const answer = await page.request.post('/api/tables', { data: wanted });
  return ((await answer.json()) as Table).id;
}

/** Every page with its picture's name; made once for each look, as tables go on. */
async function shots(page: Page): Promise<[string, string][]> {
  const all: [string, string][] = [
    ['home', '/'],
    ['new', '/new/momiji'],
    ['settings', '/settings'],
    ['about', '/about'],
  ];
  const room = await open(page, {
    game: 'momiji',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'skilled' }],
  });
  all.push(['room', `/t/${room}`]);
  for (const game of games) {
    for (const [moment, moves] of Object.entries(moments)) {
      const id = await open(page, { game });
      await randomMoves(page, id, moves);
      all.push([`${game}-${moment}`, `/t/${id}`]);
      if (moment === 'end') all.push([`${game}-replay`, `/t/${id}/replay?at=40`]);
    }
  }
  const four: NewSeat[] = [1, 2, 3].map(() => ({ kind: 'bot', level: 'novice' }));
  for (const game of games) {
    const id = await open(page, { game, seats: [{ kind: 'me' }, ...four] });
    await randomMoves(page, id, FOUR);
    all.push([`${game}-four`, `/t/${id}`]);
  }
  const solo = await open(page, {
    game: 'momiji',
    seats: [{ kind: 'me' }],
    options: { scenario: 'equinox' },
  });
  await randomMoves(page, solo, 25);
  all.push(['momiji-solo', `/t/${solo}`]);
  all.push(['mine', '/mine']);
  return all;
}

interface Seen {
  look: (typeof looks)[number];
  locale: string;
  size: Size;
}

/** The pictures of some pages, as somebody sees them. */
async function take(
  browser: Browser,
  url: string,
  state: State,
  pages: [string, string][],
  { look, locale, size }: Seen,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: look,
    locale,
    reducedMotion: 'reduce',
    storageState: state,
    ...sizes[size],
  });
  const page = await context.newPage();
  // The language is the person's, on every device.
  await page.goto('/');
  const spoken = page.locator(`button[lang="${locale.slice(0, 2)}"]`);
  await spoken.click();
  await expect(spoken).toHaveAttribute('aria-pressed', 'true');
  const language = locale === 'en-GB' ? '' : `-${locale.slice(0, 2)}`;
  for (const [name, path] of pages) {
    await page.goto(path);
    await page.waitForTimeout(1200);
    await page.screenshot({
      path: `${FOLDER}/${name}-${size}-${look}${language}.jpg`,
      type: 'jpeg',
      quality: 80,
    });
  }
  await context.close();
}

test('screens', async ({ browser }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer();
  const { url } = server;
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
  const person = await context.newPage();
  await person.goto('/');
  await person.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  const all = await shots(person);
  const state = await context.storageState();
  const middle = all.filter(([name]) => tables.test(name));
  for (const look of looks) {
    for (const size of every) {
      const pages = few.includes(size) ? all : middle;
      await take(browser, url, state, pages, { look, locale: 'en-GB', size });
    }
  }
  for (const locale of locales.slice(1)) {
    for (const size of few)
      await take(browser, url, state, middle, { look: 'light', locale, size });
  }
  await context.close();
  await server.stop();
});
