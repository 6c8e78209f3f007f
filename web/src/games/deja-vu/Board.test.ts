import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Sill } from '../../board/sill.svelte';
import Board from './Board.svelte';
import { recorded, sightOf, tableOf, type Recorded } from './fixtures';
import { stageOf } from './view';

// What jsdom lacks and the board uses.
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

function show(one: Recorded, choose = vi.fn()) {
  const remark = vi.fn();
  const sill = new Sill();
  sill.tray = document.createElement('div');
  document.body.append(sill.tray);
  const props = {
    sight: sightOf(one),
    table: tableOf(one),
    seat: one.seat,
    looked: one.seat,
    area: 'map',
    steps: [],
    spotlight: [],
    busy: false,
    sill,
    choose,
    remark,
    show: vi.fn(),
  };
  return { ...render(Board, props), choose, remark, sill };
}

/** One position of each stage: the others differ in numbers only. */
const stages = [...new Map(recorded.map((one) => [stageOf(one.view).kind, one])).entries()];

describe('the board', () => {
  it.each(stages)('shows the stage %s, with every legal piece in it', (_, one) => {
    const { container, sill } = show(one);
    const legal = [container, sill.tray]
      .flatMap((part) => [...(part?.querySelectorAll('[data-piece]') ?? [])])
      .filter((piece) => piece.getAttribute('aria-disabled') === 'false');
    const primary = Number(sill.said.primary?.ready ?? false);
    if (one.moves.length > 0) expect(legal.length + primary).toBeGreaterThan(0);
    for (const piece of legal) expect(piece.getAttribute('aria-label')).toBeTruthy();
  });

  it.each(stages)('shows no code of a move in the stage %s', (_, one) => {
    const { container, sill } = show(one);
    const shown = [container.textContent, sill.tray?.textContent, sill.said.primary?.label].join(
      ' ',
    );
    expect(shown).not.toMatch(/(white|blue|red|purple|yellow|green|rose|amber|teal)-\w/);
  });

  it('has a button for whatever ends a part of the turn', () => {
    for (const one of recorded.filter(({ moves }) => moves.includes('done'))) {
      const { sill, choose } = show(one);
      expect(sill.said.primary?.ready).toBe(true);
      sill.said.primary?.press();
      // What can't be taken back is asked for once more, and then the same button does it.
      if (choose.mock.calls.length === 0) {
        flushSync();
        expect(sill.said.question?.look).toBe('final');
        sill.said.primary?.press();
      }
      expect(choose).toHaveBeenCalledWith('done');
      cleanup();
    }
  });

  it('keeps a card where it lies while it is built', () => {
    for (const { view, seat } of recorded.filter(({ view }) => stageOf(view).kind === 'cover')) {
      const { container } = show({ view, seat, moves: [], score: [] });
      expect(container.querySelectorAll('.impression.work')).toHaveLength(1);
      cleanup();
    }
  });

  it('makes a move when its piece is pressed', async () => {
    const one = recorded.find(({ view }) => view.stage === 'begin');
    if (!one) throw new Error('no beginning was recorded');
    const { container, choose } = show(one);
    const tile = container.querySelector('.tile.legal');
    if (!tile) throw new Error('nothing can be sown');
    await fireEvent.click(tile);
    expect(choose).toHaveBeenCalledWith(
      `sow ${tile.getAttribute('data-piece')?.slice('tile:'.length) ?? ''}`,
    );
  });
});

describe('texts', () => {
  const read = (language: string, file: string) => {
    const path = `../locales/${language}/${file}.ftl`;
    return readFileSync(path, 'utf8');
  };

  it.each(['en', 'fr', 'de'])('for every stage are there in %s', (language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(read(language, 'web-deja-vu')));
    const missing = new Set<string>();
    for (const { view, moves } of recorded) {
      const { kind } = stageOf(view);
      if (kind === 'over') continue;
      if (!bundle.hasMessage(`deja-vu-web-hint-${kind}`)) missing.add(`hint-${kind}`);
      const done = `deja-vu-web-done-${kind}`;
      if (moves.includes('done') && !bundle.hasMessage(done)) missing.add(done);
    }
    expect([...missing]).toEqual([]);
  });
});

it('gives its advice to ears as well', () => {
  const one = recorded.find(({ view }) => view.stage === 'begin');
  if (!one) throw new Error('no beginning was recorded');
  const { container } = show(one);
  // What stands on a card in numbers is said with its name.
  const card = container.querySelector('[data-piece^="public:"]');
  expect(card?.getAttribute('aria-label')).toContain('deja-vu-web-would-score');
});
