/** The log leads to where it happened, and every number to what it was counted from. */
import type { Locator, Page } from '@playwright/test';

import { randomMoves } from './random-moves';
import { bot, clean, expect, goOnFrom, movesOf, openTable, playedByBots, test } from './support';

const games = ['momiji', 'vivid-memories', 'deja-vu'];
/** Bots that come to an end sooner, with more points, than those that play by chance. */
const casual = { kind: 'bot', level: 'casual' };

async function begun(page: Page, game: string, moves: number): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  const id = await openTable(page, game, { seats: [{ kind: 'me' }, bot] });
  await randomMoves(page, id, moves);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
  // With the board come the words in which its log is told.
  await expect(page.locator('.board [data-stage]').first()).toBeVisible();
  return id;
}

for (const game of games) {
  test(`a line of the log leads to the table, or says that it is gone: ${game}`, async ({
    page,
  }) => {
    await begun(page, game, 16);
    const log = page.getByRole('list', { name: 'Log' });
    const lines = log.getByRole('button');
    const count = await lines.count();
    expect(count).toBeGreaterThan(0);
    let led = 0;
    // A few lines, and as many more as it takes to come to one whose things still lie on the table.
    for (let back = 1; back <= count && (back <= 6 || led === 0); back += 1) {
      await lines.nth(count - back).click();
      // Somebody else's things lie on their small board beside the table.
      const lit = page.locator('.game [data-spot]').filter({ visible: true }).first();
      const gone = page.getByText('That no longer lies on the table.');
      const theirs = page.getByRole('region', { name: /^The board of / });
      await expect(lit.or(gone).or(theirs).first()).toBeVisible();
      if (await lit.count()) {
        await expect(lit).toBeInViewport();
        led += 1;
        // It stays lit when the pointer leaves the line.
        await page.mouse.move(2, 2);
        await expect(lit).toHaveAttribute('data-spot', '');
      }
      await page.keyboard.press('Escape');
    }
    expect(led).toBeGreaterThan(0);
  });
}

test('a log that nothing happens in lies still, however high it is', async ({ page }) => {
  await begun(page, 'vivid-memories', 16);
  const log = page.getByRole('list', { name: 'Log' });
  await log.hover();
  const frames = () =>
    log.evaluate(async (list) => {
      const seen = new Set<string>();
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise(requestAnimationFrame);
        // The first frames are those in which the new height is taken.
        if (frame > 3) seen.add(`${list.scrollTop} ${list.style.paddingBottom}`);
      }
      return [...seen];
    });
  for (let height = 600; height < 640; height += 3) {
    await page.setViewportSize({ width: 1280, height });
    expect(await frames(), `${height} px`).toHaveLength(1);
  }
});

test('on a phone a line opens the part of the table where it happened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begun(page, 'deja-vu', 16);
  const tabs = page.getByRole('navigation');
  await tabs.getByRole('button', { name: 'Log' }).click();
  const line = page.getByRole('list', { name: 'Log' }).getByRole('button').last();
  await line.click();
  // What the other one did with their cards happened before them.
  const theirs = page.getByRole('region', { name: 'Iris' });
  await expect(
    page.locator('[data-keeps="table"]').or(theirs).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(tabs.getByRole('button', { name: 'Log' })).toHaveAttribute('aria-pressed', 'false');
});

for (const game of games) {
  test(`numbers say how they were counted while the game runs: ${game}`, async ({ page }) => {
    await begun(page, game, 30);
    await page.getByRole('button', { name: 'Score', exact: true }).first().click();
    const account = page.getByRole('region', { name: /^Points/ });
    await expect(account).toBeVisible();
    const numbers = account.getByRole('button');
    await numbers.first().click();
    const items = account.getByRole('list', { name: 'How it is counted' });
    await expect(items).toBeVisible();
    await clean(page);
    // The sum of the lines is the number.
    const sum = async () => {
      const texts = await items.locator('b').allInnerTexts();
      return texts.reduce((all, text) => all + Number(text.replace('−', '-')), 0);
    };
    expect(await sum()).toBe(Number(await numbers.first().innerText()));
  });
}

/** Opens one number of a player after another until one was counted from pieces; the first line of that. */
async function counting(account: Locator, column = 0): Promise<Locator> {
  const numbers = account.locator(`td:nth-child(${column + 2}) button`);
  await expect(numbers.first()).toBeVisible();
  const item = account.getByRole('list', { name: 'How it is counted' }).getByRole('button').first();
  for (let at = (await numbers.count()) - 1; at >= 0; at -= 1) {
    await numbers.nth(at).click();
    await expect(account.getByRole('list', { name: 'How it is counted' })).toBeVisible();
    if (await item.isVisible()) return item;
  }
  throw new Error('nothing was counted from pieces');
}

for (const game of games) {
  test(`what a number was counted from is lit on the table: ${game}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
    const { id, moves } = await playedByBots(page, game, { seats: [casual, casual] });
    // Late enough that everybody has points.
    await page.goto(`/t/${await goOnFrom(page, id, Math.floor(moves * 0.8))}`);
    await page.getByRole('button', { name: 'Score', exact: true }).first().click();
    const item = await counting(page.getByRole('region', { name: /^Points/ }));
    await item.hover();
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await item.click();
    await page.mouse.move(2, 2);
    await expect(page.locator('.game [data-lit]').first()).toBeVisible();
    // From the end screen it leads to the table as well.
    await page.goto(`/t/${id}`);
    const end = page.getByRole('dialog', { name: 'The end' });
    await expect(end).toBeVisible({ timeout: 30_000 });
    // Whoever won comes first: one of these is not the board that whoever watches has before them.
    for (const column of [0, 1]) {
      await (await counting(end, column)).click();
      await expect(end).toBeHidden();
      await expect(page.locator('.game [data-lit]').first()).toBeVisible();
      await page.getByRole('button', { name: 'Result' }).click();
      await expect(end).toBeVisible();
    }
  });
}

test('with closed piles nobody is told what a pile counts, and all is told in the end', async ({
  page,
}) => {
  const id = await begun(page, 'momiji', 30);
  const account = async () =>
    (await (await page.request.get(`/api/tables/${id}/account`)).json()) as {
      seats: { whole: boolean; items: { source: string }[] }[];
    };
  const running = (await account()).seats;
  expect(running.flatMap(({ items }) => items.map(({ source }) => source))).not.toContain('pile');
  expect(running.some(({ whole }) => whole)).toBe(false);
  await randomMoves(page, id);
  const over = (await account()).seats;
  expect(over.every(({ whole }) => whole)).toBe(true);
  expect(over.flatMap(({ items }) => items.map(({ source }) => source))).toContain('pile');
});

interface Counted {
  seats: { seat: number; total: number }[];
  gains: Record<string, number>;
}

const counted = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/tables/${id}/account`)).json()) as Counted;

/** A decision out of a game of bots in which a move of this kind certainly brings more than others. */
async function bringing(page: Page, game: string, verb: string, options: Record<string, string>) {
  const { id } = await playedByBots(page, game, { seats: [casual, casual], options });
  for (const [before, { seat, move }] of (await movesOf(page, id)).entries()) {
    if (!move.startsWith(verb)) continue;
    const table = await goOnFrom(page, id, before, seat);
    const { gains, seats } = await counted(page, table);
    const points = gains[move] ?? 0;
    const total = seats.find((one) => one.seat === seat)?.total ?? 0;
    const all = Object.values(gains);
    const differ = all.length === 1 || all.some((one) => one !== points);
    if (points > 0 && differ) return { table, seat, move, points, total };
  }
  throw new Error('nobody made such a move');
}

for (const [game, verb, kind, options] of [
  ['momiji', 'activate ', 'objective', { 'open-piles': 'yes' }],
  ['vivid-memories', 'hex ', 'hex', {}],
  ['deja-vu', 'lay ', 'bit', {}],
] as const) {
  test(`what is pressed says what it certainly brings, and brings it: ${game}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
    const { table, seat, move, points, total } = await bringing(page, game, verb, options);
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    await page.route(/\/account$/, async (route) => {
      await told;
      await route.continue();
    });
    await page.goto(`/t/${table}`);
    const about = `${kind}:${move.slice(verb.length)}`;
    const thing = page.locator(`.frame [data-about="${about}"]`).last();
    await expect(thing).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask about anything' })).toBeVisible();
    const places = () =>
      page
        .locator('[data-keeps]')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    tell();
    // It lies over the table, and nothing makes room for it.
    await expect(page.locator(`[data-gain="${about}"]`)).toHaveText(`+${points}`);
    expect(await places()).toEqual(before);
    await page.unroute(/\/account$/);
    await clean(page);
    await page.getByRole('button', { name: /^\d+ moves?$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(`[data-move="${move}"]`)).toContainText(`+${points}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Whoever can't see the sign hears it.
    await thing.hover();
    await expect(page.locator('[data-note] .gain')).toHaveText(`Certain points: +${points}`);
    await thing.click();
    const again = page.locator('.sill .prompt:is(.final, .confirm)');
    if (await again.isVisible()) await page.locator('.sill .primary').click();
    const own = async () =>
      (await counted(page, table)).seats.find((one) => one.seat === seat)?.total;
    await expect.poll(own).toBe(total + points);
  });
}

for (const game of games) {
  test(`the end says of each number how it was counted: ${game}`, async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
    const { id } = await playedByBots(page, game, { seats: [casual, casual] });
    await page.goto(`/t/${id}`);
    const end = page.getByRole('dialog', { name: 'The end' });
    await end
      .getByRole('button', { name: /counted|How/ })
      .first()
      .click();
    await expect(end.getByRole('list', { name: 'How it is counted' })).toBeVisible();
  });
}
