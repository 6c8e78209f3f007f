/**
 * What a table looks like: one moment of each game at two sizes, compared with pictures that somebody has looked at. Edges of
 * letters may differ from machine to machine; a board that moved by 6 px does not pass, as is tried with each. The moments are
 * recorded (`E2E_RECORD=1` records them anew), so that no deal and no clock changes a picture; `--update-snapshots` takes the
 * pictures anew.
 */
import { readFile, writeFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import type { Message } from '../src/protocol';
import { randomMoves } from './random-moves';
import { bot, expect, openTable, test } from './support';

const games = ['momiji', 'vivid-memories', 'deja-vu'] as const;
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** Letters are the app's own, so that little may differ: 205 pixels of a desk, 66 of a phone. */
const compared = { animations: 'disabled', maxDiffPixelRatio: 0.0002, threshold: 0.1 } as const;
const kept = (game: string) => `e2e/looks/${game}.json`;

/** Shows a recorded moment: whoever opens the table is told this, and nothing ever happens. */
async function freeze(page: Page, game: string): Promise<void> {
  const moment = await readFile(kept(game), 'utf8');
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.onMessage((text) => {
      if (String(text).includes('"hello"')) socket.send(moment);
    });
  });
}

for (const game of games) {
  test(`the moment of ${game} can be recorded`, async ({ page }) => {
    test.skip(!process.env['E2E_RECORD'], 'only when asked for');
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
    const id = await openTable(page, game, { seats: [{ kind: 'me' }, bot, bot] });
    await randomMoves(page, id, 30);
    const told = new Promise<string>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('"type":"table"')) resolve(String(payload));
        }),
      );
    });
    await page.goto(`/t/${id}`);
    const message = JSON.parse(await told) as Extract<Message, { type: 'table' }>;
    for (const seat of message.table.seats) if (seat.mine) seat.name = 'Ann';
    await writeFile(kept(game), `${JSON.stringify(message)}\n`);
  });

  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${game} looks as it did: ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await freeze(page, game);
      await page.goto('/t/lookslooks00');
      await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const picture = `${game}-${size}.png`;
      await expect(page).toHaveScreenshot(picture, compared);
      // What the comparison is for: a board that lies elsewhere.
      for (const by of ['6px 0', '-6px 0', '0 6px', '0 -6px']) {
        await page
          .locator('section.board')
          .evaluate((board, by) => (board.style.translate = by), by);
        await expect(page).not.toHaveScreenshot(picture, compared);
      }
    });
  }
}
