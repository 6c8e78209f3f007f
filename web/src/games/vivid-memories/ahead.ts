/** What a board would be after a move: for looking, before anything is decided. */
import { moment, ROOM, slotColour, type Colour, type HexName, type Space } from './components';
import type { Move } from './moves';
import { fragmentsIn, stageOf, type SeatView, type Stage } from './view';

interface Ahead {
  seat: SeatView;
  stage: Stage;
}

/** The board after these moves in a row; the supply says what can be gained. */
export function after(
  seat: SeatView,
  moves: readonly Move[],
  supply: Readonly<Record<Colour, number>>,
): SeatView {
  let now: Ahead = { seat, stage: stageOf(seat) };
  for (const move of moves) now = step(now, move, supply);
  return now.seat;
}

/** The board with these fragments in a hex. */
export function placed(seat: SeatView, fragments: readonly Colour[], hex: HexName): SeatView {
  return withHex(seat, hex, [...fragmentsIn(seat, hex), ...fragments]);
}

function withHex(seat: SeatView, hex: HexName, held: Colour[]): SeatView {
  const others = Object.entries(seat.hexes).filter(([name]) => name !== hex);
  const hexes = Object.fromEntries(held.length > 0 ? [...others, [hex, held]] : others);
  return { ...seat, hexes };
}

function removed(seat: SeatView, colour: Colour, hex: HexName): SeatView {
  const held = [...fragmentsIn(seat, hex)];
  const at = held.indexOf(colour);
  if (at >= 0) held.splice(at, 1);
  return withHex(seat, hex, held);
}

function shifted(seat: SeatView, colour: Colour, from: HexName, to: HexName): SeatView {
  return placed(removed(seat, colour, from), [colour], to);
}

function flipped(seat: SeatView, space: Space): SeatView {
  return { ...seat, bank: { ...seat.bank, [space]: { ...seat.bank[space], flipped: true } } };
}

function step({ seat, stage }: Ahead, move: Move, supply: Readonly<Record<Colour, number>>): Ahead {
  const act: Stage = { kind: 'act' };
  switch (move.kind) {
    case 'take':
      return { seat, stage: { kind: 'place', taken: move.fragments } };
    case 'rewire':
      return { seat, stage: { kind: 'rewire', centre: move.hex, way: null, forced: false } };
    case 'hex':
      return chosen({ seat, stage }, move.hex, supply);
    case 'choose':
      if (stage.kind === 'trade-two-give') {
        return { seat: removed(seat, move.colour, stage.hex), stage };
      }
      if (stage.kind === 'trade-two-gain') {
        return { seat: placed(seat, [move.colour], stage.hex), stage: act };
      }
      if (stage.kind === 'trade-one-gain') {
        const gained = placed(seat, [move.colour], stage.hex);
        return { seat: flipped(gained, stage.space), stage: act };
      }
      if (stage.kind === 'swap-colour') {
        return { seat, stage: { kind: 'swap-with', hex: stage.hex, colour: move.colour } };
      }
      return { seat, stage };
    case 'out':
      if (stage.kind === 'rewire')
        return { seat: shifted(seat, move.colour, stage.centre, move.hex), stage };
      if (stage.kind === 'push-to') {
        return { seat: shifted(seat, move.colour, stage.from, move.hex), stage: act };
      }
      return { seat, stage };
    case 'in':
      if (stage.kind === 'rewire')
        return { seat: shifted(seat, move.colour, move.hex, stage.centre), stage };
      if (stage.kind === 'swap-with') {
        const there = shifted(seat, stage.colour, stage.hex, move.hex);
        return { seat: shifted(there, move.colour, move.hex, stage.hex), stage: act };
      }
      return { seat, stage };
    case 'lay': {
      const claimed = seat.claimed.filter((tile) => tile !== move.tile);
      const bank = { ...seat.bank, [move.space]: { ...seat.bank[move.space], tile: move.tile } };
      return { seat: { ...seat, claimed, bank }, stage };
    }
    case 'fill': {
      const given = removed(seat, slotColour(seat.board, move.slot), move.hex);
      return { seat: { ...given, filled: [...seat.filled, move.slot] }, stage };
    }
    default:
      return { seat, stage };
  }
}

/** A hex was chosen, for whatever the stage asks. */
function chosen(
  { seat, stage }: Ahead,
  hex: HexName,
  supply: Readonly<Record<Colour, number>>,
): Ahead {
  switch (stage.kind) {
    case 'place':
      return { seat: placed(seat, stage.taken, hex), stage: { kind: 'end-turn' } };
    case 'speculate-place':
      return { seat: placed(seat, [stage.colour], hex), stage: { kind: 'act' } };
    case 'add-to': {
      const tile = seat.bank[stage.space]?.tile;
      const gain = tile ? moment(tile).action.gain : [];
      return { seat: flipped(placed(seat, gain, hex), stage.space), stage: { kind: 'act' } };
    }
    case 'trade-one-hex':
      return tradeOne(seat, stage.space, hex, supply);
    case 'trade-two-hex':
      return { seat, stage: { kind: 'trade-two-give', hex, left: 2 } };
    case 'push-from':
      return { seat, stage: { kind: 'push-to', from: hex } };
    case 'swap-hex':
      return { seat, stage: { kind: 'swap-colour', hex } };
    default:
      return { seat, stage };
  }
}

function tradeOne(
  seat: SeatView,
  space: Space,
  hex: HexName,
  supply: Readonly<Record<Colour, number>>,
): Ahead {
  const tile = seat.bank[space]?.tile;
  const action = tile ? moment(tile).action : null;
  if (action?.kind !== 'trade') return { seat, stage: { kind: 'act' } };
  const given = removed(seat, action.give, hex);
  const there = action.gain.filter((colour) => supply[colour] > 0);
  // A hex of three has room for one of the two only: which one is asked next.
  if (fragmentsIn(seat, hex).length === ROOM && there.length === 2) {
    return { seat: given, stage: { kind: 'trade-one-gain', space, hex } };
  }
  return { seat: flipped(placed(given, there, hex), space), stage: { kind: 'act' } };
}
