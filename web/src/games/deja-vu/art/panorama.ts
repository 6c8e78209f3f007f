/**
 * The six sceneries. Each is one wide picture that goes round in a circle, cut into seven cards: the
 * right edge of each continues on the left edge of the next, and 7 goes over into 1.
 */
import type { Colour } from '../view';

/** How much of its scenery a card shows. */
export const WIDE = 100;
export const HIGH = 60;
const ROUND = WIDE * 7;

type Form = (turn: number) => number;
const wave: Form = (turn) => Math.sin(turn);
const hill: Form = (turn) => 1 - 2 * Math.abs(Math.sin(turn / 2));
const peak: Form = (turn) => (2 / Math.PI) * Math.asin(Math.sin(turn));
const wall: Form = (turn) => Math.max(-1, Math.min(1, Math.sin(turn) * 5));

interface Ridge {
  form: Form;
  /** Waves in the whole picture and their height, the rough ones first. */
  parts: [count: number, height: number, turn: number][];
  base: number;
}

interface Scenery {
  sky: [string, string];
  far: string;
  near: string;
  ridges: [Ridge, Ridge];
}

const ridge = (form: Form, base: number, ...parts: Ridge['parts']): Ridge => ({
  form,
  base,
  parts,
});

export const sceneries: Record<Colour, Scenery> = {
  // A palace that floats on clouds.
  white: {
    sky: ['#31405f', '#8d9bc4'],
    far: '#b9c3e6',
    near: '#dfe4fa',
    ridges: [
      ridge(wall, 34, [10, 4, 1], [23, 4, 2], [3, 5, 0]),
      ridge(hill, 48, [14, 4, 0], [5, 3, 1]),
    ],
  },
  // A valley under water.
  blue: {
    sky: ['#0f2450', '#2d6fc0'],
    far: '#2a5fae',
    near: '#173f82',
    ridges: [ridge(wave, 34, [4, 6, 0], [11, 3, 2]), ridge(wave, 46, [6, 4, 1], [17, 2, 0])],
  },
  // A paradise of lava.
  red: {
    sky: ['#3a0f1e', '#c9483a'],
    far: '#8e2530',
    near: '#5b1424',
    ridges: [ridge(peak, 33, [5, 9, 0], [13, 4, 1]), ridge(peak, 47, [8, 5, 2], [19, 2, 0])],
  },
  // A magic kingdom with spires.
  purple: {
    sky: ['#24124a', '#8a4fc9'],
    far: '#5c32a0',
    near: '#3a1d70',
    ridges: [
      ridge(wall, 35, [16, 5, 0], [9, 6, 1], [3, 3, 2]),
      ridge(peak, 48, [9, 3, 0], [4, 3, 1]),
    ],
  },
  // A holy desert.
  yellow: {
    sky: ['#4a2d12', '#e2a23a'],
    far: '#b06f22',
    near: '#7b4716',
    ridges: [ridge(peak, 36, [3, 8, 0], [9, 2, 1]), ridge(wave, 46, [5, 5, 2], [12, 1.5, 0])],
  },
  // A green plateau.
  green: {
    sky: ['#0d3030', '#3f9d6c'],
    far: '#24754f',
    near: '#124a36',
    ridges: [ridge(hill, 36, [7, 6, 0], [18, 3, 1]), ridge(hill, 48, [12, 4, 1], [31, 2, 0])],
  },
};

function height({ form, base, parts }: Ridge, x: number): number {
  return parts.reduce(
    (y, [count, tall, turn]) => y - tall * form(((x % ROUND) / ROUND) * count * 2 * Math.PI + turn),
    base,
  );
}

/** The outline of a ridge on one card. */
function outline(line: Ridge, number: number): string {
  const points = Array.from({ length: 26 }, (_, index) => {
    const x = index * 4;
    return `${x} ${height(line, (number - 1) * WIDE + x).toFixed(1)}`;
  });
  return `M0 ${HIGH}L${points.join('L')}L${WIDE} ${HIGH}Z`;
}

const drawn = new Map<string, [string, string]>();

/** Both ridges of a card: the far one and the near one. */
export function ridges(colour: Colour, number: number): [string, string] {
  const key = `${colour}-${number}`;
  const known = drawn.get(key);
  if (known) return known;
  const [far, near] = sceneries[colour].ridges;
  const made: [string, string] = [outline(far, number), outline(near, number)];
  drawn.set(key, made);
  return made;
}
