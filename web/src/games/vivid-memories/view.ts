/** What a person sees of a game of Vivid Memories: the shape of the view, in the game's own words. */
import type { Colour, HexName, SlotName, Space, TileName } from './components';

export interface LineTile {
  tile: TileName;
  /** Ordered by colour. */
  fragments: Colour[];
}

/** What lies on a space of the memory bank, and whether its own action was used. */
export interface BankSpace {
  tile?: TileName;
  /** Whether the tile shows its score side. */
  flipped?: boolean;
  used?: boolean;
}

export interface Score {
  moments: number;
  threads: number;
  cores: number;
  aspiration: number;
}

export interface SeatView {
  /** Such as `board-1`: which colours its slots have. */
  board: string;
  /** The own one; those of others once the game is over. */
  aspiration?: Colour;
  /** A word, or an object with that word as its only key. */
  stage: string | Record<string, object>;
  /** Hexes with fragments only. */
  hexes: Record<HexName, Colour[]>;
  filled: SlotName[];
  /** Spaces with a tile, or used. */
  bank: Partial<Record<Space, BankSpace>>;
  claimed: TileName[];
  precious: TileName[];
  score: Score;
}

export type Phase = 'remember' | 'reflect' | 'reward' | 'over';

export interface View {
  game: 'vivid-memories';
  players: number;
  round: number;
  phase: Phase;
  /** The seat with the start marker, and the one that began Remember in this round. */
  start: number;
  opener: number;
  turn: number;
  /** Whether Reflect and Reward go in turn order. */
  in_order: boolean;
  /** From left to right. */
  line: LineTile[];
  seats: SeatView[];
  bag: Record<Colour, number>;
  supply: Record<Colour, number>;
  stack: TileName[];
  observer: number | 'spectator' | 'all';
}

/** What is asked of a player. */
export type Stage =
  | { kind: 'place'; taken: Colour[] }
  | { kind: 'after-take'; rewire: boolean }
  | { kind: 'rewire'; centre: HexName; way: 'out' | 'in' | null; forced: boolean }
  | { kind: 'trade-two-give'; hex: HexName; left: number }
  | { kind: 'trade-two-gain'; hex: HexName }
  | { kind: 'speculate-place'; colour: Colour }
  | { kind: 'push-to'; from: HexName }
  | { kind: 'swap-colour'; hex: HexName }
  | { kind: 'swap-with'; hex: HexName; colour: Colour }
  | { kind: 'add-to'; space: Space }
  | { kind: 'trade-one-hex'; space: Space }
  | { kind: 'trade-one-gain'; space: Space; hex: HexName }
  | { kind: 'fill'; slots: Record<SlotName, HexName[]> }
  | { kind: PlainStage };

type PlainStage =
  | 'waiting'
  | 'take'
  | 'must-rewire'
  | 'end-turn'
  | 'lay-tiles'
  | 'act'
  | 'trade-two-hex'
  | 'push-from'
  | 'swap-hex';

export function stageOf(seat: SeatView): Stage {
  const written = seat.stage;
  if (typeof written === 'string') return { kind: written as PlainStage };
  const [kind, rest] = Object.entries(written)[0] ?? ['waiting', {}];
  if (kind === 'fill') return { kind, slots: rest as Record<SlotName, HexName[]> };
  return { kind, ...rest } as Stage;
}

export function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat - 1];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function fragmentsIn(seat: SeatView, hex: HexName): Colour[] {
  return seat.hexes[hex] ?? [];
}

export function total(score: Score): number {
  return score.moments + score.threads + score.cores + score.aspiration;
}

export function bagCount(view: View): number {
  return Object.values(view.bag).reduce((sum, count) => sum + count, 0);
}

/** The seats that are still at it, where several may be. */
export function busySeats(view: View): number[] {
  return view.seats.flatMap((seat, index) => (seat.stage === 'waiting' ? [] : [index + 1]));
}

/** What lies on the table in somebody's fingers: taken, drawn, or on its way to the supply. */
export function inFingers(seat: SeatView): Colour[] {
  const stage = stageOf(seat);
  if (stage.kind === 'place') return stage.taken;
  return stage.kind === 'speculate-place' ? [stage.colour] : [];
}
