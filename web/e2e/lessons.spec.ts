/** Every lesson that there is, played through the browser as its data says. */
import type { Page } from '@playwright/test';

import { kindOf, type Lesson } from '../src/learn/lesson';
import { arrive, coach, doStep, keyboard, leap, lessons, mouse, onBoard, stepsOf } from './lessons';
import { clean, expect, fitsAcross, openTable, test } from './support';

test.use({ reducedMotion: 'reduce' });

const of = (id: string): Lesson => {
  const found = lessons.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`there is no lesson ${id}`);
  return found;
};

async function open(page: Page, lesson: Lesson): Promise<void> {
  await page.goto(`/learn/${lesson.id}`);
  await arrive(page, stepsOf(lesson)[0]?.id ?? '');
}

/**
 * The words hide nothing that they are about, and every lit piece is lit. Where one part of the table is shown at a time,
 * it is one with something lit.
 */
async function standsWell(page: Page, lights: string[], byParts = false): Promise<void> {
  const rings = lights.map((name) => page.locator(`[data-lit="${name}"]`).first());
  if (byParts) {
    const seen = () => Promise.all(rings.map((ring) => ring.isVisible()));
    if (rings.length > 0) await expect.poll(async () => (await seen()).includes(true)).toBe(true);
  } else for (const ring of rings) await expect(ring).toBeVisible();
  const hidden = () =>
    page.evaluate(() => {
      const words = document.querySelector('[data-coach]')?.getBoundingClientRect();
      if (!words) return ['no words'];
      return [...document.querySelectorAll('[data-lit]')].flatMap((ring) => {
        const box = ring.getBoundingClientRect();
        const beside =
          box.right <= words.left ||
          box.left >= words.right ||
          box.bottom <= words.top ||
          box.top >= words.bottom;
        return beside ? [] : [ring.getAttribute('data-lit')];
      });
    });
  await expect.poll(hidden).toEqual([]);
}

async function wholeLesson(page: Page, lesson: Lesson, hands: typeof mouse): Promise<void> {
  const looked = new Set<string>();
  const isGuided = lesson.id.endsWith('-first');
  for (const step of stepsOf(lesson)) {
    await arrive(page, step.id);
    await standsWell(page, step.light ?? []);
    // Everybody can use what it shows: looked at once for each kind of step.
    if (isGuided && !looked.has(kindOf(step))) await clean(page);
    looked.add(kindOf(step));
    await doStep(page, lesson, step, hands);
    await leap(page, lesson, step, hands);
  }
  await ends(page, lesson);
}

async function ends(page: Page, lesson: Lesson): Promise<void> {
  const isFree = stepsOf(lesson).some(({ free }) => free);
  if (!isFree) {
    await expect(coach(page)).toContainText('Lesson done');
    return;
  }
  const dialog = page.getByRole('dialog');
  const guess = dialog.getByRole('group', { name: /most points/ });
  await guess.getByRole('button').first().click();
  await expect(dialog.getByRole('status').first()).toContainText(/Right|Not quite/);
  await expect(dialog.getByRole('table')).toBeVisible();
  await clean(page);
}

for (const lesson of lessons) {
  test(`from its first step to its end: ${lesson.id}`, async ({ page }) => {
    test.setTimeout(480_000);
    await open(page, lesson);
    await wholeLesson(page, lesson, mouse);
    await page.goto('/learn');
    const line = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/learn/${lesson.id}"]`) });
    await expect(line).toContainText('Done');
  });
}

const firsts = lessons.filter(({ id }) => id.endsWith('-first'));

for (const lesson of firsts) {
  test(`by keyboard alone: ${lesson.id}`, async ({ page }) => {
    test.setTimeout(480_000);
    await open(page, lesson);
    for (const step of stepsOf(lesson)) {
      if (step.free) return arrive(page, step.id);
      await doStep(page, lesson, step, keyboard);
      await leap(page, lesson, step, keyboard);
    }
  });
}

for (const [id, until] of [
  ['momiji-first', 'free'],
  ['vivid-memories-bank', ''],
  ['deja-vu-hive', ''],
] as const) {
  test(`with pieces alone, never from the list: ${id}`, async ({ page }) => {
    test.setTimeout(480_000);
    const lesson = of(id);
    const hands = onBoard(lesson.game);
    await open(page, lesson);
    for (const step of stepsOf(lesson)) {
      if (step.id === until) return arrive(page, step.id);
      await doStep(page, lesson, step, hands);
      await leap(page, lesson, step, hands);
    }
    await ends(page, lesson);
  });
}

for (const [id, width, height] of [
  ...firsts.map(({ id }) => [id, 390, 844] as const),
  ['vivid-memories-first', 844, 390],
] as const) {
  test(`on a phone of ${width} by ${height}: ${id}`, async ({ page }) => {
    test.setTimeout(480_000);
    await page.setViewportSize({ width, height });
    const lesson = of(id);
    await open(page, lesson);
    for (const step of stepsOf(lesson)) {
      await arrive(page, step.id);
      await standsWell(page, step.light ?? [], id === 'deja-vu-first');
      await fitsAcross(page);
      if (step.free) break;
      await doStep(page, lesson, step, mouse);
      await leap(page, lesson, step, mouse);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await clean(page);
  });
}

test.describe('a lesson that is left', () => {
  const lesson = of('vivid-memories-first');
  const [first, second, third] = stepsOf(lesson);

  async function toSecond(page: Page): Promise<void> {
    await open(page, lesson);
    if (first) await doStep(page, lesson, first, mouse);
    await arrive(page, second?.id ?? '');
  }

  test('goes on at the same step, and steps can be taken back', async ({ page }) => {
    await toSecond(page);
    if (second) await doStep(page, lesson, second, mouse);
    await arrive(page, third?.id ?? '');
    await page.reload();
    await arrive(page, third?.id ?? '');
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await expect(page).toHaveURL(/\/learn$/);
    await expect(page.getByText(/Step 3 of \d+: go on/)).toBeVisible();
    await clean(page);
    await page.goto(`/learn/${lesson.id}`);
    await arrive(page, third?.id ?? '');
    await coach(page).getByRole('button', { name: 'Back to the step before' }).click();
    await arrive(page, second?.id ?? '');
    // What the third step rests on can be done again.
    if (second) await doStep(page, lesson, second, mouse);
    await arrive(page, third?.id ?? '');
  });

  test('keeps nothing where nothing may be kept, and plays all the same', async ({ page }) => {
    await page.addInitScript(() => {
      const closed = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: closed });
    });
    await toSecond(page);
    await page.reload();
    await arrive(page, first?.id ?? '');
  });

  test('what was kept by an older version does no harm', async ({ page }) => {
    await open(page, lesson);
    await page.evaluate((id) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('reverie-lessons'));
      const begun = { stops: [{ chapter: 0, step: 3, moves: 2 }], moves: [['take nothing', 'x']] };
      localStorage.setItem(key ?? 'reverie-lessons-guest', JSON.stringify({ [id]: { begun } }));
    }, lesson.id);
    await page.reload();
    await arrive(page, first?.id ?? '');
  });

  test('leads to the free game, with help that fades', async ({ page }) => {
    await toSecond(page);
    await coach(page).getByRole('button', { name: 'Skip to the free game' }).click();
    await arrive(page, 'free');
    await expect(coach(page).getByRole('button', { name: /hint/i })).toBeVisible();
    await clean(page);
  });
});

test('a move that misses the aim is said to, and taken back', async ({ page }) => {
  const lesson = of('vivid-memories-first');
  await open(page, lesson);
  const [first, second, third] = stepsOf(lesson);
  if (!first || !second || !third) throw new Error('three steps');
  await doStep(page, lesson, first, mouse);
  await arrive(page, second.id);
  const wrong = second.wrong?.find((one) => !one.rule);
  if (!wrong) throw new Error('a mistake that is legal');
  await mouse.move(page, [wrong.move]);
  await expect(coach(page)).toContainText('a moment tile will ask you for green');
  await clean(page);
  await coach(page).getByRole('button', { name: 'Take it back' }).click();
  await doStep(page, lesson, second, mouse);
  await arrive(page, third.id);
  // One that nobody foresaw.
  await mouse.move(page, ['hex E3']);
  await expect(coach(page)).toContainText('for this lesson take it back');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(coach(page).getByRole('button', { name: 'Take it back' })).toBeHidden();
});

test('the wrong piece and the wrong number are no end', async ({ page }) => {
  const lesson = of('vivid-memories-first');
  await open(page, lesson);
  const [first, second] = stepsOf(lesson);
  await mouse.press(page, 'slot:S04');
  await expect(coach(page)).toContainText('Look again');
  if (first) await doStep(page, lesson, first, mouse);
  await arrive(page, second?.id ?? '');
});

test('hints come in three sizes, and a rule is one press away', async ({ page }) => {
  const lesson = of('vivid-memories-first');
  await open(page, lesson);
  const hint = coach(page).locator('.hint');
  await coach(page).getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toContainText('Look along the upper rim');
  await coach(page).getByRole('button', { name: 'A bigger hint' }).click();
  await coach(page).getByRole('button', { name: 'A bigger hint' }).click();
  await expect(hint).toContainText('Tap S03, then S05');
  await coach(page).getByRole('button', { name: 'Rule V53' }).click();
  await expect(page.getByRole('dialog').locator('#V53')).toBeVisible();
});

for (const [language, title, begins] of [
  [
    'Français',
    'Apprendre à jouer',
    {
      'vivid-memories-first': 'Touche les deux emplacements rouges',
      'momiji-first': 'Pose le 3 rouge dessus.',
    },
  ],
  [
    'Deutsch',
    'Spielen lernen',
    {
      'vivid-memories-first': 'Tippe die beiden roten Kernplätze',
      'deja-vu-first': 'Ein Mädchen hat sein Gedächtnis verlor',
    },
  ],
] as const) {
  test(`in another language: ${language}`, async ({ page }) => {
    await page.goto('/learn');
    // The next page asks the server which language it is.
    const told = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: language }).click();
    await told;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const [id, words] of Object.entries(begins)) {
      const lesson = of(id);
      await open(page, lesson);
      await expect(coach(page)).toContainText(words);
      // Nothing is left in another language, or shows its name.
      await expect(coach(page)).not.toContainText(/learn-|Hint|Step/);
      await clean(page);
    }
  });
}

test('an address that leads to no lesson says so', async ({ page }) => {
  await page.goto('/learn/no-such-lesson');
  await expect(page.getByRole('link', { name: 'Learn' }).first()).toBeVisible();
  await clean(page);
});

test('lessons are offered where people come by, and nowhere in the way', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Momiji: New to it?' }).click();
  await expect(page).toHaveURL(/\/learn/);
  for (const path of ['/new/momiji', '/rules/momiji']) {
    await page.goto(path);
    await expect(page.locator('a[href^="/learn"]').first()).toBeVisible();
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  await page.goto(`/t/${await openTable(page, 'momiji', { seats })}`);
  await expect(page.locator('a[href^="/learn"]').first()).toBeVisible();
  await page.goto(`/t/${await openTable(page, 'momiji')}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('a[href^="/learn"]').first()).toBeVisible();
});
