/**
 * Reward as it would be now: threads, moments, core memories, aspiration. The server counts; this
 * only looks ahead, and tests compare it with what the server counted.
 */
import {
  aspiration as worth,
  colours,
  hex as hexNamed,
  moment,
  rounds,
  sets,
  slot,
  slotColour,
  slots as allSlots,
  spaces,
  type Colour,
  type HexName,
  type SlotName,
  type TileName,
} from './components';
import { fragmentsIn, type SeatView } from './view';

/** Connected hexes with one colour, and the slots of that colour which they touch. */
export interface Strand {
  colour: Colour;
  hexes: HexName[];
  /** Filled ones included. */
  slots: SlotName[];
  /** How many of them are empty. */
  empty: number;
  /** Whether it joins two slots or more. */
  isThread: boolean;
  points: number;
}

/** All strands of a colour, the best first. */
export function strands(seat: SeatView, colour: Colour): Strand[] {
  const left = new Set(
    Object.keys(seat.hexes).filter((name) => fragmentsIn(seat, name).includes(colour)),
  );
  const found: Strand[] = [];
  for (const first of [...left].sort()) {
    if (!left.delete(first)) continue;
    const group = [first];
    // The list grows while it is walked.
    for (const name of group) {
      for (const near of hexNamed(name).neighbours) if (left.delete(near)) group.push(near);
    }
    found.push(strand(seat, colour, group.sort()));
  }
  return found.sort(
    (one, other) => other.points - one.points || other.hexes.length - one.hexes.length,
  );
}

function strand(seat: SeatView, colour: Colour, hexes: HexName[]): Strand {
  const joined = allSlots.filter(
    ({ id, touches }) =>
      slotColour(seat.board, id) === colour && touches.some((name) => hexes.includes(name)),
  );
  const names = joined.map(({ id }) => id);
  const empty = names.filter((name) => !seat.filled.includes(name)).length;
  const isThread = names.length >= 2;
  return {
    colour,
    hexes,
    slots: names,
    empty,
    isThread,
    points: isThread ? hexes.length * empty : 0,
  };
}

export function threads(seat: SeatView): Strand[] {
  return colours.flatMap((colour) => strands(seat, colour).filter((one) => one.isThread));
}

/** The hexes that hold exactly the condition of a tile. */
export function matches(seat: SeatView, tile: TileName): HexName[] {
  const { condition } = moment(tile);
  // Conditions never name a colour twice.
  return Object.keys(seat.hexes).filter((name) => {
    const held = fragmentsIn(seat, name);
    return held.length === condition.length && condition.every((colour) => held.includes(colour));
  });
}

/** Own tiles that a hex is exactly right for: in the bank, or claimed. */
export function tilesFor(seat: SeatView, hex: HexName): TileName[] {
  return ownTiles(seat).filter((tile) => matches(seat, tile).includes(hex));
}

/** The tiles that may still score: in the bank, or claimed. */
export function ownTiles(seat: SeatView): TileName[] {
  const laid = spaces.flatMap((space) => seat.bank[space]?.tile ?? []);
  return [...laid, ...seat.claimed];
}

export interface MomentNow {
  tile: TileName;
  hexes: HexName[];
  points: number;
  /** Whether it would score as it lies: one that was not used does not. */
  counts: boolean;
}

function momentsNow(seat: SeatView): MomentNow[] {
  const flipped = new Set(
    spaces.flatMap((space) => {
      const there = seat.bank[space];
      return there?.tile && there.flipped ? [there.tile] : [];
    }),
  );
  return ownTiles(seat).map((tile) => {
    const fitting = matches(seat, tile);
    return {
      tile,
      hexes: fitting,
      points: fitting.length * moment(tile).points,
      counts: flipped.has(tile),
    };
  });
}

/** What the complete sets of core memories score. */
export function corePoints(filled: readonly SlotName[]): number {
  const complete = sets.filter((set) => set.slots.every((name) => filled.includes(name)));
  return complete.reduce((sum, set) => sum + set.points, 0);
}

export interface RewardNow {
  moments: MomentNow[];
  threads: Strand[];
  points: {
    moments: number;
    threads: number;
    cores: number;
    /** Nothing where the aspiration is not known. */
    aspiration: number | null;
  };
  /** Whether aspirations count already: they do in the last round. */
  last: boolean;
  total: number;
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** What this board would score if Reward came now. */
export function rewardNow(seat: SeatView, round: number): RewardNow {
  const all = momentsNow(seat);
  const scoring = all.filter((one) => one.counts && one.points > 0);
  const woven = threads(seat);
  const joined = woven.flatMap((thread) => thread.slots);
  const filled = [...new Set([...seat.filled, ...joined])];
  const points = {
    moments: sum(scoring.map((one) => one.points)),
    threads: sum(woven.map((thread) => thread.points)),
    cores: corePoints(filled),
    aspiration: seat.aspiration
      ? aspirationPoints(
          seat,
          seat.aspiration,
          filled,
          scoring.map((one) => one.tile),
        )
      : null,
  };
  const last = round >= rounds;
  const total =
    points.moments + points.threads + points.cores + (last ? (points.aspiration ?? 0) : 0);
  return { moments: all, threads: woven, points, last, total };
}

/** An aspiration at the end, with what threads and moments of this round add to it. */
function aspirationPoints(
  seat: SeatView,
  colour: Colour,
  filled: readonly SlotName[],
  scoring: readonly TileName[],
): number {
  const ofColour = (name: SlotName) => slotColour(seat.board, name) === colour;
  const cores = filled.filter(ofColour).length;
  const moved = filled.filter((name) => ofColour(name) && !seat.filled.includes(name)).length;
  const there = sum(
    Object.values(seat.hexes).map((held) => held.filter((one) => one === colour).length),
  );
  const precious = [...seat.precious, ...scoring].filter((tile) =>
    moment(tile).condition.includes(colour),
  );
  return (there - moved) * worth.fragment + cores * worth.core + precious.length * worth.moment;
}

/** The slots of a set that hold a fragment. */
export function filledOf(seat: SeatView, names: readonly SlotName[]): number {
  return names.filter((name) => seat.filled.includes(slot(name).id)).length;
}
