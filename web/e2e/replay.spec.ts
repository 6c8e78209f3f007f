import type { Page } from '@playwright/test';

import { touched as inDejaVu } from '../src/games/deja-vu/trails';
import { touched as inMomiji } from '../src/games/momiji/trails';
import { touched as inVividMemories } from '../src/games/vivid-memories/trails';
import { clean, expect, firstMove, fitsAcross, openTable, playNow, test, watch } from './support';

interface Played {
  id: string;
  moves: number;
}

/** Plays against an easy bot without looking, to the end, or this many moves of one's own and then no more. */
async function played(page: Page, game: string, most = Infinity): Promise<Played> {
  const id = await openTable(page, game);
  await page.goto('/about');
  await page.evaluate(
    async ({ id, most }) => {
      const socket = new WebSocket(
        `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`,
      );
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
      type Seen = { moves: number; tally: unknown; choices: { move: string }[] };
      let sight: Seen | null = null;
      let busy = false;
      let made = 0;
      // The same choices in every run, as far as the cards allow.
      let luck = 1;
      const below = (count: number) => (luck = (luck * 48_271) % 2_147_483_647) % count;
      await new Promise<void>((resolve, reject) => {
        socket.onclose = () => reject(new Error('the table has closed the connection'));
        socket.onmessage = (event: MessageEvent<string>) => {
          const message = JSON.parse(event.data) as { type: string; sight?: Seen };
          sight = message.sight ?? sight;
          if (message.type === 'refused') return reject(new Error(event.data));
          if (message.type === 'done') busy = false;
          if (!sight || busy) return;
          if (sight.tally !== null || made >= most) return resolve();
          const choice = sight.choices[below(Math.max(1, sight.choices.length))];
          if (!choice) return;
          busy = true;
          made += 1;
          socket.send(JSON.stringify({ type: 'move', id: `m${made}`, move: choice.move }));
        };
      });
      socket.close();
    },
    { id, most },
  );
  if (most < Infinity) await page.request.post(`/api/tables/${id}/abandon`);
  const first = await page.request.get(`/api/tables/${id}/moments/0`);
  return { id, moves: ((await first.json()) as { of: number }).of };
}

const at = (page: Page, move: number, of: number) =>
  expect(page.getByText(`Move ${move} of ${of}`, { exact: true }).first()).toBeVisible();

/** Which move is shown, while it may change. */
const place = (page: Page) => page.getByText(/^Move \d+ of/).first();
const shown = async (page: Page) => Number((await place(page).innerText()).match(/\d+/)?.[0]);

const board = (page: Page) => page.getByRole('region', { name: 'Board' });

/** A board that breaks is replaced by a plain one, which nobody should see here. */
const whole = (page: Page) => expect(page.getByText('What you see')).toHaveCount(0);

/** A finger goes across the board, from one place to another. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await board(page).evaluate(
    (node, [from, to]) => {
      const touch = (clientX = 0) =>
        new Touch({ identifier: 1, target: node, clientX, clientY: 300 });
      const begun = [touch(from)];
      node.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: begun }));
      const ended = [touch(to)];
      node.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: ended }));
    },
    [from, to],
  );
}

/** What lies where a move has put it, as far as it can be told from outside, and how the app tells it. */
const traced = {
  momiji: { pieces: '[data-trail^="pile:"]', touched: inMomiji },
  'vivid-memories': {
    pieces: '[data-trail^="hex:"]:not([aria-label*="empty"])',
    touched: inVividMemories,
  },
  'deja-vu': { pieces: '[data-trail^="tile:"]', touched: inDejaVu },
};

/** A piece with nothing on it that a move before the last has touched: which ones were, luck has decided. */
async function touchedPiece(page: Page, { id, moves }: Played, game: keyof typeof traced) {
  const { pieces: kind, touched } = traced[game];
  const pieces = board(page).locator(kind);
  await expect(pieces.first()).toBeVisible();
  const open = await pieces.evaluateAll((all) =>
    all.map((one) => {
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const there = hit?.closest('[data-trail]') === one;
      return there ? one.getAttribute('data-trail') : null;
    }),
  );
  for (let at = moves - 1; at > 0; at -= 1) {
    const moment = await page.request.get(`/api/tables/${id}/moments/${at}`);
    const { step } = (await moment.json()) as { step: { events: unknown[] } };
    const names: (string | null)[] = step.events.flatMap((event) => touched(event));
    const index = open.findIndex((name) => name !== null && names.includes(name));
    if (index >= 0) return pieces.nth(index);
  }
  throw new Error('no move has touched anything that can be seen');
}

for (const [game, name, most] of [
  ['momiji', 'Momiji', Infinity],
  ['vivid-memories', 'Vivid Memories', Infinity],
  ['deja-vu', 'Deja Vu', 25],
] as const) {
  test(`${name} can be looked back on, move by move and piece by piece`, async ({ page }) => {
    const { id, moves } = await played(page, game, most);
    await page.goto(`/t/${id}/replay`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await at(page, 0, moves);
    await expect(board(page).locator('*').first()).toBeVisible();
    await clean(page);

    // One move after another, with buttons and keys.
    await page.getByRole('button', { name: 'One move forward' }).click();
    await at(page, 1, moves);
    await page.keyboard.press('ArrowRight');
    await at(page, 2, moves);
    await whole(page);
    await page.keyboard.press('ArrowLeft');
    await at(page, 1, moves);
    await page.keyboard.press('End');
    await at(page, moves, moves);
    await page.keyboard.press('Home');
    await at(page, 0, moves);
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // However far it is when somebody looks, it has gone on by itself.
    await expect.poll(() => shown(page)).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();

    // From a line of the log to where it happened.
    const log = page.getByRole('list', { name: 'Log' });
    const line = log.getByRole('button').nth(7);
    await line.click();
    await at(page, 7, moves);
    await expect(line).toHaveAttribute('aria-current', 'step');
    await expect(page).toHaveURL(/at=7&eyes=1$/);

    // From a piece on the board to the move that brought it there, by mouse and by keyboard.
    await page.keyboard.press('End');
    await at(page, moves, moves);
    const piece = await touchedPiece(page, { id, moves }, game);
    await piece.click();
    await expect(place(page)).not.toHaveText(`Move ${moves} of ${moves}`);
    const first = await shown(page);
    await piece.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        const now = await shown(page);
        return now < first || (await page.getByText('no earlier one touched it').isVisible());
      })
      .toBe(true);
    await whole(page);
  });

  test(`${name} can be looked back on from all sides`, async ({ page }) => {
    const { id, moves } = await played(page, game, most);
    await page.goto(`/t/${id}/replay?at=7`);
    await at(page, 7, moves);

    // With other eyes.
    const eyes = page.getByLabel('Seen by');
    await eyes.selectOption({ label: 'Iris' });
    await expect(page).toHaveURL(/eyes=2$/);
    await clean(page);
    await eyes.selectOption({ label: 'A spectator' });
    await expect(page).toHaveURL(/eyes=watch$/);
    await whole(page);
    await eyes.selectOption({ label: 'Everything open' });
    await expect(page).toHaveURL(/eyes=open$/);
    await whole(page);
    await clean(page);

    // The course of the scores.
    await page.getByRole('button', { name: 'Score', exact: true }).first().click();
    const plot = page.getByLabel('Move in the chart');
    await expect(plot).toBeVisible();
    const box = await plot.boundingBox();
    if (!box) throw new Error('the plot has no place');
    await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
    await at(page, moves, moves);
    await plot.press('ArrowLeft');
    await at(page, moves - 1, moves);
    await page.getByText('Show as a table').click();
    await page.getByRole('table').getByRole('button', { name: '0', exact: true }).click();
    await at(page, 0, moves);
    await clean(page);
  });

  test(`${name} can be shared, and played otherwise`, async ({ page, browser, baseURL }) => {
    const { id, moves } = await played(page, game, most);
    await page.goto(`/t/${id}/replay?eyes=open`);
    await at(page, 0, moves);

    // Somebody else sees the same through the link.
    await page.getByLabel('Moves', { exact: true }).fill('5');
    await at(page, 5, moves);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Link to move 5').inputValue();
    await clean(page);
    await page.keyboard.press('Escape');
    const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'de-DE' });
    const friend = await other.newPage();
    const broken = watch(friend);
    await friend.goto(link);
    await expect(friend.getByText(`Schritt 5 von ${moves}`)).toBeVisible();
    await expect(friend.getByLabel('Gesehen von')).toHaveValue('open');
    await clean(friend);
    expect(broken).toEqual([]);
    await other.close();

    // Another way from here.
    await page.getByRole('button', { name: 'Branch off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Try something else from here' });
    await dialog.getByRole('radio', { name: 'novice' }).check();
    await clean(page);
    await dialog.getByRole('button', { name: 'Play from here' }).click();
    await page.waitForURL((url) => /^\/t\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
    const story = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
    await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
    expect(await story.count()).toBeGreaterThan(0);
    // Not every move is told, but each changes what is asked, what is there or what can be done.
    const around = page.locator('.game');
    const before = await around.innerHTML();
    await firstMove(page);
    await expect.poll(() => around.innerHTML()).not.toBe(before);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'The game it branched off' }).click();
    await at(page, 0, moves);
  });
}

test('the end screen shows the course, and leads into the replay', async ({ page }) => {
  const { id, moves } = await played(page, 'momiji');
  await page.goto(`/t/${id}`);
  const end = page.getByRole('dialog', { name: 'The end' });
  const plot = end.getByLabel('Move in the chart');
  await expect(plot).toBeVisible();
  await clean(page);
  await plot.press('Home');
  await plot.press('ArrowRight');
  await end.getByRole('link', { name: 'Look at move 1', exact: true }).click();
  await at(page, 1, moves);
  await page.getByRole('link', { name: 'To the table' }).click();
  await end.getByRole('button', { name: 'Look at the board' }).click();
  const line = page.getByRole('list', { name: 'Log' }).getByRole('button').nth(2);
  // A line of the log may tell of several moves; it leads to the last of them.
  const [verb = ''] = (await line.locator('.seen').innerText()).trim().split(' ');
  await line.click();
  await expect(page).toHaveURL(/\/replay\?at=\d+&eyes=1$/);
  await expect(page.locator('button[aria-current="step"]')).toContainText(verb);
});

test('a running game shows its players what they saw, and the way back', async ({ page }) => {
  await playNow(page, 'Vivid Memories');
  await firstMove(page);
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Look back' }).click();
  await expect(page.getByText('The game goes on meanwhile.')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Move 0 of \d+$/)).toBeVisible();
  await expect(page.getByLabel('Seen by')).toHaveCount(0);
  await page.getByRole('button', { name: 'Score', exact: true }).first().click();
  await expect(page.getByRole('group', { name: 'Scores' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Branch off' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/replay\?at=0$/);
  await clean(page);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
});

test('all of it with the keyboard', async ({ page }) => {
  const { id, moves } = await played(page, 'momiji', 12);
  await page.goto(`/t/${id}/replay?at=3`);
  await at(page, 3, moves);
  await page.keyboard.press('k');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys.getByText('Play or pause')).toBeVisible();
  await clean(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Moves', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await at(page, 4, moves);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => shown(page)).toBeGreaterThan(4);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await shown(page)).toBeLessThan(moves);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
    test(`${game} fits, one view at a time`, async ({ page }) => {
      const { id, moves } = await played(page, game, 15);
      await page.goto(`/t/${id}/replay?at=8`);
      await at(page, 8, moves);
      await fitsAcross(page);
      await clean(page);
      await page.getByRole('button', { name: 'One move forward' }).tap();
      await at(page, 9, moves);
      await page.getByRole('button', { name: 'View and more' }).tap();
      await page.getByLabel('Seen by').selectOption('open');
      await fitsAcross(page);
      await clean(page);
      // A finger that goes across turns to the next area, and back, where a game has two.
      const tabs = page.getByRole('navigation').getByRole('button');
      const ways = [
        [250, 120, 1],
        [120, 250, 0],
      ] as const;
      for (const [from, to, tab] of game === 'deja-vu' ? ways : []) {
        await swipe(page, from, to);
        await expect(tabs.nth(tab)).toHaveAttribute('aria-pressed', 'true');
      }
      await page.getByRole('button', { name: 'Log', exact: true }).last().tap();
      await expect(board(page)).toBeHidden();
      await page.getByRole('list', { name: 'Log' }).getByRole('button').nth(2).tap();
      await at(page, 2, moves);
      await page.getByRole('button', { name: 'Score', exact: true }).last().tap();
      await expect(page.getByLabel('Move in the chart')).toBeVisible();
      await fitsAcross(page);
      await clean(page);
    });
  }
});

test('nothing scrolls and nothing moves by itself where nobody wants it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const { id, moves } = await played(page, 'momiji', 12);
  await page.goto(`/t/${id}/replay?at=2`);
  await at(page, 2, moves);
  await fitsAcross(page);
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(below).toBeLessThanOrEqual(0);
  await page.keyboard.press('ArrowRight');
  await at(page, 3, moves);
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration) > 1).length,
  );
  expect(running).toBe(0);
  await clean(page);
});

/** Notes come after the board. */
const askSign = (page: Page) => page.getByRole('button', { name: 'Ask about anything' });
const note = (page: Page) => page.locator('[data-note]');

for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
  test(`things of the past can be asked about: ${game}`, async ({ page }) => {
    const { id, moves } = await played(page, game, 8);
    await page.goto(`/t/${id}/replay?at=${moves}`);
    await at(page, moves, moves);
    await expect(askSign(page)).toHaveAttribute('aria-disabled', 'false');
    const thing = page.locator('.board [data-trail][data-about]').first();
    // A pointer that rests; the note leads to its rule.
    await thing.hover();
    await expect(note(page)).toBeVisible();
    await note(page).locator('.foot [data-rule]').click();
    await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Rules' })).toBeHidden();
    // While somebody asks, a press explains and leads to no other move; the key asks as the sign does.
    await page.keyboard.press('?');
    await expect(askSign(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Press anything to hear about it.')).toBeVisible();
    await thing.click();
    await expect(note(page).getByRole('button', { name: 'Close' })).toBeVisible();
    await at(page, moves, moves);
    await clean(page);
    await page.keyboard.press('Escape');
    await expect(note(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(askSign(page)).toHaveAttribute('aria-pressed', 'false');
    // Whoever goes by keyboard hears of what has the focus.
    await page.getByRole('region', { name: 'Board' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a finger that rests asks about a thing of the past, and leads nowhere', async ({
    page,
  }) => {
    const { id, moves } = await played(page, 'momiji', 8);
    await page.goto(`/t/${id}/replay?at=${moves}`);
    await at(page, moves, moves);
    await expect(askSign(page)).toHaveAttribute('aria-disabled', 'false');
    await fitsAcross(page);
    const hand = await page.context().newCDPSession(page);
    const box = await page.locator('.board [data-trail][data-about]').first().boundingBox();
    if (!box) throw new Error('nothing to rest on');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 10 }];
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(note(page)).toBeVisible();
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await at(page, moves, moves);
    await fitsAcross(page);
    await clean(page);
    await note(page).getByRole('button', { name: 'Close' }).tap();
    await askSign(page).tap();
    await expect(page.getByText('Press anything to hear about it.')).toBeVisible();
    await askSign(page).tap();
    await expect(page.getByText('Press anything to hear about it.')).toBeHidden();
  });
});
