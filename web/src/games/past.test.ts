/** The boards of all games in a replay with everything open: nobody's hand is hidden, pieces lead back. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Sill } from '../board/sill.svelte';
import type { Sight, Table } from '../protocol';
import type { BoardProps, GameFace } from './face';
import { face as dejaVu } from './deja-vu';
import { recorded as dejaVuGames } from './deja-vu/fixtures';
import { face as momiji } from './momiji';
import { recorded as momijiGames } from './momiji/fixtures';
import { face as vividMemories } from './vivid-memories';
import { recorded as vividGames } from './vivid-memories/fixtures';

beforeAll(() => {
  // A desk.
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: !/(width|height) </.test(query) }),
  );
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(cleanup);

interface Seats {
  players: number;
  seats: object[];
}

/** A moment as somebody sees it who sees everything: each seat has this besides. */
function opened(view: Seats, hidden: (seat: number) => object): Seats {
  const seats = view.seats.map((seat, index) => ({ ...seat, ...hidden(index + 1) }));
  return { ...view, seats, observer: 'spectator' } as Seats;
}

function show({ Board }: GameFace, view: Seats, looked: number, area: string) {
  const sight: Sight = {
    moves: 9,
    horizon: 0,
    to_act: [],
    prompt: { say: '' },
    view,
    choices: [],
    undo: false,
    tally: null,
  };
  const seats = view.seats.map((_, index) => ({ number: index + 1, who: 'bot', mine: false }));
  const props: BoardProps = {
    sight,
    table: { id: 'x', seats, options: {} } as unknown as Table,
    seat: null,
    past: true,
    looked,
    area,
    steps: [],
    spotlight: [],
    busy: true,
    sill: new Sill(),
    choose: vi.fn(),
    remark: vi.fn(),
    show: vi.fn(),
  };
  return render(Board, props).container;
}

const trails = (root: Element) =>
  [...root.querySelectorAll('[data-trail]')].map((one) => one.getAttribute('data-trail'));

/** The first recorded moment with this many players. */
function among<Moment extends { view: Seats }>(games: readonly Moment[], players: number): Seats {
  const found = games.find(({ view }) => view.players === players);
  if (!found) throw new Error('nothing was recorded');
  return found.view;
}

test.each([1, 2])('Momiji shows the hand of the seat looked at, here %i', (looked) => {
  const hand = (seat: number) => [`red-${seat}`, `green-${seat}`];
  const view = opened(among(momijiGames, 2), (seat) => ({ hand: hand(seat) }));
  const found = trails(show(momiji, view, looked, 'table'));
  for (const name of hand(looked)) expect(found).toContain(`hand:${looked}:${name}`);
});

test.each([1, 2])('Deja Vu shows every hand, looking at seat %i', (seat) => {
  const view = opened(among(dejaVuGames, 2), (seat) => ({
    hand: [`blue-${seat}`],
    leaving: [`red-${seat}`],
  }));
  const found = trails(show(dejaVu, view, seat, 'map'));
  expect(found).toContain(`card:blue-${seat}@${seat}`);
  expect(found).toContain(`card:red-${seat}@${seat}`);
});

test('Vivid Memories shows every aspiration, beside the names', () => {
  const colours = ['blue', 'green', 'red', 'yellow'];
  const view = opened(among(vividGames, 2), (seat) => ({ aspiration: colours[seat] }));
  for (const seat of [1, 2]) {
    const sight = { view } as unknown as Sight;
    const { container } = render(vividMemories.Badge, { sight, seat });
    expect(container.querySelector(`.dream .${colours[seat] ?? ''}`)).not.toBeNull();
  }
});

test.each([
  ['Momiji', momiji, among(momijiGames, 2)],
  ['Deja Vu', dejaVu, among(dejaVuGames, 2)],
  ['Vivid Memories', vividMemories, among(vividGames, 2)],
] as const)('pieces of %s can be reached and pressed to go back', (_, face, view) => {
  const root = show(face, view, 1, 'mine');
  const traced = [...root.querySelectorAll('[data-trail]')];
  expect(traced.length).toBeGreaterThan(5);
  for (const one of traced) {
    expect(one.matches('button, [role="button"]'), one.outerHTML).toBe(true);
    expect(one.getAttribute('aria-disabled'), one.outerHTML).not.toBe('true');
    expect(one.getAttribute('aria-label'), one.outerHTML).toBeTruthy();
  }
});
