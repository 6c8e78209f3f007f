// Made from crates/deja-vu by `cargo xtask protocol`. Do not edit.

/**
 * A colour of bits and cards.
 */
export type Colour = "white" | "blue" | "red" | "purple" | "yellow" | "green";

/**
 * A shape of bits.
 */
export type Shape = "sun" | "moon" | "star" | "raindrop" | "lightning";

/**
 * An impression bit, such as `red-moon`. Bits with the same name are alike.
 */
export type Bit = string;

/**
 * A card, such as `blue-3`. Copies have the same name.
 */
export type Card = string;

/**
 * A tile of the map: `T1` to `T15`.
 */
export type Tile = string;

/**
 * A memory fragment, such as `rose-4`.
 */
export type Fragment = string;

/**
 * Whose eyes a view is for: a seat, counted from one, or somebody beside the table.
 */
export type Observer = number | "spectator" | "all";

export type Planting = "open" | "moved" | "used";

export type Source = "hand" | "public" | "short-term";

export type WrittenStage = { "build": { second: boolean, } } | "opening" | "begin" | { "sow": { bits: Array<Bit>, visited: Array<Tile>, at: Tile, } } | { "claim": { at: Tile, left: number, } } | "act" | { "cover": { card: Card, bits: Array<Bit>, source: Source, laid: boolean, } } | { "grow": { left: number, } } | "save" | "plant-late" | { "replenish": { choice: Array<Tile>, named: Array<Tile>, } } | "discard" | "over";

export type TileView = { 
/**
 * Axial coordinates.
 */
at: [number, number], bits: Array<Bit>, fragment?: Fragment, };

export type SeatView = { 
/**
 * Not in views of others.
 */
hand?: Array<Card>, long_term: Array<Card>, 
/**
 * Each card with the bits on its slots, from the top.
 */
short_term: Record<Card, Array<Bit>>, chests: Array<Bit>, fragments: Array<Fragment>, tokens: number, 
/**
 * Whether the circle of the girl tile has a flower.
 */
circle: boolean, 
/**
 * Flowers on cards.
 */
flowers: number, leaving?: Array<Card>, rising?: Array<Card>, opening?: boolean, 
/**
 * Of views only: how many cards are in hand.
 */
hand_cards: number, };

export type View = { game: 'deja-vu', players: number, speed?: boolean, first: number, turn: number, stage: WrittenStage, planting: Planting, last_turns?: number, skipped?: number, 
/**
 * In the order in which they were laid: T1, T2 and so on.
 */
map: Array<TileView>, girl: Tile, seats: Array<SeatView>, pool: Array<Bit>, spent: Array<Bit>, 
/**
 * Left out of a position: all bits that are nowhere else.
 */
hive: Array<Bit>, 
/**
 * Left out of a position: all public cards of this number of players that nobody has.
 */
public: Array<Card>, discard: Array<Card>, 
/**
 * Of views only: whose eyes they are for.
 */
observer: Observer, 
/**
 * Of views only: how many cards the deck has.
 */
deck_cards: number, };

export type Event = { "event": "placed", seat: number, tile: Tile, } | { "event": "map-dealt" } | { "event": "chose", seat: number, card: Card | null, } | { "event": "left", seat: number, card: Card, } | { "event": "rose", seat: number, card: Card, } | { "event": "girl-moved", seat: number, to: Tile, } | { "event": "planted", seat: number, on: Tile, fragment: Fragment, } | { "event": "took-up", seat: number, from: Tile, } | { "event": "dropped", seat: number, bit: Bit, on: Tile, } | { "event": "collected", seat: number, bit: Bit, } | { "event": "skipped-recollection", seat: number, } | { "event": "began", seat: number, card: Card, public: boolean, } | { "event": "covered", seat: number, bit: Bit, } | { "event": "set-aside", seat: number, card: Card, } | { "event": "completed", seat: number, card: Card, points: number, } | { "event": "paid", seat: number, bit: Bit, } | { "event": "grew", seat: number, } | { "event": "saved", seat: number, bit: Bit, } | { "event": "to-hive", bits: number, } | { "event": "replenished", bit: Bit, on: Tile, } | { "event": "named", seat: number, tile: Tile, } | { "event": "discarded", seat: number, card: Card, } | { "event": "drew", seat: number, card: Card | null, } | { "event": "rejected", seat: number, card: Card, } | { "event": "reshuffled" } | { "event": "end-triggered", seat: number, } | { "event": "turn-ended", seat: number, } | { "event": "game-over" };
