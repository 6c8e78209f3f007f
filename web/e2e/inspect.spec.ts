/** Asking about anything at the table: every thing has its note, notes are in nobody's way, refusals lead to their rule. */
import type { Page } from '@playwright/test';
import { bot, clean, expect, fitsAcross, openTable, test } from './support';

const note = (page: Page) => page.locator('[data-note]');
const askSign = (page: Page) => page.locator('.sill .sign[data-ask]');
/** Notes come after the board. */
const asks = (page: Page) => expect(askSign(page)).toHaveAttribute('aria-pressed', 'false');

async function sitDown(page: Page, game: string, players = 2) {
  const others = Array.from({ length: players - 1 }, () => bot);
  const id = await openTable(page, game, { seats: [{ kind: 'me' }, ...others] });
  await page.goto(`/t/${id}`);
  await expect(page.locator('.game .board [data-about]').first()).toBeVisible({ timeout: 30_000 });
  await asks(page);
  // Something is asked of this person, and nothing moves any more.
  await expect(page.locator('.sill .prompt:is(.instruction)')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Asks about each thing on the page by a press, and says what is wrong with what is told. */
const askedAll = (page: Page) =>
  page.evaluate(async () => {
    const faults: string[] = [];
    const kinds = new Set<string>();
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const placed = (note: Element) => {
      const box = note.getBoundingClientRect();
      const sill = document.querySelector('.frame > .sill')?.getBoundingClientRect();
      const out = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
      if (out) return 'cut off';
      const over = sill && box.bottom > sill.top + 1 && box.right > sill.left + 1;
      return over && box.top < sill.bottom ? 'over the sill' : '';
    };
    const things = [...document.querySelectorAll('.game [data-about]')];
    const seen = new Set<string>();
    for (const thing of things) {
      const about = thing.getAttribute('data-about') ?? '';
      const of = thing.closest('[data-of]')?.getAttribute('data-of') ?? '';
      const hidden = thing.getClientRects().length === 0;
      if (hidden || seen.has(`${about} ${of}`)) continue;
      seen.add(`${about} ${of}`);
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await drawn();
      const shown = document.querySelector('[data-note]');
      if (shown?.getAttribute('data-note') !== about) {
        faults.push(`${about}: ${shown?.getAttribute('data-note') ?? 'no note'}`);
        continue;
      }
      kinds.add(about.split(':')[0] ?? '');
      if (!shown.querySelector('.title')?.textContent) faults.push(`${about}: no title`);
      if (shown.querySelectorAll('p:not(.title, .foot)').length === 0) {
        faults.push(`${about}: nothing is said`);
      }
      if (!shown.querySelector('.foot [data-rule]')) faults.push(`${about}: no rule`);
      // What is said may still grow by the engine's reason: a note has its place in the frame after.
      if (placed(shown) !== '') await drawn();
      const misplaced = placed(shown);
      if (misplaced) faults.push(`${about}: ${misplaced}`);
    }
    const pressed = document.querySelectorAll(
      '.game .board :is(button, [role="button"], [role="img"])',
    );
    for (const one of pressed) {
      if (!one.closest('[data-about]')) faults.push(`nameless: ${one.outerHTML.slice(0, 120)}`);
    }
    return { faults, kinds: kinds.size };
  });

for (const [game, language] of [
  ['momiji', 'en'],
  ['vivid-memories', 'en'],
  ['deja-vu', 'en'],
  ['momiji', 'fr'],
  ['vivid-memories', 'de'],
  ['deja-vu', 'fr'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`every thing on the table of ${game} is explained, and nothing is played`, async ({
      page,
    }) => {
      await sitDown(page, game);
      const choices = await page.locator('.sill .moves').textContent();
      await askSign(page).click();
      await expect(askSign(page)).toHaveAttribute('aria-pressed', 'true');
      const { faults, kinds } = await askedAll(page);
      expect(faults).toEqual([]);
      expect(kinds).toBeGreaterThan(12);
      await clean(page);
      expect(await page.locator('.sill .moves').textContent()).toBe(choices);
      await page.keyboard.press('Escape');
      await expect(note(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(askSign(page)).toHaveAttribute('aria-pressed', 'false');
    });
  });
}

test('a note comes to a pointer that rests, can be gone into, and leads to its rule', async ({
  page,
}) => {
  await sitDown(page, 'momiji');
  const deck = page.locator('[data-about="deck"]').first();
  await deck.hover();
  await expect(note(page)).toContainText('Deck');
  // The pointer may go to the note, and it goes with the pointer.
  await note(page).hover();
  await note(page).getByRole('button', { name: 'Rule M60' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('#M60')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await page.mouse.move(640, 780);
  await expect(note(page)).toBeHidden();
  await deck.hover();
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
});

test('whoever has the focus on a thing asks about it with a key, and reads its rule', async ({
  page,
}) => {
  await sitDown(page, 'momiji');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-about'));
  for (let stops = 0; stops < 40; stops += 1) {
    if ((await focused())?.startsWith('column:')) break;
    await page.keyboard.press('Tab');
  }
  const about = (await focused()) ?? '';
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('?');
  await expect(askSign(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toBeFocused();
  await clean(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('#M27')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  expect(await focused()).toBe(about);
  // The key that would choose it explains it, as long as somebody asks.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(askSign(page)).toHaveAttribute('aria-pressed', 'false');
});

for (const [game, piece, why, rule] of [
  ['momiji', '.hand [data-piece^="hand:"][aria-disabled="true"]', /can’t start a pile/, 'M34'],
  ['vivid-memories', '[data-piece="space:push"]', /used in Reflect/, 'V37'],
  ['deja-vu', '[data-piece^="public:"]', /Discard down to your opening hand/, 'F14'],
] as const) {
  test(`what can’t be done in ${game} is refused by the engine, with its rule`, async ({
    page,
  }) => {
    await sitDown(page, game);
    await page.locator(`.game .board ${piece}`).first().click({ force: true });
    const prompt = page.locator('.sill .prompt.refusal');
    await expect(prompt).toContainText(why);
    await prompt.getByRole('button', { name: `Rule ${rule}` }).click();
    await expect(page.getByRole('dialog', { name: 'Rules' }).locator(`#${rule}`)).toBeFocused();
  });
}

test('a note says why a thing can’t be chosen, by the engine’s word', async ({ page }) => {
  await sitDown(page, 'vivid-memories');
  await askSign(page).click();
  await page.locator('.board [data-about="bank:push"]').first().click({ force: true });
  await expect(note(page).locator('.not')).toContainText('The memory bank is used in Reflect.');
  await note(page).getByRole('button', { name: 'Words of the game' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('#glossary')).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a note lies in the other half, and the first press elsewhere only closes it', async ({
    page,
  }) => {
    await sitDown(page, 'momiji');
    const choices = await page.locator('.sill .moves').textContent();
    const hand = await page.context().newCDPSession(page);
    const rest = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error('nothing to rest on');
      const point = { x: box.x + box.width / 2, y: box.y + 15 };
      await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await expect(note(page)).toBeVisible();
      await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const shown = await note(page).boundingBox();
      if (!shown) throw new Error('no note');
      expect(shown.y > box.y + box.height || shown.y + shown.height < box.y).toBe(true);
      return point;
    };
    const column = await rest('.board .legal[data-piece^="column:"]');
    await fitsAcross(page);
    await clean(page);
    await page.touchscreen.tap(column.x, column.y);
    await expect(note(page)).toBeHidden();
    await rest('.board [data-about^="hand:"]');
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(note(page)).toBeHidden();
    expect(await page.locator('.sill .moves').textContent()).toBe(choices);
  });

  test('asking explains every press until it is left', async ({ page }) => {
    await sitDown(page, 'deja-vu');
    await askSign(page).tap();
    await page.locator('.board [data-about^="tile:"]').first().tap({ force: true });
    await expect(note(page)).toBeVisible();
    await expect(page.getByText('Press anything to hear about it.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the game' }).tap();
    await expect(note(page)).toBeHidden();
    await expect(askSign(page)).toHaveAttribute('aria-pressed', 'false');
  });
});
