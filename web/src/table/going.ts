/** From a line of the log to where it happened: what is lit there is brought into view, on whichever part of the table it lies. */
import { tick } from 'svelte';

import { moves } from '../person/settings.svelte';

/** What the page can show. */
export interface Ways {
  /** The areas of the table, the one in view first. */
  areas: string[];
  show(area: string): void;
  /** Shows the board of a seat that does not lie large on the table. */
  seat(seat: number): void;
  /** The seat whose own area lies large on the table. */
  looked: number;
}

/** What somebody sees of what is lit. */
const lit = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('[data-spot]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

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
  for (const area of ways.areas) {
    ways.show(area);
    await tick();
    const [first] = lit(root);
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
  const seat = seatOf(events);
  if (seat === null || seat === ways.looked) return false;
  ways.seat(seat);
  return true;
}
