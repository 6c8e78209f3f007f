import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Sill } from '../../board/sill.svelte';
import type { Sight, Table, ToldMove } from '../../protocol';
import { prefer } from '../../person/settings.svelte';
import { need, speak } from '../../words/index.svelte';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { asChoices, inStage, recorded, type Recorded } from './fixtures';
import { readMove } from './moves';
import { seatOf, stageOf, type View } from './view';

/** A screen of some shape: the one whose question asks for a width from 60 is wide. */
let shape: 'wide' | 'phone' = 'wide';
const asked = { wide: 'width >= 60em', phone: 'width < 37.5em' };
function media(query: string) {
  const watch = () => undefined;
  return {
    get matches() {
      return query.includes(asked[shape]);
    },
    addEventListener: watch,
    removeEventListener: watch,
  };
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', media);
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  await need('web-vivid-memories', 'vivid-memories');
});
afterEach(async () => {
  cleanup();
  shape = 'wide';
  prefer({ confirm: 'final' });
  await speak('en');
});

const stages = [...new Set(recorded.map(({ view, seat }) => stageOf(seatOf(view, seat)).kind))];

function tableOf(view: View, mine: number): Table {
  const seats = view.seats.map((_, index) => ({
    number: index + 1,
    who: 'person' as const,
    name: `P${index + 1}`,
    level: null,
    mine: index + 1 === mine,
    here: true,
    stand_in: false,
    deadline: null,
    time_left: null,
  }));
  return {
    id: 't',
    game: 'vivid-memories',
    options: {},
    public: false,
    stage: 'running',
    seats,
    host: true,
  } as never;
}

function show(at: Recorded, steps: ToldMove[] = []) {
  const sight: Sight = {
    moves: 1,
    horizon: 0,
    to_act: [at.seat],
    prompt: { say: 'vivid-memories-ask-take' },
    view: at.view,
    choices: asChoices(at.choices),
    undo: false,
    tally: null,
  };
  const choose = vi.fn();
  const remark = vi.fn();
  const sill = new Sill();
  sill.tray = document.createElement('div');
  const shown = render(Board, {
    sight,
    table: tableOf(at.view, at.seat),
    seat: at.seat,
    looked: at.seat,
    area: 'table',
    steps,
    spotlight: [],
    busy: false,
    sill,
    choose,
    remark,
    show: vi.fn(),
  });
  return { ...shown, choose, remark, sight, sill };
}

const press = (root: Element, selector: string) => {
  const found = root.querySelector(selector);
  expect(found, selector).not.toBeNull();
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

describe('the board', () => {
  it.each(stages)(
    'shows %s, and makes a move of it when its piece is pressed',
    (kind) => {
      const at = inStage(kind);
      const { container, choose } = show(at);
      expect(container.querySelectorAll('[data-piece^="hex:"]').length).toBe(19);
      const text = at.choices.find((one) =>
        ['hex', 'rewire', 'use'].includes(readMove(one)?.kind ?? ''),
      );
      const move = text ? readMove(text) : null;
      if (!text || (move?.kind !== 'use' && move?.kind !== 'hex' && move?.kind !== 'rewire'))
        return;
      const piece = move.kind === 'use' ? `space:${move.space}` : `hex:${move.hex}`;
      press(container, `[data-piece="${piece}"][data-of="${at.seat}"]`);
      // What can't be taken back asks once more.
      if (choose.mock.calls.length === 0)
        press(container, `[data-piece="${piece}"][data-of="${at.seat}"]`);
      expect(choose).toHaveBeenCalledWith(text);
    },
    20_000,
  );

  it('lets fragments be picked one by one and taken with a button', async () => {
    const at = inStage('take');
    const { container, choose, sill } = show(at);
    const text =
      at.choices.find((one) => one.split(' ').length === 7 && one.endsWith('left')) ?? '';
    const move = readMove(text);
    if (move?.kind !== 'take') throw new Error(text);
    for (const colour of move.fragments) press(container, `[data-piece="line:0:${colour}"]`);
    await tick();
    // They lie in the tray, and the button of the sill takes them.
    expect(sill.tray?.querySelectorAll('[data-piece^="line:"]').length).toBe(3);
    expect(sill.said).toMatchObject({ primary: { ready: true }, question: { look: 'question' } });
    sill.said.primary?.press();
    expect(choose).toHaveBeenCalledWith(text);
  });

  it.each([
    ['always', 0],
    ['final', 1],
    ['never', 1],
  ] as const)('asks again before a move: %s', (confirm, made) => {
    prefer({ confirm });
    const at = inStage('place');
    const { container, choose } = show(at);
    const hex = at.choices.find((one) => readMove(one)?.kind === 'hex')?.split(' ')[1] ?? '';
    const piece = `[data-piece="hex:${hex}"][data-of="${at.seat}"]`;
    press(container, piece);
    expect(choose).toHaveBeenCalledTimes(made);
    if (made === 0) press(container, piece);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('asks why a piece can’t be chosen', () => {
    const at = inStage('take');
    const { container, sill } = show(at);
    sill.refuse = vi.fn();
    press(container, '[data-piece="space:push"]');
    expect(sill.refuse).toHaveBeenCalledWith('bank:push', at.seat);
  });
});

describe('for fingers', () => {
  const trayOf = (sill: Sill) => sill.tray ?? document.createElement('div');

  it('a tile of the line brings its fragments to the tray', async () => {
    shape = 'phone';
    const at = inStage('take');
    const { container, choose, sill } = show(at);
    const [end] = at.view.line;
    expect(container.querySelector('[data-piece^="line:"]')).toBeNull();
    press(container, `[data-piece="tile:${end?.tile}"]`);
    await tick();
    const found = trayOf(sill).querySelectorAll('[data-piece^="line:0:"]');
    expect(found.length).toBe(end?.fragments.length);
    if (found.length > 1) press(trayOf(sill), `[data-piece="line:0:${end?.fragments[0]}"]`);
    await tick();
    expect(sill.said.question?.look).toBe('question');
    press(container, '[data-piece="hex:C3"]');
    expect(choose).toHaveBeenCalledWith(`take ${end?.fragments[0]} from the left`);
  });

  it('what is asked of a hex lies in the tray by itself', async () => {
    shape = 'phone';
    const at = inStage('trade-two-give');
    const { container, choose, sill } = show(at);
    await tick();
    expect(container.querySelector('[data-piece^="bead:"]')).toBeNull();
    press(trayOf(sill), '[data-piece^="bead:"]');
    expect(at.choices).toContain(choose.mock.calls[0]?.[0]);
  });

  it.each(['swap-with', 'fill', 'rewire'] as const)(
    'a hex stands for its fragments: %s',
    async (kind) => {
      shape = 'phone';
      const at = inStage(kind);
      const { container, choose, sill } = show(at);
      const move = readMove(at.choices.find((one) => /in from|^fill/.test(one)) ?? '');
      if (move?.kind !== 'in' && move?.kind !== 'fill') throw new Error(at.choices.join());
      press(container, `[data-piece="hex:${move.hex}"]`);
      await tick();
      for (let times = 0; times < 2 && choose.mock.calls.length === 0; times += 1) {
        const lies = trayOf(sill).querySelector(
          `[data-piece^="bead:${move.hex}:"][aria-disabled="false"]`,
        );
        // What can't be taken back is pressed again where it was pressed.
        if (lies) lies.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        else press(container, `[data-piece="hex:${move.hex}"]`);
        await tick();
      }
      expect(at.choices).toContain(choose.mock.calls[0]?.[0]);
    },
  );

  it('claimed tiles lie on one another, and are chosen in the tray', async () => {
    shape = 'phone';
    const at = recorded.find(
      ({ view, seat, choices }) =>
        seatOf(view, seat).claimed.length > 1 && choices.some((one) => one.startsWith('lay')),
    );
    if (!at) throw new Error('nobody has two tiles');
    const { container, choose, sill } = show(at);
    press(container, '[data-piece="claimed"]');
    await tick();
    press(trayOf(sill), '[data-piece^="claimed:"]');
    await tick();
    press(container, '[data-piece^="space:"][aria-disabled="false"]');
    expect(at.choices).toContain(choose.mock.calls[0]?.[0]);
  });
});

/** What somebody scores with the aspiration. */
function aspires(seat: number): ToldMove {
  return {
    seat,
    events: [{ event: 'aspiration', seat, colour: 'red', points: 3 }],
    told: [
      {
        say: 'vivid-memories-scored-aspiration',
        with: { seat: { seat }, colour: { say: 'vivid-memories-colour-red' }, points: 3 },
      },
    ],
  };
}

describe('what is told on the board', () => {
  it.each(['en', 'fr', 'de'] as const)(
    'names this person like everybody else, in %s',
    async (of) => {
      await speak(of);
      const at = inStage('take');
      const { container } = show(at, [aspires(at.seat)]);
      await vi.waitFor(() => {
        const line = container.querySelector('.count li')?.textContent ?? '';
        expect(line.replace(/[\u2066-\u2069]/g, '')).toMatch(new RegExp(`^P${at.seat}[ :]`));
      });
    },
  );
});

describe('the badge', () => {
  it.each([
    ['en', 'Aspiration: red'],
    ['fr', 'Aspiration\u00a0: rouge'],
    ['de', 'Traum: Rot'],
  ] as const)('tells the aspiration in %s', async (of, told) => {
    await speak(of);
    const { view } = inStage('take');
    const seats = view.seats.map((one) => ({ ...one, aspiration: 'red' as const }));
    const { container } = render(Badge, { sight: { view: { ...view, seats } } as Sight, seat: 1 });
    expect(container.querySelector('.dream')?.textContent).toBe(told);
  });

  it('has points of every seat', () => {
    const at = inStage('take');
    const sight = { view: at.view } as Sight;
    const { container } = render(Badge, { sight, seat: 1 });
    expect(container.textContent).toMatch(/0 points/);
  });
});
