/** The bar of tabs on a small screen: a sign and a word each, what is new, and where I must act. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { Sight } from '../protocol';
import { face as dejaVu } from '../games/deja-vu';
import { recorded as dejaVuGames } from '../games/deja-vu/fixtures';
import { face as vividMemories } from '../games/vivid-memories';
import { inStage } from '../games/vivid-memories/fixtures';
import type { Area } from '../games/face';
import Tabs from './Tabs.svelte';

afterEach(cleanup);

const areas: Area[] = [
  { id: 'garden', label: 'table-board', sign: 'leaf' },
  { id: 'mine', label: 'table-log-round', sign: 'piles' },
  { id: 'chat', label: 'table-chat', sign: 'chat' },
];

test('has a sign for everything, and the chat says what is new', () => {
  const page = render(Tabs, {
    tabs: areas,
    shown: 'garden',
    calls: 'mine',
    unread: 2,
    show: vi.fn(),
  });
  const tabs = page.getAllByRole('button');
  expect(tabs).toHaveLength(3);
  for (const tab of tabs) expect(tab.querySelector('.sign svg')).not.toBeNull();
  expect(tabs.at(-1)?.querySelector('.unread')?.textContent).toMatch(/^2/);
});

test('marks the one in which something is asked, also for ears', () => {
  const page = render(Tabs, {
    tabs: areas,
    shown: 'garden',
    calls: 'mine',
    unread: 0,
    show: vi.fn(),
  });
  const marked = page.getAllByRole('button').filter((tab) => tab.querySelector('.dot'));
  expect(marked).toHaveLength(1);
  const told = marked[0]?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(told)).not.toBeNull();
});

test('the games say where', () => {
  const line = inStage('take');
  expect(vividMemories.calls({ view: line.view } as Sight, line.seat)).toBe('table');
  const sow = dejaVuGames.find(({ view }) => view.stage === 'begin');
  expect(dejaVu.calls({ view: sow?.view } as Sight, sow?.seat ?? 1)).toBe('map');
});
