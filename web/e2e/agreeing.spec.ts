/** What people agree on at a table, and what it says while a bot plays for one of them. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { clean, expect, openTable, test } from './support';

interface Two {
  friend: Page;
  context: BrowserContext;
  id: string;
}

/** The person of the page and a friend, in a game that has begun. */
async function twoAtTable(page: Page, browser: Browser, baseURL = ''): Promise<Two> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const id = await openTable(page, 'momiji', { seats, options: { first: '1' } });
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  const friend = await context.newPage();
  const names = [
    [page, 'Ann'],
    [friend, 'Bea'],
  ] as const;
  for (const [who, name] of names) {
    expect((await who.request.patch('/api/me', { data: { name } })).ok()).toBe(true);
  }
  expect((await friend.request.post(`/api/tables/${id}/join`)).ok()).toBe(true);
  expect((await page.request.post(`/api/tables/${id}/start`)).ok()).toBe(true);
  for (const [who] of names) {
    await who.goto(`/t/${id}`);
    await expect(who.locator('[data-seat]').first()).toBeVisible();
  }
  return { friend, context, id };
}

async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
}

const confirm = (page: Page, what: string) =>
  page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click();

test('before a game everybody reads what is agreed, and says who they are', async ({
  page,
  browser,
  baseURL,
}) => {
  const data = {
    game: 'momiji',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { landscapes: 'draft', 'open-piles': 'yes' },
    clock: { kind: 'budget', seconds: 600, increment: 10 },
  };
  const made = await page.request.post('/api/tables', { data });
  const { id } = (await made.json()) as { id: string };
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const friend = await context.newPage();
  for (const who of [page, friend]) {
    await who.goto(`/t/${id}`);
    const agreed = who.locator('section', { hasText: 'How you play' });
    await expect(agreed).toContainText('10 minutes for the whole game, plus 10 seconds');
    await expect(agreed).toContainText('When nobody is left, the game waits');
    await expect(agreed).toContainText(/open piles\s*yes/i);
    await expect(agreed).toContainText(/landscapes\s*draft/i);
  }
  await friend.getByRole('button', { name: 'Join' }).click();
  await friend.getByLabel('Your name, as others see it').fill('Bea');
  await friend.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea' })).toBeVisible();
  await clean(friend);
  await context.close();
});

test('a pause, a resignation that wins for the other, and a rematch', async ({
  page,
  browser,
  baseURL,
}) => {
  const { friend, context } = await twoAtTable(page, browser, baseURL);
  await choose(page, 'Propose a pause');
  await friend.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('The game is paused')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(friend.getByText('The game is paused')).toHaveCount(0);

  await choose(friend, 'Resign');
  await confirm(friend, 'Resign');
  const end = page.getByRole('dialog');
  await expect(end.getByText('Bea resigned.')).toBeVisible();
  await expect(end.getByText('You win by resignation.')).toBeVisible();
  await expect(friend.getByRole('dialog').getByText('Ann wins by resignation.')).toBeVisible();
  await expect(friend.getByRole('dialog')).not.toContainText(/You win|Bea wins/);
  await clean(page);

  // A rematch begins when both have agreed.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('as soon as everybody has agreed')).toBeVisible();
  await friend.getByRole('button', { name: 'To the next game' }).click();
  await expect(friend.locator('[data-seat]').first()).toBeVisible();
  await expect(page.locator('[data-seat]').first()).toBeVisible();
  // Both find what became of the first one among their games.
  for (const [who, verdict] of [
    [page, 'You won'],
    [friend, 'Ann won'],
  ] as const) {
    await who.goto('/mine');
    const line = who.getByRole('link', { name: verdict });
    await expect(line).toContainText(/(Bea|Ann)\s\d+/);
  }
  await context.close();
});

test('an end that both agree on has no winner', async ({ page, browser, baseURL }) => {
  const { friend, context } = await twoAtTable(page, browser, baseURL);
  await choose(page, 'Propose to end here');
  await expect(page.getByText('Everybody who has not resigned has to agree')).toBeVisible();
  await confirm(page, 'Propose to end here');
  await expect(friend.getByText('Ann proposes to end the game here.')).toBeVisible();
  await friend.getByRole('button', { name: 'No, play on' }).click();
  await expect(page.getByText('proposes to end the game here.')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await choose(friend, 'Propose to end here');
  await confirm(friend, 'Propose to end here');
  await page.getByRole('button', { name: 'Agree' }).click();
  for (const who of [page, friend]) {
    const end = who.getByRole('dialog');
    await expect(end.getByText('agreed to end the game.')).toBeVisible();
    await expect(end.getByText(/are level on|leads? with/)).toBeVisible();
    await expect(end).not.toContainText(/\bwins?\b|victory/);
  }
  await page.goto('/mine');
  const line = page.getByRole('link', { name: /Ended by agreement/ });
  await expect(line).toContainText(/Bea\s\d+/);
  await expect(line).toContainText(/you\s\d+/);
  await expect(line).not.toContainText('won');
  await clean(page);
  await context.close();
});

test('who left watches a bot, and takes the seat back', async ({ page, browser, baseURL }) => {
  const { friend, context, id } = await twoAtTable(page, browser, baseURL);
  const mine = page.getByText('your turn', { exact: true });
  await expect(mine).toBeVisible();
  await choose(page, 'Leave');
  await confirm(page, 'Leave');
  // Who has left is gone, and finds the game among their own.
  await expect(page).toHaveURL(/\/mine$/);
  await expect(friend.getByRole('list', { name: 'Players' })).toContainText('a bot plays');
  await page.goto(`/t/${id}`);
  await expect(page.getByText('A bot is playing for you, and you are watching.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^\d+ moves?$/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(mine).toHaveCount(0);
  await expect(page).not.toHaveTitle(/your turn/);
  await clean(page);
  // When nobody is left, the game waits, and says so.
  await choose(friend, 'Leave');
  await confirm(friend, 'Leave');
  await expect(page.getByText('Nobody is playing right now')).toBeVisible();
  await expect(page.getByText('The game waits.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(page.getByText('Nobody is playing right now')).toHaveCount(0);
  const table = async () =>
    (await (await page.request.get(`/api/tables/${id}`)).json()) as {
      seats: { mine: boolean; stand_in: boolean; returning: boolean }[];
    };
  await expect
    .poll(async () => {
      const own = (await table()).seats.find((seat) => seat.mine);
      return own && (!own.stand_in || own.returning);
    })
    .toBe(true);
  await context.close();
});
