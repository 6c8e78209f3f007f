/**
 * What a sowing could end in. The way is free and so is the order of the bits, so that every tile
 * that can be reached in exactly as many steps as there are bits is an end, with every bit that is
 * not white as the last one.
 */
import { neighbours } from './lattice';
import {
  colourOf,
  isWhite,
  kinds,
  stageOf,
  tileIndex,
  tileName,
  tileOf,
  without,
  type Bit,
  type Tile,
  type View,
} from './view';

/** Where a sowing stands: before it begins it stands on its start, with all bits in hand. */
export interface Sowing {
  at: Tile;
  visited: Tile[];
  bits: Bit[];
}

export interface Outcome {
  end: Tile;
  /** The bit that falls last. */
  last: Bit;
  /** What is collected: the last bit and all of its colour on the tile. */
  bits: Bit[];
  /** White bits there, of which the claims take some. */
  white: Bit[];
}

/** The sowing that would begin on a tile. */
export function startAt(view: View, tile: Tile): Sowing {
  return { at: tile, visited: [tile], bits: tileOf(view, tile).bits };
}

/** The sowing under way; nothing in other stages. */
export function underWay(view: View): Sowing | null {
  const now = stageOf(view);
  return now.kind === 'sow' ? { at: now.at, visited: now.visited, bits: now.bits } : null;
}

const digit = (tile: number) => 1 << tile;

/** All tiles where the last bit could fall, each with one way there that begins after `at`. */
export function ends(view: View, sowing: Sowing): Map<Tile, Tile[]> {
  const near = neighbours(view.map.map((tile) => tile.at));
  const visited = sowing.visited.reduce((set, tile) => set | digit(tileIndex(tile)), 0);
  // Ways that visit the same tiles and stand on the same one go on alike: one of them is enough.
  let edge = new Map<string, { at: number; visited: number; way: Tile[] }>();
  edge.set('', { at: tileIndex(sowing.at), visited, way: [] });
  for (let step = 0; step < sowing.bits.length; step += 1) {
    const next: typeof edge = new Map();
    for (const { at, visited: seen, way } of edge.values()) {
      for (const tile of near[at] ?? []) {
        if (seen & digit(tile)) continue;
        const set = seen | digit(tile);
        const key = `${set} ${tile}`;
        if (!next.has(key))
          next.set(key, { at: tile, visited: set, way: [...way, tileName(tile)] });
      }
    }
    edge = next;
  }
  const found = new Map<Tile, Tile[]>();
  for (const { at, way } of edge.values()) {
    if (way.length > 0 && !found.has(tileName(at))) found.set(tileName(at), way);
  }
  return found;
}

/** All that a sowing could end in. */
export function outcomes(view: View, sowing: Sowing): Outcome[] {
  const lasts = kinds(sowing.bits).filter((bit) => !isWhite(bit));
  return [...ends(view, sowing).keys()].flatMap((end) => {
    const there = tileOf(view, end).bits;
    const white = there.filter(isWhite);
    return lasts.map((last): Outcome => {
      const alike = there.filter((bit) => colourOf(bit) === colourOf(last));
      return { end, last, bits: [last, ...alike], white };
    });
  });
}

/** The moves that sow along a way, with this bit as the last. */
export function movesAlong(view: View, sowing: Sowing, last: Bit, way: readonly Tile[]): string[] {
  const bits = [...without(sowing.bits, last), last];
  const drops = way.map((tile, index) => `drop ${bits[index] ?? last} on ${tile}`);
  return underWay(view) ? drops : [`sow ${sowing.at}`, ...drops];
}

/**
 * The way of a sowing in order, which the view does not say: it is what was seen of it, or the only
 * way that visits these tiles and ends here. Nothing if several do.
 */
export function wayOf(view: View, sowing: Sowing, seen: readonly Tile[]): Tile[] | null {
  const { visited, at } = sowing;
  const same = seen.length === visited.length && visited.every((tile) => seen.includes(tile));
  if (same && seen.at(-1) === at) return [...seen];
  const near = neighbours(view.map.map((tile) => tile.at));
  const found: Tile[][] = [];
  const back = (way: Tile[]) => {
    if (found.length > 1) return;
    if (way.length === visited.length) {
      found.push(way);
      return;
    }
    for (const index of near[tileIndex(way[0] ?? at)] ?? []) {
      const tile = tileName(index);
      if (visited.includes(tile) && !way.includes(tile)) back([tile, ...way]);
    }
  };
  back([at]);
  return found.length === 1 ? (found[0] ?? null) : null;
}
