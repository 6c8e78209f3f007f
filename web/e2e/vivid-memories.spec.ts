import type { Page } from '@playwright/test';
import {
  askedOf,
  clean,
  expect,
  fitsAcross,
  goOnFrom,
  knowsGames,
  movesOf,
  playedByBots,
  playNow,
  pressPlace,
  test,
  watch,
} from './support';

const game = 'Vivid Memories';

/** The board, with what is asked of the one who looks. */
const board = (page: Page) => page.locator('.vivid[data-stage]');
const legal = (page: Page, kind: string) =>
  board(page).locator(`[data-piece^="${kind}:"][aria-disabled="false"]`);
const ended = (page: Page) => page.getByRole('dialog', { name: 'The end' });
/** What is in somebody's fingers, and what has no piece of its own. */
const tray = (page: Page) => page.locator('.sill .tray');
/** The button that moves the turn on. */
const main = (page: Page) => page.locator('.sill .primary');
const ready = (page: Page) => page.locator('.sill .primary:not([aria-disabled="true"])');
/** What was counted lies in the place of the line until somebody goes on. */
const counted = (page: Page) => board(page).locator('.count');

const myTurn = (page: Page) => askedOf(page, '.vivid[data-stage]');

/** Presses the first of these that is there. */
async function first(page: Page, ...kinds: string[]): Promise<void> {
  for (const kind of kinds) {
    const found = legal(page, kind);
    if ((await found.count()) > 0) {
      // A fragment may lie over its hex: pressing it means the hex where that is asked for.
      await pressPlace(found.first());
      return;
    }
  }
}

/** Does one thing by clicks, whatever is asked; `uses` counts the actions of this Reflect. */
async function onward(page: Page, stage: string, uses: { left: number }): Promise<void> {
  switch (stage) {
    case 'take':
      uses.left = 2;
      if (await counted(page).isVisible()) await main(page).click();
      await first(page, 'line');
      return first(page, 'hex');
    case 'after-take':
    case 'end-turn':
      return ready(page).click();
    case 'rewire': {
      if ((await ready(page).count()) > 0) return ready(page).click();
      await first(page, 'bead');
      return first(page, 'hex');
    }
    case 'must-rewire':
      return first(page, 'hex');
    case 'lay-tiles':
      await legal(page, 'claimed').first().click();
      return legal(page, 'space').first().click();
    case 'act':
      uses.left -= 1;
      if (uses.left >= 0 && (await legal(page, 'space').count()) > 0) {
        await legal(page, 'space').last().click();
        return;
      }
      await ready(page).click();
      // Unused actions are lost: it asks once more.
      if (await page.locator('.sill .prompt.final').isVisible()) await ready(page).click();
      return;
    case 'trade-two-gain':
    case 'trade-one-gain':
      return tray(page).locator('.colour').first().click();
    case 'push-from':
    case 'push-to':
      await first(page, 'bead');
      return first(page, 'hex');
    case 'swap-hex':
    case 'swap-colour':
      await first(page, 'bead');
      return pressPlace(legal(page, 'bead').last());
    default:
      await first(page, 'bead', 'hex', 'slot');
  }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Plays by clicks until something is asked that is wanted, or the game is over. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  const uses = { left: 2 };
  for (let step = 0; step < 120; step += 1) {
    const stage = await myTurn(page);
    if (stage === wanted || stage === 'over') return;
    await onward(page, stage, uses);
    await expect(board(page)).not.toHaveClass(/busy/);
  }
  throw new Error(`${wanted} never comes`);
}

test('a game by clicks: the first round, and the end', async ({ page }) => {
  await playNow(page, game);
  for (const stage of ['take', 'after-take', 'act']) {
    await playUntil(page, stage);
    expect(await myTurn(page)).toBe(stage);
    await clean(page);
  }
  // The rounds between are played by bots; the person takes the place of the one who ends the game.
  const { id, moves } = await playedByBots(page, 'vivid-memories');
  const made = await movesOf(page, id);
  const last = made[moves - 1]?.seat ?? 1;
  const before = made.findLastIndex(({ seat }) => seat !== last) + 1;
  await page.goto(`/t/${await goOnFrom(page, id, before, last)}`);
  await playUntil(page, 'over');
  await expect(ended(page).getByText(/wins?, \d+ to \d+|share the victory/)).toBeVisible();
  await expect(ended(page).getByRole('table')).toContainText('core memories');
  await clean(page);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await clean(page);
});

test('two people by a link, and a reload in the middle', async ({ page, browser, baseURL }) => {
  await page.goto('/new/vivid-memories');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    reducedMotion: 'reduce',
  });
  const friend = await other.newPage();
  const broken = watch(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(board(page)).toBeVisible();
  await expect(board(friend)).toBeVisible();

  const waiting = async (one: Page) => (await board(one).getAttribute('data-stage')) === 'waiting';
  const starter = (await waiting(page)) ? friend : page;
  const second = starter === page ? friend : page;
  await first(starter, 'line');
  await first(starter, 'hex');
  await expect(main(starter)).toHaveText('End turn');
  // What the other did is there at once, in small and in large.
  const seats = second.getByRole('list', { name: 'Players' }).getByRole('button');
  await expect(seats.last().locator('.bead').first()).toBeVisible();
  await seats.last().click();
  const large = second.getByRole('region', { name: /^The board of/ });
  await expect(large.getByText(/A1: /)).toBeAttached();
  await large.getByRole('button', { name: 'Close' }).click();
  await main(starter).click();
  await expect(board(second)).toHaveAttribute('data-stage', 'take');

  await second.reload();
  await expect(board(second)).toHaveAttribute('data-stage', 'take');
  await legal(second, 'line').first().click();
  await expect(main(second)).toHaveText('Take');
  await expect(tray(second).getByRole('button', { name: 'Put back' })).toBeVisible();
  await first(second, 'hex');
  await expect(main(second)).toHaveText('End turn');
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(board(second)).toHaveAttribute('data-stage', 'place');
  expect(broken).toEqual([]);
  await other.close();
});

test('rewire by dragging, and why not', async ({ page }) => {
  await playNow(page, game);
  await myTurn(page);
  // Nothing in the middle of the line can be taken, and no action of the bank used yet.
  await pressPlace(board(page).getByRole('button', { name: /^push: / }));
  await expect(page.getByText(/used in Reflect/)).toBeVisible();
  await first(page, 'line');
  await legal(page, 'hex').nth(9).click();
  await expect(board(page)).toHaveAttribute('data-stage', 'after-take');
  const fragment = legal(page, 'bead').first();
  const place = page.locator('[data-piece="hex:B2"]');
  await fragment.hover();
  const [from, to] = [await fragment.boundingBox(), await place.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(board(page).getByRole('button', { name: /^B2: (?!empty)/ })).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await clean(page);
});

/** Presses Tab until the focus is on what the selector means. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

test('two turns with nothing but the keyboard', async ({ page }) => {
  await playNow(page, game);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(board(page)).toHaveAttribute('data-stage', 'take');
    await tabTo(page, '[data-piece^="line:"][aria-disabled="false"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-piece^="hex:"][aria-disabled="false"]');
    // The first turn fills A2, the second B1: arrows go where the eye would.
    await page.keyboard.press(turn === 0 ? 'ArrowRight' : 'ArrowDown');
    await expect(page.locator(':focus')).toHaveAttribute('data-piece', /^hex:(A2|B[12])$/);
    await page.keyboard.press('Enter');
    await expect(main(page)).toHaveText('End turn');
    await tabTo(page, '.sill .primary');
    await page.keyboard.press('Enter');
    await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
  }
  await tabTo(page, '.colours button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.colours button').first()).toHaveAttribute('aria-pressed', 'true');
});

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const) {
  test(`with fingers on ${name}: a turn through tray and hexes`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport,
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const broken = watch(page);
    await playNow(page, game);
    await expect(board(page)).toHaveAttribute('data-stage', 'take');
    await fitsAcross(page);
    // The tile is the group of its fragments: they come to the tray.
    await legal(page, 'tile').first().tap();
    const fragments = tray(page).locator('[data-piece^="line:"]');
    await expect(fragments.first()).toBeVisible();
    const box = await fragments.first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // A lone one is picked with its tile.
    if ((await fragments.count()) > 1) await fragments.first().tap();
    await expect(main(page)).toHaveText('Take');
    await clean(page);
    await legal(page, 'hex').nth(9).tap();
    await expect(board(page)).toHaveAttribute('data-stage', 'after-take');
    // A hex that is rewired around brings its fragment to the tray as well.
    await legal(page, 'hex').first().tap();
    await expect(board(page)).toHaveAttribute('data-stage', 'rewire');
    await clean(page);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(board(page)).toHaveAttribute('data-stage', 'after-take');
    await ready(page).tap();
    await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
    expect(broken).toEqual([]);
    await context.close();
  });
}

test('on a phone: every tab', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await playNow(page, game);
  for (const tab of ['Score', 'Players', 'Log', 'Chat', 'Table']) {
    await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).tap();
    await fitsAcross(page);
    await clean(page);
  }
  await context.close();
});

for (const [locale, phase] of [
  ['fr-FR', 'Souvenirs'],
  ['de-DE', 'Erinnern'],
  ['en-GB', 'Remember'],
] as const) {
  test(`in ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await knowsGames(page);
    await page.goto('/');
    await page
      .locator('button', { hasText: /^\s*(Play |Lancer |.* spielen)/ })
      .nth(1)
      .click();
    await page.waitForURL(/\/t\//);
    await expect(board(page)).toHaveAttribute('data-stage', 'take');
    await expect(page.getByText(phase, { exact: true }).first()).toBeVisible();
    // Every text is there: none shows its name.
    const names = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label]')].map(
        (one) => one.ariaLabel ?? '',
      );
      return (
        [document.body.innerText, ...labels].join('\n').match(/(vivid-memories|table)-[a-z-]+/g) ??
        []
      );
    });
    expect(names).toEqual([]);
    await clean(page);
    await context.close();
  });
}
