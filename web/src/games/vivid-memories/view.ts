/** What a person sees of a game of Vivid Memories: the view as the rules write it, and ways to read it. */
import { unfolded, type Unfolded } from '../stage';
import type { Colour, HexName, Score, SeatView, SlotName, View, WrittenStage } from './wire';

export type { BankSpace, LineTile, Phase, Score, SeatView, View } from './wire';

/** Which slots can be filled, each from these hexes: the one stage whose words are names of pieces. */
type Fill = Extract<WrittenStage, { fill: unknown }>;

/** What is asked of a player. */
export type Stage =
  Unfolded<Exclude<WrittenStage, Fill>> | { kind: 'fill'; slots: Record<SlotName, HexName[]> };

export function stageOf(seat: SeatView): Stage {
  const written = seat.stage;
  if (typeof written === 'object' && 'fill' in written)
    return { kind: 'fill', slots: written.fill };
  return unfolded(written);
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
