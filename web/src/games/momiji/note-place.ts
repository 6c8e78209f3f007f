/** Where the note beside a piece goes. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/**
 * Beside the piece, inside the room and not on the piece: where it hides the fewest of the lit ones.
 * Above comes before below, and below before the sides, where that makes no difference.
 */
export function placeNote(
  piece: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  lit: readonly Box[],
): { left: number; top: number } {
  const inside = (left: number, top: number) => ({
    left: hold(left, room.left + GAP, room.left + room.width - width - GAP),
    top: hold(top, room.top + GAP, room.top + room.height - height - GAP),
  });
  const middle = piece.left + piece.width / 2 - width / 2;
  const level = piece.top + piece.height / 2 - height / 2;
  const ways = [
    inside(middle, piece.top - height - GAP),
    inside(middle, piece.top + piece.height + GAP),
    inside(piece.left + piece.width + GAP, level),
    inside(piece.left - width - GAP, level),
  ];
  const cost = (way: { left: number; top: number }) => {
    const note = { ...way, width, height };
    const hidden = lit.reduce((sum, one) => sum + shared(note, one), 0);
    // The piece itself counts for more than all the others.
    return hidden + shared(note, piece) * 1000;
  };
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** On a phone: across the other half of the room, so that no finger lies on it. */
export function dockNote(piece: Box, height: number, room: Box): { left: number; top: number } {
  const low = piece.top + piece.height / 2 > room.top + room.height / 2;
  const top = low ? room.top + GAP : room.top + room.height - height - GAP;
  return { left: room.left + GAP, top: Math.max(GAP, top) };
}

function hold(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** How much of the screen two boxes have in common. */
function shared(one: Box, other: Box): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
