/** The component data that the board shows: hexes, the rim, the tiles. */
import data from '../../../../crates/vivid-memories/data/vivid-memories.json';

export const colours = ['red', 'yellow', 'blue', 'purple', 'green'] as const;
export type Colour = (typeof colours)[number];

export const spaces = ['trade-two', 'speculate', 'push', 'swap'] as const;
export type Space = (typeof spaces)[number];

/** The name of a hex such as `B2`, of a slot such as `S04`, of a tile such as `M11`. */
export type HexName = string;
export type SlotName = string;
export type TileName = string;

export interface Hex {
  id: HexName;
  /** Where it lies, in axial coordinates. */
  q: number;
  r: number;
  neighbours: HexName[];
}

export interface Slot {
  id: SlotName;
  q: number;
  r: number;
  touches: HexName[];
}

/** Slots that are a core memory together. */
export interface CoreSet {
  id: string;
  slots: SlotName[];
  points: number;
}

export type TileAction =
  { kind: 'add'; gain: Colour[] } | { kind: 'trade'; give: Colour; gain: Colour[] };

export interface Moment {
  id: TileName;
  condition: Colour[];
  points: number;
  action: TileAction;
}

export const hexes: Hex[] = data.hexes;
export const slots: Slot[] = data.slots;
export const sets: CoreSet[] = data.sets;
export const rounds = data.rounds;
/** How many fragments a hex holds. */
export const ROOM = data.hex_room;
export const aspiration = data.aspirations;

type Written = { add: string } | { trade: { give: string; gain: string[] } };

function action(written: Written): TileAction {
  if ('add' in written) return { kind: 'add', gain: [written.add as Colour] };
  const { give, gain } = written.trade;
  return { kind: 'trade', give: give as Colour, gain: gain as Colour[] };
}

/** The set that a slot belongs to. */
export const setWith = (name: SlotName): CoreSet | undefined =>
  sets.find((set) => set.slots.includes(name));

const moments = new Map<TileName, Moment>(
  data.moments.map((moment) => [
    moment.id,
    {
      ...moment,
      condition: moment.condition as Colour[],
      action: action(moment.action as Written),
    },
  ]),
);
const hexByName = new Map(hexes.map((hex) => [hex.id, hex]));
const slotByName = new Map(slots.map((slot) => [slot.id, slot]));
const boards = new Map(
  data.boards.map((board) => [board.id, board.slots as Record<string, string>]),
);

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`there is no ${name}`);
  return thing;
}

export function moment(name: TileName): Moment {
  return found(moments.get(name), name);
}

export function hex(name: HexName): Hex {
  return found(hexByName.get(name), name);
}

export function slot(name: SlotName): Slot {
  return found(slotByName.get(name), name);
}

/** The colour that a board has printed on a slot. */
export function slotColour(board: string, name: SlotName): Colour {
  return found(boards.get(board)?.[name], name) as Colour;
}

export function isColour(word: string): word is Colour {
  return (colours as readonly string[]).includes(word);
}

export function isSpace(word: string): word is Space {
  return (spaces as readonly string[]).includes(word);
}

export function isHex(word: string): boolean {
  return hexByName.has(word);
}

export function isSlot(word: string): boolean {
  return slotByName.has(word);
}

export function isTile(word: string): boolean {
  return moments.has(word);
}
