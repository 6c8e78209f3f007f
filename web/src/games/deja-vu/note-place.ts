/** Where the note about a piece goes: beside it, inside the table, over nothing that can be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const GAP = 10;

const overlaps = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const within = (at: number, from: number, room: number, size: number) =>
  Math.max(from, Math.min(at, from + room - size));

/**
 * Tried in turn: the side with more room, the other, above, below. The first that is not cut off and
 * covers nothing lit is taken; if there is none, the panel beside the table, where there is one.
 */
export function placeNote(
  piece: Box,
  { width, height }: Size,
  room: Box,
  lit: readonly Box[],
  /** How much room there is beside the table. */
  beside: number,
): { left: number; top: number } {
  const middle = {
    left: within(piece.left + piece.width / 2 - width / 2, room.left, room.width, width),
    top: within(piece.top + piece.height / 2 - height / 2, room.top, room.height, height),
  };
  const right = { left: piece.left + piece.width + GAP, top: middle.top };
  const left = { left: piece.left - width - GAP, top: middle.top };
  const rightFirst =
    room.left + room.width - piece.left - piece.width > piece.left - room.left
      ? [right, left]
      : [left, right];
  const tried = [
    ...rightFirst,
    { left: middle.left, top: piece.top - height - GAP },
    { left: middle.left, top: piece.top + piece.height + GAP },
  ];
  const whole = tried.filter(
    (one) =>
      one.left >= room.left &&
      one.top >= room.top &&
      one.left + width <= room.left + room.width &&
      one.top + height <= room.top + room.height,
  );
  const covers = (one: { left: number; top: number }) =>
    lit.filter((other) => overlaps({ ...one, width, height }, other)).length;
  const [best] = whole.toSorted((one, other) => covers(one) - covers(other));
  if (best && (covers(best) === 0 || beside < width + GAP)) return best;
  if (beside >= width + GAP) return { left: room.left + room.width + GAP, top: middle.top };
  return middle;
}

/** On a phone it is docked where the piece is not: at the top of the table, or at its lower edge. */
export function dockNote(piece: Box, { height }: Size, room: Box): { left: number; top: number } {
  const below = piece.top + piece.height / 2 < room.top + room.height / 2;
  const top = below ? room.top + room.height - height - GAP / 2 : room.top + GAP / 2;
  return { left: room.left + GAP / 2, top };
}
