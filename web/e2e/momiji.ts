/** How the tests play Momiji: what is on its board, and turns by clicks. */
import type { Page } from '@playwright/test';
import { askedOf, expect, openTable, type Wanted } from './support';

/** The board, with what is asked of the one who looks. */
export const board = (page: Page) => page.locator('.momiji.board');
export const frame = (page: Page) =>
  page.getByRole('region', { name: /^(Board|Plateau|Spielplan)/ });
export const ended = (page: Page) => page.locator('dialog:has(.ending)');
export const legal = (page: Page, kind: string) =>
  board(page).locator(`.legal[data-piece^="${kind}:"]`);
/** What has no piece of its own lies in the tray. */
export const answer = (page: Page, move: string) => page.locator(`.tray [data-move="${move}"]`);
/** What moves the turn on, while it can be pressed. */
export const primary = (page: Page) => page.locator('.sill .primary[aria-disabled="false"]');
export const endTurn = (page: Page) =>
  primary(page).filter({ hasText: /^\s*(End turn|Terminer le tour|Zug beenden)/ });
/** The same button while it is asked whether something is meant. */
export const sure = (page: Page) =>
  page.locator('.sill:has(> .place .prompt:is(.final, .confirm)) .primary');

/** Opens a table and goes to it. */
export async function sitDown(page: Page, wanted: Wanted = {}) {
  await page.goto(`/t/${await openTable(page, 'momiji', wanted)}`);
  await expect(board(page)).toBeVisible();
}

/** Waits until something is asked; says what, or `over`. */
export const asked = (page: Page) => askedOf(page, '.momiji.board');

/** Presses the first thing that is there, in the order of a player who wants to get on. */
export async function onward(page: Page, hurry = false): Promise<void> {
  const wishes = [
    page.locator('dialog .legal[data-piece^="discarded:"]'),
    board(page).locator('.piece.place.legal'),
    sure(page),
    // Turning over cards is what brings the end nearer.
    ...(hurry ? [answer(page, 'reveal')] : []),
    legal(page, 'hand'),
    legal(page, 'draft'),
    legal(page, 'drawn'),
    legal(page, 'column'),
    primary(page),
    legal(page, 'end'),
    legal(page, 'pile'),
    legal(page, 'token'),
  ];
  for (const wish of wishes) {
    if ((await wish.count()) === 0) continue;
    await wish.first().click();
    return;
  }
}

/** Plays one turn to its end; says whether that was the end of the game. */
export async function playTurn(page: Page, hurry = false): Promise<'done' | 'over'> {
  let ending = false;
  for (let steps = 0; steps < 40; steps += 1) {
    const stage = await asked(page);
    if (stage === 'over') return 'over';
    if (ending && stage !== 'hand-limit') return 'done';
    const end = endTurn(page);
    if ((await end.count()) > 0) {
      ending = true;
      await end.click();
    } else {
      await onward(page, hurry);
    }
    // Others may need their time now.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (ending && (await board(page).getAttribute('data-stage')) === 'waiting') return 'done';
  }
  throw new Error('a turn that does not end');
}
