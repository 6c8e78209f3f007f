/** What is said of the things of Deja Vu when somebody asks about one. */
import type { About } from '../../board/about';
import type { Explain, Note, Notes } from '../../board/inspect/note';
import { t } from '../../words/index.svelte';
import type { Phrase } from '../../words/phrase';
import { END, GROW, HIVE, icons, LINK, type Power } from './components';
import { cardLabel, describe, tileLabel } from './describe';
import { expected } from './expected';
import { foreseen } from './foresight';
import type { Offer, Piece } from './moves';
import type { Playing } from './playing.svelte';
import { kinds, ruleOf } from './rules';
import { links, score, total } from './score';
import {
  colourOf,
  flowersOf,
  seatOf,
  tileName,
  type Bit,
  type Card,
  type Fragment,
  type SeatView,
  type Tile,
} from './view';
import { bitPhrase, cardPhrase, colourPhrase, fragmentPhrase, tilePhrase, web } from './words';

const own = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `inspect-deja-vu-${name}`,
  with: words,
});

/** A title, and what it is. */
type Told = [Phrase, ...(Phrase | null)[]];

/** At most this many moves of one thing are told. */
const MOST = 3;

export const notes = (at: Playing): Notes => ({
  explain: explain(at),
  makes: (about, of) => ((of ?? at.mine) === at.mine ? makes(at, about) : []),
});

function explain(at: Playing): Explain {
  return (about, of): Note | null => {
    const [kind = '', ...names] = about.split(':');
    const seat = of ?? at.mine;
    const told = tell(at, kind, names, seat);
    if (!told) return kind === 'move' ? ofMove(at, names.join(':')) : null;
    const [title, ...what] = told.map((line) => line && at.say(line));
    // What lies on a tile is pressed with its tile.
    const pressed = tileUnder(at, about) ?? about;
    const now = ahead(at, pressed);
    return {
      title: title ?? '',
      what: what.flatMap((line) => line ?? []),
      now,
      tries: now.length === 0 ? expected(at, pressed) : undefined,
      rule: ruleOf(kind, names),
    };
  };
}

/** The tile of a bit or a fragment that lies on the map. */
function tileUnder(at: Playing, about: About): About | null {
  const [kind = '', name = '', bit] = about.split(':');
  if (kind === 'bit' && bit) return `tile:${name}`;
  if (kind !== 'fragment') return null;
  const index = at.view.map.findIndex(({ fragment }) => fragment === name);
  return index < 0 ? null : `tile:${tileName(index)}`;
}

/** The piece that is pressed where this is asked about. */
export function pieceAt(at: Playing, about: About): Piece | null {
  const [kind = '', name = ''] = about.split(':');
  if (kind === 'card') {
    if (at.own.hand?.includes(name)) return `hand:${name}`;
    return name in at.own.short_term ? `short:${name}` : (at.work?.piece ?? null);
  }
  if (kind === 'circle') return at.isLegal('flower') ? 'flower' : 'circle';
  const pressed = ['tile', 'bit', 'public', 'girl'];
  return pressed.includes(kind) && about.split(':').length <= 2 ? about : null;
}

/** What can be done with it, in the engine's words, and what that could bring. */
function ahead(at: Playing, about: About): string[] {
  const piece = pieceAt(at, about);
  if (!piece || !at.asked) return [];
  const [kind = '', name = ''] = piece.split(':');
  const offers = offersAt(at, piece);
  const moves = [...new Set(offers.map((offer) => at.say(offer.explanation)))];
  const lines = moves.slice(0, MOST);
  const forecast = kind === 'tile' ? foreseen(at, name)?.text : undefined;
  const rest = offers.length > 0 ? describe(at, piece).slice(1) : [];
  return [...lines, ...rest.map((line) => at.say(line)), ...(forecast ? [forecast] : [])];
}

/** What a press on it makes, or goes on to. */
function makes(at: Playing, about: About): string[] {
  const piece = pieceAt(at, tileUnder(at, about) ?? about);
  return piece && at.isLegal(piece) ? offersAt(at, piece).map(({ text }) => text) : [];
}

/** Moves that pressing it goes on to: with what is held, or by itself. */
function offersAt(at: Playing, piece: Piece): Offer[] {
  const after = [...at.held, piece];
  const begins = (pieces: readonly Piece[], first: readonly Piece[]) =>
    first.every((one, index) => pieces[index] === one);
  const on = at.offers.ways.filter(({ pieces }) => begins(pieces, after));
  const found = on.length > 0 ? on : at.offers.ways.filter(({ pieces }) => begins(pieces, [piece]));
  return [...new Set(found.map(({ offer }) => offer))];
}

/** Answers in the tray. */
function ofMove(at: Playing, text: string): Note | null {
  const offer = at.offers.all.find((one) => one.text === text);
  if (!offer) return null;
  const said = at.say(offer.explanation);
  return { title: t('inspect-move'), what: [], now: [said], rule: kinds['move'] ?? '' };
}

function tell(at: Playing, kind: string, names: readonly string[], seat: number): Told | null {
  const [name = '', second = ''] = names;
  const { view } = at;
  const who = Number(name) || seat;
  switch (kind) {
    case 'tile':
      return [tileLabel(view, name), own('tile-about')];
    case 'bit':
      if (second) {
        return [bitPhrase(second as Bit), own('bit-on-map', { tile: tilePhrase(name as Tile) })];
      }
      return [bitPhrase(name), own(at.stage.kind === 'sow' ? 'bit-sow' : 'bit-lay')];
    case 'fragment':
      return [fragmentPhrase(name as Fragment), own('fragment-about')];
    case 'flower':
      return [own('flower-on-map'), own('flower-on-map-about')];
    case 'card':
      return ofCard(at, seat, name);
    case 'public':
      return ofPublic(at, name);
    case 'strip':
      return ofStrip(seatOf(view, seat), name);
    case 'girl':
      return [
        web('girl'),
        tileLabel(view, view.girl),
        own('girl-about'),
        web('icons-footprint', { count: icons(at.own, 'footprint') }),
      ];
    case 'hive':
      return [web('hive', { count: view.hive.length, of: HIVE }), own('hive-about')];
    case 'deck':
      return [web('deck', { count: view.deck_cards }), own('deck-about')];
    case 'discard':
      return [web('discard', { count: view.discard.length }), own('discard-about')];
    case 'last-turns':
      return [web('last-turns', { count: view.last_turns ?? 0 }), own('last-turns-about')];
    case 'place':
    case 'ahead':
    case 'fill':
    case 'fingers':
      return [own(kind), own(`${kind}-about`)];
    default:
      return view.seats[who - 1] ? ofSeat(at, kind, name, who) : null;
  }
}

/** A card that somebody keeps, or could have kept. */
function ofCard(at: Playing, seat: number, card: Card): Told {
  const of = seatOf(at.view, seat);
  const covered = of.short_term[card] ?? [];
  const where = of.long_term.includes(card)
    ? 'long'
    : card in of.short_term
      ? 'short'
      : of.hand?.includes(card) || at.work?.card === card
        ? 'hand'
        : at.view.discard.includes(card)
          ? 'discarded'
          : 'missing';
  return [cardPhrase(card), cardLabel(card, covered), own(`card-${where}`)];
}

function ofPublic(at: Playing, card: Card): Told {
  const count = at.view.public.filter((one) => one === card).length;
  return [
    cardPhrase(card),
    cardLabel(card),
    own('public-about'),
    count > 0 ? web('copies', { count }) : own('public-taken'),
  ];
}

function ofStrip(seat: SeatView, colour: string): Told {
  const count = seat.long_term.filter((card) => colourOf(card) === colour).length;
  const joined = links(seat.long_term).filter(([card]) => colourOf(card) === colour).length;
  return [
    web('strip', { colour: colourPhrase(colour), count, links: joined }),
    own('strip-about', { points: LINK }),
  ];
}

/** What a seat has: memories, icons, flowers, points. */
function ofSeat(at: Playing, kind: string, name: string, seat: number): Told | null {
  const of = seatOf(at.view, seat);
  const player: Phrase['with'] = { player: { seat } };
  const counted = (count: number, size: number): Told => {
    const words = { ...player, count, size };
    return [own(kind, words), own(`${kind}-about`, words)];
  };
  switch (kind) {
    case 'hand':
      return counted(of.hand_cards, icons(of, 'hand'));
    case 'short-term':
      return counted(Object.keys(of.short_term).length, icons(of, 'short-term'));
    case 'long-term':
      return counted(of.long_term.length, END);
    case 'icons':
      return [
        web(`icons-${name}`, { count: icons(of, name as Power) }),
        own(`icons-${name}-about`),
      ];
    case 'chest': {
      const saved = of.chests.map(bitPhrase);
      return [
        web('icons-chest', { count: icons(of, 'chest') }),
        own('chest-about'),
        saved.length > 0 ? own('chest-saved', { bits: saved }) : null,
      ];
    }
    case 'circle':
      return [
        own('circle', { ...player, count: flowersOf(of) }),
        own('circle-about', { cost: GROW }),
      ];
    case 'fragments':
      return [own('fragments', { ...player, count: of.fragments.length }), own('fragments-about')];
    case 'points': {
      const points = score(of);
      const { tokens, values, links: joined, fragments } = points;
      return [
        own('points', { ...player, points: total(points) }),
        own('points-about', {
          tokens,
          values,
          links: joined,
          public: points['public-cards'],
          fragments,
        }),
      ];
    }
    default:
      return null;
  }
}
