/** Where a game turned: the moves after which the winner's lead was most different from before. */

export interface Turning {
  /** The number of the move. */
  at: number;
  /** The seat that came nearer to winning by it, and by how many points. */
  change: number;
}

/** The largest changes of one seat's lead over the best of the others, in the order of the game. */
export function turningsOf(
  points: readonly (readonly number[])[],
  seat: number,
  most = 3,
): Turning[] {
  const lead = (row: readonly number[]) =>
    (row[seat - 1] ?? 0) - Math.max(...row.filter((_, index) => index !== seat - 1));
  const changes = points.slice(1).map((row, index): Turning => {
    const before = points[index] ?? row;
    return { at: index + 1, change: lead(row) - lead(before) };
  });
  return changes
    .filter(({ change }) => change !== 0 && Number.isFinite(change))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
}
