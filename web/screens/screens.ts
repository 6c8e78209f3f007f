/**
 * Takes the pictures of `docs/screens/`. `SCREENS` says which: a regular expression for their names, such as `momiji-four` or
 * `-fr$`; only those are taken anew. The name of a picture is page, size, light or dark, and the language if it is not English.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expect, startServer, test } from '../e2e/support';
import type { NewSeat, NewTable, Table } from '../src/protocol';
import { randomMoves } from '../e2e/random-moves';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

const FOLDER = '../docs/screens';
const wanted = new RegExp(process.env['SCREENS'] ?? '');
/** How many browsers look at a time. */
const AT_ONCE = Number(process.env['SCREENS_AT_ONCE'] ?? 3);
/** Sharp enough to read, small enough to keep in the repository: where there are more pixels each may be coarser. */
const quality = (size: Size) => ({ 'desk-1920': 64, 'desk-2560': 52 })[size as string] ?? 72;

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
const isTable = (page: string) => /-(middle|four)$/.test(page);
const locales = ['en-GB', 'fr-FR', 'de-DE'];
const looks = ['light', 'dark'] as const;

/** How many own moves a game has behind it in its middle; one of Momiji is over after 60. */
const games = { momiji: 25, 'vivid-memories': 60, 'deja-vu': 60 };
/** How many own moves there were at each moment; random play ends every game. */
const momentsOf = (game: keyof typeof games) => ({ early: 3, middle: games[game], end: Infinity });
const FOUR = 25;

async function open(page: Page, table: Partial<NewTable> & { game: string }): Promise<string> {
  const bot: NewSeat = { kind: 'bot', level: 'novice' };
  const wanted: NewTable = { seats: [{ kind: 'me' }, bot], ...table };
  const answer = await page.request.post('/api/tables', { data: wanted });
  return ((await answer.json()) as Table).id;
}

/** Opens a table, and plays this many moves at it. */
async function played(
  page: Page,
  table: Partial<NewTable> & { game: string },
  moves: number,
): Promise<string> {
  const id = await open(page, table);
  await randomMoves(page, id, moves);
  return `/t/${id}`;
}

/** Every page by its picture's name, and how it is come by: games are played only for pictures that are wanted. */
function pages(page: Page): Map<string, () => Promise<string>> {
  const made = new Map<string, Promise<string>>();
  const once = (name: string, make: () => Promise<string>) => () => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
  const all = new Map<string, () => Promise<string>>();
  const plain = { home: '/', new: '/new/momiji', settings: '/settings', about: '/about' };
  for (const [name, path] of Object.entries(plain)) all.set(name, () => Promise.resolve(path));
  const waiting: NewSeat[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'skilled' }];
  const room = async () => `/t/${await open(page, { game: 'momiji', seats: waiting })}`;
  all.set('room', once('room', room));
  const others: NewSeat[] = [1, 2, 3].map(() => ({ kind: 'bot', level: 'novice' }));
  for (const game of Object.keys(games) as (keyof typeof games)[]) {
    for (const [moment, moves] of Object.entries(momentsOf(game))) {
      const name = `${game}-${moment}`;
      all.set(
        name,
        once(name, () => played(page, { game }, moves)),
      );
    }
    const end = all.get(`${game}-end`);
    all.set(`${game}-replay`, async () => `${(await end?.()) ?? ''}/replay?at=40`);
    const four = `${game}-four`;
    const seats: NewSeat[] = [{ kind: 'me' }, ...others];
    all.set(
      four,
      once(four, () => played(page, { game, seats }, FOUR)),
    );
  }
  const alone = { game: 'momiji', seats: [{ kind: 'me' } as NewSeat] };
  const solo = () => played(page, { ...alone, options: { scenario: 'equinox' } }, 25);
  all.set('momiji-solo', once('solo', solo));
  all.set('mine', () => Promise.resolve('/mine'));
  return all;
}

interface Seen {
  look: (typeof looks)[number];
  locale: string;
  size: Size;
}

const fileOf = (page: string, { look, locale, size }: Seen) => {
  const language = locale === 'en-GB' ? '' : `-${locale.slice(0, 2)}`;
  return `${page}-${size}-${look}${language}`;
};

/** All ways to look that there are pictures of. */
function sights(): Seen[] {
  const english = looks.flatMap((look) =>
    every.map((size): Seen => ({ look, locale: 'en-GB', size })),
  );
  const others = locales
    .slice(1)
    .flatMap((locale) => few.map((size): Seen => ({ look: 'light', locale, size })));
  return [...english, ...others];
}

/** Which pages are looked at like that. */
function isShown(page: string, { locale, size }: Seen): boolean {
  return isTable(page) || (locale === 'en-GB' && few.includes(size));
}

/** The pictures of some pages, as somebody sees them. */
async function take(
  browser: Browser,
  url: string,
  state: State,
  paths: Map<string, string>,
  seen: Seen,
): Promise<void> {
  const { look, locale, size } = seen;
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: look,
    locale,
    reducedMotion: 'reduce',
    storageState: state,
    ...sizes[size],
  });
  // The language is the person's on every device; here each browser hears another one of the same person.
  const language = locale.slice(0, 2);
  await context.addInitScript((kept) => localStorage.setItem('reverie-language', kept), language);
  await context.route(/\/api\/me$/, async (route) => {
    const response = await route.fetch();
    const person = (await response.json()) as object;
    await route.fulfill({ response, json: { ...person, language } });
  });
  const page = await context.newPage();
  for (const [name, path] of paths) {
    await page.goto(path);
    if (/-(early|middle|four|solo)$/.test(name)) {
      await page.locator('.board [data-stage]').first().waitFor();
      // A picture of a game in its middle that is over would show nothing but its end.
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // By chance a game of Deja Vu has two thousand moves, all of which the log tells.
    const end = page.locator('dialog[open] .ending');
    if (name.endsWith('-end')) await end.waitFor({ timeout: 120_000 });
    await quiet(page, language);
    await page.screenshot({
      path: `${FOLDER}/${fileOf(name, seen)}.jpg`,
      type: 'jpeg',
      quality: quality(size),
    });
  }
  await context.close();
}

/** Waits until everything is there in its language, and nothing moves. */
async function quiet(page: Page, language: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document.getAnimations().map((one) => {
        const endless = one.effect?.getComputedTiming().endTime === Infinity;
        return endless ? null : one.finished.catch(() => null);
      }),
    );
  });
}

test('screens', async ({ browser }) => {
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer();
  const { url } = server;
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
  const person = await context.newPage();
  await person.goto('/');
  await person.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  const all = pages(person);
  const jobs = sights().flatMap((seen) => {
    const names = [...all.keys()].filter(
      (page) => isShown(page, seen) && wanted.test(fileOf(page, seen)),
    );
    return names.length > 0 ? [{ seen, names }] : [];
  });
  // What no page has any more goes, of those that are wanted.
  const planned = new Set(jobs.flatMap(({ seen, names }) => names.map((one) => fileOf(one, seen))));
  for (const file of readdirSync(FOLDER)) {
    const name = file.replace(/\.jpg$/, '');
    if (wanted.test(name) && !planned.has(name)) rmSync(`${FOLDER}/${file}`);
  }
  const paths = new Map<string, string>();
  for (const name of new Set(jobs.flatMap(({ names }) => names))) {
    paths.set(name, (await all.get(name)?.()) ?? '/');
  }
  const state = await context.storageState();
  const next = async (): Promise<void> => {
    const job = jobs.shift();
    if (!job) return;
    const own = new Map(job.names.map((name) => [name, paths.get(name) ?? '/']));
    await take(browser, url, state, own, job.seen);
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await context.close();
  await server.stop();
});
