/**
 * The end of a log that is longer than its place. Headings of turns stay at the upper edge while their lines scroll: wherever
 * the end happens to leave the first line, half of it could lie below its heading. So the end is moved on to where
 * a line or a turn begins, and a little room is left below the last one.
 */

/** What is to be seen first at the upper edge, and how far from it: the beginning of a turn, or a line below a heading. */
export interface Stop {
  top: number;
  /** How high the heading is that stays above it. */
  below: number;
}

/** How much room below the last line lets the first line be a whole one. */
export function roomBelow(stops: readonly Stop[], height: number, shown: number): number {
  const end = height - shown;
  if (end <= 0) return 0;
  const places = stops.map(({ top, below }) => top - below).filter((place) => place >= end);
  // A line that is longer than its log can't be seen whole.
  return Math.min(shown / 2, Math.min(...places, height) - end);
}

/** Scrolls a log to its end. */
export function toEnd(list: HTMLElement): void {
  list.style.setProperty('--below', '0px');
  const from = list.getBoundingClientRect().top - list.scrollTop;
  const stops = [...list.children].flatMap((turn): Stop[] => {
    const top = turn.getBoundingClientRect().top - from;
    const head = turn.querySelector('.head');
    // A heading keeps a distance to the turn before, which goes with it to the edge.
    const high = head instanceof HTMLElement ? head.offsetHeight : 0;
    const lines = [...turn.querySelectorAll('.line')].map((line) => ({
      top: line.getBoundingClientRect().top - from,
      below: high,
    }));
    return [{ top, below: 0 }, ...lines];
  });
  const below = roomBelow(stops, list.scrollHeight, list.clientHeight);
  list.style.setProperty('--below', `${below}px`);
  list.scrollTop = list.scrollHeight;
}
