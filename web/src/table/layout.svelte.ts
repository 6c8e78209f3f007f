/**
 * The four shapes of a table. This is the only place that knows how large a screen is: everything
 * else asks for the shape, in code here, and in styles by `[data-layout='phone']` of the document.
 */
import { MediaQuery } from 'svelte/reactivity';

/**
 * - `wide`: a desk, everything at once, seats and log at the right.
 * - `tall`: a tablet held upright, seats above the table, log and chat in a sheet.
 * - `phone`: one thing at a time, chosen by tabs at the lower edge.
 * - `across`: a phone on its side, tabs at the left and the talk at the right.
 */
export type Layout = 'wide' | 'tall' | 'phone' | 'across';

/** In sizes of text, so that whoever enlarges it gets the shape that has room for it. */
const queries = {
  across: '(height < 30em) and (orientation: landscape)',
  phone: '(width < 37.5em)',
  wide: '(width >= 60em) and (orientation: landscape)',
} satisfies Partial<Record<Layout, string>>;

let watched: { layout: Layout; query: MediaQuery }[] | undefined;

/** The shape of the table on this screen, now. */
export function layout(): Layout {
  // Without a screen, as in unit tests, there is room for everything.
  if (typeof matchMedia === 'undefined') return 'wide';
  watched ??= (Object.keys(queries) as (keyof typeof queries)[]).map((name) => ({
    layout: name,
    query: new MediaQuery(queries[name]),
  }));
  return watched.find(({ query }) => query.current)?.layout ?? 'tall';
}

/** Lower than this a phone upright has no row to spare. */
const LOW = '(height < 46.25em)';
let lowness: MediaQuery | undefined;

/** Whether a phone upright is so low that what a player talks with is in two rows instead of three. */
export function isLow(): boolean {
  if (typeof matchMedia === 'undefined') return false;
  lowness ??= new MediaQuery(LOW);
  return lowness.current && layout() === 'phone';
}

/** Whether one thing is shown at a time, chosen by tabs. */
export const byTabs = (shape: Layout) => shape === 'phone' || shape === 'across';
