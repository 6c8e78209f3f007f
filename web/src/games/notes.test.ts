/** Everything on a board can be asked about: each thing that has a name has a note, in every language. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rules as frameRules } from '../board/inspect/frame';
import type { Explain, Note } from '../board/inspect/note';
import { Sill } from '../board/sill.svelte';
import type { Choice, Sight, Table } from '../protocol';
import { rulesOf } from '../rules/page';
import { rulesPage } from '../rules/pages';
import { languages, need, speak } from '../words/index.svelte';
import { face as dejaVu } from './deja-vu';
import { recorded as dejaVuGames } from './deja-vu/fixtures';
import { kinds as dejaVuKinds } from './deja-vu/rules';
import { stageOf as dejaVuStage } from './deja-vu/view';
import type { GameFace } from './face';
import { face as momiji } from './momiji';
import { recorded as momijiGames } from './momiji/fixtures';
import { kinds as momijiKinds } from './momiji/rules';
import { stage as momijiStage } from './momiji/view';
import { face as vividMemories } from './vivid-memories';
import { recorded as vividGames } from './vivid-memories/fixtures';
import { kinds as vividKinds, spaceRules } from './vivid-memories/rules';
import { seatOf, stageOf } from './vivid-memories/view';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: !/(width|height) </.test(query) }),
  );
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => speak('en'));
afterEach(cleanup);

interface Moment {
  seat: number;
  view: { players: number; seats: object[] };
  moves: readonly string[];
}

interface Game {
  name: string;
  face: GameFace;
  /** A moment of each stage. */
  moments: Moment[];
  rules: string[];
}

/** The first moment of each stage. */
function each<T>(all: readonly T[], stage: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) if (!found.has(stage(one))) found.set(stage(one), one);
  return [...found.values()];
}

const games: Game[] = [
  {
    name: 'momiji',
    face: momiji,
    moments: each(
      momijiGames,
      ({ view }) => `${momijiStage(view).kind} ${view.scenario ?? ''} ${String(view.open_piles)}`,
    ),
    rules: Object.values(momijiKinds),
  },
  {
    name: 'vivid-memories',
    face: vividMemories,
    moments: each(vividGames, ({ view, seat }) => stageOf(seatOf(view, seat)).kind).map((one) => ({
      ...one,
      moves: one.choices,
    })),
    rules: [...Object.values(vividKinds), ...Object.values(spaceRules)],
  },
  {
    name: 'deja-vu',
    face: dejaVu,
    moments: each(dejaVuGames, ({ view }) => dejaVuStage(view).kind),
    rules: Object.values(dejaVuKinds),
  },
];

const choices = (moves: readonly string[]): Choice[] =>
  moves.map((move) => ({ move, explanation: { say: 'plain', with: { text: move } } }));

/** A board with seats in small beside it, and what it says of its things. */
async function show({ name, face }: Game, { seat, view, moves }: Moment) {
  const sight: Sight = {
    moves: 1,
    horizon: 0,
    to_act: [seat],
    prompt: { say: 'plain', with: { text: '' } },
    view,
    choices: choices(moves),
    undo: false,
    tally: null,
  };
  const seats = view.seats.map((_, index) => ({
    number: index + 1,
    who: 'person',
    name: `P${index + 1}`,
    mine: index + 1 === seat,
  }));
  const sill = new Sill();
  sill.tray = document.body.appendChild(document.createElement('div'));
  const table = { id: name, game: name, seats } as unknown as Table;
  render(face.Board, {
    sill,
    sight,
    table,
    seat,
    looked: seat,
    area: face.areas[0]?.id ?? '',
    steps: [],
    spotlight: [],
    busy: false,
    choose: vi.fn(),
    remark: vi.fn(),
    show: vi.fn(),
  });
  for (const { number } of seats) {
    render(face.Mini, { sight, table, seat: number });
    render(face.Badge, { sight, seat: number });
  }
  const { explain } = (await sill.explains?.()) ?? {};
  if (!explain) throw new Error('the board says nothing');
  return { sill, explain };
}

const texts = (note: Note) => [note.title, ...note.what, ...(note.now ?? [])];

/** A note is none without a title, something said, and its rule. */
function faults(explain: Explain, rules: readonly string[]): string[] {
  const found = new Set<string>();
  for (const thing of document.querySelectorAll('[data-about]')) {
    const about = thing.getAttribute('data-about') ?? '';
    const of = thing.closest('[data-of]')?.getAttribute('data-of');
    const note = explain(about, of ? Number(of) : null);
    if (!note) found.add(`${about}: nothing is said`);
    else {
      if (note.title === '' || texts(note).length < 2) found.add(`${about}: too little`);
      if (!rules.includes(note.rule)) found.add(`${about}: no rule ${note.rule}`);
      // A text that is missing shows its name.
      for (const text of texts(note)) {
        if (/^[a-z]+(-[a-z0-9]+){2,}$/.test(text)) found.add(`${about}: ${text}`);
      }
    }
  }
  return [...found];
}

test.each(games)('everything on the board of $name can be asked about', async (game) => {
  await need('inspect', `inspect-${game.name}`, game.name, `web-${game.name}`);
  const rules = rulesOf(await rulesPage(game.name, 'en'));
  const kinds = new Set<string>();
  for (const moment of game.moments) {
    const { explain } = await show(game, moment);
    for (const language of languages) {
      await speak(language);
      expect(faults(explain, rules), language).toEqual([]);
    }
    for (const thing of document.querySelectorAll('[data-about]')) {
      kinds.add(thing.getAttribute('data-about')?.split(':')[0] ?? '');
    }
    cleanup();
  }
  expect(kinds.size).toBeGreaterThan(15);
});

test.each(games)('what can be pressed or looked at in $name has a name', async (game) => {
  for (const moment of game.moments) {
    await show(game, moment);
    const things = document.querySelectorAll('button, [role="button"], [role="img"]');
    const nameless = [...things].filter(
      (one) => one.closest('[data-about], dialog header') === null,
    );
    expect(nameless.map((one) => one.outerHTML.slice(0, 200))).toEqual([]);
    cleanup();
  }
});

test.each(games)('every rule that a note of $name leads to exists', async (game) => {
  const rules = rulesOf(await rulesPage(game.name, 'en'));
  const frame = frameRules[game.name];
  if (!frame) throw new Error('nothing is said of the frame');
  const linked = [...game.rules, frame.turn, frame.undo, ...Object.values(frame.phases)];
  expect(linked.filter((rule) => !rules.includes(rule))).toEqual([]);
});

test.each(games)('$name hands what can’t be chosen to whoever can say why', async (game) => {
  const moment = game.moments.find(({ moves }) => moves.length > 1);
  if (!moment) throw new Error('nothing was recorded');
  const { sill, explain } = await show(game, moment);
  const refused: string[] = [];
  sill.refuse = (about) => void refused.push(about);
  const pale = document.querySelectorAll<HTMLElement>('[data-piece][aria-disabled="true"]');
  for (const piece of pale) piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(refused.length).toBeGreaterThan(0);
  // Of some of them a move would be expected: that is what the engine is asked about.
  const moves = refused.flatMap((about) => explain(about, null)?.tries ?? []);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.filter((move) => moment.moves.includes(move))).toEqual([]);
});
