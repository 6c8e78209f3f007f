/** From a line of the log, or a number, to where it happened: what is lit there is brought into view, on whichever part of the table. */
import { tick } from 'svelte';

import type { About } from '../board/about';
import { elementsOf, light } from '../board/lit';
import { moves } from '../person/settings.svelte';

/** What the page can show. */
export interface Ways {
  /** The areas of the table, the one in view first. */
  areas: string[];
  show(area: string): void;
  /** Shows the board of a seat that does not lie large on the table. */
  seat(seat: number): void;
  /** The seat whose own area lies large on the table: whoever watches is brought before another by `seat`. */
  looked(): number;
}

/** The first of what is lit that somebody can see. */
const seen = (all: Iterable<Element>): Element | undefined =>
  [...all].find((one) => one.checkVisibility({ visibilityProperty: true }));

/** Opens one area after the other until something lit is seen in it, and brings that into view. */
async function find(lit: () => Iterable<Element>, ways: Ways): Promise<boolean> {
  for (const area of ways.areas) {
    ways.show(area);
    await tick();
    const first = seen(lit());
    if (!first) continue;
    first.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: moves() ? 'smooth' : 'instant',
    });
    return true;
  }
  const [back] = ways.areas;
  if (back !== undefined) ways.show(back);
  return false;
}

/** The seat that all this happened to, if it is one. */
export function seatOf(events: unknown[]): number | null {
  const seats = new Set(
    events.flatMap((event) => {
      const { seat } = event as { seat?: unknown };
      return typeof seat === 'number' ? [seat] : [];
    }),
  );
  const [only, ...others] = seats;
  return only !== undefined && others.length === 0 ? only : null;
}

/** Goes to where these events happened, which are lit already; says whether there was anything to go to. */
export async function goTo(events: unknown[], root: ParentNode, ways: Ways): Promise<boolean> {
  if (await find(() => root.querySelectorAll('[data-spot]'), ways)) return true;
  const seat = seatOf(events);
  if (seat === null || seat === ways.looked()) return false;
  ways.seat(seat);
  return true;
}

/** Goes to these pieces of a seat and leaves them lit; gives back how to put them out. */
export async function goToPieces(
  pieces: readonly About[],
  seat: number,
  ways: Ways,
): Promise<() => void> {
  const found = await find(() => elementsOf(pieces, seat, ways.looked()), ways);
  if (!found && seat !== ways.looked()) {
    ways.seat(seat);
    await tick();
  }
  return light(pieces, seat, ways.looked());
}
