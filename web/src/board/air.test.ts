import { expect, it } from 'vitest';
import { Air } from './air.svelte';

/** An element whose animations are brought to their end by hand. */
function feather() {
  const element = document.createElement('div');
  const motion = new EventTarget() as Animation;
  motion.cancel = () => motion.dispatchEvent(new Event('cancel'));
  element.animate = () => motion;
  return { element, land: () => motion.dispatchEvent(new Event('finish')) };
}

const timing = { duration: 1, delay: 0, easing: 'linear' };

it('holds what flies until it has landed', () => {
  const air = new Air<{ card: string }>();
  air.launch([{ card: 'red-1' }, { card: 'red-2' }]);
  air.launch([{ card: 'red-3' }]);
  expect(air.flying.map((flight) => flight.card)).toEqual(['red-1', 'red-2', 'red-3']);
  expect(new Set(air.flying.map((flight) => flight.id)).size).toBe(3);
  const second = air.flying[1];
  if (!second) throw new Error('it should be in the air');
  const { element, land } = feather();
  air.fly(second, () => [], timing)(element);
  expect(air.flying).toHaveLength(3);
  land();
  expect(air.flying.map((flight) => flight.card)).toEqual(['red-1', 'red-3']);
});

it('lets go of what is taken off the screen in the air', () => {
  const air = new Air<{ card: string }>();
  air.launch([{ card: 'red-1' }]);
  const [only] = air.flying;
  if (!only) throw new Error('it should be in the air');
  const end = air.fly(only, () => [], timing)(feather().element);
  end?.();
  expect(air.flying).toEqual([]);
});
