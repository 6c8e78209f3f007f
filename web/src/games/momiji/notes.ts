/** What is said of the things of Momiji when somebody asks about one. */
import type { Explain, Note, Notes } from '../../board/inspect/note';
import { t } from '../../words/index.svelte';
import type { Phrase } from '../../words/phrase';
import Vignette from './art/Vignette.svelte';
import { acorns, limits } from './components';
import { describe } from './describe';
import { goals } from './goals';
import { harvest, tops } from './harvest';
import { expected } from './expected';
import { makes, offersAt } from './offered';
import { price, standing } from './objectives';
import type { Playing } from './playing.svelte';
import { ruleOf } from './rules';
import { label } from './speech';
import { soFar } from './tally';
import {
  card,
  CLOSING,
  countOf,
  isClosed,
  landscapes,
  pileOf,
  seatOf,
  topOf,
  type Leaf,
  type Pile,
} from './view';
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
const own = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `inspect-momiji-${name}`,
  with: words,
});

/** A thing's title and what it is: phrases, of which those that are missing are left out. */
type Told = Pick<Note, 'standing' | 'picture'> & {
  title: Phrase;
  what: (Phrase | null)[];
};

export const notes = (play: Playing): Notes => ({
  explain: explain(play),
  makes: (about) => makes(play, about),
});

function explain(play: Playing): Explain {
  return (about) => {
    const [kind = '', ...names] = about.split(':');
    const told = tell(play, kind, names);
    if (!told) return kind === 'move' || kind === 'primary' ? ofMove(play, kind, names) : null;
    const offers = offersAt(play, about);
    const now = [
      ...offers.map((offer) => play.say(offer.explanation)),
      ...(offers.length === 1 ? ahead(play) : []),
    ];
    return {
      ...told,
      title: play.say(told.title),
      what: told.what.flatMap((line) => line ?? []).map((line) => play.say(line)),
      now,
      tries: offers.length === 0 ? expected(play, about) : undefined,
      rule: ruleOf(play.view, kind, names),
    };
  };
}

/** What the move that is thought about would lead to. */
function ahead(play: Playing): string[] {
  const { considered } = play;
  return considered?.move
    ? describe(considered, play.consequence).map((line) => play.say(line))
    : [];
}

/** Answers in the tray, and the button that moves the turn on. */
function ofMove(play: Playing, kind: string, names: readonly string[]): Note | null {
  const wanted = names.join(':');
  const offer = play.offers.buttons.find((one) => one.text === wanted) ?? placeOffer(play, wanted);
  if (kind === 'primary' || !offer) return null;
  const rule = ruleOf(play.view, 'move', [offer.move?.kind ?? '']);
  return { title: label(play, offer), what: [], now: [play.say(offer.explanation)], rule };
}

const placeOffer = (play: Playing, text: string) =>
  [...play.places.values()].find((one) => one.text === text);

function tell(play: Playing, kind: string, names: readonly string[]): Told | null {
  const [name = ''] = names;
  const { view } = play;
  const seat = Number(name);
  const player: Phrase['with'] = { player: { seat } };
  switch (kind) {
    case 'hand':
    case 'drawn':
    case 'placed':
      return { title: spokenCard(card(name)), what: [own(kind)] };
    case 'discarded':
      return { title: spokenCard(card(name)), what: [own('discard-about')] };
    case 'hand-cards':
      return {
        title: own('hand-cards', player),
        what: [
          web('hand-count', { count: seatOf(view, seat).hand_cards }),
          own('hand-cards-about', { limit: limits.hand }),
        ],
      };
    case 'column':
      return ofColumn(play, name as Leaf);
    case 'pile': {
      const pile = pileOf(seatOf(view, seat), names[1] as Leaf);
      return pile ? ofPile(pile, seat === play.props.seat) : null;
    }
    case 'knot':
      return ofKnot(play, seat, names[1] as Leaf, names[2] as Leaf);
    case 'row':
      return { title: own(`row-${name}`), what: [own('row-about')] };
    case 'objective':
      return ofObjective(play, name);
    case 'landscape':
      return ofLandscape(name, names[1] ?? '', play);
    case 'landscapes':
      return { title: own('landscapes', player), what: [own('landscapes-about')] };
    case 'draft':
      return {
        title: landscapePhrase(name),
        what: [effectPhrase(name), own('draft-about')],
        picture: { Art: Vignette, letter: name },
      };
    case 'deck':
      return {
        title: web('deck', { count: view.deck_cards }),
        what: [own(play.solo ? 'deck-solo' : 'deck-about')],
      };
    case 'discard':
      return {
        title: web('discard', { count: view.discard.length }),
        what: [own('discard-about')],
      };
    case 'goal':
      return ofGoal(play, name);
    case 'first':
    case 'turns-left':
      return { title: own(kind), what: [own(`${kind}-about`)] };
    default:
      return ofCounter(play, kind, name);
  }
}

/** Numbers that somebody has. */
function ofCounter(play: Playing, kind: string, name: string): Told | null {
  const { view } = play;
  const seat = Number(name);
  const player: Phrase['with'] = { player: { seat } };
  if (kind === 'torii' && name === '') {
    return { title: web('torii-left', { count: view.torii }), what: [own('torii-about')] };
  }
  if (!view.seats[seat - 1]) return null;
  const area = seatOf(view, seat);
  switch (kind) {
    case 'torii': {
      const count = area.piles.filter((pile) => pile.torii).length;
      return { title: own('torii-of', { ...player, count }), what: [own('torii-of-about')] };
    }
    case 'tops': {
      const tops = area.piles.map((pile) => cardPhrase(topOf(pile)));
      const what = tops.length > 0 ? web('laid', { cards: tops }) : null;
      return { title: own('tops', player), what: [own(what ? 'tops-about' : 'tops-none')] };
    }
    case 'acorns':
      return {
        title: own('acorns', { ...player, acorns: acornsPhrase(area.acorns) }),
        what: [own('acorns-about')],
      };
    case 'harvest':
      return {
        title: own('harvest', { acorns: acornsPhrase(harvest(tops(area))) }),
        what: [own('harvest-about')],
      };
    case 'points': {
      const points = soFar(view).seats.find((one) => one.seat === seat)?.total ?? 0;
      return { title: own('points', { ...player, points }), what: [own('points-about')] };
    }
    default:
      return null;
  }
}

function ofColumn(play: Playing, leaf: Leaf): Told {
  const cards = (play.view.garden[leaf] ?? []).map((name) => cardPhrase(card(name)));
  const count = web('cards', { count: cards.length });
  return {
    title: columnPhrase(leaf),
    what: [
      cards.length > 0 ? web('column-cards', { count, cards }) : own('column-empty'),
      own('column-about', { room: limits.column }),
    ],
  };
}

/** Piles that are closed to view say nothing of what lies below (M73). */
function ofPile(pile: Pile, mine: boolean): Told {
  const top = topOf(pile);
  const count = countOf(pile);
  const named = (names: readonly string[]) => names.map((name) => cardPhrase(card(name)));
  const slid = pile.slid ?? [];
  const known =
    count === null
      ? [web('pile-hidden')]
      : [
          web('pile-points', { count, points: count * top.number }),
          web('laid', { cards: named(pile.laid ?? []) }),
          slid.length > 0 ? web('slid', { cards: named(slid) }) : null,
        ];
  const fits = web('fits', { low: top.number, high: Math.min(top.number + 1, CLOSING) });
  const closed = web(pile.torii ? 'is-closed' : 'is-closed-bare');
  return {
    title: pilePhrase(pile.leaf),
    what: [
      web('top', { card: spokenCard(top) }),
      own('pile-about'),
      ...known,
      isClosed(pile) ? closed : mine ? fits : null,
    ],
  };
}

function ofKnot(play: Playing, seat: number, left: Leaf, right: Leaf): Told | null {
  const area = seatOf(play.view, seat);
  const [one, other] = [pileOf(area, left), pileOf(area, right)];
  if (!one || !other) return null;
  const joined = topOf(one).acorns.right && topOf(other).acorns.left;
  return {
    title: own('knot', { left: pilePhrase(left), right: pilePhrase(right) }),
    what: [own(joined ? 'knot-joined' : 'knot-loose', { acorns: acornsPhrase(acorns.harvest) })],
  };
}

function ofLandscape(seat: string, letter: string, play: Playing): Told | null {
  const cards = landscapes(seatOf(play.view, Number(seat)));
  const found = cards.filter((one) => one.letter === letter);
  if (found.length === 0) return null;
  const used = found.every((one) => one.used);
  const cost = web('landscape-price', { price: acornsPhrase(acorns.landscape) });
  return {
    title: landscapePhrase(letter),
    what: [effectPhrase(letter), used ? own('landscape-used') : cost],
    picture: { Art: Vignette, letter },
  };
}

function ofObjective(play: Playing, objective: string): Told {
  const { view } = play;
  const need = needPhrase(view.scenario, objective);
  const owner =
    view.seats.findIndex((seat) => seat.objectives.some((one) => one === objective)) + 1;
  const costs = web('price', { price: acornsPhrase(price(view, objective)) });
  return {
    title: objectivePhrase(objective),
    what: [
      need ? web('needs', { need }) : web('asks', { asks: askPhrase(objective) }),
      owner === 0 ? costs : play.solo ? own('taken') : web('owner', { player: { seat: owner } }),
      need ? null : web('worth'),
    ],
    ...(play.solo ? {} : { standing: standings(play, objective) }),
  };
}

function standings(play: Playing, objective: string): NonNullable<Note['standing']> {
  const { reached, leaders } = standing(play.view, objective);
  return reached.map((value, index) => ({
    name: play.nameOf(index + 1),
    value: value === null ? '?' : String(value),
    leads: leaders?.includes(index + 1) ?? false,
  }));
}

function ofGoal(play: Playing, name: string): Told | null {
  const goal = goals(play.view).find((one) => one.words.say === `momiji-win-${name}`);
  if (!goal) return null;
  const state = goal.met === null ? 'hidden' : goal.met ? 'met' : 'open';
  return {
    title: goal.words,
    what: [own('goal-about', { state: t(`momiji-web-goal-${state}`) })],
  };
}
