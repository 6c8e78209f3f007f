/** What happened, as the engine tells it to programs, and what on the table it was about. */
import type { Card, Tile } from './view';
import type { Event } from './wire';

export type { Event } from './wire';

/** The tiles that an event speaks of. */
export function tilesOf(event: Event): Tile[] {
  return [
    ...('tile' in event ? [event.tile] : []),
    ...('to' in event ? [event.to] : []),
    ...('on' in event ? [event.on] : []),
    ...('from' in event ? [event.from] : []),
  ];
}

/** The card that it speaks of, where whoever looks may know it. */
export const cardIn = (event: Event): Card | null => ('card' in event ? event.card : null);

/** The tiles and cards that events speak of, as pieces. */
export function spotsOf(events: readonly Event[]): Set<string> {
  return new Set(
    events.flatMap((event) => {
      const card = cardIn(event);
      return [...tilesOf(event).map((tile) => `tile:${tile}`), ...(card ? [`card:${card}`] : [])];
    }),
  );
}
