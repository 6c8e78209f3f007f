/** Strands as lines from fragment to fragment, and on to the slots that they reach. */
import { hex, slot, type Colour, type HexName } from '../components';
import { strands, type Strand } from '../reward';
import { fragmentsIn, type SeatView } from '../view';
import { beadAt, slotAt, strandLine, type Point } from './brain';

export interface Woven {
  strand: Strand;
  path: string;
  /** Where its length and points are written. */
  label: Point;
}

function at(seat: SeatView, name: HexName, colour: Colour): Point {
  const held = fragmentsIn(seat, name);
  return beadAt(name, Math.max(0, held.indexOf(colour)), held.length);
}

/** A tree through the hexes: every hex is reached once, which is calmer than all connections. */
function tree(hexes: readonly HexName[], from: HexName): [HexName, HexName][] {
  const left = new Set(hexes);
  left.delete(from);
  const order = [from];
  const lines: [HexName, HexName][] = [];
  for (const name of order) {
    for (const near of hex(name).neighbours) {
      if (!left.delete(near)) continue;
      lines.push([name, near]);
      order.push(near);
    }
  }
  return lines;
}

function woven(seat: SeatView, strand: Strand): Woven {
  const { colour, hexes, slots } = strand;
  const place = (name: HexName) => at(seat, name, colour);
  const ends = slots.map((name): [HexName, Point] => {
    const touching = slot(name).touches.find((one) => hexes.includes(one)) ?? hexes[0] ?? '';
    return [touching, slotAt(name)];
  });
  const first = ends[0]?.[0] ?? hexes[0] ?? '';
  const lines = tree(hexes, first).map(([one, other], index) =>
    strandLine(place(one), place(other), index % 2 === 0 ? 7 : -7),
  );
  for (const [from, to] of ends) lines.push(strandLine(place(from), to, 5));
  const middle = hexes[Math.floor(hexes.length / 2)] ?? first;
  return { strand, path: lines.join(''), label: place(middle) };
}

/** Everything of a colour that is more than a lone fragment. */
export function weave(seat: SeatView, colour: Colour): Woven[] {
  return strands(seat, colour)
    .filter((strand) => strand.hexes.length + strand.slots.length > 1)
    .map((strand) => woven(seat, strand));
}
