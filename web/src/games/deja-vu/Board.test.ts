import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import { recorded, sightOf, tableOf, type Recorded } from './fixtures';
import { piecesOn } from './moves';
import { whyNot } from './reasons';
import { stageOf } from './view';

// A whole board takes a while to draw on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// What jsdom lacks and the board uses.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
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
  const props = {
    sight: sightOf(one),
    table: tableOf(one),
    seat: one.seat,
    looked: one.seat,
    area: 'map',
    steps: [],
    spotlight: [],
    busy: false,
    choose,
    remark,
    show: vi.fn(),
  };
  return { ...render(Board, props), choose, remark };
}

/** One position of each stage: the others differ in numbers only. */
const stages = [...new Map(recorded.map((one) => [stageOf(one.view).kind, one])).entries()];

describe('the board', () => {
  it.each(stages)('shows the stage %s, with every legal piece in it', (_, one) => {
    const { container } = show(one);
    const legal = [...container.querySelectorAll('[data-piece][aria-disabled="false"]')];
    const buttons = container.querySelectorAll('.buttons button');
    if (one.moves.length > 0) expect(legal.length + buttons.length).toBeGreaterThan(0);
    for (const piece of legal) expect(piece.getAttribute('aria-label')).toBeTruthy();
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

  it('says why a piece can’t be chosen', async () => {
    const one = recorded.find(({ view }) => view.stage === 'begin');
    if (!one) throw new Error('no beginning was recorded');
    const { container, choose, remark } = show(one);
    const card = container.querySelector('[data-piece^="public:"]');
    if (!card) throw new Error('no public card');
    await fireEvent.click(card);
    expect(choose).not.toHaveBeenCalled();
    expect(remark).toHaveBeenCalledOnce();
  });
});

describe('texts', () => {
  const read = (language: string, file: string) => {
    const path = `../locales/${language}/${file}.ftl`;
    return readFileSync(path, 'utf8');
  };

  it.each(['en', 'fr', 'de'])('for every reason are there in %s', (language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(read(language, 'web-deja-vu')));
    const missing = new Set<string>();
    for (const { view, seat, moves } of recorded) {
      for (const piece of piecesOn(view, seat)) {
        for (const held of [null, 'girl', 'bit:red-moon']) {
          const { say } = whyNot(view, seat, moves.length > 0, piece, held);
          if (!bundle.hasMessage(say)) missing.add(say);
        }
      }
      const { kind } = stageOf(view);
      if (kind === 'over') continue;
      if (!bundle.hasMessage(`deja-vu-web-now-${kind}`)) missing.add(`now-${kind}`);
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
  const whisper = container.querySelector('.whisper');
  expect(whisper?.getAttribute('aria-live')).toBe('polite');
  expect(whisper?.closest('[aria-hidden="true"]')).toBeNull();
});
