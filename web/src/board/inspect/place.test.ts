import { expect, it } from 'vitest';
import { dockNote, placeNote, roomBeside, shared, type Box } from './place';

const room: Box = { left: 0, top: 48, width: 1000, height: 600 };
const size = { width: 300, height: 160 };
const box = (left: number, top: number, width = 60, height = 80): Box => ({
  left,
  top,
  width,
  height,
});

it.each([
  ['a corner', box(0, 48)],
  ['the lower right corner', box(940, 568)],
  ['the middle', box(470, 300)],
  ['something as wide as the room', box(0, 500, 1000, 100)],
])('lies inside the room and not on the thing: %s', (_, thing) => {
  const at = { ...placeNote(thing, size, room, []), ...size };
  expect(shared(at, room)).toBe(size.width * size.height);
  expect(shared(at, thing)).toBe(0);
});

it('goes to the side with more room', () => {
  expect(placeNote(box(100, 300), size, room, []).left).toBe(170);
  expect(placeNote(box(800, 300), size, room, []).left).toBe(490);
});

it('hides nothing that is lit where there is another way', () => {
  const thing = box(470, 300);
  const lit = [box(545, 250, 200, 200), box(300, 250, 150, 200)];
  const at = { ...placeNote(thing, size, room, lit), ...size };
  expect(lit.map((one) => shared(at, one))).toEqual([0, 0]);
  expect(shared(at, thing)).toBe(0);
});

it('hides the fewest of the lit where there is no other way', () => {
  const lit = [box(0, 48, 1000, 280), box(0, 340, 1000, 260), box(900, 48, 100, 600)];
  const at = { ...placeNote(box(470, 300), size, room, lit), ...size };
  expect(shared(at, room)).toBe(size.width * size.height);
});

it('keeps off what stands over the table', () => {
  // The words of a lesson, in a corner.
  const coach = box(700, 400, 300, 248);
  const beside = roomBeside(room, coach);
  expect(beside).toEqual({ ...room, width: 700 });
  const at = { ...placeNote(box(720, 650), size, beside, []), ...size };
  expect(shared(at, coach)).toBe(0);
  expect(roomBeside(room, box(0, 100, 300, 248))).toEqual({ ...room, left: 300, width: 700 });
  expect(roomBeside(room, box(0, 700, 300, 60))).toEqual(room);
  // Nothing is left beside what is as wide as the room.
  expect(roomBeside(room, box(0, 400, 1000, 248))).toEqual(room);
});

it('is docked in the half where the thing is not', () => {
  const phone: Box = { left: 0, top: 56, width: 390, height: 568 };
  expect(dockNote(box(100, 100), { height: 200 }, phone)).toEqual({ left: 5, top: 419 });
  expect(dockNote(box(100, 500), { height: 200 }, phone)).toEqual({ left: 5, top: 61 });
  // A piece of the tray lies below the table.
  expect(dockNote(box(100, 700), { height: 200 }, phone).top).toBe(61);
});

it('stays on the screen when it is too high for the room', () => {
  const across: Box = { left: 48, top: 0, width: 580, height: 300 };
  expect(dockNote(box(100, 20), { height: 400 }, across).top).toBe(0);
});
