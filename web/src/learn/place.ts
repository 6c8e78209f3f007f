/** Where words stand: beside what they are about, never over it, and as little as possible over what can be pressed. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

const GAP = 14;
/** What it costs to lie over a piece, for each pixel: more than to be far away. */
const OVER_PIECE = 0.3;
/** What it costs to lie over the table at all: beside it nothing is hidden. */
const OVER_TABLE = 0.003;
/** What can't be pressed now is still worth seeing. */
const OVER_REST = 0.015;

export function overlapOf(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far apart two boxes are; nothing where they touch. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(across, down);
}

export interface Room {
  /** What may be covered at all. */
  bounds: Box;
  /** Where it is when nothing is lit. */
  home: Spot;
  /** What it is about: never covered. */
  lit: Box[];
  /** What can be pressed. */
  pieces: Box[];
  /** What lies there, and can't be pressed. */
  rest: Box[];
  table: Box;
}

/** The best place for something of this size. */
export function placeFor(size: { width: number; height: number }, room: Room): Spot {
  const { bounds, lit } = room;
  const inside = ({ x, y }: Spot): Spot => ({
    x: Math.max(bounds.x, Math.min(x, bounds.x + bounds.width - size.width)),
    y: Math.max(bounds.y, Math.min(y, bounds.y + bounds.height - size.height)),
  });
  const spots = [room.home, ...lit.flatMap((box) => around(box, size)), ...grid(bounds)];
  let best = inside(room.home);
  let least = Infinity;
  for (const spot of spots.map(inside)) {
    const cost = costOf({ ...spot, ...size }, room);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function costOf(box: Box, { lit, pieces, rest, table }: Room): number {
  const near = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
  const hidden = lit.reduce((sum, one) => sum + overlapOf(near, one), 0);
  const far = lit.length > 0 ? Math.min(...lit.map((one) => distance(box, one))) : 0;
  const over = (all: Box[]) => all.reduce((sum, one) => sum + overlapOf(box, one), 0);
  const hides = over(pieces) * OVER_PIECE + over(rest) * OVER_REST + over([table]) * OVER_TABLE;
  return (hidden > 0 ? 1e6 + hidden : 0) + far + hides;
}

/** At each side of a box, at its beginning, middle and end. */
function around(box: Box, { width, height }: { width: number; height: number }): Spot[] {
  const [right, below] = [box.x + box.width + GAP, box.y + box.height + GAP];
  const [left, above] = [box.x - width - GAP, box.y - height - GAP];
  const across = [box.x, box.x + (box.width - width) / 2, box.x + box.width - width];
  const down = [box.y, box.y + (box.height - height) / 2, box.y + box.height - height];
  return [
    ...down.flatMap((y) => [
      { x: right, y },
      { x: left, y },
    ]),
    ...across.flatMap((x) => [
      { x, y: above },
      { x, y: below },
    ]),
  ];
}

function grid({ x, y, width, height }: Box): Spot[] {
  const parts = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return parts.flatMap((across) =>
    parts.map((down) => ({ x: x + (width * across) / 8, y: y + (height * down) / 8 })),
  );
}
