/** What a person does at the board: what is looked at, held, dragged, and what may be chosen. */
import { createContext } from 'svelte';
import { under, type Dragged, type Hands } from '../../board/dragging';
import type { By } from '../../board/looking';
import { confirms } from '../../person/settings.svelte';
import { namesAt } from '../../table/seats';
import { say, t } from '../../words/index.svelte';
import type { Phrase } from '../../words/phrase';
import type { BoardProps } from '../face';
import { prospects, type Prospect } from './building';
import { spotsOf, type Event } from './events';
import {
  dragOf,
  legalAfter,
  offers,
  targetsOf,
  workOf,
  type Offer,
  type Offers,
  type Piece,
  type Work,
} from './moves';
import { ends, startAt, underWay, wayOf, type Sowing } from './sowing';
import {
  colourOf,
  seatOf,
  stageOf,
  type Bit,
  type Colour,
  type SeatView,
  type Stage,
  type Tile,
  type View,
} from './view';

const nothing: Offers = { all: [], ways: [], buttons: [] };

export class Playing implements Hands {
  #props: () => BoardProps;

  /** Pieces that were pressed and wait for the next: a bit for its tile, the girl for hers. */
  held = $state.raw<Piece[]>([]);
  /** A move that was chosen once, such as one that can't be taken back: chosen again it is made. */
  armed = $state.raw<Offer | null>(null);
  /** The piece under the pointer, or with the focus. */
  looked = $state<Piece | null>(null);
  /** What it is looked at with. */
  lookedBy = $state<By>('pointer');
  dragged = $state.raw<Dragged | null>(null);
  /** Whether the map shows what each start could end in. */
  foresight = $state(false);
  /** The start whose outcomes are listed. */
  studied = $state<Tile | null>(null);
  /** The outcome that is pointed at: its way is drawn. */
  pointed = $state.raw<Prospect | null>(null);
  /** Moves that are made one after another: a way that was chosen, a card that is filled. */
  plan = $state.raw<string[]>([]);
  /** Tiles of the sowing under way, in the order in which they were seen. */
  trail = $state.raw<Tile[]>([]);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }

  view = $derived.by((): View => this.#props().sight.view as View);
  stage = $derived.by((): Stage => stageOf(this.view));
  /** Whether something is asked of this person. */
  asked = $derived.by(() => this.#props().sight.choices.length > 0);
  /** Whose hand and cards are "mine"; a spectator looks over a shoulder. */
  mine = $derived.by((): number => this.#props().seat ?? this.#props().looked);
  own = $derived.by((): SeatView => seatOf(this.view, this.mine));
  /** The card under construction, where it lies. */
  work = $derived.by((): Work | null => workOf(this.view));
  offers = $derived.by((): Offers => {
    const { seat, sight } = this.#props();
    return seat === null ? nothing : offers(sight.choices, this.view, seat);
  });

  /** Moves that go on from what is held. */
  open = $derived(
    this.offers.ways.filter((way) =>
      this.held.every((piece, index) => way.pieces[index] === piece),
    ),
  );
  /** Pieces that can be pressed now. */
  legal = $derived(legalAfter(this.open, this.held));
  /** Where the dragged piece may go. */
  targets = $derived(targetsOf(this.offers.all, this.view, this.dragged?.piece ?? null));

  /** Pieces in the light of the log line that is pointed at, or of what just happened. */
  spots = $derived.by((): Set<string> => spotsOf(this.#props().spotlight as Event[]));

  sowing = $derived.by((): Sowing | null => underWay(this.view));
  /** The way of the sowing so far. */
  way = $derived(this.sowing ? wayOf(this.view, this.sowing, this.trail) : null);
  /** Where the sowing under way could end. */
  ends = $derived(this.sowing ? [...ends(this.view, this.sowing).keys()] : []);

  /** The way that is thought about, from where it begins. */
  planned = $derived.by((): Tile[] => {
    const from = this.sowing?.at ?? this.studied;
    return this.pointed && from ? [from, ...this.wayTo(from, this.pointed.outcome.end)] : [];
  });

  /** A way of a sowing from a tile to an end. */
  wayTo(from: Tile, end: Tile): Tile[] {
    return ends(this.view, this.sowing ?? startAt(this.view, from)).get(end) ?? [];
  }

  /** The bit that would fall on the tile that is pointed at. */
  falling = $derived.by((): { tile: Tile; bit: Bit } | null => {
    if (this.stage.kind !== 'sow') return null;
    const tile = this.dragged?.over ?? this.looked;
    if (!tile?.startsWith('tile:')) return null;
    const lifted = this.dragged?.piece ?? this.held[0];
    const drops = this.offers.all.flatMap((offer) =>
      offer.move?.kind === 'drop' && `tile:${offer.move.tile}` === tile ? [offer.move] : [],
    );
    const fitting = drops.filter((move) => !lifted || `bit:${move.bit}` === lifted);
    const [only, ...others] = fitting;
    return only && others.length === 0 ? { tile: only.tile, bit: only.bit } : null;
  });
  /** Bits of this colour on this tile would be collected. */
  taken = $derived.by((): { tile: Tile; colour: Colour } | null => {
    if (this.pointed) {
      const { end, last } = this.pointed.outcome;
      return { tile: end, colour: colourOf(last) };
    }
    if (this.stage.kind !== 'sow' || this.stage.bits.length > 1 || !this.falling) return null;
    return { tile: this.falling.tile, colour: colourOf(this.falling.bit) };
  });

  /** What a start could end in, the best first; while bits are sown, what that could. */
  prospects(tile: Tile): Prospect[] {
    return prospects(this.view, this.mine, this.sowing ?? startAt(this.view, tile));
  }

  canDrag(piece: Piece): boolean {
    return this.offers.all.some(
      (offer) => offer.move && dragOf(offer.move, this.view)?.[0] === piece,
    );
  }

  placeAt(x: number, y: number): Piece | null {
    return under(x, y, 'data-place');
  }

  goesTo(place: Piece): boolean {
    return this.targets.has(place);
  }

  isLegal(piece: Piece): boolean {
    return this.dragged ? this.targets.has(piece) : this.legal.has(piece);
  }

  isArmed(piece: Piece): boolean {
    return this.offers.ways.some(
      ({ offer, pieces }) => offer.text === this.armed?.text && pieces.at(-1) === piece,
    );
  }

  /** What happens when somebody presses a piece. */
  press(piece: Piece): void {
    // Looking ahead, a start is studied before it is chosen.
    if (
      this.foresight &&
      this.stage.kind === 'begin' &&
      piece.startsWith('tile:') &&
      this.legal.has(piece)
    ) {
      if (this.held.length === 0) {
        this.studied = piece.slice(5);
        this.pointed = null;
        return;
      }
    }
    if (this.held.includes(piece)) return this.cancel();
    // A tile is not meant for anything else while a bit, or the girl, waits for one.
    const waits = piece.startsWith('tile:') && this.held[0]?.startsWith('tile:') === false;
    const next = this.#after([...this.held, piece]) ?? (waits ? null : this.#after([piece]));
    if (!next) {
      this.refuse(piece);
      return;
    }
    const [way] = next.ways;
    if (next.ways.length === 1 && way && way.pieces.length === next.held.length) {
      this.make(way.offer);
      return;
    }
    const whole = next.ways.find((one) => one.pieces.length === next.held.length);
    if (whole) {
      this.make(whole.offer);
      return;
    }
    this.armed = null;
    this.held = next.held;
    if (piece === 'girl' || piece.startsWith('bit:')) this.#show('map');
  }

  #after(held: Piece[]): { held: Piece[]; ways: Offers['ways'] } | null {
    const ways = this.offers.ways.filter((way) =>
      held.every((piece, index) => way.pieces[index] === piece),
    );
    return ways.length > 0 ? { held, ways } : null;
  }

  /** Makes a move, or asks once more as this person likes it: as a rule if it can't be taken back. */
  make(offer: Offer): void {
    const { busy, seat } = this.props;
    if (busy || seat === null) return;
    if (confirms(this.#asksTwice(offer)) && this.armed?.text !== offer.text) {
      this.held = [];
      this.armed = offer;
      return;
    }
    this.cancel();
    this.props.choose(offer.text);
  }

  /** What can't be taken back is asked for twice; whoever ends the turn means it. */
  #asksTwice({ final, move }: Offer): boolean {
    return final && !(move?.kind === 'done' && this.stage.kind === 'discard');
  }

  /** Sows along the way that is thought about, or fills the card under construction. */
  follow(plan: string[]): void {
    this.cancel();
    this.plan = plan;
    this.goOn();
  }

  /** The next move of the plan, if it may be made. */
  goOn(): void {
    const { busy, sight } = this.props;
    const [next, ...rest] = this.plan;
    if (next === undefined || busy) return;
    const can = sight.choices.some((choice) => choice.move === next);
    this.plan = can ? rest : [];
    if (can) this.props.choose(next);
  }

  /** What was dragged is let go over a place. */
  drop(piece: Piece, place: Piece | null): void {
    const offer = place ? this.targets.get(place) : undefined;
    this.dragged = null;
    if (offer) this.make(offer);
    else if (place?.startsWith('tile:')) {
      this.held = [piece];
      this.refuse(place);
      this.held = [];
    }
  }

  /** Why something can't be chosen is the engine's to say. */
  refuse(piece: Piece): void {
    this.props.sill.refuse(piece.replace(/^(hand|short):/, 'card:').replace(/^flower$/, 'circle'));
  }

  cancel(): void {
    this.held = [];
    this.armed = null;
    this.dragged = null;
    this.pointed = null;
  }

  /** Whether there was anything to let go of. */
  escape(): boolean {
    const something =
      this.held.length > 0 || this.armed !== null || this.dragged !== null || this.studied !== null;
    this.cancel();
    this.studied = null;
    return something;
  }

  /** A new moment: what was taken up for the old one is let go, unless it is still there. */
  settle(): void {
    const still = this.held.length > 0 && this.#after(this.held) !== null;
    if (!still) this.held = [];
    this.armed = null;
    this.pointed = null;
    if (this.stage.kind !== 'begin') this.studied = null;
    if (this.stage.kind !== 'begin' && this.stage.kind !== 'sow') this.foresight = false;
  }

  lookAhead(now: boolean): void {
    const can = this.stage.kind === 'begin' || this.stage.kind === 'sow';
    this.foresight = now && can;
    this.studied = null;
    this.pointed = null;
    if (this.foresight) this.#show('map');
  }

  /** Follows the sowing, whose order no view says. */
  trace(events: readonly Event[]): void {
    let trail = this.trail;
    for (const event of events) {
      if (event.event === 'took-up') trail = [event.from];
      else if (event.event === 'dropped') trail = [...trail, event.on];
    }
    // Moves taken back are no events: what is beyond the place where the sowing stands is forgotten.
    const now = this.sowing;
    if (now) trail = trail.slice(0, trail.lastIndexOf(now.at) + 1);
    this.trail = trail;
  }

  remark(phrase: Phrase): void {
    this.props.remark(this.say(phrase));
  }

  /** Sentences are in the third person: everybody has a name in them. */
  say(phrase: Phrase): string {
    return say(phrase, namesAt(this.props.table));
  }

  /** How a player is called; this person is "you". */
  nameOf(seat: number): string {
    if (seat === this.props.seat) return t('deja-vu-web-you');
    return namesAt(this.props.table)(seat);
  }

  look(piece: Piece, by: By): void {
    this.looked = piece;
    this.lookedBy = by;
  }

  #show(area: string): void {
    if (this.props.area !== area) this.props.show(area);
  }
}

export const [playing, setPlaying] = createContext<Playing>();
