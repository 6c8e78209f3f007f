/** Where the words stand on a large screen: found anew whenever they would hide what they are about. */
import type { Attachment } from 'svelte/attachments';

import { listen } from '../board/listen';
import { boxOf } from './pieces';
import { overlapOf, placeFor, type Box, type Spot } from './place';

const within = (element: Element, origin: DOMRect): Box => {
  const { x, y, width, height } = boxOf(element);
  return { x: x - origin.x, y: y - origin.y, width, height };
};

/** Whether it is all there, and hides nothing of these. */
const fits = (now: Box, origin: DOMRect, boxes: Box[]) =>
  now.y + now.height <= origin.height && boxes.every((box) => overlapOf(now, box) === 0);

/** How often it looks whether something has moved under the words, in milliseconds. */
const EVERY = 300;

export class Standpoint {
  spot = $state.raw<Spot>({ x: 0, y: 0 });
  readonly #root: () => HTMLElement;
  readonly #lit: () => Element[] | null;
  readonly #topic: () => string;
  #about = '';
  #held = false;

  /** `lit`: what must not be hidden; nothing where words have a place of their own. `topic`: what is talked about. */
  constructor(root: () => HTMLElement, lit: () => Element[] | null, topic: () => string) {
    this.#root = root;
    this.#lit = lit;
    this.#topic = topic;
  }

  readonly stands: Attachment<HTMLElement> = (card) => {
    const look = () => this.#look(card);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(card);
    sizes.observe(this.#root());
    const timer = setInterval(look, EVERY);
    return () => {
      sizes.disconnect();
      clearInterval(timer);
    };
  };

  /** By its head it can be moved elsewhere, until it is about something else. */
  readonly moves: Attachment<HTMLElement> = (head) => {
    let from: Spot | null = null;
    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      from = { x: event.clientX - this.spot.x, y: event.clientY - this.spot.y };
      head.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const { width, height } = this.#root().getBoundingClientRect();
      const inside = (value: number, most: number) => Math.max(0, Math.min(value, most - 48));
      this.spot = {
        x: inside(event.clientX - from.x, width),
        y: inside(event.clientY - from.y, height),
      };
      this.#held = true;
    };
    const up = () => (from = null);
    return listen(head, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up });
  };

  #look(card: HTMLElement): void {
    const lit = this.#lit();
    if (lit === null) return;
    const root = this.#root();
    const origin = root.getBoundingClientRect();
    const find = (which: string) => root.querySelector(which);
    const [table, sill, side] = ['.frame > .table', '.frame > .sill', '.frame > .side'].map(find);
    if (!table || !sill || !side) return;
    const [middle, below, beside] = [table, sill, side].map((part) => within(part, origin));
    if (!middle || !below || !beside) return;
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const boxes = lit.map((piece) => within(piece, origin));
    // As long as it stands well, it stays: words that wander can't be read.
    const now = { ...this.spot, ...size };
    const names = lit.map((one) => one.getAttribute('data-about'));
    const about = JSON.stringify([names, size.width, below, this.#topic()]);
    const stays = about === this.#about && (this.#held || fits(now, origin, boxes));
    if (stays) return;
    this.#about = about;
    this.#held = false;
    const edge = 8;
    const bounds = {
      x: edge,
      y: middle.y,
      width: origin.width - 2 * edge,
      height: below.y - middle.y - edge,
    };
    const all = (which: string) =>
      [...root.querySelectorAll(`section.board ${which}`)].map((piece) => within(piece, origin));
    const home =
      beside.width > 0 ? { x: beside.x + beside.width - size.width, y: beside.y } : bounds;
    this.spot = placeFor(size, {
      bounds,
      home,
      lit: boxes,
      pieces: all('[data-piece][aria-disabled="false"]'),
      rest: all('[data-piece]:not([aria-disabled="false"])'),
      table: middle,
    });
  }
}
