/** What is said of the things of Vivid Memories when somebody asks about one. */
import type { Explain, Note, Notes } from '../../board/inspect/note';
import type { Phrase } from '../../words/phrase';
import {
  aspiration,
  colours,
  moment,
  sets,
  type Colour,
  type Space,
  type TileName,
} from './components';
import { expected } from './expected';
import { colourOf } from './groups';
import type { Offer } from './moves';
import type { Playing } from './playing.svelte';
import { matches, rewardNow, strands, tilesFor } from './reward';
import { sources } from './rewarding.svelte';
import { kinds, ruleOf } from './rules';
import { bagCount, fragmentsIn, inFingers, seatOf, total, type SeatView } from './view';
import { consequences } from './whisper';
import {
  colourPhrase,
  colourPhrases,
  completesPhrase,
  hexPhrase,
  spaceDoes,
  slotPhrase,
  spacePhrase,
  strandPhrase,
  tilePhrase,
} from './words';

const web = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `vivid-memories-web-${name}`,
  with: words,
});
const own = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `inspect-vivid-memories-${name}`,
  with: words,
});

/** A title, and what it is. */
type Told = [Phrase, ...(Phrase | null)[]];

/** At most this many moves of one thing are told; where there are more, they are seen by choosing it. */
const MOST = 3;

export const notes = (play: Playing): Notes => ({
  explain: explain(play),
  makes: (about, of) => ((of ?? play.seat) === play.seat ? makes(play, pieceOf(about)) : []),
});

function explain(play: Playing): Explain {
  return (about, of): Note | null => {
    const [kind = '', ...names] = about.split(':');
    const seat = of ?? play.props.looked;
    const told = tell(play, kind, names, seat);
    if (!told) return kind === 'move' ? ofMove(play, names.join(':')) : null;
    const [title, ...what] = told.map((line) => line && play.say(line));
    const now = seat === play.seat ? ahead(play, about) : [];
    return {
      title: title ?? '',
      what: what.flatMap((line) => line ?? []),
      now,
      tries: now.length === 0 && seat === play.seat ? expected(play, about) : undefined,
      rule: ruleOf(play.view, seat, kind, names),
    };
  };
}

/** What can be done with it, in the engine's words, and what Reward would be then. */
function ahead(play: Playing, about: string): string[] {
  const piece = pieceOf(about);
  if (play.take && (piece.startsWith('line:') || play.isTarget(piece.slice(4)))) {
    return consequences(play)?.map((line) => play.say(line)) ?? [];
  }
  const thought = play.looked && `${play.looked.piece.replace(/#\d+$/, '')}` === piece;
  if (thought && play.considered) return consequences(play)?.map((line) => play.say(line)) ?? [];
  const moves = [...new Set(offersAt(play, piece).map((offer) => play.say(offer.explanation)))];
  const rest = moves.length - MOST;
  const more = rest > 0 ? [play.say(own('more', { count: rest }))] : [];
  return [...moves.slice(0, MOST), ...more];
}

const pieceOf = (about: string) => about.replace(/^bank:/, 'space:').replace(/^tile:/, 'claimed:');

/** What a press on it makes, or goes on to; moves in a row are no single one. */
function makes(play: Playing, piece: string): string[] {
  if (play.take || !play.canChoose(piece)) return [];
  const partner = play.lifted ? play.partners.get(piece) : undefined;
  const all = partner ? [partner] : offersAt(play, piece);
  const direct = all.find((offer) => offer.direct && offer.piece === piece);
  return (direct ? [direct] : all).map(({ moves }) => moves.join('; '));
}

function offersAt(play: Playing, piece: string): Offer[] {
  if (!play.asked) return [];
  const takes = play.takes.filter((take) => take.pieces.includes(piece)).map((take) => take.offer);
  const { onPieces } = play.offers;
  return [...takes, ...onPieces.filter((one) => one.piece === piece || one.place === piece)];
}

/** Answers in the tray. */
function ofMove(play: Playing, text: string): Note | null {
  const offer = play.offers.buttons.find((one) => one.moves[0] === text);
  const read = offer?.read[0];
  if (!offer || !read) return null;
  const title = read.kind === 'choose' ? colourPhrase(read.colour) : offer.explanation;
  const now = [play.say(offer.explanation)];
  return { title: play.say(title), what: [], now, rule: kinds['move'] ?? '' };
}

function tell(play: Playing, kind: string, names: readonly string[], seat: number): Told | null {
  const [name = '', second = ''] = names;
  const { view } = play;
  const of = seatOf(view, seat);
  const player: Phrase['with'] = { player: { seat: Number(name) || seat } };
  switch (kind) {
    case 'hex':
      return ofHex(of, name);
    case 'bead':
      return [
        web('fragment-in', { colour: colourPhrase(second as Colour), hex: name }),
        own('fragment'),
      ];
    case 'slot':
      return [own('slot', { slot: name }), slotPhrase(of, name), own('slot-about')];
    case 'set':
      return ofSet(of, name);
    case 'tile':
      return ofTile(play, of, name);
    case 'line':
      return ofLine(play, names);
    case 'bank':
      return ofBank(of, name as Space);
    case 'fingers': {
      const held = colourPhrases(inFingers(play.own));
      return held.length > 0 ? [own('fingers', { fragments: held }), own('fingers-about')] : null;
    }
    case 'supply':
      return name === ''
        ? [own('supply'), own('supply-about')]
        : [
            colourPhrase(name as Colour),
            own('supply-count', { count: view.supply[name as Colour] }),
            own('supply-about'),
          ];
    case 'bag':
      return [own('bag', { count: bagCount(view) }), own('bag-about')];
    case 'claimed':
    case 'precious':
      return [own(kind, { count: of[kind].length }), own(`${kind}-about`)];
    case 'reflect':
      return [own('reflect', player), own('reflect-about')];
    case 'start':
      return [own('start'), own('start-about')];
    case 'board':
      return [own('board', player), own('board-about')];
    default:
      return ofPoints(play, kind, name, of, player);
  }
}

function ofHex(seat: SeatView, hex: string): Told {
  const tiles = tilesFor(seat, hex);
  return [
    hexPhrase(hex, fragmentsIn(seat, hex)),
    own('hex-about'),
    tiles.length > 0 ? completesPhrase(tiles) : null,
  ];
}

function ofSet(seat: SeatView, id: string): Told | null {
  const set = sets.find((one) => one.id === id);
  if (!set) return null;
  const filled = set.slots.filter((slot) => seat.filled.includes(slot)).length;
  const count = set.slots.length;
  return [own('set', { count, points: set.points }), own('set-about', { filled, count })];
}

function ofTile(play: Playing, seat: SeatView, tile: TileName): Told {
  const found = matches(seat, tile);
  return [
    own('tile', {
      points: moment(tile).points,
      condition: colourPhrases(moment(tile).condition),
    }),
    tilePhrase(tile),
    found.length > 0 ? web('matches', { hexes: found.join(', ') }) : web('matches-none'),
    play.view.line.some((there) => there.tile === tile) ? own('tile-on-line') : null,
  ];
}

/** An end of the line, a place on it, or a fragment of the tile that lies there. */
function ofLine(play: Playing, names: readonly string[]): Told {
  const [name = ''] = names;
  if (names.length === 1) return [own(`line-${name}`), own('line-about')];
  const colour = colourOf(`line:${names.join(':')}`) as Colour;
  const inside = Number(name) > 0 && Number(name) < play.view.line.length - 1;
  const how = own(inside ? 'line-about' : 'take-about');
  return [web('from-line', { colour: colourPhrase(colour) }), how];
}

function ofBank(seat: SeatView, space: Space): Told {
  const { tile, flipped = false, used = false } = seat.bank[space] ?? {};
  if (tile) {
    const found = matches(seat, tile);
    return [
      own('bank-covered', { space: spacePhrase(space) }),
      tilePhrase(tile),
      own(flipped ? 'tile-flipped' : 'tile-open'),
      found.length > 0 ? web('matches', { hexes: found.join(', ') }) : web('matches-none'),
    ];
  }
  return [spacePhrase(space), spaceDoes(space), own(used ? 'bank-used' : 'bank-open')];
}

function ofPoints(
  play: Playing,
  kind: string,
  name: string,
  seat: SeatView,
  player: Phrase['with'],
): Told | null {
  const now = rewardNow(seat, play.view.round);
  switch (kind) {
    case 'points': {
      const { score } = seatOf(play.view, Number(name));
      const words = { moments: score.moments, threads: score.threads, cores: score.cores };
      return [
        own('points', { ...player, points: total(score) }),
        own('points-about', { ...words, aspiration: score.aspiration }),
      ];
    }
    case 'aspiration':
      return [
        seat.aspiration
          ? web('aspiration', { colour: colourPhrase(seat.aspiration) })
          : own('aspiration-hidden'),
        own('aspiration-about', {
          fragment: aspiration.fragment,
          core: aspiration.core,
          moment: aspiration.moment,
        }),
      ];
    case 'reward': {
      const source = sources.find((one) => one === name);
      if (!source) return [own('reward', { points: now.total }), own('reward-about')];
      const points = now.points[source];
      return [
        { say: `vivid-memories-points-${source}` },
        own(`reward-${source}`),
        points === null ? null : own('reward-now', { points }),
      ];
    }
    case 'thread': {
      const colour = colours.find((one) => one === name);
      if (!colour) return null;
      const all = strands(seat, colour).filter((one) => one.hexes.length > 1 || one.isThread);
      const none = web('no-strand', { colour: colourPhrase(colour) });
      const lines = all.length > 0 ? all.map(strandPhrase) : [none];
      return [{ say: `vivid-memories-thread-${colour}` }, own('thread-about'), ...lines];
    }
    default:
      return null;
  }
}
