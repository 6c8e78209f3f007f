/** The coach: hints of every size in every game, played; a review read, jumped from and branched off. */
import { clean, expect, fitsAcross, openTable, playedByBots, test } from './support';
import type { Page } from '@playwright/test';

import { randomMoves } from './random-moves';

const games = ['momiji', 'vivid-memories', 'deja-vu'];

const sign = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Hint' });
/** How many moves were made: the last moment can always be looked at, the first one not in every game. */
const made = async (page: Page, id: string) =>
  (
    (await (await page.request.get(`/api/tables/${id}/moments/99999?seat=0`)).json()) as {
      of: number;
    }
  ).of;

async function listen(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await expect(sign(page)).toHaveAttribute('aria-disabled', 'false');
  await sign(page).click();
  await expect(panel(page)).toBeVisible();
}

for (const game of games) {
  test(`${game}: a nudge, the move and the whole line, and the move is played`, async ({
    page,
  }) => {
    const id = await openTable(page, game);
    await listen(page, id);
    const said = panel(page).getByRole('status');
    await expect(said).toContainText(
      /Look|Ask yourself|See|Think|Is there|stands out|equally good/,
    );
    await expect(panel(page).getByRole('button', { name: 'Play this move' })).toBeHidden();
    await expect(page.locator('[data-lit]')).toHaveCount(0);

    await panel(page).getByRole('button', { name: 'Move', exact: true }).click();
    const play = panel(page).getByRole('button', { name: 'Play this move' });
    await expect(play).toBeVisible();
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await clean(page);

    await panel(page).getByRole('button', { name: 'Whole line' }).click();
    await expect(said).toContainText(/After that|depends on luck/);
    await expect(panel(page)).toContainText('1 so far');
    // Back to less, nothing more is asked.
    await panel(page).getByRole('button', { name: 'Nudge' }).click();
    await expect(play).toBeHidden();
    await panel(page).getByRole('button', { name: 'Move', exact: true }).click();

    const before = Number(await made(page, id));
    await play.click();
    await expect.poll(() => made(page, id)).toBeGreaterThan(before);
    // The place of whoever took it says so, for everybody.
    await expect(page.locator('[data-about="seat:1"]')).toContainText(/\d hints?/);
  });
}

test('hints that were taken are told at the end', async ({ page }) => {
  const id = await openTable(page, 'momiji');
  await listen(page, id);
  await panel(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(panel(page)).toContainText('1 so far');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await randomMoves(page, id);
  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end.getByText(/: with 1 hint$/)).toBeVisible({ timeout: 30_000 });
  // Whoever opens the table later reads it as well.
  await page.reload();
  await expect(end.getByText(/: with 1 hint$/)).toBeVisible();
});

test('hints are announced, asked for by keyboard, and gone with Escape', async ({ page }) => {
  await listen(page, await openTable(page, 'momiji'));
  await expect(sign(page)).toHaveAttribute('aria-expanded', 'true');
  await panel(page).getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Play this move' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(sign(page)).toBeFocused();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['phone across', { width: 844, height: 390 }],
] as const) {
  for (const game of games) {
    test(`${game}, ${name}: what is lit is not covered by what is said`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await listen(page, await openTable(page, game));
      await panel(page).getByRole('button', { name: 'Move', exact: true }).click();
      await expect(panel(page).getByRole('button', { name: 'Play this move' })).toBeVisible();
      await fitsAcross(page);
      const covered = await page.evaluate(() => {
        const over = document.querySelector('[data-hint]')?.getBoundingClientRect();
        const lit = document.querySelector('[data-lit]')?.getBoundingClientRect();
        if (!over || !lit) return false;
        const [x, y] = [lit.left + lit.width / 2, lit.top + lit.height / 2];
        return x > over.left && x < over.right && y > over.top && y < over.bottom;
      });
      expect(covered).toBe(false);
      await clean(page);
    });
  }
}

test('with several people hints are agreed on when the table is opened', async ({ page }) => {
  await page.goto('/new/momiji');
  const hints = page.getByRole('group', { name: 'Hints' });
  await expect(hints.getByRole('radio', { name: 'Without' })).toBeChecked();
  await hints.getByRole('radio', { name: 'With hints' }).check();
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await clean(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText('everybody may ask for them')).toBeVisible();
  const address = page.url();
  await page.goto('/');
  const id = address.split('/').pop() ?? '';
  await expect(page.locator(`a[href="/t/${id}"]`).first()).toContainText('with hints');
});

test('a review is worked out, read, jumped from and branched off', async ({ page }) => {
  const { id, moves } = await playedByBots(page, 'momiji');
  await page.goto(`/t/${id}/replay`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('progressbar', { name: 'Review' })).toBeVisible();
  const review = page.locator('[data-review="there"]');
  await expect(review).toBeVisible({ timeout: 40_000 });
  await expect(review.getByRole('slider', { name: 'Move in the chart' })).toHaveCount(2);
  await expect(review.getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await expect(review.getByText('Costliest decisions')).toHaveCount(2);
  await clean(page);

  const costly = review.locator('ol > li', { hasText: 'Cost:' }).first();
  await expect(costly).toContainText('Better:');
  const move = Number(/Move (\d+)/.exec((await costly.textContent()) ?? '')?.[1]);
  expect(move).toBeGreaterThan(0);
  await costly.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByText(`Move ${move - 1} of ${moves}`).first()).toBeVisible();
  // A second look finds it there.
  await page.reload();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(review).toBeVisible();
  await costly.getByRole('button', { name: 'Branch off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try something else from here' });
  await dialog.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  await expect.poll(() => made(page, page.url().split('/').pop() ?? '')).toBe(move - 1);
});

test('the end of a game offers its review, on a phone too', async ({ page }) => {
  const { id } = await playedByBots(page, 'vivid-memories');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Review the game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await expect(dialog.locator('[data-review="there"]')).toBeVisible({ timeout: 40_000 });
  await fitsAcross(page);
  await clean(page);
  await dialog.getByRole('button', { name: 'Look at it' }).first().click();
  await page.waitForURL(/replay\?at=/);
});

test('a review in German says what it found in German', async ({ page }) => {
  const { id } = await playedByBots(page, 'vivid-memories');
  await page.goto(`/t/${id}/replay`);
  await page.request.patch('/api/me', { data: { language: 'de' } });
  await page.reload();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.getByRole('button', { name: 'Partie analysieren' }).click();
  await expect(page.getByText('Wendepunkte')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('Genauigkeit ist der Anteil')).toBeVisible();
  await expect(page.getByText(/coach-[a-z]/)).toHaveCount(0);
});
