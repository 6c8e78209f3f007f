// Made from crates/momiji by `cargo xtask protocol`. Do not edit.

/**
 * A type of leaves.
 */
export type Leaf = "red" | "orange" | "yellow" | "green" | "brown" | "purple";

/**
 * An end of a row of piles.
 */
export type Side = "left" | "right";

/**
 * A landscape.
 */
export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N";

/**
 * An objective.
 */
export type Objective = "most-red" | "most-orange" | "most-yellow" | "most-green" | "most-brown" | "most-purple" | "longest-pile" | "highest-tops" | "most-torii" | "most-acorns" | "piles-and-landscapes" | "most-zeros" | "most-warm" | "most-cool" | "fewest-cards" | "most-in-hand";

/**
 * A leaf card, such as `red-0-left`. Cards with the same name are alike.
 */
export type Card = string;

/**
 * Whose eyes a view is for: a seat, counted from one, or somebody beside the table.
 */
export type Observer = number | "spectator" | "all";

export type Main = "open" | "collect" | "play-one" | "play-many" | "activate" | "passed";

export type Rule = "plain" | "skip" | "four" | "two";

export type WrittenStage = "draft" | "free" | "collect" | { "columns": { room: number, taken: boolean, } } | { "tops": { taken: Array<Leaf>, } } | { "keep": { drawn: Array<Card>, } } | { "lay": { rule: Rule, count: number, types: Array<Leaf>, skipped: boolean, } } | "toll" | { "exchange": { left: number, collecting?: boolean, } } | { "arrange": { place: number, } } | "take-top" | "retrieve" | "activate-or-swap" | { "swap-for": { old: Objective, } } | "take-column" | "discard-for-acorns" | { "slide-under": { done: Array<Leaf>, } } | { "slide-card": { done: Array<Leaf>, under: Leaf, } } | { "place": { card: Card, left: number, laid: Array<Leaf>, } } | "hand-limit" | "over";

export type Turn = { seat: number, main: Main, landscape: boolean, exchanged: boolean, harvest: boolean, stage: WrittenStage, };

export type Ending = "open" | "triggered" | { "turns": number };

export type Draft = { open: Array<Letter>, 
/**
 * Left out of a position: all landscapes of the draft that are nowhere else.
 */
stack?: Array<Letter>, };

export type Pile = { leaf: Leaf, 
/**
 * From the bottom to the top. Not in views of closed piles.
 */
laid?: Array<Card>, slid?: Array<Card>, 
/**
 * Left out of a position: a closed pile has one, as long as there are enough for all closed piles.
 */
torii?: boolean, 
/**
 * In views of closed piles only.
 */
top?: Card, };

export type SeatView = { 
/**
 * Not in views of others.
 */
hand?: Array<Card>, acorns: number, 
/**
 * Letters; a used one reads `A used`.
 */
landscapes: Array<string>, objectives: Array<Objective>, 
/**
 * From left to right.
 */
piles: Array<Pile>, 
/**
 * Of views only: how many cards are in hand.
 */
hand_cards: number, };

export type View = { game: 'momiji', players: number, scenario?: string, open_piles: boolean, types: Array<Leaf>, first: number, turn: Turn, 
/**
 * Left out of a position: what the position says by itself.
 */
ending: Ending, garden: Partial<Record<Leaf, Array<Card>>>, 
/**
 * In the middle. Left out of a position: all that are not on piles.
 */
torii: number, objectives: Array<Objective>, draft?: Draft, seats: Array<SeatView>, discard: Array<Card>, 
/**
 * Of views only: whose eyes they are for.
 */
observer: Observer, 
/**
 * Of views only: how many cards the deck has.
 */
deck_cards: number, };

export type Event = { "event": "drafted", seat: number, landscape: Letter, } | { "event": "landscape-opened", landscape: Letter, } | { "event": "paid-reveal", seat: number, } | { "event": "revealed", card: Card, to_discard: boolean, } | { "event": "cleared", card: Card, } | { "event": "took", seat: number, card: Card, } | { "event": "drew", seat: number, card: Card | null, } | { "event": "threw-back", seat: number, card: Card, } | { "event": "laid", seat: number, card: Card, from_hand: boolean, new_pile: Side | null, } | { "event": "closed", seat: number, leaf: Leaf, torii: boolean, } | { "event": "discarded", seat: number, card: Card, } | { "event": "retrieved", seat: number, card: Card, } | { "event": "slid", seat: number, card: Card, under: Leaf, } | { "event": "used", seat: number, landscape: Letter, } | { "event": "gained", seat: number, acorns: number, } | { "event": "rearranged", seat: number, } | { "event": "activated", seat: number, objective: Objective, price: number, } | { "event": "swapped", seat: number, old: Objective, new: Objective, } | { "event": "passed", seat: number, } | { "event": "harvested", seat: number, acorns: number, } | { "event": "end-triggered", seat: number, } | { "event": "turn-ended", seat: number, } | { "event": "game-over" };
