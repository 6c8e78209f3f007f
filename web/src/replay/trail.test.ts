import { expect, test } from 'vitest';

import { touched as inDejaVu } from '../games/deja-vu/trails';
import { touched as inMomiji } from '../games/momiji/trails';
import { touched as inVividMemories } from '../games/vivid-memories/trails';
import type { ToldMove } from '../protocol';
import { lastTouch } from './trail';

const step = (...events: unknown[]): ToldMove => ({ seat: 1, told: [], events });

test('from a pile to the card that was laid last, and on to the one before', () => {
  const laid = (seat: number, card: string) => ({ event: 'laid', seat, card });
  const steps = [
    step(laid(1, 'red-0')),
    step({ event: 'turn-ended', seat: 1 }),
    step(laid(2, 'red-0')),
    step({ event: 'took', seat: 1, card: 'brown-2' }, laid(1, 'red-1')),
    step({ event: 'turn-ended', seat: 1 }),
  ];
  const from = (at: number, trail: string) => lastTouch({ from: 0, steps }, at, trail, inMomiji);
  expect(from(5, 'pile:1:red')).toBe(4);
  expect(from(4, 'pile:1:red')).toBe(1);
  expect(from(3, 'pile:1:red')).toBe(1);
  expect(from(5, 'pile:2:red')).toBe(3);
  expect(from(5, 'hand:1:brown-2')).toBe(4);
  // Here it began: there is nowhere to go on to.
  expect(from(1, 'pile:1:red')).toBe(1);
  expect(from(5, 'pile:1:green')).toBe(null);
  expect(from(0, 'pile:1:red')).toBe(null);
});

test('from a hex, a slot or a tile of Vivid Memories to the move that changed it', () => {
  const steps = [
    step({ event: 'placed', seat: 1, fragments: ['red'], hex: 'B2' }),
    step({ event: 'claimed', seat: 1, tile: 'M03' }),
    step({ event: 'laid', seat: 1, tile: 'M03', space: 'swap' }),
    step({ event: 'moved', seat: 2, colour: 'red', from: 'B2', to: 'C2' }),
    step({ event: 'filled', seat: 1, slot: 'S04', hex: 'B2' }),
    step({ event: 'done', seat: 1 }),
  ];
  const from = (at: number, trail: string) =>
    lastTouch({ from: 0, steps }, at, trail, inVividMemories);
  expect(from(6, 'hex:B2@1')).toBe(5);
  expect(from(5, 'hex:B2@1')).toBe(1);
  expect(from(6, 'hex:C2@2')).toBe(4);
  expect(from(6, 'slot:S04@1')).toBe(5);
  expect(from(6, 'tile:M03')).toBe(3);
  expect(from(3, 'tile:M03')).toBe(2);
});

test('from a card, a tile or a fragment of Deja Vu to the move that brought it', () => {
  const steps = [
    step({ event: 'drew', seat: 1, card: 'blue-3' }, { event: 'drew', seat: 2, card: null }),
    step({ event: 'planted', seat: 1, on: 'T4', fragment: 'rose-4' }),
    step({ event: 'completed', seat: 1, card: 'blue-3', points: 2 }),
    step({ event: 'discarded', seat: 2, card: 'red-1' }),
    step({ event: 'girl-moved', seat: 2, to: 'T4' }),
  ];
  const from = (trail: string) => lastTouch({ from: 0, steps }, 6, trail, inDejaVu);
  expect(from('card:blue-3@1')).toBe(3);
  expect(from('card:blue-3@2')).toBe(null);
  expect(from('card:red-1')).toBe(4);
  expect(from('fragment:rose-4')).toBe(2);
  expect(from('tile:T4')).toBe(5);
  expect(from('girl')).toBe(5);
});

test('nothing leads further back than may be told', () => {
  const laid = { event: 'laid', seat: 1, card: 'red-0' };
  const past = { from: 10, steps: [step(laid), step({ event: 'turn-ended', seat: 1 })] };
  expect(lastTouch(past, 12, 'pile:1:red', inMomiji)).toBe(11);
  expect(lastTouch(past, 11, 'pile:1:red', inMomiji)).toBe(11);
  expect(lastTouch(past, 10, 'pile:1:red', inMomiji)).toBe(null);
  expect(lastTouch(past, 12, 'pile:1:green', inMomiji)).toBe(null);
});
