import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Sill } from '../../board/sill.svelte';
import Board from './Board.svelte';
import { recorded, sightOf, tableOf, type Recorded } from './fixtures';
import { stage } from './view';

// Pictures say nothing to a test, and cost it most of its time.
vi.mock('./art/LeafCard.svelte', () => ({ default: () => undefined }));
vi.mock('./art/ObjectiveIcon.svelte', () => ({ default: () => undefined }));
vi.mock('./art/Vignette.svelte', () => ({ default: () => undefined }));

// What jsdom lacks and the board uses.
beforeAll(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

type Told = (text: string) => void;
/** The strip below the table, with a tray on the page. */
function sillOf(): Sill {
  const sill = new Sill();
  sill.tray = document.body.appendChild(document.createElement('div'));
  return sill;
}
const show = (
  one: Recorded,
  choose: Told = vi.fn(),
  remark: Told = vi.fn(),
  sill: Sill = sillOf(),
) =>
  render(Board, {
    sill,
    sight: sightOf(one),
    table: tableOf(one.view),
    seat: one.seat,
    looked: one.seat,
    area: 'table',
    steps: [],
    spotlight: [],
    busy: false,
    choose,
    remark,
    show: vi.fn(),
  });

/** One for each stage, alone and among several: drawing a board takes its time. */
const stages = new Map(
  recorded.map((one) => [`${stage(one.view).kind}${one.view.scenario ? ', alone' : ''}`, one]),
);

describe('the board', () => {
  it.each([...stages])(
    'at stage %s lets every move be made by pressing what stands out',
    async (_, one) => {
      const made = new Set<string>();
      const sill = sillOf();
      const { container } = show(one, (move) => void made.add(move), vi.fn(), sill);
      // What moves the turn on is the primary button.
      if (sill.said.primary?.ready) sill.said.primary.press();
      await Promise.resolve();
      if (made.size === 0 && sill.said.question) sill.said.primary?.press();
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const press = async (element: HTMLElement) => {
        element.click();
        await Promise.resolve();
      };
      const open = () => find('[data-piece].legal, [data-move]').map((element) => element.dataset);
      for (const { piece, move } of open()) {
        if (piece?.startsWith('discarded:'))
          await press(find('[data-piece="discard"]')[0] ?? container);
        const again = () =>
          find(piece ? `[data-piece="${piece}"]` : `[data-move="${move}"]`)[0] ?? container;
        const before = made.size;
        await press(again());
        // A card with two places waits for one of them; what is final wants to be sure.
        for (const end of find('[data-piece].place').map((place) => place.dataset['piece'])) {
          const place = () => find(`[data-piece="${end}"]`)[0] ?? container;
          if (!place().classList.contains('place')) await press(again());
          await press(place());
        }
        if (made.size === before) await press(again());
      }
      expect([...made].sort()).toEqual([...one.moves].sort());
    },
    30_000,
  );
});
