import type { Page } from '@playwright/test';
import {
  answer,
  asked,
  board,
  ended,
  endTurn,
  legal,
  onward,
  playTurn,
  sitDown,
  sure,
} from './momiji';
import {
  bot,
  clean,
  expect,
  fitsAcross,
  goOnFrom,
  movesOf,
  playedByBots,
  pressPlace,
  test,
  watch,
} from './support';

/** Texts that nobody wrote show their name. */
async function everythingIsSaid(page: Page): Promise<void> {
  const missing = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
    );
    const all = `${document.body.textContent} ${labels.join(' ')}`;
    return all.match(/momiji-[a-z-]+/g) ?? [];
  });
  expect(missing).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a game by clicks: how it begins, and how it ends', async ({ page }) => {
  await sitDown(page);
  await clean(page);
  for (let turns = 0; turns < 5; turns += 1) expect(await playTurn(page)).toBe('done');
  await asked(page);
  await clean(page);
  // What lies between is played by bots.
  const { id, moves } = await playedByBots(page, 'momiji');
  await page.goto(`/t/${await goOnFrom(page, id, moves - 30)}`);
  let turns = 0;
  while ((await playTurn(page, turns % 3 > 0)) !== 'over') {
    turns += 1;
    expect(turns).toBeLessThan(40);
  }
  await expect(ended(page).getByText(/win|share the victory/)).toBeVisible();
  await expect(ended(page).getByRole('table')).toContainText('Total');
  await everythingIsSaid(page);
  await clean(page);
});

test('cards fly where people like it, and the board goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitDown(page);
  for (let turns = 0; turns < 2; turns += 1) {
    expect(['done', 'over']).toContain(await playTurn(page));
    await asked(page);
  }
  await expect(board(page)).toBeVisible();
});

test('two people at two browsers, by the link', async ({ page, browser, baseURL }) => {
  await page.goto('/new/momiji');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  const friend = await other.newPage();
  const broken = watch(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Mitspielen' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(board(page)).toBeVisible();
  await expect(board(friend)).toBeVisible();
  for (let turns = 0; turns < 4; turns += 1) {
    const first = (await board(page).getAttribute('data-stage')) !== 'waiting';
    const [acts, waits] = first ? [page, friend] : [friend, page];
    await playTurn(acts);
    await expect(board(waits)).not.toHaveAttribute('data-stage', 'waiting');
  }
  await everythingIsSaid(friend);
  await clean(friend);
  expect(broken).toEqual([]);
  await other.close();
});

test('a reload in the middle loses nothing', async ({ page }) => {
  await sitDown(page);
  await playTurn(page);
  await asked(page);
  const hand = page.getByRole('group', { name: /^Your hand/ });
  const labels = () =>
    hand.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const held = await labels();
  await page.reload();
  await asked(page);
  expect(await labels()).toEqual(held);
  expect(await playTurn(page)).toBe('done');
});

test('what can’t be chosen says why, and Escape lets go', async ({ page }) => {
  await sitDown(page);
  await asked(page);
  await answer(page, 'reveal').click();
  await expect(page.getByText('Reveal 4 cards for 1 acorn? Can’t be undone.')).toBeVisible();
  await expect(sure(page)).toHaveText('Reveal 4');
  await page.keyboard.press('Escape');
  await expect(sure(page)).toHaveCount(0);
  await legal(page, 'column').first().click();
  // The only column wants to be chosen twice; a full one can bring more cards than a hand may hold.
  for (let steps = 0; steps < 8; steps += 1) {
    await asked(page);
    if ((await endTurn(page).count()) > 0) break;
    await onward(page);
  }
  await expect(endTurn(page)).toBeVisible();
  const column = board(page).locator('[data-piece^="column:"]').first();
  await pressPlace(column);
  await expect(page.getByText('Your main action is done: a turn has only one.')).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Moves a finger from one point to another; `over` looks while it is still down. */
  async function swipe(page: Page, path: { x: number; y: number }[], over = async () => {}) {
    const hand = await page.context().newCDPSession(page);
    const [first, ...others] = path;
    if (!first) throw new Error('nowhere to begin');
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
    for (const point of others) {
      await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await over();
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Plays until a card of the hand may be laid, and says where it is. */
  async function cardToLay(page: Page) {
    for (let turns = 0; turns < 12; turns += 1) {
      await asked(page);
      if ((await legal(page, 'hand').count()) > 0) break;
      await playTurn(page);
    }
    const box = await legal(page, 'hand').first().boundingBox();
    if (!box) throw new Error('no card to lay');
    return { x: box.x + 8, y: box.y + box.height / 2 };
  }

  test('a card is dragged to its place', async ({ page }) => {
    await sitDown(page);
    const from = await cardToLay(page);
    const to = await board(page).locator('[data-place="row"]').boundingBox();
    if (!to) throw new Error('no row');
    const goal = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    const up = (by: number) => ({ x: from.x + 2, y: from.y - by });
    await swipe(page, [from, up(6), up(20), goal], async () => {
      await expect(board(page).locator('.carried')).toBeVisible();
    });
    await expect(board(page).locator('.carried')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [2560, 1440],
] as const) {
  test(`nothing lies on anything else at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const parts =
      '.stacks, .columns, section.supply, section.goals, .places > .purse, .row-of-piles, section.own, section.hand';
    const apart = async () => {
      const boxes = await board(page)
        .locator(parts)
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => ({ is: one.className, box: one.getBoundingClientRect().toJSON() })),
        );
      const frame = await board(page).boundingBox();
      if (!frame) throw new Error('no board');
      for (const [place, { is, box }] of boxes.entries()) {
        expect(box.bottom, `${is} ends on the board`).toBeLessThan(frame.y + frame.height + 1);
        for (const other of boxes.slice(place + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          expect(Math.min(wide, high), `${is} and ${other.is}`).toBeLessThan(2);
        }
      }
    };
    await sitDown(page, { seats: [{ kind: 'me' }], options: { scenario: 'equinox' } });
    await asked(page);
    await apart();
    // Landscape D lays cards open for a moment.
    await legal(page, 'landscape').and(page.locator('[data-piece="landscape:D"]')).click();
    for (let presses = 0; presses < 2 && (await asked(page)) !== 'keep'; presses += 1) {
      await sure(page).click();
    }
    await expect(board(page).locator('[data-piece^="drawn:"]')).toHaveCount(4);
    await apart();
    await sitDown(page, { seats: [{ kind: 'me' }, bot, bot, bot] });
    await playTurn(page);
    await asked(page);
    await apart();
  });
}

test('a card is dragged to its place', async ({ page }) => {
  await sitDown(page);
  for (let turns = 0; turns < 12; turns += 1) {
    await asked(page);
    if ((await legal(page, 'hand').count()) > 0) break;
    await playTurn(page);
  }
  const card = legal(page, 'hand').first();
  const row = board(page).locator('[data-place="row"]');
  const [from, to] = [await card.boundingBox(), await row.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  const piles = row.locator('[data-piece^="pile:"]');
  const before = await piles.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await page.mouse.move(from.x + 8, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(() => piles.evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .not.toEqual(before);
});

for (const [width, height] of [
  [360, 740],
  [844, 390],
  [1280, 800],
] as const) {
  test(`both corners of every hand card are seen at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page);
    await asked(page);
    const cards = board(page).locator('[data-piece^="hand:"]');
    expect(await cards.count()).toBeGreaterThan(3);
    const hidden = await cards.evaluateAll(
      (all) =>
        all.filter((card) => {
          const { left, right, bottom } = card.getBoundingClientRect();
          return [left + 8, right - 8].some(
            (x) => !card.contains(document.elementFromPoint(x, bottom - 8)),
          );
        }).length,
    );
    expect(hidden).toBe(0);
  });
}

test('a whole turn with the keyboard alone', async ({ page }) => {
  await sitDown(page);
  await asked(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-piece'));
  for (let stops = 0; stops < 40; stops += 1) {
    if ((await focused())?.startsWith('column:')) break;
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toMatch(/^column:/);
  await expect(page.getByRole('tooltip')).toBeVisible();
  const column = await focused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe(column);
  await page.keyboard.press('Enter');
  const end = endTurn(page);
  // Taking the last column turns over cards, so it asks once more.
  if ((await sure(page).count()) > 0) await page.keyboard.press('Enter');
  await expect(end).toBeVisible();
  for (let stops = 0; stops < 40; stops += 1) {
    if (await end.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  // Whoever took too many cards is asked to discard before the turn is over.
  const log = page.getByRole('list', { name: 'Log' });
  const over = async () =>
    (await log.locator('.head').last().innerText()).startsWith('Iris') ||
    (await board(page).getAttribute('data-stage')) === 'hand-limit';
  await expect.poll(over).toBe(true);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`everything of a turn is in view at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, { seats: [{ kind: 'me' }, bot, bot, bot] });
    await asked(page);
    await fitsAcross(page);
    await clean(page);
    const out = await board(page)
      .locator('[data-piece]')
      .evaluateAll((all) => {
        const frame = document.querySelector('.momiji.board')?.getBoundingClientRect();
        return all
          .map((one) => ({ is: one.getAttribute('data-piece'), box: one.getBoundingClientRect() }))
          .filter(({ box }) => !frame || box.bottom > frame.bottom || box.right > frame.right)
          .map(({ is }) => is);
      });
    expect(out).toEqual([]);
    for (const tab of ['Score', 'Players', 'Log', 'Table']) {
      await page.getByRole('navigation').getByRole('button', { name: tab }).click();
      await fitsAcross(page);
      await clean(page);
    }
    expect(await playTurn(page)).toBe('done');
  });
}

for (const locale of ['en-GB', 'fr-FR', 'de-DE']) {
  test(`drafted and with open piles, in ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale,
      colorScheme: locale === 'de-DE' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const broken = watch(page);
    await sitDown(page, {
      seats: [{ kind: 'me' }, bot, bot],
      options: { landscapes: 'draft', 'open-piles': 'yes' },
    });
    expect(await asked(page)).toBe('draft');
    await clean(page);
    // Whoever is the last to choose is asked once more; the others can still take it back.
    for (let presses = 0; (await asked(page)) === 'draft' && presses < 9; presses += 1) {
      await ((await sure(page).count()) > 0 ? sure(page) : legal(page, 'draft')).first().click();
    }
    expect(await asked(page)).toBe('free');
    await playTurn(page);
    await asked(page);
    await everythingIsSaid(page);
    await clean(page);
    expect(broken).toEqual([]);
    await context.close();
  });
}

test('a scenario to its end, lost', async ({ page }) => {
  await sitDown(page, { seats: [{ kind: 'me' }], options: { scenario: 'equinox' } });
  await expect(page.getByRole('region', { name: 'To win' })).toBeVisible();
  await clean(page);
  for (let steps = 0; steps < 300; steps += 1) {
    if ((await asked(page)) === 'over') break;
    await onward(page);
  }
  // Whoever plays the first thing that comes loses: three piles have to be closed.
  await expect(ended(page).getByText('Lost this time')).toBeVisible();
  await expect(ended(page).getByText('missed').first()).toBeVisible();
  await clean(page);
});

/** A deal that can be won, with the moves that won it: an expert wins nine of ten. */
async function wonByExpert(page: Page): Promise<{ id: string; moves: string[] }> {
  const expert = { kind: 'bot', level: 'expert' };
  for (let tries = 0; tries < 8; tries += 1) {
    const wanted = { seats: [expert], options: { scenario: 'equinox' } };
    const { id, moves } = await playedByBots(page, 'momiji', wanted);
    const last = await page.request.get(`/api/tables/${id}/moments/${moves}`);
    const { sight } = (await last.json()) as { sight: { tally: { challenge: { won: boolean } } } };
    if (!sight.tally.challenge.won) continue;
    return { id, moves: (await movesOf(page, id)).map(({ move }) => move) };
  }
  throw new Error('no expert wins');
}

test('a scenario to its end, won', async ({ page }) => {
  const { id, moves } = await wonByExpert(page);
  // The same deal for the person, who ends it as the expert did.
  const left = moves.slice(-12);
  await page.goto(`/t/${await goOnFrom(page, id, moves.length - left.length)}`);
  for (const move of left) {
    await asked(page);
    if (move === 'end turn') {
      await endTurn(page).click();
      continue;
    }
    // Where a card of the discard may be taken, its cards lie on the table.
    const cards = page.getByRole('dialog', { name: /^Discard/ });
    if (await cards.isVisible()) await cards.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^\d+ moves?$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'All moves' });
    await dialog.locator(`[data-move="${move}"]`).click();
    await expect(dialog).toBeHidden();
  }
  await expect(ended(page).getByText('Won!')).toBeVisible();
  await expect(ended(page).getByText('met', { exact: true })).toHaveCount(3);
  await expect(ended(page).getByText('missed')).toHaveCount(0);
  await everythingIsSaid(page);
  await clean(page);
});
