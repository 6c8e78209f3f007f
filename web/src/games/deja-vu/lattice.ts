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

/** Where a place lies in the drawing; turned by a right angle the drawing is as true. */
export function point([q, r]: Place, turned = false): Point {
  const x = PITCH * (q + r / 2);
  const y = PITCH * r * Math.sqrt(0.75);
  return turned ? { x: -y, y: x } : { x, y };
}

export interface Frame {
  turned: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From the middle of the outermost tiles to the edge of the drawing. */
const MARGIN = 57;

function bounds(places: readonly Place[], turned: boolean): Frame {
  const points = places.map((place) => point(place, turned));
  const xs = points.map((one) => one.x);
  const ys = points.map((one) => one.y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return {
    turned,
    x,
    y,
    width: Math.max(...xs) + MARGIN - x,
    height: Math.max(...ys) + MARGIN - y,
  };
}

/** The frame in which tiles are largest in a window of these proportions. */
export function fit(
  places: readonly Place[],
  width: number,
  height: number,
  mayTurn = true,
): Frame {
  const straight = bounds(places, false);
  if (!mayTurn) return straight;
  const turned = bounds(places, true);
  const scale = (frame: Frame) => Math.min(width / frame.width, height / frame.height);
  // A drawing that turns for a hair's breadth would confuse.
  return scale(turned) > scale(straight) * 1.08 ? turned : straight;
}

/** The corners of a tile around a point. */
export function corners({ x, y }: Point, size: number, turned: boolean): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + (turned ? 0 : Math.PI / 6);
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}
