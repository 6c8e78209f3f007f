/** What a person sees of a game of Momiji: the shape of the view, in the game's own words. */

export const leaves = ['red', 'orange', 'yellow', 'green', 'brown', 'purple'] as const;
export type Leaf = (typeof leaves)[number];
export const warm: readonly Leaf[] = ['red', 'orange', 'yellow'];

export type Side = 'left' | 'right';

/** The numbers that close a pile, and that a new one starts with. */
export const CLOSING = 3;
export const STARTING = 0;

/** A leaf card. Cards with the same name are alike. */
export interface Card {
  /** Such as `red-0-left`. */
  name: string;
  leaf: Leaf;
  number: number;
  /** Whether an acorn is printed in the lower left and lower right corner. */
  acorns: Record<Side, boolean>;
}

export interface Pile {
  leaf: Leaf;
  /** With closed piles the top is all that may be known. */
  top?: string;
  /** With open piles all cards, from the bottom to the top. */
  laid?: string[];
  slid?: string[];
  torii?: boolean;
}

export interface SeatView {
  /** Only in the view of the one whose hand it is. */
  hand?: string[];
  hand_cards: number;
  acorns: number;
  /** Letters; a used one reads `A used`. */
  landscapes: string[];
  objectives: string[];
  /** From left to right. */
  piles: Pile[];
}

export type Main = 'open' | 'collect' | 'play-one' | 'play-many' | 'activate' | 'passed';

export type Rule = 'plain' | 'skip' | 'four' | 'two';

/** What is asked of the player now. */
export type Stage =
  | { kind: 'columns'; room: number; taken: boolean }
  | { kind: 'tops'; taken: Leaf[] }
  | { kind: 'keep'; drawn: string[] }
  | { kind: 'lay'; rule: Rule; count: number; types: Leaf[]; skipped: boolean }
  | { kind: 'exchange'; left: number; collecting?: boolean }
  | { kind: 'arrange'; place: number }
  | { kind: 'swap-for'; old: string }
  | { kind: 'slide-under'; done: Leaf[] }
  | { kind: 'slide-card'; done: Leaf[]; under: Leaf }
  | { kind: 'place'; card: string; left: number; laid: Leaf[] }
  | { kind: PlainStage };

type PlainStage =
  | 'draft'
  | 'free'
  | 'collect'
  | 'toll'
  | 'take-top'
  | 'retrieve'
  | 'activate-or-swap'
  | 'take-column'
  | 'discard-for-acorns'
  | 'hand-limit'
  | 'over';

export interface View {
  game: 'momiji';
  players: number;
  scenario?: string;
  open_piles: boolean;
  types: Leaf[];
  first: number;
  turn: {
    seat: number;
    main: Main;
    /** Whether a landscape was used, two cards exchanged, several types laid in one placement. */
    landscape: boolean;
    exchanged: boolean;
    harvest: boolean;
    /** A word, or an object with that word as its only key. */
    stage: string | Record<string, object>;
  };
  ending: 'open' | 'triggered' | { turns: number };
  /** From the bottom to the top of each column. */
  garden: Partial<Record<Leaf, string[]>>;
  torii: number;
  objectives: string[];
  draft?: { open: string[] };
  seats: SeatView[];
  discard: string[];
  observer: number | 'spectator' | 'all';
  deck_cards: number;
}

export interface Landscape {
  letter: string;
  used: boolean;
}

export function isLeaf(word: string): word is Leaf {
  return (leaves as readonly string[]).includes(word);
}

const read = new Map<string, Card>();

/** The card that a name such as `red-0-left` stands for. */
export function card(name: string): Card {
  const known = read.get(name);
  if (known) return known;
  const [leaf = '', number, corner] = name.split('-');
  if (!isLeaf(leaf)) throw new Error(`${name} is not a leaf card`);
  const made: Card = {
    name,
    leaf,
    number: Number(number),
    acorns: {
      left: corner === 'left' || corner === 'both',
      right: corner === 'right' || corner === 'both',
    },
  };
  read.set(name, made);
  return made;
}

export function stage(view: View): Stage {
  const written = view.turn.stage;
  if (typeof written === 'string') return { kind: written as PlainStage };
  const [kind, rest] = Object.entries(written)[0] ?? ['over', {}];
  return { kind, ...rest } as Stage;
}

export function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat - 1];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function topOf(pile: Pile): Card {
  return card(pile.top ?? pile.laid?.at(-1) ?? `${pile.leaf}-0`);
}

/** How many cards a pile has, slid ones included; nothing if that may not be known. */
export function countOf(pile: Pile): number | null {
  return pile.laid ? pile.laid.length + (pile.slid?.length ?? 0) : null;
}

export function pileOf(seat: SeatView, leaf: Leaf): Pile | undefined {
  return seat.piles.find((pile) => pile.leaf === leaf);
}

export function isClosed(pile: Pile): boolean {
  return topOf(pile).number >= CLOSING;
}

export function landscapes(seat: SeatView): Landscape[] {
  return seat.landscapes.map((text) => ({
    letter: text.slice(0, 1),
    used: text.endsWith(' used'),
  }));
}

export function isSolo(view: View): boolean {
  return view.scenario !== undefined;
}

export function gardenCards(view: View): number {
  return Object.values(view.garden).reduce((sum, column) => sum + column.length, 0);
}
