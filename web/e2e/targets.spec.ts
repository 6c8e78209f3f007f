/** Fingers: whatever can be pressed at a table on a touch screen is at least 40 px wide and high. */
import type { Page } from '@playwright/test';

import { bot, expect, openTable, test } from './support';

/** What can be pressed and is smaller than a finger, with its size. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'button, a[href], input, select, summary, [role="button"], [data-piece]';
    return [...document.querySelectorAll<HTMLElement | SVGElement>(pressed)].flatMap((element) => {
      if (element.closest('.unseen, [hidden], [inert], #toasts')) return [];
      const usable = !element.matches('[aria-disabled="true"], [disabled]');
      if (!usable || !element.checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = element.getBoundingClientRect();
      // What is there for ears, such as the way to the content.
      if (width <= 2 || height <= 2) return [];
      if (width >= 39.5 && height >= 39.5) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return [`${element.tagName} ${name}: ${width.toFixed(0)} x ${height.toFixed(0)}`];
    });
  });
}

/** Makes so many moves by chance, always the same way through the list. */
async function goOn(page: Page, table: string, moves: number): Promise<void> {
  await page.evaluate(
    ({ table, moves }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`,
        );
        let dice = 11;
        let left = moves;
        const next = (of: number) => (dice = (dice * 48271) % 2147483647) % of;
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
        socket.onclose = () => resolve();
        socket.onmessage = (event: MessageEvent<string>) => {
          const { sight } = JSON.parse(event.data);
          if (!sight) return;
          const choices: { move: string }[] = sight.choices;
          const choice = choices[next(choices.length)];
          if (sight.to_act.length === 0 || (choice && left === 0)) return socket.close();
          if (!choice) return;
          left -= 1;
          socket.send(JSON.stringify({ type: 'move', id: `${dice}`, move: choice.move }));
        };
      }),
    { table, moves },
  );
}

const screens = [
  { name: 'upright', viewport: { width: 390, height: 844 } },
  { name: 'across', viewport: { width: 844, height: 390 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
];

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });
    for (const game of ['momiji', 'vivid-memories', 'deja-vu']) {
      test(`every target is large enough for a finger: ${game}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
        const id = await openTable(page, game, { seats: [{ kind: 'me' }, bot, bot, bot] });
        await page.goto(`/t/${id}`);
        const found = new Set<string>();
        for (let moment = 0; moment < 8; moment += 1) {
          await goOn(page, id, 4);
          const moves = page.getByRole('button', { name: /^\d+ moves?$/ });
          await expect(moves).toBeVisible();
          for (const small of await tooSmall(page)) found.add(small);
        }
        expect([...found]).toEqual([]);
      });
    }
  });
}
