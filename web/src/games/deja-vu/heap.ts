/** How bits lie on a tile: in rows that fit a hexagon, the fewer the larger. */

export interface Spot {
  x: number;
  y: number;
  /** How wide a bit is there, in units of the map, whose tiles are 100 apart. */
  size: number;
}

/** How many lie in each row; a tile is narrower below, where its name stands. */
const rows: readonly number[][] = [
  [],
  [1],
  [2],
  [2, 1],
  [2, 2],
  [3, 2],
  [3, 3],
  [2, 3, 2],
  [3, 3, 2],
  [3, 4, 2],
  [3, 4, 3],
  [4, 4, 3],
  [4, 5, 3],
];

/** A little below the middle: the fragment lies above. */
const MIDDLE = 6;

function sizeOf(count: number, widest: number): number {
  if (count <= 4) return 30;
  if (count <= 6) return 26;
  if (count <= 9) return 21;
  if (count <= 12) return 17;
  return Math.min(15, 84 / widest);
}

/** More than usual lie in three even rows. */
function rowsOf(count: number): number[] {
  const known = rows[count];
  if (known) return known;
  const wide = Math.ceil(count / 3);
  return [Math.floor((count - wide) / 2), wide, Math.ceil((count - wide) / 2)];
}

export function heap(count: number): Spot[] {
  const laid = rowsOf(count);
  const size = sizeOf(count, Math.max(...laid));
  return laid.flatMap((wide, row) =>
    Array.from({ length: wide }, (_, index) => ({
      x: (index - (wide - 1) / 2) * size,
      y: MIDDLE + (row - (laid.length - 1) / 2) * size,
      size,
    })),
  );
}
