import { afterEach, expect, test, vi } from 'vitest';

import { neighbour, swipe } from './swipe';

const areas = ['map', 'mine', 'others'].map((id) => ({ id, label: id, sign: 'board' as const }));

test('areas lie side by side, and end', () => {
  expect(neighbour(areas, 'mine', false)).toBe('others');
  expect(neighbour(areas, 'mine', true)).toBe('map');
  expect(neighbour(areas, 'map', true)).toBe(null);
  expect(neighbour(areas, 'others', false)).toBe(null);
  expect(neighbour(areas, 'log', false)).toBe(null);
});

afterEach(() => document.body.replaceChildren());

function touched(inside = '') {
  const turn = vi.fn();
  const node = document.createElement('div');
  node.innerHTML = inside;
  document.body.append(node);
  swipe(turn)(node);
  const touch = (clientX: number, clientY: number) => [{ clientX, clientY }];
  const go = (x: number, y: number, on: Element = node) => {
    const start = Object.assign(new Event('touchstart', { bubbles: true }), {
      touches: touch(100, 100),
    });
    on.dispatchEvent(start);
    const end = Object.assign(new Event('touchend', { bubbles: true }), {
      changedTouches: touch(100 + x, 100 + y),
    });
    on.dispatchEvent(end);
  };
  return { turn, go, node };
}

test('a finger that goes across turns the page', () => {
  const { turn, go } = touched();
  go(-80, 10);
  go(80, -20);
  expect(turn.mock.calls).toEqual([[false], [true]]);
});

test('one that scrolls, taps or drags does not', () => {
  const { turn, go, node } = touched('<i style="touch-action: none"><b></b></i>');
  go(-30, 0);
  go(-80, 60);
  const piece = node.querySelector('b');
  if (!piece) throw new Error('there is no piece');
  go(-200, 0, piece);
  expect(turn).not.toHaveBeenCalled();
});
