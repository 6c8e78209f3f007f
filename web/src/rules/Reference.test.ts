import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { speak } from '../words/index.svelte';
import { open } from './reading';
import Reference from './Reference.svelte';

afterEach(cleanup);
await speak('en');
// What has no layout can't be scrolled.
Element.prototype.scrollIntoView = vi.fn();
const reading = await open('momiji', 'en');

test('it opens at the rule that somebody came for', async () => {
  const { container } = render(Reference, { game: 'momiji', reading, at: 'M34' });
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('M34'));
  expect(container.querySelector('.reached')?.id).toBe('M34');
});

test('a search shows what it found, says how much, and leads back to all', async () => {
  const went = vi.fn();
  const shown = render(Reference, { game: 'momiji', reading, went });
  // Asking by roles looks at everything, and a page is long.
  const find = (selector: string) => {
    const found = shown.container.querySelector(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  await fireEvent.input(find('input[type="search"]'), { target: { value: 'M39' } });
  expect(find('[role="status"]').textContent).toMatch(/^\d+ passages$/);
  expect(document.getElementById('M1')).toBeNull();
  await fireEvent.submit(find('[role="search"]'));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('M39'));
  expect(went).toHaveBeenCalledWith('M39');
  expect(document.getElementById('M1')).not.toBeNull();
});

test('where a rule comes from is shown on demand', async () => {
  const shown = render(Reference, { game: 'momiji', reading });
  expect(shown.container.textContent).not.toContain('[R17]');
  await fireEvent.click(shown.getByLabelText('Show where each rule comes from'));
  expect(shown.container.textContent).toContain('[R17]');
});

test('everything is illustrated that a page has a picture for', () => {
  const { container } = render(Reference, { game: 'momiji', reading });
  const empty = [...container.querySelectorAll('figure .pieces')].filter(
    (figure) => figure.querySelector('svg') === null,
  );
  expect(empty).toEqual([]);
  expect(container.querySelectorAll('figure').length).toBeGreaterThan(20);
});
