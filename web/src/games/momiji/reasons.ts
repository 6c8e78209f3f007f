/** Why a piece can't be chosen now: worked out from what is seen, and said when somebody tries. */
import type { Phrase } from '../../words/phrase';
import { acorns } from './components';
import type { Piece } from './moves';
import { needMet, price } from './objectives';
import {
  card,
  isClosed,
  isSolo,
  landscapes,
  pileOf,
  seatOf,
  stage,
  topOf,
  type Card,
  type Leaf,
  type Stage,
  type View,
} from './view';
import { acornsPhrase, cardPhrase, needPhrase, pilePhrase } from './words';

type Reason = Phrase;

/** Texts of this file begin with `momiji-web-no-`. */
const no = (why: string, words: Phrase['with'] = {}): Reason => ({
  say: `momiji-web-no-${why}`,
  with: words,
});

export function whyNot(view: View, seat: number | null, piece: Piece, asked: Phrase): Reason {
  const now = stage(view);
  if (now.kind === 'over') return no('over');
  if (seat === null) return no('watching');
  if (view.turn.seat !== seat) return no('turn', { player: { seat: view.turn.seat } });
  const [kind, name = ''] = piece.split(':');
  const own = kind === 'hand' ? notThisCard(view, card(name), now) : notThat(view, kind, name, now);
  return own ?? no('stage', { asked });
}

function notThat(view: View, kind: string | undefined, name: string, now: Stage): Reason | null {
  switch (kind) {
    case 'column':
      return notThisColumn(view, name as Leaf, now);
    case 'token':
      return notThisObjective(view, name, now);
    case 'landscape':
      return name.endsWith('-used') ? no('used') : notThisLandscape(view, name, now);
    case 'deck':
      return noReveal(view, now);
    case 'pile':
    case 'end':
      return now.kind === 'free' || now.kind === 'lay' ? no('card-first') : null;
    case 'own':
      return no('own-objective');
    case 'discard':
      return null;
    default:
      return null;
  }
}

function mainDone(view: View, now: Stage): Reason | null {
  return now.kind === 'free' && view.turn.main !== 'open' ? no('main-done') : null;
}

function notThisCard(view: View, wanted: Card, now: Stage): Reason | null {
  const done = mainDone(view, now);
  if (done) return done;
  if (now.kind === 'free') return doesNotFit(view, wanted, false);
  if (now.kind !== 'lay') return null;
  const again = now.types.includes(wanted.leaf);
  if (now.rule === 'four') {
    if (now.count >= 4) return no('four-cards');
    if (now.types.length === 2 && !again) return no('two-piles');
  } else if (now.count > 1) {
    if (now.types.length === 1) return no('two-of-a-type');
    if (again) return no('other-types');
  }
  return doesNotFit(view, wanted, now.rule === 'skip' && !now.skipped);
}

/** Why the number does not fit; nothing if it does. */
function doesNotFit(view: View, wanted: Card, skip: boolean): Reason | null {
  const pile = pileOf(seatOf(view, view.turn.seat), wanted.leaf);
  if (!pile)
    return wanted.number > (skip ? 1 : 0) ? no('start', { card: cardPhrase(wanted) }) : null;
  if (isClosed(pile)) return no('closed', { pile: pilePhrase(wanted.leaf) });
  const top = topOf(pile).number;
  const fits = wanted.number >= top && wanted.number <= top + (skip ? 2 : 1);
  return fits ? null : no('number', { pile: pilePhrase(wanted.leaf), low: top, high: top + 1 });
}

function notThisColumn(view: View, leaf: Leaf, now: Stage): Reason | null {
  if (now.kind === 'columns') return no('room', { room: now.room });
  if (now.kind === 'tops' && now.taken.includes(leaf)) return no('top-taken');
  if (!view.garden[leaf]?.length) return no('empty-column');
  return mainDone(view, now) ?? (now.kind === 'lay' ? no('playing') : null);
}

function notThisObjective(view: View, objective: string, now: Stage): Reason | null {
  const done = mainDone(view, now);
  if (done) return done;
  if (now.kind !== 'free' && now.kind !== 'activate-or-swap') return null;
  const have = seatOf(view, view.turn.seat).acorns;
  const need = needPhrase(view.scenario, objective);
  if (need && needMet(view, objective) !== true) return no('need', { need });
  const costs = price(view, objective);
  if (costs <= have) return null;
  return no('acorns', { price: acornsPhrase(costs), have: acornsPhrase(have) });
}

/** When in a turn each landscape is used. */
const moments: Record<string, string> = {
  A: 'before-play',
  J: 'before-play',
  B: 'before-collect',
  D: 'before-collect',
  K: 'before-collect',
  E: 'after-collect',
  H: 'after-play-one',
  I: 'after-activate',
  M: 'after-play',
};

function notThisLandscape(view: View, letter: string, now: Stage): Reason | null {
  const own = seatOf(view, view.turn.seat);
  if (landscapes(own).every((one) => one.letter !== letter || one.used)) return no('used');
  if (view.turn.landscape) return no('one-landscape');
  if (own.acorns < acorns.landscape) {
    return no('acorns', {
      price: acornsPhrase(acorns.landscape),
      have: acornsPhrase(own.acorns),
    });
  }
  if (now.kind !== 'free' && now.kind !== 'collect') return null;
  const moment = moments[letter];
  return no(moment && !isMoment(view, moment) ? moment : 'nothing-to-do');
}

function isMoment(view: View, moment: string): boolean {
  const { main } = view.turn;
  const played = main === 'play-one' || main === 'play-many';
  if (moment.startsWith('before-')) return main === 'open';
  if (moment === 'after-collect') return main === 'collect';
  if (moment === 'after-activate') return main === 'activate';
  return moment === 'after-play' ? played : main === 'play-one';
}

function noReveal(view: View, now: Stage): Reason | null {
  if (isSolo(view)) return no('solo-reveal');
  if (view.deck_cards === 0) return no('empty-deck');
  const done = mainDone(view, now);
  if (done) return done;
  if (now.kind === 'collect') return no('revealed');
  const have = seatOf(view, view.turn.seat).acorns;
  if (have >= acorns.reveal) return null;
  return no('acorns', { price: acornsPhrase(acorns.reveal), have: acornsPhrase(have) });
}
