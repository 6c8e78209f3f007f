/** The Cosmic Map as a drawing: where tiles lie, who touches whom, how it fits into a window. */
import type { Place, Tile, View } from './view';
import { tileIndex, tileName } from './view';

/** Steps to the neighbours, in axial coordinates, by the engine's words for them. */
const directions: Record<string, Place> = {
  east: [1, 0],
  'north-east': [1, -1],
  'north-west': [0, -1],
  west: [-1, 0],
  'south-west': [-1, 1],
  'south-east': [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** How far neighbours are apart. */
export const PITCH = 100;
/** From the middle of a tile to its corners; a gap stays for the ways between tiles. */
export const REACH = 51;
/** As far as a finger may be off: where neighbours meet. */
export const MEET = PITCH / Math.sqrt(3);

export function beside([q, r]: Place, direction: string): Place | null {
  const step = directions[direction];
  return step ? [q + step[0], r + step[1]] : null;
}

export function touches([q, r]: Place, [p, s]: Place): boolean {
  return Object.values(directions).some(([dq, dr]) => q + dq === p && r + dr === s);
}

/** Each pair of neighbouring tiles once, by their positions in the list. */
export function pairs(places: readonly Place[]): [number, number][] {
  return places.flatMap((place, index) =>
    places
      .slice(0, index)
      .flatMap((other, before): [number, number][] =>
        touches(place, other) ? [[before, index]] : [],
      ),
  );
}

/** The neighbours of every tile, by position. */
export function neighbours(places: readonly Place[]): number[][] {
  const found: number[][] = places.map(() => []);
  for (const [one, other] of pairs(places)) {
    found[one]?.push(other);
    found[other]?.push(one);
  }
  return found;
}

/** Tiles that the girl can reach in this many steps, with the way there. */
export function reach(view: View, steps: number): Map<Tile, Tile[]> {
  const near = neighbours(view.map.map((tile) => tile.at));
  const ways = new Map<Tile, Tile[]>([[view.girl, [view.girl]]]);
  let edge = [view.girl];
  for (let step = 0; step < steps; step += 1) {
    const next: Tile[] = [];
    for (const tile of edge) {
      for (const index of near[tileIndex(tile)] ?? []) {
        const there = tileName(index);
        if (ways.has(there)) continue;
        ways.set(there, [...(ways.get(tile) ?? []), there]);
        next.push(there);
      }
    }
    edge = next;
  }
  return ways;
}

/** How a map lies on the screen: turned by a right angle or by sixths of a circle the drawing is as true. */
export interface Facing {
  /** By a right angle: tiles stand on a side then, and not on a corner. */
  turned: boolean;
  sixths: number;
}

const UPRIGHT: Facing = { turned: false, sixths: 0 };
/** All ways that look different in a window: by half a circle more each would be as wide and as high. */
const FACINGS: readonly Facing[] = [false, true].flatMap((turned) =>
  [0, 1, 2].map((sixths) => ({ turned, sixths })),
);

function rotated([q, r]: Place, sixths: number): Place {
  return sixths === 0 ? [q, r] : rotated([-r, q + r], sixths - 1);
}

/** Where a place lies in the drawing. */
export function point(place: Place, { turned, sixths } = UPRIGHT): Point {
  const [q, r] = rotated(place, sixths);
  const x = PITCH * (q + r / 2);
  const y = PITCH * r * Math.sqrt(0.75);
  return turned ? { x: -y, y: x } : { x, y };
}

/** The part of the plane that a drawing shows: it has the proportions of its place on the screen. */
export interface Frame extends Facing {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels to a unit of the drawing. */
  scale: number;
}

/** From the middles of the outermost tiles to the edge of the drawing, along rows and across them. */
const ALONG = 60;
const ACROSS = 62.5;
/** Tiles do not grow beyond this: pixels to a unit. */
const LARGEST = 2.3;
/** While the map is built, its window is that of a map of this many tiles by this many rows. */
const WINDOW = { width: 7 * PITCH + 20, height: 5 * PITCH * Math.sqrt(0.75) + 125 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function bounds(places: readonly Place[], facing: Facing): Box {
  const points = places.map((place) => point(place, facing));
  const xs = points.map((one) => one.x);
  const ys = points.map((one) => one.y);
  const [side, end] = facing.turned ? [ACROSS, ALONG] : [ALONG, ACROSS];
  const x = Math.min(...xs) - side;
  const y = Math.min(...ys) - end;
  return { x, y, width: Math.max(...xs) + side - x, height: Math.max(...ys) + end - y };
}

/** A box in the middle of a place on the screen, as large as it can be there. */
function framed(box: Box, facing: Facing, width: number, height: number): Frame {
  const scale = Math.min(width / box.width, height / box.height, LARGEST);
  const [wide, high] = [width / scale, height / scale];
  const x = box.x - (wide - box.width) / 2;
  const y = box.y - (high - box.height) / 2;
  return { ...facing, x, y, width: wide, height: high, scale };
}

/**
 * A map that lies whole, in the way that has the largest tiles in its place. One that was laid before
 * everybody's eyes lies as it was laid.
 */
export function fit(places: readonly Place[], width: number, height: number, laid = false): Frame {
  const ways = (laid ? [UPRIGHT] : FACINGS).map((facing) =>
    framed(bounds(places, facing), facing, width, height),
  );
  return ways.reduce((best, one) => (one.scale > best.scale + 1e-6 ? one : best));
}

/**
 * The window of a map under construction. The first tile lies in its middle, and it moves only as far
 * as it must for the others, and for the places where the next may lie.
 */
export function building(places: readonly Place[], width: number, height: number): Frame {
  const there = bounds(places, UPRIGHT);
  const wide = Math.max(WINDOW.width, there.width);
  const high = Math.max(WINDOW.height, there.height);
  const x = Math.min(Math.max(-wide / 2, there.x + there.width - wide), there.x);
  const y = Math.min(Math.max(-high / 2, there.y + there.height - high), there.y);
  return framed({ x, y, width: wide, height: high }, UPRIGHT, width, height);
}

/** The corners of a tile around a point. */
export function corners({ x, y }: Point, size: number, turned: boolean): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + (turned ? 0 : Math.PI / 6);
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}
