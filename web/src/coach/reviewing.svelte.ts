/** The review of a game: asked for, waited for, there. */
import { askReview, reviewOf } from '../api';
import type { Review, Reviewing } from '../protocol';

/** How often somebody who waits looks how far it is. */
const EVERY = 700;

export class Waiting {
  /** How far it is; nothing before the server has said it. */
  state = $state.raw<Reviewing | null>(null);
  /** Why there is none. */
  failure = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly table: string) {}

  get review(): Review | null {
    return this.state?.review ?? null;
  }

  get under(): boolean {
    return this.state !== null && this.state.asked && this.state.review === null;
  }

  /** Looks whether it is there, or on its way, until the function that it gives back is called. */
  start(ask: boolean): () => void {
    void this.#look(ask);
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
    };
  }

  /** Asks for it. */
  begin(): void {
    clearTimeout(this.#timer);
    void this.#look(true);
  }

  async #look(ask: boolean): Promise<void> {
    const waited = this.under;
    try {
      const state = await (ask ? askReview(this.table) : reviewOf(this.table));
      if (this.#stopped) return;
      this.failure = null;
      this.state = state;
      // A server that was started anew meanwhile knows nothing of it.
      if (waited && !state.asked) return void (await this.#look(true));
    } catch (error) {
      this.failure = error;
      return;
    }
    if (this.under) this.#timer = setTimeout(() => void this.#look(false), EVERY);
  }
}
