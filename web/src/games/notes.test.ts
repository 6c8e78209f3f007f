/** Everything on a board can be asked about: each thing that has a name has a note, in every language. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rules as frameRules } from '../board/inspect/frame';
import type { Explain, Note } from '../board/inspect/note';
import { Sill } from '../board/sill.svelte';
import { landscapes, leaves } from '../../../crates/momiji/data/momiji.json';
import type { Choice, Sight, Table } from '../protocol';
import { rulesOf } from '../rules/page';
import { rulesPage } from '../rules/pages';
import { languages, need, speak } from '../words/index.svelte';
import { face as dejaVu } from './deja-vu';
import { design, designs, publicCards, TILES } from './deja-vu/components';
import { recorded as dejaVuGames } from './deja-vu/fixtures';
import { kinds as dejaVuKinds } from './deja-vu/rules';
import { stageOf as dejaVuStage } from './deja-vu/view';
import type { GameFace } from './face';
import { face as momiji } from './momiji';
import { recorded as momijiGames } from './momiji/fixtures';
import { objectives } from './momiji/objectives';
import { kinds as momijiKinds } from './momiji/rules';
import { stage as momijiStage } from './momiji/view';
import { face as vividMemories } from './vivid-memories';
import * as vivid from './vivid-memories/components';
import { recorded as vividGames } from './vivid-memories/fixtures';
import { kinds as vividKinds, spaceRules } from './vivid-memories/rules';
import { seatOf, stageOf } from './vivid-memories/view';

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
const trays: Element[] = [];
afterEach(clear);

/** What lies in a tray of a board that is gone is gone as well. */
function clear() {
  cleanup();
  for (const tray of trays.splice(0)) tray.remove();
}

interface Moment {
  seat: number;
  /** Whether somebody looks back at it. */
  past?: boolean;
  view: { players: number; seats: object[] };
  moves: readonly string[];
}

interface Game {
  name: string;
  face: GameFace;
  /** Moments of each stage, which together have everything on the table. */
  moments: Moment[];
  /** Every kind of thing that can be asked about. */
  kinds: string[];
  rules: string[];
  /** Everything in the box that can be asked about by itself. */
  box: string[];
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
    moments: [
      ...each(
        momijiGames,
        ({ view }) => `${momijiStage(view).kind} ${view.scenario ?? ''} ${String(view.open_piles)}`,
      ),
      // The last turns were not recorded: the first moment as it would be in them.
      ...momijiGames
        .slice(0, 1)
        .map((one): Moment => ({ ...one, view: { ...one.view, ending: 'triggered' } as never })),
    ],
    kinds: Object.keys(momijiKinds),
    rules: Object.values(momijiKinds),
    box: [
      ...landscapes.map(({ letter }) => `draft:${letter}`),
      ...objectives.map((one) => `objective:${one}`),
      ...leaves.flatMap(({ leaf, cards }) =>
        cards.map(
          ({ number, acorns }) => `hand:${leaf}-${number}${acorns === 'none' ? '' : `-${acorns}`}`,
        ),
      ),
      ...leaves.map(({ leaf }) => `column:${leaf}`),
    ],
  },
  {
    name: 'vivid-memories',
    face: vividMemories,
    moments: each(vividGames, ({ view, seat }) => stageOf(seatOf(view, seat)).kind).map((one) => ({
      ...one,
      moves: one.choices,
    })),
    kinds: Object.keys(vividKinds),
    rules: [...Object.values(vividKinds), ...Object.values(spaceRules)],
    box: [
      ...Array.from({ length: 20 }, (_, index) => `tile:M${`${index + 1}`.padStart(2, '0')}`),
      ...vivid.hexes.map(({ id }) => `hex:${id}`),
      ...vivid.slots.map(({ id }) => `slot:${id}`),
      ...vivid.sets.map(({ id }) => `set:${id}`),
      ...vivid.spaces.map((space) => `bank:${space}`),
      ...vivid.colours.flatMap((colour) => [`thread:${colour}`, `supply:${colour}`]),
    ],
  },
  {
    name: 'deja-vu',
    face: dejaVu,
    moments: [
      ...each(dejaVuGames, ({ view, moves }) => {
        const verbs = [...new Set(moves.map((move) => move.split(' ')[0]))].join(' ');
        return `${dejaVuStage(view).kind} ${verbs} ${String(view.last_turns)} ${view.pool.length > 3}`;
      }),
      // Where there is no tray, the bits that are sown lie on the map.
      ...dejaVuGames
        .filter(({ view }) => dejaVuStage(view).kind === 'sow')
        .slice(0, 1)
        .map((one): Moment => ({ ...one, past: true })),
      // Nobody had enough bits to fill a card at once.
      ...dejaVuGames.flatMap((one): Moment[] => {
        const now = dejaVuStage(one.view);
        if (now.kind !== 'cover') return [];
        const pool = design(now.card).slots.map((slot) => `white-${slot === 'any' ? 'sun' : slot}`);
        return [{ ...one, view: { ...one.view, pool } as never }];
      }),
    ],
    kinds: Object.keys(dejaVuKinds),
    rules: Object.values(dejaVuKinds),
    box: [
      ...[...designs.keys()].map((card) => `card:${card}`),
      ...publicCards.map((card) => `public:${card}`),
      ...Array.from({ length: TILES }, (_, index) => `tile:T${index + 1}`),
      ...['hand', 'footprint', 'white-claim'].map((power) => `icons:${power}`),
    ],
  },
];

const choices = (moves: readonly string[]): Choice[] =>
  moves.map((move) => ({ move, explanation: { say: 'plain', with: { text: move } } }));

/** A board with seats in small beside it, and what it says of its things. */
async function show({ name, face }: Game, { seat, view, moves, past = false }: Moment) {
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
  const tray = document.body.appendChild(document.createElement('div'));
  trays.push(tray);
  sill.tray = past ? null : tray;
  const table = { id: name, game: name, seats, options: {} } as unknown as Table;
  render(face.Board, {
    sill,
    sight,
    table,
    seat,
    past,
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

/** What can be asked about on the page, and whose it is. */
const onPage = () =>
  [...document.querySelectorAll('[data-about]')].map((thing): [string, number | null] => {
    const of = thing.closest('[data-of]')?.getAttribute('data-of');
    return [thing.getAttribute('data-about') ?? '', of ? Number(of) : null];
  });

/** A note is none without a title, something said, and its rule. */
function faults(
  explain: Explain,
  rules: readonly string[],
  things: [string, number | null][],
): string[] {
  const found = new Set<string>();
  for (const [about, of] of things) {
    const note = explain(about, of);
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
      expect(faults(explain, rules, onPage()), language).toEqual([]);
    }
    for (const [about] of onPage()) kinds.add(about.split(':')[0] ?? '');
    clear();
  }
  // Neither is there a thing of which nothing is written, nor is anything written of what is nowhere.
  expect([...kinds].sort()).toEqual([...game.kinds].sort());
});

test.each(games)('everything in the box of $name can be asked about', async (game) => {
  await need('inspect', `inspect-${game.name}`, game.name, `web-${game.name}`);
  const rules = rulesOf(await rulesPage(game.name, 'en'));
  const [moment] = game.moments;
  if (!moment) throw new Error('nothing was recorded');
  const { explain } = await show(game, moment);
  const box = game.box.map((about): [string, number | null] => [about, moment.seat]);
  for (const language of languages) {
    await speak(language);
    expect(faults(explain, rules, box), language).toEqual([]);
  }
});

/** Text that no picture stands for, and that is no word: a counter, a chip, a price. */
function numbers(): Element[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement && /^[\s×+−-]*\d+([/–]\d+)?\s*$/.test(textContent ?? ''))
      found.push(parentElement);
  }
  return found;
}

test.each(games)('every number on the table of $name has a name', async (game) => {
  for (const moment of game.moments) {
    await show(game, moment);
    const nameless = numbers().filter((one) => one.closest('[data-about]') === null);
    expect(nameless.map((one) => one.parentElement?.outerHTML.slice(0, 200))).toEqual([]);
    clear();
  }
});

test.each(games)('what can be pressed or looked at in $name has a name', async (game) => {
  for (const moment of game.moments) {
    await show(game, moment);
    const things = document.querySelectorAll('button, [role="button"], [role="img"]');
    const nameless = [...things].filter(
      (one) => one.closest('[data-about], dialog header') === null,
    );
    expect(nameless.map((one) => one.outerHTML.slice(0, 200))).toEqual([]);
    clear();
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
