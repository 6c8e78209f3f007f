import type { Page } from '@playwright/test';
import {
  askedOf,
  clean,
  expect,
  fitsAcross,
  goOnFrom,
  knowsGames,
  movesOf,
  openTable,
  playedByBots,
  pressPlace,
  test,
  watch,
} from './support';

/** A table against the easiest bot. */
async function play(page: Page): Promise<void> {
  await page.goto(`/t/${await openTable(page, 'deja-vu')}`);
}

/** Chooses the opening cards, and waits for one's own turn. */
async function begin(page: Page): Promise<void> {
  while ((await asked(page)) === 'opening') await press(page, 'hand:');
  expect(await asked(page)).toBe('begin');
}

/** The board says what is asked of the one who looks. */
const board = (page: Page) => page.locator('.deja-vu .board');
/** Pieces lie on the board, or in the tray of the sill. */
const legal = (page: Page, kind: string) =>
  page.locator(`.game [data-piece^="${kind}"][aria-disabled="false"]:visible`);
const primary = (page: Page) => page.locator('.sill .primary');
const isReady = async (page: Page) =>
  (await primary(page).getAttribute('aria-disabled')) !== 'true';
/** What is asked once more before it is done for good. */
const sure = (page: Page) => page.locator('.sill .prompt.final');
const ended = (page: Page) => page.getByRole('dialog', { name: 'The end' });

/** Waits until something is asked of this person, or the game is over. */
const asked = (page: Page) => askedOf(page, '.deja-vu .board');

/** Waits until the moment is another one: the board tells how many moves were made. */
async function until(page: Page, before: string): Promise<void> {
  await expect(board(page)).not.toHaveAttribute('data-moment', before);
}

const moment = async (page: Page) => (await board(page).getAttribute('data-moment')) ?? '';

/** Presses a piece, and once more if it can't be taken back. */
async function press(page: Page, kind: string): Promise<void> {
  const before = await moment(page);
  await legal(page, kind).first().click();
  // The same piece again would do as well as the button.
  if (await sure(page).isVisible()) await primary(page).click();
  await until(page, before);
}

async function done(page: Page): Promise<void> {
  const before = await moment(page);
  await primary(page).click();
  if (await sure(page).isVisible()) await primary(page).click();
  await until(page, before);
}

/** Looks ahead, takes the start that promises most, and sows the best way. */
async function sowBest(page: Page): Promise<void> {
  const ahead = page.getByRole('button', { name: 'Look ahead' });
  if ((await ahead.getAttribute('aria-pressed')) !== 'true') await ahead.click();
  const promises = await legal(page, 'tile:').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const marks = [...tile.querySelectorAll('.promise text')];
      const counts = [...tile.querySelectorAll('.chip text')].map((one) => Number(one.textContent));
      const cards = marks.reduce((sum, one) => sum + Number(one.textContent?.slice(1)), 0);
      return cards * 10 + Math.max(0, ...counts);
    }),
  );
  const best = promises.indexOf(Math.max(...promises));
  await legal(page, 'tile:').nth(best).click();
  await page.locator('.outcome').first().click();
  await expect(primary(page)).toHaveText('Sow this path');
  await primary(page).click();
  const over = page.locator(':not([data-stage="begin"], [data-stage="sow"])');
  await expect(board(page).and(over)).toBeVisible();
}

/** Does one thing by clicks, whatever is asked. */
async function onward(page: Page, stage: string): Promise<void> {
  switch (stage) {
    case 'build':
      return press(page, 'spot:');
    case 'opening':
      return press(page, 'hand:');
    case 'begin':
      if ((await legal(page, 'tile:').count()) === 0) return done(page);
      return sowBest(page);
    case 'sow':
      await legal(page, 'bit:').first().click();
      return press(page, 'tile:');
    case 'claim':
    case 'grow':
    case 'save':
      return press(page, 'bit:');
    case 'act': {
      const before = await moment(page);
      const cards = board(page).locator('[data-piece][aria-disabled="false"].impression');
      const complete = cards.and(page.locator('.completes'));
      if ((await complete.count()) > 0) {
        // On a small screen public cards lie with the long-term memory.
        const shared = (await complete.first().getAttribute('data-piece'))?.startsWith('public:');
        await page.keyboard.press(shared ? '2' : '1');
        await complete.first().click();
      } else if ((await legal(page, 'short:').count()) > 0)
        await legal(page, 'short:').first().click();
      else if ((await legal(page, 'hand:').count()) > 0) await legal(page, 'hand:').first().click();
      else return done(page);
      return until(page, before);
    }
    case 'cover': {
      const fill = page.getByRole('button', { name: 'Fill it' });
      if (!(await fill.isVisible())) return press(page, 'bit:');
      await fill.click();
      return expect(board(page)).not.toHaveAttribute('data-stage', 'cover');
    }
    case 'replenish':
      return press(page, 'tile:');
    default:
      return done(page);
  }
}

/** Nothing moves on the screen: tests do not wait for it. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('reverie-settings', JSON.stringify({ motion: 'none', sound: false }));
  });
});

test('the end of a game against a bot, by clicks', async ({ page }) => {
  // A whole game has a thousand clicks. Bots play it; the person takes the place of the one who ends it.
  const casual = { kind: 'bot', level: 'casual' };
  const { id, moves } = await playedByBots(page, 'deja-vu', { seats: [casual, casual] });
  const made = await movesOf(page, id);
  const last = made[moves - 1]?.seat ?? 1;
  const before = made.findLastIndex(({ seat }) => seat !== last) + 1;
  await page.goto(`/t/${await goOnFrom(page, id, before, last)}`);
  for (;;) {
    const stage = await asked(page);
    if (stage === 'over') break;
    await onward(page, stage);
  }
  await expect(ended(page)).toContainText(/wins?, \d+ to \d+|share the victory/);
  await expect(ended(page).getByRole('table')).toBeVisible();
  await clean(page);
  await ended(page).getByRole('button', { name: 'Look at the board' }).click();
  await clean(page);
});

test('a turn: looking ahead, sowing by hand, taking back, and coming back later', async ({
  page,
}) => {
  await play(page);
  await begin(page);

  // What can't be chosen says why.
  await pressPlace(board(page).locator('[data-piece^="public:"]').first());
  await expect(page.getByText('Cards are built after sowing.')).toBeVisible();

  // The girl and her reach.
  await legal(page, 'girl').click();
  await expect(page.getByText('Where does the girl go?')).toBeVisible();
  await press(page, 'tile:');
  await page.keyboard.press('u');
  await expect(legal(page, 'girl')).toBeVisible();

  await page.keyboard.press('f');
  await expect(page.getByText('Each tile shows the most bits')).toBeVisible();
  await legal(page, 'tile:').first().click();
  await page.locator('.outcome').first().hover();
  await expect(board(page).locator('.planned')).toBeVisible();
  await clean(page);
  await page.keyboard.press('f');

  await press(page, 'tile:');
  expect(await asked(page)).toBe('sow');
  const bits = page.locator('.sill [data-piece^="bit:"]');
  const before = await bits.count();
  await legal(page, 'bit:')
    .first()
    .dragTo(await firstOpenTile(page));
  await expect(board(page).locator('.visited')).toHaveCount(2);
  await page.reload();
  await expect(board(page).locator('.visited')).toHaveCount(2);
  await clean(page);
  await page.keyboard.press('u');
  await expect(board(page).locator('.visited')).toHaveCount(1);
  await expect(bits).toHaveCount(before);
});

/** A tile where any bit can fall. */
async function firstOpenTile(page: Page) {
  const tiles = legal(page, 'tile:');
  await expect(tiles.first()).toBeVisible();
  return tiles.first();
}

test('two people by a link', async ({ page, browser, baseURL }) => {
  await page.goto('/new/deja-vu');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'de-DE' });
  const friend = await other.newPage();
  const broken = watch(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Mitspielen' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const one of [page, friend]) {
    expect(await asked(one)).toBe('opening');
    // Five were drawn, three are kept.
    for (let left = 0; left < 2; left += 1) await press(one, 'hand:');
  }
  const begins = page.locator('.board[data-stage="begin"]');
  await expect(begins.or(page.locator('.board[data-stage="waiting"]'))).toBeVisible();
  const [acts, waits] =
    (await board(page).getAttribute('data-stage')) === 'begin' ? [page, friend] : [friend, page];
  expect(await asked(acts)).toBe('begin');
  await press(acts, 'tile:');
  await expect(waits.locator('.visited')).toHaveCount(1);
  await pressPlace(board(waits).locator('.tile').first());
  await expect(waits.getByText(/it is the turn of|ist jetzt nicht am Zug/)).toBeVisible();
  await clean(friend);
  expect(broken).toEqual([]);
  await other.close();
});

test('on a phone, one area at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await play(page);
  await begin(page);
  for (const area of ['Memory', 'Players', 'Map']) {
    await page.getByRole('navigation').getByRole('button', { name: area }).click();
    await fitsAcross(page);
    await clean(page);
  }
  // A whole turn; the area in which something is asked comes by itself.
  for (let stage = await asked(page); ; stage = await asked(page)) {
    await onward(page, stage);
    if (stage === 'discard') break;
  }
  await fitsAcross(page);
  await clean(page);
});

test('a turn by keyboard alone', async ({ page }) => {
  await play(page);
  const tabTo = async (selector: string) => {
    for (let tries = 0; tries < 60; tries += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector))
        return;
    }
    throw new Error(`the Tab key does not reach ${selector}`);
  };
  const open = (kind: string) => `[data-piece^="${kind}"][aria-disabled="false"]`;
  for (let turns = 0; turns < 1;) {
    const stage = await asked(page);
    const before = await moment(page);
    if (stage === 'opening' || stage === 'discard') {
      if (stage === 'discard') turns += 1;
      await tabTo(stage === 'opening' ? open('hand:') : '.sill .primary');
      await page.keyboard.press('Enter');
    } else if (stage === 'begin' || stage === 'replenish') {
      await tabTo(open('tile:'));
      await page.keyboard.press('Enter');
    } else if (stage === 'sow') {
      await tabTo(open('bit:'));
      await page.keyboard.press('Enter');
      // Arrows go to the neighbours on the map.
      const tile = await legal(page, 'tile:').first().getAttribute('data-piece');
      await tabTo('.tile');
      await walkTo(page, tile ?? '');
      await page.keyboard.press('Enter');
    } else {
      await tabTo(
        ['act', 'plant-late', 'cover'].includes(stage) && (await isReady(page))
          ? '.sill .primary'
          : open('bit:'),
      );
      await page.keyboard.press('Enter');
    }
    if (await sure(page).isVisible()) await page.keyboard.press('Enter');
    await until(page, before);
  }
});

/** Goes to a tile with the arrow keys, one neighbour after the other. */
async function walkTo(page: Page, tile: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const key = await page.evaluate((wanted) => {
      const at = document.activeElement;
      if (at?.getAttribute('data-piece') === wanted) return '';
      const to = document.querySelector(`[data-piece="${wanted}"]`);
      if (!at || !to) return 'Tab';
      const [from, there] = [at.getBoundingClientRect(), to.getBoundingClientRect()];
      const x = there.left + there.width / 2 - from.left - from.width / 2;
      const y = there.top + there.height / 2 - from.top - from.height / 2;
      if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
      return y > 0 ? 'ArrowDown' : 'ArrowUp';
    }, tile);
    if (key === '') return;
    await page.keyboard.press(key);
  }
  throw new Error(`no arrow leads to ${tile}`);
}

for (const [locale, scheme] of [
  ['fr-FR', 'dark'],
  ['de-DE', 'light'],
  ['en-GB', 'dark'],
] as const) {
  test(`speaks ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale,
      colorScheme: scheme,
      viewport: { width: 1280, height: 720 },
    });
    const page = await context.newPage();
    const broken = watch(page);
    await knowsGames(page);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^(Play |Lancer )?(Deja|Déjà) [Vv]u( spielen)?$/ })
      .click();
    await page.waitForURL(/\/t\//);
    await begin(page);
    await press(page, 'tile:');
    await legal(page, 'bit:').first().click();
    await legal(page, 'tile:').first().hover();
    await fitsAcross(page);
    const words = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`,
      );
      return [document.body.innerText, ...labels].join('\n');
    });
    expect(words).not.toMatch(/\bdeja-vu-[a-z]|\{ ?\$/);
    await clean(page);
    expect(broken).toEqual([]);
    await context.close();
  });
}
