/** How fast the page answers, and how smoothly things move, at the table of Momiji. */
import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { asked, playTurn, sitDown } from './momiji';
import { expect, test } from './support';

// Measured alone, in a project that comes last: what else the machine does would be measured with it.
test.describe.configure({ mode: 'serial' });
test.use({ trace: 'off' });

interface Measured {
  /** From a press to what is painted next, in milliseconds. */
  waits: number[];
  /** Pictures a second while cards were in the air. */
  rates: number[];
}

/** Watches the page from its beginning: interactions, and frames while something flies. */
async function measure(page: Page): Promise<() => Promise<Measured>> {
  await page.addInitScript(() => {
    const measured: Measured = { waits: [], rates: [] };
    Object.assign(window, { measured });
    // One press is several events; it took as long as the longest of them.
    const byPress = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (entry.interactionId === 0) continue;
        const longest = Math.max(entry.duration, byPress.get(entry.interactionId) ?? 0);
        byPress.set(entry.interactionId, longest);
      }
      measured.waits = [...byPress.values()];
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

    let since: number | null = null;
    let frames = 0;
    const frame = (now: number) => {
      const flying = document.querySelector('.flying') !== null;
      if (flying && since === null) {
        since = now;
        frames = 0;
      } else if (flying) {
        frames += 1;
      } else if (since !== null) {
        if (frames > 5) measured.rates.push((frames * 1000) / (now - since));
        since = null;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return () => page.evaluate(() => (window as unknown as { measured: Measured }).measured);
}

test('presses are answered within 100 milliseconds, and cards fly smoothly', async ({ page }) => {
  const result = await measure(page);
  await sitDown(page);
  await asked(page);
  for (let turns = 0; turns < 5; turns += 1) {
    if ((await playTurn(page)) === 'over') break;
    await asked(page);
  }
  const { waits, rates } = await result();
  // A machine that has more to do than it can makes everything wait so much longer.
  const busy = Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
  const slowest = Math.max(0, ...waits);
  const middle = rates.toSorted((one, other) => one - other)[Math.floor(rates.length / 2)] ?? 0;
  console.log(
    `presses over 16 ms: ${waits.length}, the slowest ${slowest} ms;`,
    `flights: ${rates.length}, ${middle.toFixed(0)} frames a second;`,
    `${busy.toFixed(1)} times as much to do as the machine can`,
  );
  expect(slowest).toBeLessThan(100 * busy);
  expect(rates.length).toBeGreaterThan(0);
  // A screen would show 60; a machine without a graphics card less.
  expect(middle).toBeGreaterThan(30 / busy);
});
