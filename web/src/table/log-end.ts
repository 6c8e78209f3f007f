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

/** What is always left below the last line, in pixels. */
const EDGE = 6;

/** The room below its last line that a log was given before. */
const roomOf = (list: HTMLElement) => (parseFloat(list.style.paddingBottom) || EDGE) - EDGE;

/**
 * The turns that the end of a log shows, or a little more: a long one has thousands of lines above them. They are
 * the same with and without the room below: what follows from them must not change with what it has led to.
 */
export function lastTurns(list: HTMLElement): Element[] {
  const edge = list.getBoundingClientRect().top - roomOf(list);
  const last: Element[] = [];
  for (let turn = list.lastElementChild; turn; turn = turn.previousElementSibling) {
    last.push(turn);
    if (turn.getBoundingClientRect().top < edge) break;
  }
  return last;
}

/** Scrolls a log to its end. Asked again while nothing in it has changed, it leaves everything where it is. */
export function toEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
  const from = list.getBoundingClientRect().top - list.scrollTop;
  const turns = lastTurns(list);
  const stops = turns.flatMap((turn): Stop[] => {
    const head = turn.querySelector('.head');
    const below = head instanceof HTMLElement ? head.offsetHeight : 0;
    const top = (one: Element) => one.getBoundingClientRect().top - from;
    const lines = [...turn.querySelectorAll('.line')].map((line) => ({ top: top(line), below }));
    return [{ top: top(turn), below: 0 }, ...lines];
  });
  // Measured at the last turn: the height that can be scrolled counts the room below, and is rounded.
  const bottom = turns[0] ? turns[0].getBoundingClientRect().bottom - from : 0;
  const below = roomBelow(stops, bottom + EDGE, list.clientHeight);
  // Not a property of styles that all lines would inherit: there may be thousands.
  if (Math.abs(below - roomOf(list)) > 0.5) list.style.paddingBottom = `${EDGE + below}px`;
  list.scrollTop = list.scrollHeight;
}
