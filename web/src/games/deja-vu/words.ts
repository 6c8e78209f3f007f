/** How pieces are called: by the engine's own words, as in the log. */
import type { Phrase, Word } from '../../words/phrase';
import { design, type Scores, type Slot } from './components';
import {
  colourOf,
  numberOf,
  pipsOf,
  shapeOf,
  type Bit,
  type Card,
  type Fragment,
  type Tile,
} from './view';

const phrase = (say: string, words: Record<string, Word> = {}): Phrase => ({ say, with: words });

export function bitPhrase(bit: Bit): Phrase {
  return phrase(`deja-vu-bit-${shapeOf(bit)}`, { colour: colourOf(bit) });
}

export function colourPhrase(colour: string): Phrase {
  return phrase('deja-vu-colour', { colour });
}

export function shapePhrase(slot: Slot): Phrase {
  return phrase(`deja-vu-shape-${slot}`);
}

export function cardPhrase(card: Card): Phrase {
  return phrase('deja-vu-card', { colour: colourOf(card), number: numberOf(card) });
}

export function tilePhrase(tile: Tile): Phrase {
  return phrase('deja-vu-tile', { tile });
}

/** The place on the board, with the name of its nebula: for whoever looks closely. */
export function nebulaPhrase(tile: Tile): Phrase {
  return phrase('deja-vu-web-nebula', { tile });
}

export function fragmentPhrase(fragment: Fragment): Phrase {
  const colour = fragment.slice(0, fragment.indexOf('-'));
  return phrase('deja-vu-fragment', { colour, pips: pipsOf(fragment) });
}

export function powerPhrase(power: string): Phrase {
  return phrase(`deja-vu-power-${power}`);
}

/** What a card gives. */
export function giftPhrase(card: Card): Phrase {
  const { power, value, scores } = design(card);
  if (power) return phrase('deja-vu-gift', { power: powerPhrase(power), points: value });
  return scores ? scoresPhrase(scores, card) : phrase('nothing');
}

function scoresPhrase(scores: Scores, card: Card): Phrase {
  if ('run' in scores) {
    const { fragment, each } = scores.run;
    return phrase('deja-vu-scores-run', { points: each, colour: fragment });
  }
  if ('set' in scores) return phrase('deja-vu-scores-set', { points: scores.set });
  if ('each' in scores) return phrase('deja-vu-scores-each', { points: scores.each });
  return phrase('deja-vu-scores-cards', {
    points: scores.cards.join('/'),
    colour: colourOf(card),
  });
}

/** What a card asks for and gives. */
export function doesPhrase(card: Card): Phrase {
  const slots = design(card).slots.map(shapePhrase);
  return phrase('deja-vu-card-does', { slots, gift: giftPhrase(card) });
}

/** A text of the board's own. */
export function web(name: string, words: Record<string, Word> = {}): Phrase {
  return phrase(`deja-vu-web-${name}`, words);
}
