import {
  clean,
  doubleText,
  expect,
  firstMove,
  fitsAcross,
  offerOf,
  openTable,
  playNow,
  test,
  watch,
  withinReach,
} from './support';

const pages = [
  '/',
  '/new/momiji',
  '/new/deja-vu',
  '/rules/vivid-memories',
  '/mine',
  '/settings',
  '/about',
  '/recover',
  '/nope',
];

test('what not everybody can use is found', async ({ page }) => {
  await page.goto('/about');
  await clean(page);
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  await expect(clean(page)).rejects.toThrow('button-name');
});

test('from home to a first move in two clicks', async ({ page }) => {
  await page.goto('/');
  await clean(page);
  await playNow(page, 'Vivid Memories');
  await expect(page).toHaveTitle(/● your turn/);
  await clean(page);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toBeVisible();
  const before = await log.innerText();
  await firstMove(page);
  await expect.poll(() => log.innerText()).not.toBe(before);
  await page.goto('/mine');
  await page.getByRole('link', { name: /Vivid Memories/ }).click();
  await expect(page.getByRole('heading', { name: 'Vivid Memories' })).toBeVisible();
});

test('a friend joins by the link', async ({ page, browser, baseURL }) => {
  await page.goto('/new/momiji');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  await clean(page);
  const link = await page.getByLabel('Send this link').inputValue();

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'de-DE' });
  const friend = await other.newPage();
  const broken = watch(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Mitspielen' }).click();
  await clean(friend);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(friend.getByText(/am Zug|du bist dran/).first()).toBeVisible();
  await expect(page.getByText(/to move|your turn/).first()).toBeVisible();

  await friend.getByRole('button', { name: 'Chat' }).first().click();
  await friend.getByLabel('Nachricht').fill('Hallo!');
  await friend.keyboard.press('Enter');
  await page.keyboard.press('c');
  await expect(page.getByText('Hallo!')).toBeVisible();
  await clean(page);
  expect(broken).toEqual([]);
  await other.close();

  const third = await browser.newContext({ locale: 'en-GB' });
  const watcher = await third.newPage();
  await watcher.goto(link);
  await expect(watcher.getByText('you are watching')).toBeVisible();
  await expect(watcher.getByRole('button', { name: /^\d+ moves?$/ })).toBeHidden();
  await clean(watcher);
  await third.close();
});

test('a new browser is one person, however late the answers come', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await openTable(page, 'momiji', { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  const friend = await other.newPage();
  const asked: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  friend.on('websocket', (socket) => asked.push(socket.url()));
  await friend.route('**/api/**', async (route) => {
    const request = route.request();
    const what = `${request.method()} ${new URL(request.url()).pathname}`;
    asked.push(what);
    if (what !== 'POST /api/me') return route.continue();
    // The server has answered; that is late.
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await friend.goto(`/t/${id}`);
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual(['POST /api/me']);
  answer();
  await friend.getByRole('button', { name: 'Join' }).click();
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(friend.getByText(/to move|your turn/).first()).toBeVisible();
  await expect(friend.getByText('you are watching')).toHaveCount(0);
  expect((await other.cookies()).map(({ name }) => name)).toEqual(['reverie']);
  await other.close();
});

test('a bot takes a free seat, and the host begins', async ({ page }) => {
  await page.goto('/new/deja-vu');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Strength of bots').selectOption('novice');
  await page.getByRole('button', { name: 'Bot', exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Abandon the game' }).click();
  await clean(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Abandon the game' }).click();
  await expect(page.getByText('This game was abandoned.')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`every page in every language, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of pages) {
      await page.goto(path);
      for (const name of ['Français', 'Deutsch', 'English']) {
        await page.getByRole('banner').getByRole('button', { name }).click();
        const language = name.slice(0, 2).toLowerCase();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('body')).not.toContainText(
          /\b(frame|home|new|room|table|settings|about|mine|level|line|recover|nowhere|rules)-[a-z]/,
        );
      }
      await clean(page);
      await expect(page).toHaveTitle(/Reverie$/);
    }
  });
}

test('the language chosen last stays, whichever answer comes last', async ({ page }) => {
  await page.goto('/about');
  const html = page.locator('html');
  const choose = (name: string) => page.getByRole('banner').getByRole('button', { name }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let changes = 0;
  await page.route('**/api/me', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    changes += 1;
    const first = changes === 1;
    const response = await route.fetch();
    if (first) await held;
    await route.fulfill({ response });
  });
  await choose('Français');
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect.poll(() => changes).toBe(1);
  await choose('Deutsch');
  await expect(html).toHaveAttribute('lang', 'de');
  release();
  await expect.poll(() => changes).toBeGreaterThan(1);
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'de');
});

test('a language that was chosen just before leaving is told the server when one comes back', async ({
  page,
}) => {
  await page.goto('/about');
  await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'de');
  await page.unroute('**/api/me');
  const told = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.reload();
  expect(((await (await told).json()) as { language: string }).language).toBe('de');
  await expect(html).toHaveAttribute('lang', 'de');
});

test('settings hold', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Aya Moss');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Off' }).check();
  await clean(page);
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Aya Moss');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
});

test('a webhook shows the secret that its calls are signed with', async ({ page }) => {
  await page.goto('/settings');
  const secret = page.getByLabel('Secret of the webhook');
  const save = page.getByRole('button', { name: 'Save' }).last();
  await expect(secret).toHaveCount(0);
  await page.getByLabel('Webhook', { exact: true }).fill('https://example.org/hook');
  await save.click();
  await expect(secret).toHaveValue(/^[\w-]{43}$/);
  await expect(secret).not.toBeEditable();
  const shown = await secret.inputValue();
  await clean(page);
  await page.reload();
  await expect(secret).toHaveValue(shown);
  await page.getByLabel('Webhook', { exact: true }).fill('');
  await save.click();
  await expect(secret).toHaveCount(0);
});

test('a bad name is refused in words', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('   ');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('A name has between 1 and 40 characters.')).toBeVisible();
  await clean(page);
});

test('a link makes another device mine, once', async ({ page, browser, baseURL }) => {
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Traveller');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Open this link').inputValue();
  await clean(page);
  for (const works of [true, false]) {
    const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
    const device = await other.newPage();
    await device.goto(link);
    await device.getByRole('button', { name: 'Continue' }).click();
    const answer = works ? 'Welcome back, Traveller.' : /wrong, was used before/;
    await expect(device.getByText(answer)).toBeVisible();
    await clean(device);
    await other.close();
  }
});

test('a lost connection shows itself, keeps the choice, and mends itself', async ({
  page,
  context,
}) => {
  await playNow(page, 'Vivid Memories');
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
  await expect(page.locator('.game[data-whole]')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await firstMove(page);
  await expect(page.getByText('Your choice is kept')).toBeVisible();
  await clean(page);
  await context.setOffline(false);
  await expect(page.getByText('The connection is lost.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('/t/nosuchtable0');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await clean(page);
});

test('with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Play Deja Vu/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: /Play Deja Vu/ });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await play.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  // Whoever puts the question away is where they were, and is not asked again.
  await expect(offerOf(page, 'Deja Vu').getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deja Vu' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await clean(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'All moves' })).toBeVisible();
  await clean(page);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('every page fits', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fitsAcross(page);
      await clean(page);
    }
  });

  for (const [game, own] of [
    ['Momiji', 'Table'],
    ['Vivid Memories', 'Table'],
    ['Deja Vu', 'Map'],
  ] as const) {
    test(`choosing a seat opens what lies before it: ${game}`, async ({ page }) => {
      await playNow(page, game);
      const seats = page.getByRole('list', { name: 'Players' }).getByRole('button');
      const tab = (name: string) =>
        page.getByRole('navigation').getByRole('button', { name, exact: true });
      await tab('Log').tap();
      await seats.last().tap();
      await expect(tab('Players')).toHaveAttribute('aria-pressed', 'true');
      await expect(seats.last()).toHaveAttribute('aria-pressed', 'true');
      await tab('Log').tap();
      await seats.first().tap();
      await expect(tab(own)).toHaveAttribute('aria-pressed', 'true');
    });
  }

  test('the table has one view at a time', async ({ page }) => {
    await playNow(page, 'Vivid Memories');
    await fitsAcross(page);
    await clean(page);
    await page.getByRole('button', { name: 'Log' }).last().tap();
    await expect(page.getByRole('region', { name: 'Board' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Log' })).toBeVisible();
    await clean(page);
  });
});

for (const [width, height] of [
  [820, 1180],
  [1280, 720],
  [2560, 1440],
] as const) {
  test(`nothing scrolls at the table at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playNow(page, 'Vivid Memories');
    await fitsAcross(page);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below).toBeLessThanOrEqual(0);
    await clean(page);
  });
}

/** Something on each board that only a colour and a symbol tell apart. */
const signs = [
  ['Momiji', '.leaf-card .sign'],
  ['Vivid Memories', '.bead .symbol'],
  ['Deja Vu', '.tile .mark'],
] as const;

for (const [game, sign] of signs) {
  test(`large symbols are larger: ${game}`, async ({ page }) => {
    const size = async () => {
      await expect(page.locator(sign).first()).toBeVisible();
      const sizes = await page
        .locator(sign)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      return sizes.reduce((sum, one) => sum + one) / sizes.length;
    };
    await playNow(page, game);
    const before = await size();
    const table = page.url();
    await page.goto('/settings');
    await page
      .getByRole('group', { name: 'Symbols' })
      .getByRole('radio', { name: 'Large' })
      .check();
    await page.goto(table);
    expect(await size()).toBeGreaterThan(before * 1.25);
    await clean(page);
  });
}

test.describe('with letters twice as large', () => {
  test('every page stays whole', async ({ page }) => {
    await doubleText(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
      await fitsAcross(page);
      await withinReach(page);
      await clean(page);
    }
  });

  for (const game of ['Momiji', 'Vivid Memories', 'Deja Vu']) {
    test(`the table of ${game} stays whole`, async ({ page }) => {
      await doubleText(page);
      await playNow(page, game);
      await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toBeVisible();
      const tabs = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button');
      await expect(tabs).not.toHaveCount(0);
      for (const tab of await tabs.all()) {
        await tab.click();
        await fitsAcross(page);
        await withinReach(page);
      }
      await clean(page);
    });
  }
});
