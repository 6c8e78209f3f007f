/** What the notes beside pieces say. */
import type { Phrase } from '../../words/phrase';
import { acorns } from './components';
import type { Note } from './note.svelte';
import type { Piece } from './moves';
import { price } from './objectives';
import type { Playing } from './playing.svelte';
import { card, countOf, isClosed, topOf, type Leaf, type Pile } from './view';
import {
  acornsPhrase,
  askPhrase,
  cardPhrase,
  columnPhrase,
  effectPhrase,
  landscapePhrase,
  needPhrase,
  objectivePhrase,
  pilePhrase,
  spokenCard,
} from './words';

const web = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `momiji-web-${name}`,
  with: words,
});

/** The engine's own explanation of what a piece can do now. */
function explained(playing: Playing, piece: Piece): Phrase[] {
  const place = playing.places.get(piece);
  const some = place ? [place] : playing.offersOf(piece);
  return some.length === 1 ? some.map((offer) => offer.explanation) : [];
}

export function cardNote(playing: Playing, piece: Piece, name: string): Note {
  const several = playing.offersOf(piece).length > 1 ? [web('left-or-right')] : [];
  const lines = [...explained(playing, piece), ...several];
  return { title: spokenCard(card(name)), lines, low: piece.startsWith('hand:') };
}

export function columnNote(playing: Playing, leaf: Leaf): Note {
  const cards = playing.view.garden[leaf] ?? [];
  const named = cards.map((name) => cardPhrase(card(name)));
  const told = explained(playing, `column:${leaf}`);
  const count = web('cards', { count: cards.length });
  return {
    title: columnPhrase(leaf),
    lines: told.length > 0 ? [count, ...told] : [web('column-cards', { count, cards: named })],
  };
}

export function pileNote(playing: Playing, pile: Pile, own: boolean): Note {
  const lines: Phrase[] = [web('top', { card: spokenCard(topOf(pile)) })];
  const count = countOf(pile);
  if (count !== null) {
    lines.push(web('pile-points', { count, points: count * topOf(pile).number }));
    const names = pile.laid ?? [];
    lines.push(web('laid', { cards: names.map((name) => cardPhrase(card(name))) }));
    const slid = pile.slid ?? [];
    if (slid.length > 0) {
      lines.push(web('slid', { cards: slid.map((name) => cardPhrase(card(name))) }));
    }
  } else {
    lines.push(web('pile-hidden'));
  }
  if (isClosed(pile)) lines.push(web(pile.torii ? 'is-closed' : 'is-closed-bare'));
  else if (own) lines.push(web('fits', { low: topOf(pile).number, high: topOf(pile).number + 1 }));
  const told = own ? explained(playing, `pile:${pile.leaf}`) : [];
  return { title: pilePhrase(pile.leaf), lines: [...lines, ...told] };
}

export function landscapeNote(letter: string, used: boolean): Note {
  const price = web('landscape-price', { price: acornsPhrase(acorns.landscape) });
  return {
    title: landscapePhrase(letter),
    lines: [effectPhrase(letter), used ? web('landscape-used') : price],
    letter,
  };
}

export function objectiveNote(playing: Playing, objective: string, owned: boolean): Note {
  const { view } = playing;
  const need = needPhrase(view.scenario, objective);
  const costs = web('price', { price: acornsPhrase(price(view, objective)) });
  const lines: Phrase[] = need
    ? [web('needs', { need })]
    : [web('asks', { asks: askPhrase(objective) })];
  if (!owned) lines.push(costs);
  if (!owned && !need) lines.push(web('worth'));
  return { title: objectivePhrase(objective), lines, objective };
}
