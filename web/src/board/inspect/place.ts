/** Where the note about a thing goes: beside it, inside the room, over as little as can be that is lit. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;
export type Spot = Pick<Box, 'left' | 'top'>;

const GAP = 10;

/**
 * Tried in turn: the side with more room, the other, above, below, and the sides as high and as low as can be. The thing
 * itself is never covered where there is another way; then counts how much of what is lit would be hidden.
 */
export function placeNote(thing: Box, size: Size, room: Box, lit: readonly Box[]): Spot {
  const right = room.left + room.width;
  const bottom = room.top + room.height;
  const inside = (left: number, top: number): Spot => ({
    left: hold(left, room.left + GAP, right - size.width - GAP),
    top: hold(top, room.top + GAP, bottom - size.height - GAP),
  });
  const after = thing.left + thing.width + GAP;
  const before = thing.left - size.width - GAP;
  const sides = right - after >= thing.left - room.left ? [after, before] : [before, after];
  const middle = thing.left + thing.width / 2 - size.width / 2;
  const level = thing.top + thing.height / 2 - size.height / 2;
  const above = thing.top - size.height - GAP;
  const below = thing.top + thing.height + GAP;
  const ways = [
    ...sides.map((left) => inside(left, level)),
    inside(middle, above),
    inside(middle, below),
    ...sides.flatMap((left) => [inside(left, above), inside(left, below)]),
    ...sides.flatMap((left) => [inside(left, room.top), inside(left, bottom)]),
    inside(right, level),
    inside(room.left, level),
  ];
  const cost = (way: Spot) => {
    const note = { ...way, ...size };
    const hidden = lit.reduce((sum, one) => sum + shared(note, one), 0);
    return hidden + shared(note, thing) * 1000;
  };
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/**
 * The room beside something that stands over it and would hide a note: the wider part to one side of it, where that is
 * most of the room.
 */
export function roomBeside(room: Box, over: Box): Box {
  if (shared(room, over) === 0) return room;
  const right = over.left + over.width;
  const before = { ...room, width: over.left - room.left };
  const after = { ...room, left: right, width: room.left + room.width - right };
  const wider = before.width >= after.width ? before : after;
  return wider.width * 2 >= room.width ? wider : room;
}

/** Where the screen is small: across the half of the room in which the thing is not. */
export function dockNote(thing: Box, { height }: Pick<Box, 'height'>, room: Box): Spot {
  const low = thing.top + thing.height / 2 > room.top + room.height / 2;
  const top = low ? room.top + GAP / 2 : room.top + room.height - height - GAP / 2;
  return { left: room.left + GAP / 2, top: Math.max(room.top, top) };
}

/** The most that a docked note may be high: what is left of the room beside the thing. */
export function heightBeside(thing: Box, room: Box): number {
  const above = thing.top - room.top;
  const below = room.top + room.height - thing.top - thing.height;
  return Math.max(room.height * 0.45, Math.min(room.height * 0.6, Math.max(above, below) - GAP));
}

function hold(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** How much of the screen two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
