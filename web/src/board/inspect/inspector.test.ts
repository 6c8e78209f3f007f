import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Inspector } from './inspector.svelte';

let inspector: Inspector;
let stop: () => void;

const bead = (about: string) => {
  document.body.innerHTML = `<span data-about="${about}"></span>`;
  return document.body.firstElementChild ?? document.body;
};

/** jsdom lays nothing out: what was drawn last lies everywhere. */
beforeEach(() => {
  vi.useFakeTimers();
  document.elementFromPoint = () => document.body.firstElementChild;
  inspector = new Inspector(() => true);
  stop = inspector.listen();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const rest = (thing: Element) => {
  thing.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 5, clientY: 5 }));
};

test('what is drawn anew below a pointer that rests is explained all the same', () => {
  rest(bead('bead:A1:red'));
  const anew = bead('bead:A1:red');
  vi.advanceTimersByTime(1000);
  expect(inspector.shown?.element).toBe(anew);
  const again = bead('bead:A1:red');
  inspector.gone();
  expect(inspector.shown?.element).toBe(again);
});

test('another thing that comes under the pointer is not', () => {
  rest(bead('bead:A1:red'));
  bead('bead:A1:blue');
  vi.advanceTimersByTime(1000);
  expect(inspector.shown).toBeNull();
  const there = document.body.firstElementChild;
  if (there) inspector.show({ about: 'bead:A1:blue', of: null, element: there }, 'pointer');
  bead('bead:A1:red');
  inspector.gone();
  expect(inspector.shown).toBeNull();
});

/** Listens anew, before anything is known of the things. */
function ignorant() {
  stop();
  let knows = false;
  inspector = new Inspector(() => knows);
  stop = inspector.listen();
  return () => {
    knows = true;
    inspector.learned();
  };
}

test('what is learned about a thing when the pointer rests on it already is told', () => {
  const learn = ignorant();
  inspector.learned();
  const thing = bead('bead:A1:red');
  rest(thing);
  vi.advanceTimersByTime(1000);
  expect(inspector.shown).toBeNull();
  learn();
  vi.advanceTimersByTime(1000);
  expect(inspector.shown?.element).toBe(thing);
});

test('but not about one that was pressed meanwhile', () => {
  const learn = ignorant();
  const thing = bead('sign:hint');
  rest(thing);
  thing.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  learn();
  vi.advanceTimersByTime(1000);
  expect(inspector.shown).toBeNull();
});
