/** What a person does at the board: what is looked at, held, dragged, and what may be chosen. */
import { createContext } from 'svelte';
import { withoutCopy, type About } from '../../board/about';
import { under, type Dragged, type Hands } from '../../board/dragging';
import { confirms } from '../../person/settings.svelte';
import { say, t } from '../../words/index.svelte';
import type { Phrase } from '../../words/phrase';
import type { BoardProps } from '../face';
import { consequence } from './consequence';
import { offers, placeOf, places, type Offer, type Piece } from './moves';
import { isSolo, stage, topOf, type Card, type View } from './view';
import { topsWith } from './harvest';
import { namesAt } from '../../table/seats';

/** The name under which the button of a move is looked at. */
export const buttonOf = (offer: Offer): Piece => `button:${offer.text}`;

/** What can't be taken back is asked for twice; whoever ends the turn means it. */
const asksTwice = ({ final, move }: Offer) => final && move?.kind !== 'end-turn';

/** The middle of one's own row on the screen. */
function middleOfRow(): number {
  const box = document.querySelector('[data-place="row"]')?.getBoundingClientRect();
  return box ? box.left + box.width / 2 : 0;
}

export class Playing implements Hands {
  #props: () => BoardProps;

  /** The hand card that was picked up, and waits for its place. */
  held = $state<Piece | null>(null);
  /** A move that can't be taken back, chosen once: chosen again it is made. */
  armed = $state<string | null>(null);
  /** The piece under the pointer, or with the focus. */
  looked = $state<Piece | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  /** Whether the discard pile is spread out. */
  spread = $state(false);
  /** Whether one's own objectives lie in the tray, where they are too small to be pressed one by one. */
  opened = $state(false);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }

  view = $derived.by((): View => this.#props().sight.view as View);
  stage = $derived(stage(this.view));
  offers = $derived.by(() => offers(this.#props().sight.choices, this.view));
  /** Whether something is asked of this person. */
  asked = $derived.by(() => this.#props().sight.choices.length > 0);
  solo = $derived(isSolo(this.view));

  /** The piece that is held or dragged. */
  lifted = $derived(this.dragged?.piece ?? this.held);

  /** Places where the lifted piece may go, with the move that brings it there. */
  places = $derived(places(this.lifted ? this.offersOf(this.lifted) : [], this.view));

  /** The move that waits to be confirmed. */
  waiting = $derived.by((): Offer | null => {
    const all = [...this.offers.byPiece.values()].flat().concat(this.offers.buttons);
    return all.find((offer) => offer.text === this.armed) ?? null;
  });

  /** The one move that is thought about: what it would lead to is shown. */
  considered = $derived.by((): Offer | null => {
    if (this.dragged)
      return this.dragged.over ? (this.places.get(this.dragged.over) ?? null) : null;
    if (this.looked && this.places.has(this.looked)) return this.places.get(this.looked) ?? null;
    const asked = this.waiting;
    if (asked) return asked;
    const piece = this.looked ?? this.held;
    const button = this.offers.buttons.find((offer) => buttonOf(offer) === piece);
    if (button) return button;
    const some = piece ? this.offersOf(piece) : [];
    return some.length === 1 ? (some[0] ?? null) : null;
  });

  consequence = $derived(this.considered?.move ? consequence(this.view, this.considered.move) : {});

  /** One's own row as it would be. */
  topsAhead = $derived.by((): Card[] | null => {
    const laid = this.consequence.laid;
    if (!laid) return null;
    const row = (this.view.seats[this.view.turn.seat - 1]?.piles ?? []).map(topOf);
    return topsWith(row, laid.card, laid.newPile ?? 'right');
  });

  /** Several cards of a hand may be alike; `hand:red-2#1` is the second of them. */
  offersOf(piece: Piece): Offer[] {
    return this.offers.byPiece.get(withoutCopy(piece)) ?? [];
  }

  /** Whether the piece can be chosen, or is where the lifted one may go. */
  canChoose(piece: Piece): boolean {
    if (this.places.has(piece)) return true;
    if (this.lifted && this.lifted !== piece && this.places.size > 1) return false;
    return this.offersOf(piece).length > 0;
  }

  isArmed(piece: Piece): boolean {
    return this.armed !== null && this.offersOf(piece).some((offer) => offer.text === this.armed);
  }

  /** Somebody looks at a piece, or no more. */
  look(piece: Piece, now: boolean): void {
    if (now) this.looked = piece;
    else if (this.looked === piece) this.looked = null;
  }

  /** What happens when somebody presses a piece. */
  press(piece: Piece, about: About = withoutCopy(piece)): void {
    const place = this.held ? this.places.get(piece) : undefined;
    if (place) return this.make(place);
    if (this.held === piece) return this.cancel();
    const some = this.offersOf(piece);
    const [only] = some;
    if (!only) {
      this.cancel();
      this.refuse(about);
    } else if (some.length === 1) {
      this.make(only);
    } else {
      this.armed = null;
      this.held = piece;
    }
  }

  /** Makes a move, or asks once more as this person likes it: as a rule if it can't be taken back. */
  make(offer: Offer): void {
    if (this.props.busy) return;
    if (confirms(asksTwice(offer)) && this.armed !== offer.text) {
      this.held = null;
      this.armed = offer.text;
      return;
    }
    this.cancel();
    this.props.choose(offer.text);
  }

  /**
   * Anywhere in one's own row is good for a card that has one place there; a new pile goes to the
   * nearer end.
   */
  placeAt(x: number, y: number): Piece | null {
    const place = under(x, y, 'data-place');
    if (place !== 'row') return place;
    const [only, ...others] = this.places.keys();
    if (only && others.length === 0) return only;
    return x < middleOfRow() ? 'end:left' : 'end:right';
  }

  goesTo(place: Piece): boolean {
    return this.places.has(place);
  }

  /** What was dragged is let go over a place. */
  drop(piece: Piece, place: Piece | null): void {
    this.dragged = null;
    if (!place) return;
    const offer = this.offersOf(piece).find(
      (one) => one.move && placeOf(one.move, this.view) === place,
    );
    if (offer) this.make(offer);
    else this.refuse(withoutCopy(piece));
  }

  /** Why something can't be chosen is the engine's to say. */
  refuse(about: About): void {
    this.props.sill.refuse(about);
  }

  cancel(): void {
    this.held = null;
    this.armed = null;
    this.dragged = null;
    this.opened = false;
  }

  /** Whether there was anything to let go of. */
  escape(): boolean {
    const something = this.held !== null || this.armed !== null || this.dragged !== null;
    this.cancel();
    return something;
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
    if (seat === this.props.seat) return t('momiji-web-you');
    return namesAt(this.props.table)(seat);
  }
}

export const [playing, setPlaying] = createContext<Playing>();
