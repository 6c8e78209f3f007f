import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { clean, expect, fitsAcross, test } from './support';

interface Puzzle {
  name: string;
  /** Links lead to it, and no list. */
  withdrawn?: boolean;
  best: string;
  tempting: string;
  weighed: Record<string, number[]>;
}

const games = ['momiji', 'vivid-memories', 'deja-vu'];
const read = (game: string) => {
  const all = JSON.parse(readFileSync(`../crates/bots/puzzles/${game}.json`, 'utf8')) as Puzzle[];
  return all.filter(({ withdrawn }) => !withdrawn);
};
/** One that has, beside its best and its tempting move, others that were compared. */
const some = (game: string): Puzzle => {
  const found = read(game).find((one) => Object.keys(one.weighed).length > 2);
  if (!found) throw new Error('there is none');
  return found;
};

/** Makes a move by the list of all moves, which every board has. */
async function choose(page: Page, move: string): Promise<void> {
  await page.locator('section.board').focus();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'All moves' }).locator(`[data-move="${move}"]`).click();
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Beside the table' });

for (const game of games) {
  test(`a puzzle of ${game}: the tempting move, another one, the best`, async ({ page }) => {
    const puzzle = some(game);
    await page.goto(`/puzzles/${game}/${puzzle.name}`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Find the best move' }).first(),
    ).toBeVisible();
    await clean(page);

    await choose(page, puzzle.tempting);
    await expect(page.getByRole('heading', { name: /^Tempting/ })).toBeVisible();
    const compared = page.getByRole('table', { name: 'The comparison' });
    await expect(compared.getByRole('row', { name: 'Chance to win' })).toContainText(
      `${Math.round(puzzle.weighed[puzzle.tempting]?.[0] ?? 0)}%`,
    );

    const [other = ''] = Object.keys(puzzle.weighed).filter(
      (move) => move !== puzzle.best && move !== puzzle.tempting,
    );
    await choose(page, other);
    await expect(page.getByRole('heading', { name: 'There is something better' })).toBeVisible();
    await clean(page);

    await choose(page, puzzle.best);
    await expect(page.getByRole('heading', { name: 'That is it!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Why it is the best' })).toBeVisible();
    await expect(page.getByText(/^Chance to win: \d+%; points expected/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeEnabled();
    await clean(page);

    await page.goto(`/puzzles/${game}`);
    await expect(page.locator(`a[href="/puzzles/${game}/${puzzle.name}"].line`)).toContainText(
      'solved',
    );
  });
}

test('a puzzle is solved on the board itself, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const puzzle = read('momiji').find((one) => one.best === 'end turn');
  await page.goto(`/puzzles/momiji/${puzzle?.name}`);
  await fitsAcross(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  const sheet = page.getByRole('region', { name: 'Puzzle' });
  await expect(sheet.getByRole('heading', { name: 'Solved at the first try!' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Why it is the best' })).toBeVisible();
  await clean(page);
  await fitsAcross(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  // It can be opened again, and there is a way on.
  await page.getByRole('button', { name: 'Puzzle', exact: true }).click();
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${puzzle?.name}$`));
  await expect(
    page.getByRole('status').filter({ hasText: 'Find the best move' }).first(),
  ).toBeVisible();
});

test('a solution that was looked at does not count as solved', async ({ page }) => {
  const puzzle = some('deja-vu');
  await page.goto(`/puzzles/deja-vu/${puzzle.name}`);
  // Nobody is told the answer who has not tried.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the solution' })).toBeHidden();
  await choose(page, puzzle.tempting);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('heading', { name: 'The solution' })).toBeVisible();
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try it again' }).click();
  await choose(page, puzzle.best);
  await expect(page.getByRole('heading', { name: 'Solved at the first try!' })).toBeVisible();
  await page.goto('/puzzles/deja-vu');
  const line = page.locator(`a[href="/puzzles/deja-vu/${puzzle.name}"].line`);
  await expect(line).toContainText('solution seen');
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
});

test('puzzles are chosen by game, kind and grade', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Puzzles/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
  await clean(page);
  const lines = page.locator('a.line');
  await expect(lines).toHaveCount(read('momiji').length);
  await page.getByRole('radio', { name: 'Vivid Memories' }).check();
  await expect(lines).toHaveCount(read('vivid-memories').length);
  await expect(page).toHaveURL(/\/puzzles\/vivid-memories$/);
  await page.getByRole('radio', { name: 'very hard' }).check();
  await expect(page.getByText('Only the expert bot finds the move.')).toBeVisible();
  await expect(lines).toHaveCount(8);
  await page.getByRole('combobox').selectOption({ label: 'Where to rewire?' });
  await expect(lines.first()).toContainText('Where to rewire?');
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsAcross(page);
  await clean(page);
});

test('a streak of daily puzzles, over a month’s end, in German and French', async ({ page }) => {
  // The server says which day it is; what it says of the day is changed on the way.
  let day = '2027-02-27';
  const names = read('momiji').map((one) => one.name);
  const daily = () => names[Number(day.slice(-2)) % names.length] ?? '';
  await page.route('**/api/puzzles', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { day: string; games: { game: string; daily: string }[] };
    told.day = day;
    for (const one of told.games) if (one.game === 'momiji') one.daily = daily();
    await route.fulfill({ response: answer, json: told });
  });
  for (const [next, count] of [
    ['2027-02-27', 1],
    ['2027-02-28', 2],
    ['2027-03-01', 3],
    ['2027-03-03', 1],
  ] as const) {
    day = next;
    await page.goto('/puzzles');
    await page.getByRole('link', { name: 'Puzzle of the day: Momiji' }).click();
    await expect(page.getByText('Puzzle of the day').first()).toBeVisible();
    const puzzle = read('momiji').find((one) => one.name === daily());
    await choose(page, puzzle?.best ?? '');
    const said = count === 1 ? 'a streak begins' : `${count} days in a row`;
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.goto('/puzzles');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText('1 Tag in Folge')).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText('1 jour d’affilée')).toBeVisible();
  await clean(page);
});

test('a link that leads to no puzzle says so', async ({ page }) => {
  await page.goto('/puzzles/momiji/lay-none');
  await expect(page.getByRole('heading', { name: 'There is no such puzzle' })).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
});
