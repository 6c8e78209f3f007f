/** How pieces are called: by the engine's own words, as in the log. */
import type { Phrase } from '../../words/phrase';
import {
  moment,
  setWith,
  slot,
  slotColour,
  type Colour,
  type HexName,
  type SlotName,
  type Space,
  type TileName,
} from './components';
import type { Strand } from './reward';
import type { SeatView } from './view';

export function colourPhrase(colour: Colour): Phrase {
  return { say: `vivid-memories-colour-${colour}` };
}

export function colourPhrases(list: readonly Colour[]): Phrase[] {
  return list.map(colourPhrase);
}

export function threadPhrase(colour: Colour): Phrase {
  return { say: `vivid-memories-thread-${colour}` };
}

/** A hex and what it holds. */
export function hexPhrase(hex: HexName, held: readonly Colour[]): Phrase {
  if (held.length === 0) return { say: 'vivid-memories-web-hex-empty', with: { hex } };
  return { say: 'vivid-memories-web-hex', with: { hex, fragments: colourPhrases(held) } };
}

/** What a tile does and scores, in a sentence. */
export function tileDoes(tile: TileName): Phrase {
  const { action, points, condition } = moment(tile);
  const rest = { points, condition: colourPhrases(condition), gain: colourPhrases(action.gain) };
  return action.kind === 'add'
    ? { say: 'vivid-memories-tile-adds', with: rest }
    : { say: 'vivid-memories-tile-trades', with: { ...rest, give: colourPhrase(action.give) } };
}

/** A tile, told by what it does: it has no other name on the table. */
export function tilePhrase(tile: TileName): Phrase {
  return { say: 'vivid-memories-web-tile', with: { does: tileDoes(tile) } };
}

/** The tiles that a hex is exactly right for, by their points: nobody knows them by another name. */
export function completesPhrase(tiles: readonly TileName[]): Phrase {
  const points = tiles.map((tile) => moment(tile).points).join(', ');
  return { say: 'vivid-memories-web-completes', with: { count: tiles.length, points } };
}

/** A core slot: its colour, what touches it, and what its set is worth. */
export function slotPhrase(seat: SeatView, name: SlotName): Phrase {
  const set = setWith(name);
  return {
    say: `vivid-memories-web-slot-${seat.filled.includes(name) ? 'filled' : 'empty'}`,
    with: {
      hexes: slot(name).touches.join(', '),
      colour: colourPhrase(slotColour(seat.board, name)),
      count: set?.slots.length ?? 1,
      points: set?.points ?? 0,
    },
  };
}

export function spacePhrase(space: Space): Phrase {
  return { say: `vivid-memories-space-${space}` };
}

export function spaceDoes(space: Space): Phrase {
  return { say: `vivid-memories-space-${space}-does` };
}

/** A strand in words: how long it is, what it joins, what it brings. */
export function strandPhrase(strand: Strand): Phrase {
  const words = {
    thread: threadPhrase(strand.colour),
    hexes: strand.hexes.length,
    slots: strand.slots.length,
    empty: strand.empty,
    points: strand.points,
  };
  if (!strand.isThread) return { say: 'vivid-memories-web-strand-loose', with: words };
  return { say: `vivid-memories-web-strand${strand.points > 0 ? '' : '-spent'}`, with: words };
}
