/** Where everything lies on the drawing of a board. One hex is 100 from corner to corner. */
import {
  hex,
  hexes,
  sets,
  slot,
  slots,
  type CoreSet,
  type HexName,
  type SlotName,
} from '../components';

export interface Point {
  x: number;
  y: number;
}

const SIDE = 50;
const WIDE = SIDE * Math.sqrt(3);
/** The rim is drawn a little closer than another ring of hexes would be. */
const CLOSER = 0.925;

/** What the drawing shows: left, top, width, height. */
export const frame = { x: -270, y: -238, width: 540, height: 476 };

function spot(q: number, r: number): Point {
  return { x: WIDE * (q + r / 2), y: SIDE * 1.5 * r };
}

export function hexAt(name: HexName): Point {
  const { q, r } = hex(name);
  return spot(q, r);
}

export function slotAt(name: SlotName): Point {
  const { q, r } = slot(name);
  const { x, y } = spot(q, r);
  return { x: x * CLOSER, y: y * CLOSER };
}

/** Where the fragments of a hex lie: one in the middle, two side by side, three in a triangle. */
export function beadAt(name: HexName, index: number, count: number): Point {
  const { x, y } = hexAt(name);
  if (count === 1) return { x, y };
  if (count === 2) return { x: x + (index === 0 ? -20 : 20), y };
  const angle = ((index * 120 - 90) * Math.PI) / 180;
  return { x: x + Math.cos(angle) * 23, y: y - 1 + Math.sin(angle) * 23 };
}

/** How large a fragment is drawn. */
export const BEAD = 19.5;
export const SLOT = 20;

const number = (value: number) => value.toFixed(1);
const text = ({ x, y }: Point) => `${number(x)} ${number(y)}`;

/** A hexagon with its point upwards and soft corners. */
export function cell(name: HexName, size = SIDE - 2.5): string {
  const { x, y } = hexAt(name);
  const corner = (index: number): Point => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return { x: x + Math.cos(angle) * size, y: y + Math.sin(angle) * size };
  };
  const between = (one: Point, other: Point, part: number): Point => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
  });
  const parts = Array.from({ length: 6 }, (_, index) => {
    const [before, here, next] = [corner(index - 1), corner(index), corner(index + 1)];
    const begin = between(here, before, 0.16);
    const end = between(here, next, 0.16);
    return `${index === 0 ? 'M' : 'L'}${text(begin)}Q${text(here)} ${text(end)}`;
  });
  return `${parts.join('')}Z`;
}

/** How far from a lone slot its points stand. */
const BESIDE = 35;

/** Slots of a set are joined by a broad line, their plate; a lone one has a tongue for its points. */
export interface Ground {
  set: CoreSet;
  path: string;
  /** From a lone slot to its points. */
  tongue: string | null;
  /** Where the points stand: in the plate, between two slots. */
  label: Point;
}

function ground(set: CoreSet): Ground {
  const [first, second, ...rest] = set.slots.map(slotAt);
  if (!first) throw new Error(`${set.id} has no slots`);
  if (!second) {
    const label = towards(first, nearest(set.slots[0] ?? ''));
    return { set, path: `M${text(first)}h.1`, tongue: `M${text(first)}L${text(label)}`, label };
  }
  return {
    set,
    path: `M${[first, second, ...rest].map(text).join('L')}`,
    tongue: null,
    label: outwards({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }),
  };
}

/** The plate is broader than its slots: points stand off the hexes that come between two of them. */
function outwards({ x, y }: Point): Point {
  const part = 1 + 6 / Math.hypot(x, y);
  return { x: x * part, y: y * part };
}

function towards(from: Point, to: Point): Point {
  const part = BESIDE / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The next slot on the rim. */
function nearest(name: SlotName): Point {
  const here = slotAt(name);
  const far = ({ x, y }: Point) => Math.round(Math.hypot(x - here.x, y - here.y));
  const others = slots.filter(({ id }) => id !== name).map(({ id }) => slotAt(id));
  return others.reduce((best, other) => (far(other) <= far(best) ? other : best));
}

/** The outline of the brain: soft lobes around the rim, one over each gap between slots. */
export function outline(): string {
  const lobes = 18;
  const points = Array.from({ length: lobes * 2 }, (_, index): Point => {
    const angle = (index * Math.PI) / lobes - Math.PI / 2;
    const reach = index % 2 === 0 ? 1.02 : 0.965;
    // Broader than high, with a dent at the top where the two halves meet.
    const dent = 1 - 0.05 * Math.exp(-((angle + Math.PI / 2) ** 2) / 0.02);
    return { x: Math.cos(angle) * 262 * reach * dent, y: Math.sin(angle) * 231 * reach * dent };
  });
  return smooth(points);
}

/** A closed curve through the middles between points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const middle = (index: number): Point => ({
    x: (at(index).x + at(index + 1).x) / 2,
    y: (at(index).y + at(index + 1).y) / 2,
  });
  const parts = points.map((point, index) => `Q${text(point)} ${text(middle(index))}`);
  return `M${text(middle(-1))}${parts.join('')}Z`;
}

/** A thread from one place to the next, slightly bent so that it looks spun. */
export function strandLine(one: Point, other: Point, bend: number): string {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy) || 1;
  const turn = { x: middle.x - (dy / far) * bend, y: middle.y + (dx / far) * bend };
  return `M${text(one)}Q${text(turn)} ${text(other)}`;
}

export const cells = hexes.map(({ id }) => ({ id, path: cell(id), ...hexAt(id) }));
export const rims = slots.map(({ id }) => ({ id, ...slotAt(id) }));
export const grounds = sets.map(ground);
export const silhouette = outline();
