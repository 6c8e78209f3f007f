import { expect, it } from 'vitest';
import { dockNote, placeNote, type Box } from './note-place';

const room: Box = { left: 0, top: 48, width: 1000, height: 600 };
const note = { width: 300, height: 150 };
const box = (left: number, top: number, width = 100, height = 140): Box => ({
  left,
  top,
  width,
  height,
});

it('stands above its piece, or below where there is no room', () => {
  expect(placeNote(box(400, 400), note, room, [])).toEqual({ left: 300, top: 240 });
  expect(placeNote(box(400, 60), note, room, [])).toEqual({ left: 300, top: 210 });
});

it('stays inside the room', () => {
  expect(placeNote(box(0, 400), note, room, []).left).toBe(10);
  expect(placeNote(box(900, 400), note, room, []).left).toBe(690);
});

it('gives way to what is lit', () => {
  const above = box(400, 250);
  expect(placeNote(box(400, 400, 100, 60), note, room, [above])).toEqual({ left: 300, top: 470 });
  const both = [above, box(400, 480)];
  expect(placeNote(box(400, 400, 100, 60), note, room, both)).toEqual({ left: 510, top: 355 });
});

it('lies in the other half of a phone', () => {
  const phone: Box = { left: 0, top: 56, width: 390, height: 568 };
  expect(dockNote(box(10, 500, 60, 84), 120, phone)).toEqual({ left: 10, top: 66 });
  expect(dockNote(box(10, 60, 60, 84), 120, phone)).toEqual({ left: 10, top: 494 });
});
