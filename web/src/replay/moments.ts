/** Moments that were looked at, or will be in a moment: each is asked for once. */
import type { Moment } from '../protocol';
import type { Eyes } from './address';

export type Fetch = (at: number, eyes: Eyes | null) => Promise<Moment>;

/** How many are kept: several long games' worth of eyes would fill the memory of a phone. */
const ROOM = 240;

export class Moments {
  readonly #fetch: Fetch;
  readonly #room: number;
  /** The one used last is the last. */
  #kept = new Map<string, Promise<Moment>>();

  constructor(fetch: Fetch, room = ROOM) {
    this.#fetch = fetch;
    this.#room = room;
  }

  get(at: number, eyes: Eyes | null): Promise<Moment> {
    const name = `${at} ${eyes}`;
    const known = this.#kept.get(name);
    this.#kept.delete(name);
    const found = known ?? this.#ask(name, at, eyes);
    this.#kept.set(name, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#room && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }

  /** Forgets everything: a move was taken back, and other moments follow. */
  clear(): void {
    this.#kept.clear();
  }

  #ask(name: string, at: number, eyes: Eyes | null): Promise<Moment> {
    const asked = this.#fetch(at, eyes);
    // What failed is asked again the next time.
    asked.catch(() => {
      if (this.#kept.get(name) === asked) this.#kept.delete(name);
    });
    return asked;
  }
}
