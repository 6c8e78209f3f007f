/** A press on a line of the log leads to what it lit, wherever that lies. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { goTo, seatOf, type Ways } from './going';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.checkVisibility = function () {
    return !this.closest('[hidden]');
  };
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

/** A table of two areas, of which one is shown; what is lit lies in one of them. */
function table(litIn: string | null) {
  const root = document.createElement('div');
  for (const area of ['map', 'memory']) {
    const part = document.createElement('section');
    part.id = area;
    part.hidden = area !== 'map';
    if (area === litIn) part.innerHTML = '<b data-spot></b>';
    root.append(part);
  }
  const shown: string[] = [];
  const ways: Ways = {
    areas: ['map', 'memory'],
    show: (area) => {
      shown.push(area);
      for (const part of root.children) (part as HTMLElement).hidden = part.id !== area;
    },
    seat: vi.fn(),
    looked: () => 1,
  };
  return { root, shown, ways };
}

test('what is in view stays in view', async () => {
  const { root, shown, ways } = table('map');
  expect(await goTo([{ seat: 2 }], root, ways)).toBe(true);
  expect(shown).toEqual(['map']);
  expect(ways.seat).not.toHaveBeenCalled();
  expect(root.querySelector('[data-spot]')?.scrollIntoView).toHaveBeenCalledOnce();
});

test('the other area opens where it happened there', async () => {
  const { root, shown, ways } = table('memory');
  expect(await goTo([{ seat: 1 }], root, ways)).toBe(true);
  expect(shown.at(-1)).toBe('memory');
});

test('what lies with somebody else shows their board, and what is gone leaves all as it was', async () => {
  const { root, shown, ways } = table(null);
  expect(await goTo([{ seat: 2 }], root, ways)).toBe(true);
  expect(ways.seat).toHaveBeenCalledWith(2);
  expect(shown.at(-1)).toBe('map');
  expect(await goTo([{ seat: 1 }], root, ways)).toBe(false);
});

test('events of several seats belong to nobody', () => {
  expect(seatOf([{ seat: 1 }, { seat: 1 }, {}])).toBe(1);
  expect(seatOf([{ seat: 1 }, { seat: 2 }])).toBeNull();
  expect(seatOf([])).toBeNull();
});
