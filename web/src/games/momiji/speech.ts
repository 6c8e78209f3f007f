/** What the sill says: the button that moves the turn on, and what is asked in between. */
import type { Primary, Question, Said } from '../../board/sill.svelte';
import { t } from '../../words/index.svelte';
import type { Phrase } from '../../words/phrase';
import { acorns } from './components';
import { consequence } from './consequence';
import type { Move, Offer } from './moves';
import { price } from './objectives';
import type { Playing } from './playing.svelte';
import { card, type View } from './view';
import { acornsPhrase, columnPhrase, landscapePhrase, objectivePhrase, spokenCard } from './words';

const moving = new Set<Move['kind']>(['end-turn', 'done', 'pass']);

/** Whether a move ends something: then it is the primary button, and nothing in the tray. */
export function movesOn(offer: Offer): boolean {
  return offer.move !== null && moving.has(offer.move.kind);
}

/** How many acorns a move brings, or costs. */
export function gain(view: View, offer: Offer): number {
  const stock = offer.move && consequence(view, offer.move).acorns;
  return stock ? stock.after - stock.before : 0;
}

/** What stands on the button of a move: a word or two. */
export function label(play: Playing, offer: Offer): string {
  const { move } = offer;
  switch (move?.kind) {
    case undefined:
      return play.say(offer.explanation);
    case 'place':
      return t(`momiji-web-end-${move.side}`);
    case 'lay':
      return t(move.side ? `momiji-web-end-${move.side}` : 'momiji-web-lay');
    case 'done':
      return t(`momiji-web-done-${play.stage.kind}`);
    case 'end-turn': {
      const brings = gain(play.view, offer);
      return t(brings > 0 ? 'momiji-web-end-turn-harvest' : 'momiji-web-end-turn', {
        acorns: brings,
      });
    }
    case 'discard':
      return t('momiji-web-discard-card');
    default:
      return t(`momiji-web-${move?.kind}`);
  }
}

/** The same move as a question, in a line. */
function sure(view: View, move: Move): Phrase | null {
  const ask = (name: string, words: Phrase['with'] = {}): Phrase => ({
    say: `momiji-web-sure-${name}`,
    with: words,
  });
  switch (move.kind) {
    case 'reveal':
      return ask('reveal', { price: acornsPhrase(acorns.reveal) });
    case 'draft':
      return ask('draft', { landscape: landscapePhrase(move.letter) });
    case 'use': {
      const landscape = landscapePhrase(move.letter);
      return ask('use', { landscape, price: acornsPhrase(acorns.landscape) });
    }
    case 'activate': {
      const objective = objectivePhrase(move.objective);
      return ask('activate', { objective, price: acornsPhrase(price(view, move.objective)) });
    }
    case 'take':
      return ask('take', { column: columnPhrase(move.leaf) });
    case 'discard':
      return ask('discard', { card: spokenCard(card(move.card)) });
    default:
      return null;
  }
}

function question(play: Playing): Question | null {
  const cancel = () => play.cancel();
  const offer = play.waiting;
  if (offer) {
    const asked = (offer.move && sure(play.view, offer.move)) ?? offer.explanation;
    if (!offer.final) return { look: 'confirm', text: play.say(asked), cancel };
    const final = { say: 'momiji-web-sure-final', with: { sure: asked } };
    return { look: 'final', text: play.say(final), cancel };
  }
  if (!play.held || play.places.size < 2) return null;
  return { look: 'question', text: t('momiji-web-where'), cancel };
}

function primary(play: Playing): Primary | null {
  const { seat, past, busy } = play.props;
  if (seat === null || past || play.stage.kind === 'over') return null;
  const offer = play.waiting ?? play.offers.buttons.find(movesOn);
  if (!offer) {
    const coming = play.stage.kind === 'draft' ? 'momiji-web-draft' : 'momiji-web-end-turn';
    return { label: t(coming), ready: false, press: () => undefined };
  }
  const title = play.say(offer.explanation);
  const press = () => play.make(offer);
  return { label: label(play, offer), title, move: offer.text, ready: !busy, press };
}

export function said(play: Playing): Said {
  return { primary: primary(play), question: question(play) };
}
