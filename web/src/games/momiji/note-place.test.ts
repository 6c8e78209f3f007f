import { expect, test } from 'vitest';
import { around, placeNote } from './note-place';

const window = { width: 1280, height: 720 };
const size = { width: 300, height: 40 };
/** A card of the hand, at the lower edge. */
const card = (left: number) => ({ left, top: 600, width: 80, height: 110 });

test('a note is above its piece, within the window', () => {
  expect(placeNote(card(500), size, window, null)).toEqual({ left: 390, top: 550 });
  expect(placeNote(card(0), size, window, null)).toEqual({ left: 10, top: 550 });
  expect(placeNote(card(1200), size, window, null)).toEqual({ left: 970, top: 550 });
});

test('where there is no room above it is below', () => {
  const piece = { left: 500, top: 20, width: 80, height: 110 };
  expect(placeNote(piece, size, window, null)).toEqual({ left: 390, top: 140 });
});

test('it leaves the buttons free: beside them, or else above', () => {
  const buttons = { left: 600, top: 555, width: 200, height: 36 };
  expect(placeNote(card(500), size, window, buttons)).toEqual({ left: 290, top: 550 });
  expect(placeNote(card(100), size, window, buttons)).toEqual({ left: 10, top: 550 });
  const wide = { ...buttons, left: 200 };
  expect(placeNote(card(200), size, window, wide)).toEqual({ left: 90, top: 505 });
});

test('several buttons are one place', () => {
  expect(around([])).toBeNull();
  const one = { left: 10, top: 20, width: 30, height: 10 };
  const other = { left: 50, top: 15, width: 30, height: 10 };
  expect(around([one, other])).toEqual({ left: 10, top: 15, width: 70, height: 15 });
});
