// Made from crates/vivid-memories by `cargo xtask protocol`. Do not edit.

/**
 * A colour of fragments.
 */
export type Colour = "red" | "yellow" | "blue" | "purple" | "green";

/**
 * A space of the memory bank.
 */
export type Space = "trade-two" | "speculate" | "push" | "swap";

/**
 * An end of the moment line.
 */
export type End = "left" | "right";

/**
 * A hex of a board, such as `B2`.
 */
export type HexName = string;

/**
 * A core slot, such as `S04`.
 */
export type SlotName = string;

/**
 * A moment tile, such as `M11`.
 */
export type TileName = string;

/**
 * Whose eyes a view is for: a seat, counted from one, or somebody beside the table.
 */
export type Observer = number | "spectator" | "all";

export type Phase = "remember" | "reflect" | "reward" | "over";

export type Way = "out" | "in";

export type WrittenStage = "waiting" | "take" | { "place": { taken: Array<Colour>, } } | { "after-take": { rewire: boolean, } } | "must-rewire" | { "rewire": { centre: HexName, way: Way | null, forced: boolean, } } | "end-turn" | "lay-tiles" | "act" | "trade-two-hex" | { "trade-two-give": { hex: HexName, left: number, } } | { "trade-two-gain": { hex: HexName, } } | { "speculate-place": { colour: Colour, } } | "push-from" | { "push-to": { from: HexName, } } | "swap-hex" | { "swap-colour": { hex: HexName, } } | { "swap-with": { hex: HexName, colour: Colour, } } | { "add-to": { space: Space, } } | { "trade-one-hex": { space: Space, } } | { "trade-one-gain": { space: Space, hex: HexName, } } | { "fill": Record<SlotName, Array<HexName>> };

export type LineTile = { tile: TileName, fragments: Array<Colour>, };

export type BankSpace = { tile?: TileName, flipped?: boolean, used?: boolean, };

export type Score = { moments: number, threads: number, cores: number, aspiration: number, };

export type SeatView = { board: string, aspiration?: Colour, stage: WrittenStage, hexes: Record<HexName, Array<Colour>>, filled: Array<SlotName>, 
/**
 * Spaces with a tile, or used.
 */
bank: Partial<Record<Space, BankSpace>>, claimed: Array<TileName>, precious: Array<TileName>, score: Score, };

export type View = { game: 'vivid-memories', players: number, always_in_order: boolean, round: number, phase: Phase, start: number, 
/**
 * Who began Remember in this round. Left out of a position: the holder of the start marker.
 */
opener: number, 
/**
 * Whose turn it is. Left out of a position: the holder of the start marker.
 */
turn: number, in_order: boolean, 
/**
 * From left to right.
 */
line: Array<LineTile>, seats: Array<SeatView>, bag: Record<Colour, number>, 
/**
 * Left out of a position: all fragments that are nowhere else.
 */
supply: Record<Colour, number>, 
/**
 * Left out of a position: all tiles that are nowhere else.
 */
stack: Array<TileName>, 
/**
 * Of views only: whose eyes they are for.
 */
observer: Observer, };

export type Event = { "event": "round-began", round: number, } | { "event": "took", seat: number, fragments: Array<Colour>, end: End, } | { "event": "placed", seat: number, fragments: Array<Colour>, hex: HexName, } | { "event": "claimed", seat: number, tile: TileName, } | { "event": "moved", seat: number, colour: Colour, from: HexName, to: HexName, } | { "event": "line-given-up" } | { "event": "start-marker", seat: number, } | { "event": "reflect-began", in_order: boolean, } | { "event": "laid", seat: number, tile: TileName, space: Space, } | { "event": "left-over", seat: number, tile: TileName, } | { "event": "used", seat: number, space: Space, tile: TileName | null, } | { "event": "gave", seat: number, colour: Colour, hex: HexName, } | { "event": "gained", seat: number, colour: Colour, hex: HexName, } | { "event": "drew", seat: number, colour: Colour, } | { "event": "swapped", seat: number, colour: Colour, hex: HexName, other: Colour, with: HexName, } | { "event": "done", seat: number, } | { "event": "moment", seat: number, tile: TileName, points: number, } | { "event": "thread", seat: number, colour: Colour, hexes: number, slots: number, points: number, } | { "event": "filled", seat: number, hex: HexName, slot: SlotName, } | { "event": "cores", seat: number, points: number, } | { "event": "aspiration", seat: number, colour: Colour, points: number, } | { "event": "turn-ended", seat: number, } | { "event": "game-over" };
