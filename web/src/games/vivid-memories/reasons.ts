/** Why a piece can't be chosen now: worked out from what is seen, and said when somebody tries. */
import type { Phrase } from '../../words/phrase';
import { hex as hexNamed, moment, ROOM, type Colour, type HexName, type Space } from './components';
import { hexOf, type Piece } from './moves';
import {
  bagCount,
  busySeats,
  fragmentsIn,
  seatOf,
  stageOf,
  type SeatView,
  type Stage,
  type View,
} from './view';
import { colourPhrase, tileDoes } from './words';

/** Texts of this file begin with `vivid-memories-web-no-`. */
const no = (why: string, words: Phrase['with'] = {}): Phrase => ({
  say: `vivid-memories-web-no-${why}`,
  with: words,
});

/** What a refused piece lies on: somebody's board, or the table. */
export interface Tried {
  piece: Piece;
  /** The seat whose board it lies on; nothing for the line and the supply. */
  of: number | null;
}

export function whyNot(view: View, seat: number | null, tried: Tried, asked: Phrase): Phrase {
  const [kind, name = ''] = tried.piece.split(':');
  // A tile of the line is nothing to choose: whoever presses it wants to know it.
  if (kind === 'tile') return no('tile', { does: tileDoes(name) });
  if (view.phase === 'over') return no('over');
  if (seat === null) return no('watching');
  if (tried.of !== null && tried.of !== seat) return no('theirs', { player: { seat: tried.of } });
  const own = seatOf(view, seat);
  const stage = stageOf(own);
  if (stage.kind === 'waiting') {
    const busy = busySeats(view);
    return no(
      view.phase === 'reflect' && own.stage === 'waiting' && !view.in_order ? 'done' : 'turn',
      {
        player: { seat: busy[0] ?? view.turn },
      },
    );
  }
  return reason(view, own, stage, tried.piece) ?? no('stage', { asked });
}

function reason(view: View, own: SeatView, stage: Stage, piece: Piece): Phrase | null {
  const [kind, name = ''] = piece.split(':');
  switch (kind) {
    case 'line':
      return notFromLine(view, stage, Number(name));
    case 'hex':
    case 'bead':
      return notThisHex(own, stage, name);
    case 'space':
      return notThisSpace(view, own, stage, name as Space);
    case 'claimed':
      return stage.kind === 'lay-tiles' ? null : no('claimed');
    case 'slot':
      return stage.kind === 'fill' ? no('slot-no-choice') : no('slot');
    case 'supply':
      return no('supply');
    default:
      return null;
  }
}

function notFromLine(view: View, stage: Stage, index: number): Phrase | null {
  if (stage.kind === 'must-rewire') return no('no-empty-hex');
  if (stage.kind !== 'take') return view.phase === 'remember' ? no('taken') : null;
  return index > 0 && index < view.line.length - 1 ? no('inside') : null;
}

function notThisHex(own: SeatView, stage: Stage, name: HexName): Phrase | null {
  const held = fragmentsIn(own, name);
  const about = hexOf(stage);
  switch (stage.kind) {
    case 'take':
      return no('take-first');
    case 'place':
    case 'speculate-place':
    case 'add-to':
      return held.length > 0 ? no('not-empty', { hex: name }) : null;
    case 'trade-two-hex':
      return no('two-needed', { hex: name });
    case 'trade-one-hex': {
      const give = giveOf(own, stage.space);
      return give ? no('colour-needed', { hex: name, colour: colourPhrase(give) }) : null;
    }
    case 'push-to':
    case 'rewire':
      if (about && about !== name && !hexNamed(about).neighbours.includes(name)) {
        return no('far', { hex: name, from: about });
      }
      if (stage.kind === 'rewire' && stage.way)
        return no(`way-${stage.way}`, { hex: stage.centre });
      return held.length >= ROOM ? no('full', { hex: name }) : null;
    case 'push-from':
    case 'swap-hex':
      return held.length === 0 ? no('empty', { hex: name }) : null;
    case 'swap-with':
      return about && !hexNamed(about).neighbours.includes(name)
        ? no('far', { hex: name, from: about })
        : no('same');
    case 'must-rewire':
      return no('leaves-none-empty', { hex: name });
    case 'after-take':
      return stage.rewire ? null : no('rewire-one');
    case 'act':
      return no('act-first');
    case 'fill':
      return no('gives-nothing', { hex: name });
    default:
      return null;
  }
}

function giveOf(own: SeatView, space: Space): Colour | null {
  const tile = own.bank[space]?.tile;
  const action = tile ? moment(tile).action : null;
  return action?.kind === 'trade' ? action.give : null;
}

function notThisSpace(view: View, own: SeatView, stage: Stage, space: Space): Phrase | null {
  const there = own.bank[space];
  if (stage.kind === 'lay-tiles') return there?.tile ? no('covered') : no('tile-first');
  if (view.phase === 'remember') return no('reflect-later');
  if (stage.kind !== 'act') return null;
  if (there?.tile && there.flipped) return no('flipped');
  if (there?.tile) return notThisTile(view, own, there.tile);
  if (there?.used) return no('used');
  if (space === 'speculate')
    return bagCount(view) === 0 ? no('empty-bag') : no('no-empty-hex-here');
  return no(`space-${space}`);
}

function notThisTile(view: View, own: SeatView, tile: string): Phrase {
  const { action } = moment(tile);
  const missing = action.gain.filter((colour) => view.supply[colour] === 0);
  if (missing.length === action.gain.length && missing[0]) {
    return no('supply-empty', { colour: colourPhrase(missing[0]) });
  }
  if (action.kind === 'add') return no('no-empty-hex-here');
  const has = Object.values(own.hexes).some((held) => held.includes(action.give));
  return has ? no('space-swap') : no('none-to-give', { colour: colourPhrase(action.give) });
}
