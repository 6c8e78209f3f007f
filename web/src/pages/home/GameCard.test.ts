/** Both ways to a table say which game they lead to, in the grammar of the language. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import { speak } from '../../words/index.svelte';
import GameCard from './GameCard.svelte';

afterEach(async () => {
  cleanup();
  await speak('en');
});

const box = {
  id: 'momiji',
  players: [1, 4] as [number, number],
  minutes: [30, 45] as [number, number],
};

test.each([
  ['en', 'Play Momiji', 'New table: Momiji'],
  ['fr', 'Lancer Momiji', 'Nouvelle table\u00a0: Momiji'],
  ['de', 'Momiji spielen', 'Neuer Tisch: Momiji'],
] as const)('in %s', async (language, play, open) => {
  await speak(language);
  const page = render(GameCard, { box });
  expect(page.getByRole('button').textContent.trim()).toBe(play);
  expect(page.getByRole('link', { name: open })).not.toBeNull();
});
