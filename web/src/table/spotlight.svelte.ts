/** What is lit on the table because somebody looks it up: from a line of the log, or from a number in the score. */
import type { Ways } from './going';

interface Surroundings {
  /** The moment that is shown: what was looked up is about it, and ends with it. */
  moment(): unknown;
  ways(): Ways;
  /** Says that nothing is to be seen of it any more, or takes that back: it was about the line before. */
  gone(is: boolean): void;
}

export class Spotlight {
  /** The events whose places are lit. */
  now = $state.raw<unknown[]>([]);
  /** What stays lit when nothing is pointed at: where somebody went. */
  #pinned: unknown[] = [];
  #unlight: (() => void) | undefined;
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    $effect(() => {
      if (!around.moment()) return;
      this.now = this.#pinned = [];
      this.#unlight?.();
    });
  }

  point(events: unknown[]): void {
    this.now = events.length > 0 ? events : this.#pinned;
  }

  /** Goes to where it happened: it stays lit until somebody points at another line, or something happens. */
  async follow(events: unknown[], table: HTMLElement): Promise<void> {
    this.now = this.#pinned = events;
    this.#around.gone(false);
    const { goTo } = await import('./going');
    if (!(await goTo(events, table, this.#around.ways()))) this.#around.gone(true);
  }

  /** Goes to the pieces that a number was counted from: they stay lit until something happens. */
  async show(pieces: string[], seat: number): Promise<void> {
    const { goToPieces } = await import('./going');
    this.#unlight?.();
    this.#unlight = await goToPieces(pieces, seat, this.#around.ways());
  }
}
