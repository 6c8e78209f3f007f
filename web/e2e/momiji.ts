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
export const button = (page: Page, move: string) => board(page).locator(`[data-move="${move}"]`);

/** Opens a table and goes to it. */
export async function sitDown(page: Page, wanted: Wanted = {}) {
  await page.goto(`/t/${await openTable(page, 'momiji', wanted)}`);
  await expect(board(page)).toBeVisible();
}

/** Waits until something is asked; says what, or `over`. */
export const asked = (page: Page) => askedOf(page, '.momiji.board');

/** Presses the first thing that is there, in the order of a player who wants to get on. */
export async function onward(page: Page, hurry = false): Promise<void> {
  const hand = legal(page, 'hand');
  const wishes = [
    page.locator('dialog .legal[data-piece^="discarded:"]'),
    board(page).locator('.piece.place.legal'),
    board(page).locator('.armed'),
    // Turning over cards is what brings the end nearer.
    ...(hurry ? [button(page, 'reveal')] : []),
    hand,
    legal(page, 'draft'),
    legal(page, 'drawn'),
    legal(page, 'column'),
    button(page, 'end turn'),
    button(page, 'pass'),
    button(page, 'done'),
    legal(page, 'end'),
    legal(page, 'pile'),
    legal(page, 'token'),
  ];
  for (const wish of wishes) {
    if ((await wish.count()) === 0) continue;
    // Cards of a full hand lie on one another: what can be pressed of each is its left edge.
    await wish.first().click(wish === hand ? { position: { x: 8, y: 24 } } : {});
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
    const end = button(page, 'end turn');
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
