/** How everybody's points are counted, by the engine's word: asked for when somebody wants to see it. */
import type { ScoredLine } from '../games/face';
import type { AccountItem, Counted, SeatAccount } from '../protocol';
import { need } from '../words/index.svelte';

/** The texts of all that is said of points. */
export const needTexts = (game: string): Promise<void> =>
  need('web-pages', 'web-account', `${game}-counts`);

export class Accounts {
  /** Nothing until it is there. */
  found = $state.raw<Counted | null>(null);
  /** Whether the last try failed. */
  failed = $state(false);
  #asked = 0;

  constructor(
    readonly count: () => Promise<Counted>,
    readonly game: string,
  ) {}

  /** Asks how it stands now. An answer that was overtaken by a later question counts no more. */
  async refresh(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const [found] = await Promise.all([this.count(), needTexts(this.game)]);
      if (asked !== this.#asked) return;
      this.found = found;
      this.failed = false;
    } catch {
      if (asked === this.#asked) this.failed = true;
    }
  }
}

/** What a seat's points from one source are made of. */
export function itemsOf(all: readonly SeatAccount[], seat: number, source: string): AccountItem[] {
  const account = all.find((one) => one.seat === seat);
  return account?.items.filter((item) => item.source === source) ?? [];
}

/** The sources of a game, in the order in which its engine counts them. */
export function sourcesOf(all: readonly SeatAccount[]): string[] {
  const named = all.flatMap(({ items }) => items.map(({ source }) => source));
  return named.filter((source, index) => named.indexOf(source) === index);
}

export const sumOf = (items: readonly { points: number }[]): number =>
  items.reduce((sum, { points }) => sum + points, 0);

/** What points come from, at the end of a game: the pieces of a source of its ending, which may be one of several. */
export function itemsFor(all: readonly SeatAccount[], seat: number, key: string): AccountItem[] {
  const own = itemsOf(all, seat, key);
  if (own.length > 0) return own;
  const account = all.find((one) => one.seat === seat);
  const without = (piece: string) => piece.replace(/:\d+(?=:|$)/, '');
  return account?.items.filter(({ pieces }) => pieces.some((one) => without(one) === key)) ?? [];
}

/** One line of an account. */
export type AccountLine = Pick<AccountItem, 'label' | 'points' | 'pieces'>;

/**
 * What was scored for good is one item to the engine, as the board no longer shows what it was: where the log still
 * tells it, line by line, that is said instead.
 */
export function unfolded(
  items: readonly AccountItem[],
  told: readonly ScoredLine[],
): AccountLine[] {
  const points = sumOf(told);
  return items.flatMap((item): AccountLine[] => {
    const lump = item.label.say.includes('-counts-scored-') && item.points === points;
    return lump ? told.map((one) => ({ ...one, pieces: [] })) : [item];
  });
}
