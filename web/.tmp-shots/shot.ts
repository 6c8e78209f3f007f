import { test } from '../e2e/support';
import { openTable } from '../e2e/support';
import { randomMoves } from '../e2e/random-moves';
const bot = { kind: 'bot', level: 'novice' };
const games = (process.env.GAMES ?? 'momiji,vivid-memories,deja-vu').split(',');
const sizes = (process.env.SIZES ?? '360x640').split(',').map((s) => s.split('x').map(Number));
const n = Number(process.env.MOVES ?? 20);
const seats = Number(process.env.SEATS ?? 2);
const lang = process.env.LANG2 ?? 'en';
test('shots', async ({ browser, server }) => {
  test.setTimeout(400000);
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: (process.env.LOOK as any) ?? 'light', hasTouch: !!process.env.TOUCH });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('reverie-language') !== null);
  if (lang !== 'en') await page.locator(`button[lang="${lang}"]`).click();
  for (const game of games) {
    const id = await openTable(page, game, { seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)], options: process.env.OPTIONS ? JSON.parse(process.env.OPTIONS) : {} });
    await randomMoves(page, id, n);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${id}`);
      await page.waitForTimeout(1200);
      if (process.env.DO) {
        const f = new Function('page', 'return (async()=>{' + process.env.DO + '})()');
        await f(page);
        await page.waitForTimeout(700);
      }
      await page.screenshot({ path: `/tmp/shots/${process.env.TAG ?? 's'}-${game}-${width}x${height}.png` });
    }
  }
});
