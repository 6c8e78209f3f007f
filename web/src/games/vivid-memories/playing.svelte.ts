/** What a person does at the board: what is looked at, picked, held, dragged, and what may be chosen. */
import { createContext } from 'svelte';
import { under, type Dragged, type Hands } from '../../board/dragging';
import { confirms } from '../../person/settings.svelte';
import { layout } from '../../table/layout.svelte';
import { namesAt } from '../../table/seats';
import { say, t } from '../../words/index.svelte';
import type { Phrase } from '../../words/phrase';
import type { BoardProps } from '../face';
import { after, placed } from './ahead';
import type { Colour, HexName, TileName } from './components';
import { groupOf, kindsIn, onTile, piecesOf, type Group } from './groups';
import { kindOf, offers, partnersOf, type Offer, type Piece } from './moves';
import { rewardNow } from './reward';
import { canTake, resolve, takeOf, type Take } from './taking';
import { seatOf, stageOf, type SeatView, type Stage, type View } from './view';

/** A piece that is looked at, and whose board it lies on. */
export interface Looked {
  piece: Piece;
  of: number | null;
}

/** Whether a piece is a fragment of this hex. */
const isIn = (piece: Piece, hex: HexName) => piece.startsWith(`bead:${hex}:`);

export class Playing implements Hands {
  #props: () => BoardProps;

  /** Fragments of the line that were picked, to be taken together. */
  picked = $state.raw<Piece[]>([]);
  /** The piece that was chosen and waits for its place. */
  held = $state<Piece | null>(null);
  /** A move that can't be taken back, chosen once: chosen again it is made. */
  armed = $state<string | null>(null);
  /** The group whose pieces somebody has asked for. */
  opened = $state<Group | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The button under the pointer, or with the focus. */
  weighed = $state.raw<Offer | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  /** The colour whose strands are lit up: as long as somebody likes, and while pointed at. */
  lit = $state<Colour | null>(null);
  pointed = $state<Colour | null>(null);
  /** Moves that follow the one under way, if the server allows them then. */
  #plan: string[] = [];
  #sentAt = -1;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }

  view = $derived.by((): View => this.#props().sight.view as View);
  /** The seat that this person plays; for spectators the one looked at. */
  seat = $derived.by(() => this.#props().seat ?? this.#props().looked);
  own = $derived.by((): SeatView => seatOf(this.view, this.seat));
  stage = $derived.by((): Stage => stageOf(this.own));
  /** Whether something is asked of this person. */
  asked = $derived.by(() => this.#props().sight.choices.length > 0);
  offers = $derived.by(() => offers(this.#props().sight.choices, this.own));
  takes = $derived.by((): Take[] =>
    this.offers.takes.flatMap((offer) => resolve(this.view.line, offer) ?? []),
  );
  /** The take of what is picked, once that is enough. */
  take = $derived.by(() => takeOf(this.takes, this.picked));
  light = $derived.by((): Colour | null => this.pointed ?? this.lit);

  /** The piece that is held or dragged. */
  lifted = $derived.by(() => this.dragged?.piece ?? this.held);

  /** Whether fingers play: then small pieces are chosen through their group, in the tray. */
  byGroups = $derived.by(() => layout() !== 'wide');

  /** The pieces that lie in the tray to be chosen. */
  group = $derived.by((): Piece[] => {
    if (!this.byGroups || !this.asked) return [];
    const which = this.opened ?? groupOf(this.stage, this.offers.onPieces);
    if (which) return piecesOf(which, this.view.line, this.own);
    // A place is held: what may come to it.
    return [...this.partners.keys()].filter((one) => one.startsWith('bead:'));
  });

  /** What goes with the lifted piece: its places, or the pieces that may come to this place. */
  partners = $derived.by(() => partnersOf(this.offers.onPieces, this.lifted));

  /** Empty hexes that could receive what is picked from the line. */
  isTarget(hex: HexName): boolean {
    return this.take !== null && (this.own.hexes[hex]?.length ?? 0) === 0;
  }

  /** A fragment is in the way of its hex: whoever means to put something there may press either. */
  meant(piece: Piece): Piece {
    const kind = kindOf(piece);
    if (!this.lifted || this.partners.has(kind) || !kind.startsWith('bead:')) return kind;
    const hex = `hex:${kind.split(':')[1] ?? ''}`;
    return this.partners.has(hex) ? hex : kind;
  }

  placeAt(x: number, y: number): Piece | null {
    const piece = under(x, y, 'data-piece');
    return piece && kindOf(piece);
  }

  /** Whether what is lifted may go to this place. */
  goesTo(place: Piece): boolean {
    if (this.partners.has(this.meant(place))) return true;
    if (!this.dragged?.piece.startsWith('line:') || !place.startsWith('hex:')) return false;
    const piece = this.dragged.piece;
    const together = this.picked.includes(piece) ? this.picked : [...this.picked, piece];
    const empty = (this.own.hexes[place.slice(4)]?.length ?? 0) === 0;
    return empty && (takeOf(this.takes, together) ?? takeOf(this.takes, [piece])) !== null;
  }

  /** Whether the piece can be chosen now. */
  canChoose(piece: Piece): boolean {
    if (this.props.busy || !this.asked) return false;
    const kind = kindOf(piece);
    if (kind.startsWith('line:')) return this.#canPick(piece);
    if (this.byGroups && this.#isGroup(kind)) return true;
    if (this.lifted) {
      if (this.partners.has(kind)) return true;
      // While something is held only its places call; other pieces may still be chosen instead.
      return this.lifted === piece;
    }
    if (kind.startsWith('hex:') && this.isTarget(kind.slice(4))) return true;
    return this.offers.onPieces.some((offer) => offer.piece === kind);
  }

  /** Whether there is something to choose in it, piece by piece. */
  #isGroup(kind: Piece): boolean {
    const [what, name = ''] = kind.split(':');
    if (what === 'tile') return this.#onTile(name).some((piece) => this.#canPick(piece));
    if (what !== 'hex') return false;
    if (this.lifted) return [...this.partners.keys()].some((one) => isIn(one, name));
    return kindsIn(this.offers.onPieces, name).length > 0;
  }

  #onTile(tile: TileName): Piece[] {
    const index = this.view.line.findIndex((one) => one.tile === tile);
    return onTile(index, this.view.line[index]);
  }

  #canPick(piece: Piece): boolean {
    if (this.picked.includes(piece)) return true;
    return canTake(this.takes, [...this.picked, piece]);
  }

  /** Whether a fragment in a hex can be lifted or pressed by itself. */
  isHandle(piece: Piece): boolean {
    if (!this.asked) return false;
    const kind = kindOf(piece);
    if (this.lifted && this.partners.has(kind)) return true;
    return this.offers.onPieces.some((offer) => offer.piece === kind);
  }

  isArmed(piece: Piece): boolean {
    const kind = kindOf(piece);
    const [armed] = this.offers.onPieces.filter((one) => one.moves[0] === this.armed);
    if (!armed?.piece) return false;
    const hex = kind.startsWith('hex:') ? kind.slice(4) : null;
    return armed.piece === kind || (this.byGroups && hex !== null && isIn(armed.piece, hex));
  }

  /** What happens when somebody presses a piece. */
  press(piece: Piece, of: number | null = this.seat): void {
    if (this.props.busy) return;
    const kind = kindOf(piece);
    if (of !== null && of !== this.seat) return this.refuse(piece, of);
    if (kind.startsWith('line:')) return this.#pick(piece);
    if (kind === 'claimed' && this.asked && this.stage.kind === 'lay-tiles') {
      this.cancel();
      this.opened = kind;
      return;
    }
    if (kind.startsWith('tile:') && this.byGroups && this.#isGroup(kind)) return this.#open(kind);
    if (this.take && kind.startsWith('hex:') && this.isTarget(kind.slice(4))) {
      return this.#run([this.take.offer.moves[0], `hex ${kind.slice(4)}`]);
    }
    if (this.take && kind.startsWith('hex:')) {
      return this.refuse(kind, of);
    }
    if (this.held) {
      const together = this.partners.get(this.meant(kind));
      if (together) return this.make(together);
      if (this.held === piece) return this.cancel();
      if (this.byGroups && kind.startsWith('hex:') && this.#isGroup(kind)) {
        return this.#chooseIn(
          kind,
          [...this.partners.keys()].filter((one) => isIn(one, kind.slice(4))),
        );
      }
    }
    this.#choose(piece, kind, of);
  }

  /** One of these pieces of a hex is meant: the only one, or they come to the tray. */
  #chooseIn(hex: Piece, pieces: readonly Piece[]): void {
    const [only, ...others] = pieces;
    if (only && others.length === 0) return this.press(only);
    const { held } = this;
    this.cancel();
    [this.held, this.opened] = [held, hex];
  }

  /** Shows what lies on a tile of the line; a lone fragment is picked at once. */
  #open(group: Group): void {
    this.opened = group;
    const [only, ...others] = this.#onTile(group.split(':')[1] ?? '');
    if (only && others.length === 0 && !this.picked.includes(only)) this.#pick(only);
  }

  #choose(piece: Piece, kind: Piece, of: number | null): void {
    const mine = this.offers.onPieces.filter((offer) => offer.piece === kind);
    const [only] = mine.filter((offer) => offer.direct);
    if (only) return this.make(only);
    const toHere = this.offers.onPieces.filter((offer) => offer.place === kind);
    const inside = this.byGroups && kind.startsWith('hex:');
    const kinds = inside ? kindsIn(this.offers.onPieces, kind.slice(4)) : [];
    if (mine.length === 0 && kinds.length > 0) return this.#chooseIn(kind, kinds);
    const [single] = toHere;
    if (mine.length === 0 && single && toHere.length === 1) return this.make(single);
    this.cancel();
    if (mine.length === 0 && toHere.length === 0) return this.refuse(piece, of);
    this.props.remark('');
    this.held = piece;
  }

  #pick(piece: Piece): void {
    if (this.picked.includes(piece)) {
      this.picked = this.picked.filter((one) => one !== piece);
    } else if (this.#canPick(piece)) {
      this.picked = [...this.picked, piece];
    } else if (canTake(this.takes, [piece])) {
      // It does not go with the others, but somebody may want it instead.
      this.picked = [piece];
      this.remark({ say: 'vivid-memories-web-instead' });
      return;
    } else {
      return this.refuse(piece, null);
    }
    this.props.remark('');
  }

  /** Makes a move, or asks once more as this person likes it: as a rule if it can't be taken back. */
  make(offer: Offer): void {
    if (this.props.busy) return;
    if (confirms(this.#asksTwice(offer)) && this.armed !== offer.moves[0]) {
      this.held = null;
      this.armed = offer.moves[0];
      this.props.remark('');
      return;
    }
    this.#run(offer.moves);
  }

  /**
   * Whether a move is asked for twice: it can't be taken back. Whoever ends a turn means it, and so does
   * whoever is done, unless something is left to do.
   */
  #asksTwice({ final, read: [move] }: Offer): boolean {
    if (!final || move?.kind === 'end-turn') return false;
    const left = this.stage.kind === 'act' && this.offers.onPieces.length > 0;
    return move?.kind !== 'done' || left;
  }

  #run(moves: readonly [string, ...string[]]): void {
    this.cancel();
    const [first, ...rest] = moves;
    this.#plan = rest;
    this.#sentAt = this.props.sight.moves;
    this.props.choose(first);
  }

  /** Goes on with a plan when the answer to its first move is there. */
  goOn(): void {
    const { sight, busy } = this.props;
    if (busy || this.#plan.length === 0 || sight.moves === this.#sentAt) return;
    const [next, ...rest] = this.#plan;
    this.#plan = rest;
    const offered = sight.choices.some((choice) => choice.move === next);
    if (!next || !offered) {
      this.#plan = [];
      return;
    }
    this.#sentAt = sight.moves;
    this.props.choose(next);
  }

  /** What was dragged is let go over a place. */
  drop(piece: Piece, place: Piece | null): void {
    this.dragged = null;
    if (!place) return;
    if (piece.startsWith('line:')) {
      if (!this.picked.includes(piece)) this.#pick(piece);
      if (place.startsWith('hex:')) this.press(place);
      return;
    }
    this.held = piece;
    const together = this.partners.get(this.meant(place));
    if (together) return this.make(together);
    this.held = null;
    if (place !== kindOf(piece)) this.refuse(place, this.seat);
  }

  /** Why something can't be chosen is the engine's to say. */
  refuse(piece: Piece, of: number | null): void {
    const about = kindOf(piece)
      .replace(/^claimed:/, 'tile:')
      .replace(/^space:/, 'bank:');
    this.props.sill.refuse(about, of);
  }

  cancel(): void {
    this.picked = [];
    this.held = null;
    this.armed = null;
    this.opened = null;
    this.dragged = null;
    this.weighed = null;
  }

  /** Whether there was anything to let go of. */
  escape(): boolean {
    const something =
      this.picked.length > 0 || this.held !== null || this.armed !== null || this.opened !== null;
    this.cancel();
    return something;
  }

  /** Whether what is held is a place, which waits for a piece. */
  holdsPlace = $derived.by(
    () =>
      this.held !== null &&
      !this.offers.onPieces.some(({ piece }) => piece === kindOf(this.held ?? '')),
  );

  /** Whether the move that waits for a second press can't be taken back. */
  armedFinal = $derived.by(() => {
    const all = [...this.offers.onPieces, ...this.offers.buttons, ...this.offers.takes];
    const armed = all.find((offer) => offer.moves[0] === this.armed);
    return armed?.final ?? false;
  });

  remark(phrase: Phrase): void {
    this.props.remark(this.say(phrase));
  }

  /** Sentences are in the third person: everybody has a name in them. */
  say(phrase: Phrase): string {
    return say(phrase, namesAt(this.props.table));
  }

  /** How a player is called; this person is "you". */
  nameOf(seat: number): string {
    if (seat === this.props.seat) return t('vivid-memories-web-you');
    return namesAt(this.props.table)(seat);
  }

  boardOf(seat: number): string {
    const who = seat === this.props.seat ? 'you' : 'other';
    return t('vivid-memories-web-board-of', { who, player: this.nameOf(seat) });
  }

  /** The one thing that is thought about: what it would lead to is shown. */
  considered = $derived.by((): Offer | null => {
    const over = this.dragged
      ? this.dragged.over
      : this.looked?.of === this.seat
        ? this.looked.piece
        : null;
    const kind = over && this.meant(over);
    if (kind && this.partners.has(kind)) return this.partners.get(kind) ?? null;
    const armed = this.offers.onPieces.find((offer) => offer.moves[0] === this.armed);
    if (armed ?? this.weighed) return armed ?? this.weighed;
    if (!kind || this.lifted) return null;
    const some = this.offers.onPieces.filter((offer) => offer.piece === kind && offer.direct);
    return some.length === 1 ? (some[0] ?? null) : null;
  });

  /** One's own board as it would be; nothing if nothing would change. */
  ahead = $derived.by((): SeatView | null => {
    const over = this.dragged
      ? this.dragged.over
      : this.looked?.of === this.seat
        ? this.looked.piece
        : null;
    if (this.take && over?.startsWith('hex:') && this.isTarget(over.slice(4))) {
      const [move] = this.take.offer.read;
      return move?.kind === 'take' ? placed(this.own, move.fragments, over.slice(4)) : null;
    }
    if (!this.considered) return null;
    const next = after(this.own, this.considered.read, this.view.supply);
    return next === this.own ? null : next;
  });

  rewardAhead = $derived.by(() => (this.ahead ? rewardNow(this.ahead, this.view.round) : null));

  /** The tile that is looked at, wherever it lies: hexes that match it light up. */
  lookedTile = $derived.by((): TileName | null => {
    if (!this.looked) return null;
    const [kind, name = ''] = this.looked.piece.split(':');
    if (kind === 'tile' || kind === 'claimed') return name;
    const seat = this.view.seats[(this.looked.of ?? this.seat) - 1];
    if (kind === 'space') return seat?.bank[name as keyof SeatView['bank']]?.tile ?? null;
    return null;
  });
}

export const [playing, setPlaying] = createContext<Playing>();
