/** Plays lessons as their data says, whichever there are: by the list of moves, by pressing pieces, or by keyboard. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { bare, kindOf, wayOf, type Lesson, type Step } from '../src/learn/lesson';
import { expect } from './support';

const folder = '../crates/shelf/lessons';

export const lessons: Lesson[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Lesson);

export const stepsOf = (lesson: Lesson): Step[] => lesson.chapters.flatMap(({ steps }) => steps);

/** How somebody does things. */
export interface Hands {
  /** Makes the first of these moves that there is. */
  move(page: Page, moves: string[]): Promise<void>;
  press(page: Page, name: string): Promise<void>;
  button(page: Page, name: string | RegExp): Promise<void>;
}

export const coach = (page: Page) => page.locator('[data-coach]');

export async function arrive(page: Page, step: string): Promise<void> {
  await expect(page.locator(`.lesson[data-step="${step}"][data-ready="true"]`)).toBeVisible({
    timeout: 20_000,
  });
}

/** Whatever a step asks for. */
export async function doStep(page: Page, lesson: Lesson, step: Step, hands: Hands): Promise<void> {
  await arrive(page, step.id);
  switch (kindOf(step)) {
    case 'tap':
      for (const name of step.tap ?? []) await hands.press(page, name);
      break;
    case 'guess':
      await hands.button(page, String(step.guess?.right));
      break;
    case 'try':
      for (const move of step.try?.after ?? []) await hands.move(page, [bare(move)]);
      await hands.button(page, /^Try it/);
      break;
    case 'free':
      await freeGame(page, lesson);
      break;
    default:
      // Not every alternative goes with every other.
      for (const move of step.accept?.[0] ?? wayOf(step) ?? [])
        await hands.move(page, move.split(' | ').map(bare));
  }
}

/** Goes on after a jump in time, if the next step is in another chapter. */
export async function leap(page: Page, lesson: Lesson, step: Step, hands: Hands): Promise<void> {
  const at = lesson.chapters.findIndex(({ steps }) => steps.includes(step));
  const isLast = lesson.chapters[at]?.steps.at(-1) === step;
  if (!isLast || at + 1 === lesson.chapters.length) return;
  await arrive(page, 'leap');
  await hands.button(page, 'Go there');
}

/** Any moves to the end: which ones does not matter, but that it comes to one. */
async function freeGame(page: Page, lesson: Lesson): Promise<void> {
  let luck = 7;
  const over = page.locator('dialog[open] .ending');
  const ready = page.locator('.lesson[data-ready="true"]');
  for (let made = 0; made < 400; made += 1) {
    await expect(over.or(ready).first()).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) return;
    const choices = await allMoves(page);
    luck = (luck * 48_271) % 2_147_483_647;
    const chosen = choices[luck % choices.length];
    if (chosen === undefined) {
      await expect(over).toBeVisible();
      return;
    }
    await pick(page, chosen);
  }
  throw new Error(`${lesson.id}: the free game does not end`);
}

/** Opens the list of moves, and says what is in it. */
async function allMoves(page: Page): Promise<string[]> {
  // What a board has laid open by itself, to choose from, lies over the way to the list. The end may come just now,
  // and is not to be closed.
  const open = page.locator('dialog[open]:not(:has(.ending))');
  if ((await open.count()) > 0) await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: /^(\d+ moves?|All moves)$/ });
  if ((await button.getAttribute('aria-disabled')) === 'true') return [];
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'All moves' });
  await expect(dialog).toBeVisible();
  return dialog
    .locator('[data-move]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-move') ?? ''));
}

async function pick(page: Page, move: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'All moves' });
  await dialog.locator(`[data-move="${move}"]`).click();
  await expect(dialog).toBeHidden();
}

/** The middle of a piece that is to be seen, on the table before anywhere else. */
async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const look = (name: string) => {
    const all = [...document.querySelectorAll(`.lesson [data-about="${name}"]`)];
    const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const piece = seen.find((one) => one.closest('section.board')) ?? seen[0];
    piece?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const boxes = piece ? [piece, ...piece.querySelectorAll('*')] : [];
    const box = boxes.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  };
  let found: { x: number; y: number } | null = null;
  await expect
    .poll(async () => (found = await page.evaluate(look, name)), {
      message: `${name} is to be seen`,
    })
    .not.toBeNull();
  return found ?? { x: 0, y: 0 };
}

function firstOf(wanted: string[], there: (string | null)[]): string {
  const found = wanted.find((move) => there.includes(move));
  if (found === undefined)
    throw new Error(`none of ${wanted.join(', ')} among ${there.join(', ')}`);
  return found;
}

/** With a pointer: moves from the list, pieces on the board. */
export const mouse: Hands = {
  async move(page, moves) {
    await expect(page.locator('.lesson[data-ready="true"]')).toBeVisible({ timeout: 20_000 });
    await pick(page, firstOf(moves, await allMoves(page)));
  },
  async press(page, name) {
    const { x, y } = await middleOf(page, name);
    await page.mouse.click(x, y);
  },
  async button(page, name) {
    await coach(page).getByRole('button', { name }).first().click();
  },
};

/** Presses a piece where no other lies on it, as somebody does who means the hexagon and not what is in it. */
async function pressUncovered(piece: Locator): Promise<void> {
  await expect(piece).toBeVisible();
  const at = await piece.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    const points = parts.flatMap((down) =>
      parts.map((across) => ({ x: x + width * across, y: y + height * down })),
    );
    return points.find((point) =>
      node.contains(
        document.elementFromPoint(point.x, point.y)?.closest('[data-piece], .tray button') ?? null,
      ),
    );
  });
  if (!at) throw new Error('other pieces lie all over it');
  await piece.page().mouse.click(at.x, at.y);
}

/**
 * The pieces that are pressed one after another for a move, by their names; the primary button stands for itself. A move
 * that is made in another way is none for these hands.
 */
const presses: Record<string, [RegExp, ...string[]][]> = {
  momiji: [
    [/^lay (\S+) on the (left|right)$/, 'hand:$1', 'end:$2'],
    [/^lay (\S+)$/, 'hand:$1'],
    [/^take (\S+)$/, 'column:$1'],
    [/^activate (\S+)$/, 'token:$1'],
    [/^use (\S+)$/, 'landscape:$1'],
    [/^reveal$/, 'deck'],
    [/^(done|end turn)$/, 'primary'],
  ],
  'vivid-memories': [
    [/^lay (\S+) on (\S+)$/, 'claimed:$1', 'space:$2'],
    [/^use (\S+)$/, 'space:$1'],
    [/^hex (\S+)$/, 'hex:$1'],
    [/^choose (\S+)$/, 'move:choose $1 | supply:$1 | bead:*:$1'],
    [/^(\S+) in from (\S+)$/, 'bead:$2:$1'],
  ],
  'deja-vu': [
    [/^sow (\S+)$/, 'tile:$1'],
    [/^drop (\S+) on (\S+)$/, 'bit:$1', 'tile:$2'],
    [/^name (\S+)$/, 'tile:$1'],
    [/^save (\S+)$/, 'bit:$1'],
    [/^discard (\S+)$/, 'hand:$1'],
    [/^done$/, 'primary'],
  ],
};

function pressesFor(game: string, move: string): string[] {
  for (const [form, ...names] of presses[game] ?? []) {
    if (form.test(move)) return names.map((name) => move.replace(form, name));
  }
  throw new Error(`${game}: no piece is pressed for ${move}`);
}

/** Pieces of these names, of which copies are told apart by numbers; a star stands for any place. */
const piecesOf = (page: Page, names: string) => {
  const all = names.split(' | ').flatMap((name) => {
    const [begin = '', end] = name.split('*');
    // Answers in the tray are pieces as well.
    if (name.startsWith('move:')) return [`.tray [data-about="${name}"]`];
    if (end === undefined) return [`[data-piece="${name}"]`, `[data-piece^="${name}#"]`];
    const ends = [`[data-piece$="${end}"]`, `[data-piece*="${end}#"]`];
    return ends.map((one) => `[data-piece^="${begin}"]${one}`);
  });
  return page.locator(`.lesson :is(${all.join(', ')}):not([aria-disabled="true"])`);
};

/** On the board: the pieces themselves, and the primary button; never the list of moves. */
export const onBoard = (game: string): Hands => ({
  ...mouse,
  async move(page, moves) {
    await expect(page.locator('.lesson[data-ready="true"]')).toBeVisible({ timeout: 20_000 });
    const primary = page.locator('.sill .primary[aria-disabled="false"]');
    const pieceOf = (name: string) => (name === 'primary' ? primary : piecesOf(page, name));
    const press = (name: string) =>
      name === 'primary' ? primary.click() : pressUncovered(pieceOf(name).first());
    let ways = moves.map((move) => pressesFor(game, move));
    let last = '';
    for (let at = 0; ways.some((way) => at < way.length); at += 1) {
      // Not every alternative is there: it is the first that can be pressed.
      const open = () =>
        Promise.all(
          ways.map((way) =>
            pieceOf(way[at] ?? '')
              .first()
              .isVisible(),
          ),
        );
      await expect.poll(async () => (await open()).includes(true)).toBe(true);
      last = ways[(await open()).indexOf(true)]?.[at] ?? '';
      ways = ways.filter((way) => way[at] === last);
      await press(last);
    }
    // What can't be taken back is pressed twice.
    const again = page.locator('.sill .prompt:is(.final, .confirm)');
    if (await again.isVisible()) await press(last);
  },
});

/** By keyboard alone: every press is Enter on what has the focus. */
export const keyboard: Hands = {
  async move(page, wanted) {
    await expect(page.locator('.lesson[data-ready="true"]')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'All moves' });
    await expect(dialog).toBeVisible();
    const all = dialog.locator('[data-move]');
    const moves = await all.evaluateAll((some) => some.map((one) => one.getAttribute('data-move')));
    const move = firstOf(wanted, moves);
    await tabTo(page, all.first());
    for (let down = 0; down < moves.indexOf(move); down += 1)
      await page.keyboard.press('ArrowDown');
    await expect(dialog.locator(`[data-move="${move}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  },
  async press(page, name) {
    const list = coach(page).getByRole('button', { name: 'Choose from a list' });
    if ((await list.getAttribute('aria-expanded')) !== 'true') await enter(page, list);
    await enter(page, coach(page).locator(`[data-tap="${name}"]`));
  },
  async button(page, name) {
    await enter(page, coach(page).getByRole('button', { name }).first());
  },
};

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Forward through everything that can have the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((one) => one === document.activeElement);
  for (let pressed = 0; pressed < 150 && !(await isThere()); pressed += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
