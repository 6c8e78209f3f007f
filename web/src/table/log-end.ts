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

/** The turns that the end of a log shows, or a little more: a long one has thousands of lines above them. */
export function lastTurns(list: HTMLElement): Element[] {
  const edge = list.getBoundingClientRect().top;
  const last: Element[] = [];
  for (let turn = list.lastElementChild; turn; turn = turn.previousElementSibling) {
    last.push(turn);
    if (turn.getBoundingClientRect().top < edge) break;
  }
  return last;
}

/** What is always left below the last line, in pixels. */
const EDGE = 6;

/** Scrolls a log to its end. */
export function toEnd(list: HTMLElement): void {
  const given = (parseFloat(list.style.paddingBottom) || EDGE) - EDGE;
  list.scrollTop = list.scrollHeight;
  const from = list.getBoundingClientRect().top - list.scrollTop;
  const stops = lastTurns(list).flatMap((turn): Stop[] => {
    const head = turn.querySelector('.head');
    const below = head instanceof HTMLElement ? head.offsetHeight : 0;
    const top = (one: Element) => one.getBoundingClientRect().top - from;
    const lines = [...turn.querySelectorAll('.line')].map((line) => ({ top: top(line), below }));
    return [{ top: top(turn), below: 0 }, ...lines];
  });
  const below = roomBelow(stops, list.scrollHeight - given, list.clientHeight);
  // Not a property of styles that all lines would inherit: there may be thousands.
  if (below !== given) list.style.paddingBottom = `${EDGE + below}px`;
  list.scrollTop = list.scrollHeight;
}
