import { mkdirSync } from 'node:fs';

import type { Browser, Page } from '@playwright/test';

import { startServer, test } from '../e2e/support';
import type { NewSeat, NewTable, Table } from '../src/protocol';
import { randomMoves } from '../e2e/random-moves';

const FOLDER = '../docs/screens';

const sizes = [
  { name: 'desk', viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
  { name: 'phone', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
];
const looks = ['light', 'dark'] as const;

/** How many own moves a game has behind it at each moment; random play ends every game. */
const moments = { early: 3, middle: 60, end: 100_000 };

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
    await randomMoves(page, id, moments.middle);
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

async function take(browser: Browser, url: string, look: (typeof looks)[number]): Promise<void> {
  const context = await browser.newContext({ baseURL: url, colorScheme: look, locale: 'en-GB' });
  const person = await context.newPage();
  await person.goto('/');
  const all = await shots(person);
  const state = await context.storageState();
  for (const { name: size, ...screen } of sizes) {
    const seen = await browser.newContext({
      baseURL: url,
      colorScheme: look,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      storageState: state,
      ...screen,
    });
    const page = await seen.newPage();
    for (const [name, path] of all) {
      await page.goto(path);
      await page.waitForTimeout(1500);
      await page.screenshot({
        path: `${FOLDER}/${name}-${size}-${look}.jpg`,
        type: 'jpeg',
        quality: 80,
      });
    }
    await seen.close();
  }
  await context.close();
}

test('screens', async ({ browser }) => {
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer();
  for (const look of looks) await take(browser, server.url, look);
  await server.stop();
});
