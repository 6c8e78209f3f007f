import { afterEach, expect, it } from 'vitest';
import { byEye, inTurn, stops } from './stops';

let detach: (() => void) | undefined;
afterEach(() => {
  detach?.();
  document.body.replaceChildren();
});

type Spot = [name: string, x: number, y: number, disabled?: boolean];

function board(spots: Spot[], way: typeof byEye) {
  const root = document.createElement('div');
  for (const [name, x, y, disabled = false] of spots) {
    const piece = document.createElement('button');
    piece.dataset['piece'] = name;
    piece.setAttribute('aria-disabled', String(disabled));
    piece.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
    root.append(piece);
  }
  document.body.append(root);
  detach = stops(way)(root) as () => void;
  const at = (name: string) => root.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  return {
    root,
    at,
    /** The piece with the focus after these keys. */
    press(...keys: string[]) {
      for (const key of keys) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }
      return document.activeElement?.getAttribute('data-piece');
    },
    tabbed: () =>
      [...root.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((one) => one.dataset['piece']),
  };
}

it('one piece is the stop: the first that can be chosen, then the one with the focus', () => {
  const { at, tabbed } = board(
    [
      ['a', 0, 0, true],
      ['b', 20, 0],
      ['c', 40, 0],
    ],
    inTurn,
  );
  expect(tabbed()).toEqual(['b']);
  at('c')?.focus();
  expect(tabbed()).toEqual(['c']);
});

it('the stop follows what can be chosen', async () => {
  const { at, tabbed } = board(
    [
      ['a', 0, 0],
      ['b', 20, 0],
    ],
    inTurn,
  );
  at('a')?.setAttribute('aria-disabled', 'true');
  await Promise.resolve();
  expect(tabbed()).toEqual(['b']);
});

it('pieces in a row go around, and have ends', () => {
  const { at, press } = board(
    [
      ['a', 0, 0],
      ['b', 20, 0],
      ['c', 40, 0],
    ],
    inTurn,
  );
  at('a')?.focus();
  expect(press('ArrowLeft')).toBe('c');
  expect(press('ArrowRight', 'ArrowDown')).toBe('b');
  expect(press('End')).toBe('c');
  expect(press('Home')).toBe('a');
  expect(press('x')).toBe('a');
});

it('in a honeycomb an arrow leads to a neighbour, and not beyond the edge', () => {
  const { at, press } = board(
    [
      ['here', 0, 0],
      ['east', 100, 0],
      ['north-east', 50, -87],
      ['far-north', 0, -174],
      ['far-east', 200, 0],
    ],
    byEye,
  );
  at('here')?.focus();
  expect(press('ArrowUp')).toBe('north-east');
  at('here')?.focus();
  expect(press('ArrowRight')).toBe('east');
  expect(press('ArrowRight', 'ArrowRight')).toBe('far-east');
});

it('a piece that stands alone keeps its own stop', () => {
  const { root, at, press } = board(
    [
      ['a', 0, 0],
      ['b', 20, 0],
    ],
    byEye,
  );
  const alone = document.createElement('button');
  alone.dataset['piece'] = 'alone';
  alone.dataset['alone'] = '';
  alone.getBoundingClientRect = () => new DOMRect(5, -5, 10, 10);
  root.append(alone);
  at('a')?.focus();
  expect(press('ArrowRight')).toBe('b');
  expect(alone.hasAttribute('tabindex')).toBe(false);
});
