/** A table that the server can't open: what is left of it, in the frame of the site, with a way on. */
import { clean, expect, test, watch } from './support';

const problem = {
  code: 'other-rules',
  message: 'By the rules of today this game would have gone another way.',
  details: ['It was played by version 1 of the rules; here they are at version 2.'],
};

const left = {
  id: 'kept',
  game: 'momiji',
  stage: 'running',
  seats: [
    { number: 1, who: 'person', name: 'Ann', mine: true },
    { number: 2, who: 'bot', name: null, mine: false },
  ],
  problem,
  rules: 1,
  moves: 12,
  points: null,
  places: null,
  abandon: true,
  record: false,
};

test('a table that can’t be opened says so, and can be abandoned', async ({ page }) => {
  const broken = watch(page);
  await page.route('**/api/tables/kept', (route) => route.fulfill({ status: 409, json: problem }));
  await page.route('**/api/tables/kept/remains', (route) => route.fulfill({ json: left }));
  await page.route('**/api/tables/kept/remains/abandon', (route) =>
    route.fulfill({ json: { ...left, stage: 'abandoned', abandon: false, record: true } }),
  );
  await page.goto('/t/kept');
  await expect(page.getByRole('heading', { name: 'This table can’t be opened' })).toBeVisible();
  await expect(page.getByText('version 1 of the rules')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Ann' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Abandon the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandon the game' }).click();
  await expect(page.getByRole('link', { name: 'Record' })).toHaveAttribute(
    'href',
    '/api/tables/kept/record',
  );
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  expect(broken).toEqual([]);
});
