/**
 * What every browser test stands on: a real server with data of its own, a page that may not break
 * anything silently, and a check that everybody can use what is shown.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { preview } from 'vite';

export { expect };

export interface Server {
  /** Where people find the app. */
  url: string;
  stop(): Promise<void>;
}

/** The binary to test; one that has no app inside gets the one in `dist/`, or a named one, put before it. */
const binary = process.env['REVERIE_BIN'] ?? '../target/release/reverie';
const dist = process.env['REVERIE_DIST'] ?? 'dist';

/** Starts a server on a free port, with a folder that is removed afterwards. */
export async function startServer(): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'reverie-e2e-'));
  const limits = [
    'REQUESTS_PER_SECOND',
    'MESSAGES_PER_SECOND',
    'GUESTS_PER_HOUR',
    'TABLES_PER_HOUR',
    'TABLES_PER_PERSON',
    'RECORDS_PER_MINUTE',
    'SOCKETS_PER_ADDRESS',
    'HINTS_PER_MINUTE',
    'BOT_TABLES',
    'BOT_TABLES_PER_ADDRESS',
  ];
  const settings = Object.fromEntries(limits.map((limit) => [`REVERIE_${limit}`, '0']));
  // Nobody here waits for a strong game.
  const quick = {
    REVERIE_BOT_BUDGET_MS: '400',
    REVERIE_HINT_ITERATIONS: '200',
    REVERIE_REVIEW_ITERATIONS: '12',
  };
  const child = spawn(binary, ['serve', '--listen', '127.0.0.1:0', '--data', data], {
    env: { ...process.env, ...settings, ...quick },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(child);
  const inside = process.env['REVERIE_DIST'] === undefined && (await servesApp(address));
  const front = inside ? null : await putBefore(address);
  return {
    url: front?.url ?? address,
    async stop() {
      await front?.stop();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The server says on its first line where it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /open at (http:\/\/\S+?)\/?$/.exec(line);
    if (found?.[1]) return found[1];
  }
  throw new Error(`${binary} ended without listening`);
}

async function servesApp(address: string): Promise<boolean> {
  return (await (await fetch(address)).text()).includes('id="app"');
}

/** The built app in front of a server without one, as strict as the server would be. */
async function putBefore(address: string): Promise<Server> {
  const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
  const front = await preview({
    logLevel: 'error',
    build: { outDir: dist },
    preview: {
      port: 0,
      host: '127.0.0.1',
      headers: { 'content-security-policy': policy },
      proxy: {
        '/api': { target: address, ws: true, changeOrigin: true, headers: { origin: address } },
      },
    },
  });
  const url = front.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!url) throw new Error('the app can’t be shown');
  return { url, stop: () => front.close() };
}

interface Worker {
  server: Server;
}

export const test = base.extend<{ sound: undefined }, Worker>({
  server: [
    // Playwright reads the names of what is asked for from the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const broken = watch(page);
    await use(page);
    expect(broken).toEqual([]);
  },
});

/** Collects what a page complains about: exceptions, and whatever the content policy forbids. */
export function watch(page: Page): string[] {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && text.includes('Content Security Policy')) broken.push(text);
  });
  return broken;
}

/** Everything on the page can be used by everybody, as far as a machine can tell. */
export async function clean(page: Page): Promise<void> {
  await still(page);
  // Our pages have no frames within: what would gather their results takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}

/** What comes in and goes out has come and gone: halfway its colours are not those that people read. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const endless = animation.effect?.getComputedTiming().endTime === Infinity;
      return endless || animation.playState !== 'running';
    }),
  );
}

/** A page hears of a new size of its window before the next frame, and has its shape in the one after that. */
async function shaped(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Nothing sticks out at the side. */
export async function fitsAcross(page: Page): Promise<void> {
  await shaped(page);
  const out = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(out).toBeLessThanOrEqual(0);
}

/** What is asked before the first game of somebody who has learned nothing of it. */
export const offerOf = (page: Page, game: string): Locator =>
  page.getByRole('dialog', { name: `Your first game of ${game}?` });

/** A browser in which every game was offered to be learned before: Play opens a table at once. */
export async function knowsGames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('reverie-offered', 'momiji vivid-memories deja-vu');
  });
}

/** Opens the first table of a game with one easy bot, without a lesson, and waits until the board is there. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play ${game}` }).click();
  await offerOf(page, game).getByRole('button', { name: 'Play right away' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible();
}

/** The easiest opponent. */
export const bot = { kind: 'bot', level: 'novice' };

export interface Wanted {
  seats?: object[];
  options?: Record<string, string>;
}

/** Opens a table for the person of this page, without asking the pages for it: they have tests of their own. */
export async function openTable(
  page: Page,
  game: string,
  { seats = [{ kind: 'me' }, bot], options = {} }: Wanted = {},
): Promise<string> {
  const made = await page.request.post('/api/tables', { data: { game, seats, options } });
  expect(made.ok()).toBe(true);
  return ((await made.json()) as { id: string }).id;
}

/** Lets bots play a game among themselves, to its end; says how many moves they made. */
export async function playedByBots(
  page: Page,
  game: string,
  { seats = [bot, bot], options = {} }: Wanted = {},
): Promise<{ id: string; moves: number }> {
  const id = await openTable(page, game, { seats, options });
  const ask = async (path: string) => (await page.request.get(`/api/tables/${id}${path}`)).json();
  const stage = async () => ((await ask('')) as { stage: string }).stage;
  await expect.poll(stage, { timeout: 30_000 }).toBe('finished');
  return { id, moves: ((await ask('/moments/0')) as { of: number }).of };
}

/** Sits down in a game as it stood after this many moves, against an easy bot. */
export async function goOnFrom(page: Page, id: string, moves: number, seat = 1): Promise<string> {
  const data = { moves, seat, level: 'novice' };
  const made = await page.request.post(`/api/tables/${id}/branch`, { data });
  expect(made.ok()).toBe(true);
  return ((await made.json()) as { id: string }).id;
}

/** Every move of a game that is over: whose it was, and what. */
export async function movesOf(page: Page, id: string): Promise<{ seat: number; move: string }[]> {
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
  return [...record.matchAll(/^\d+\. (\d): (.+?)(?: #\w+)?$/gm)].map(([, seat, move]) => ({
    seat: Number(seat),
    move: move ?? '',
  }));
}

/** Makes the first of all moves through the list that every game has. */
export async function firstMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^\d+ moves?$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'All moves' });
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(dialog).toBeHidden();
}

/**
 * Presses the middle of a place as a hand does: also if it can't be chosen, where Playwright would wait until it can, and
 * whichever piece lies on it. Something of the board has to be there.
 */
export async function pressPlace(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = await target.evaluate(
    (node, [x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const piece = hit?.closest('[data-piece]');
      return piece || node.contains(hit) ? 'a piece' : (hit?.outerHTML.slice(0, 120) ?? 'nothing');
    },
    [x, y] as const,
  );
  expect(hit).toBe('a piece');
  await target.page().mouse.click(x, y);
}

/** What somebody has set in the browser who reads with letters twice as large. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Everything that can be pressed can be brought into view, uncovered and with its whole text. */
export async function withinReach(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button, input, select, textarea, summary, [role="button"]',
    );
    return [...all].flatMap((element) => {
      // An input may be drawn by its label.
      const shown = element.closest('label') ?? element;
      if (!shown.checkVisibility({ visibilityProperty: true })) return [];
      if (shown.matches('.skip')) return [];
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = shown.getBoundingClientRect();
      const name = `${element.getAttribute('aria-label') ?? ''} ${element.outerHTML.slice(0, 120)}`;
      const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1;
      if (out || box.bottom > innerHeight + 1) return [`outside: ${name}`];
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // Pieces lie on one another; that is how the games are.
      const piled = shown.matches('[data-piece]') && hit?.closest('[data-piece]');
      const reached = hit && (shown.contains(hit) || hit.contains(shown));
      if (!reached && !piled) return [`covered by ${hit?.outerHTML.slice(0, 80)}: ${name}`];
      const cut = shown.matches('.button') && shown.scrollWidth > shown.clientWidth + 1;
      return cut ? [`cut off: ${name}`] : [];
    });
  });
  expect(lost).toEqual([]);
}

/**
 * Waits until something is asked of whoever looks, and says what, or `over` once the end screen is there. Stage,
 * end and business are read at one moment: read one after another they could be of two.
 */
export async function askedOf(page: Page, board: string): Promise<string> {
  const look = (selector: string) => {
    if (document.querySelector('dialog[open] .ending')) return 'over';
    const found = document.querySelector<HTMLElement>(selector);
    const busy = document.querySelector('[aria-busy="true"]') !== null;
    const stage = found?.dataset['stage'] ?? 'waiting';
    return busy ? 'waiting' : stage;
  };
  let stage = 'waiting';
  await expect
    .poll(async () => (stage = await page.evaluate(look, board)), { timeout: 30_000 })
    .not.toBe('waiting');
  return stage;
}
