/** What happened, as data, and where on the board: for flights and for the light on a log line. */
import { card, type Leaf, type View } from './view';
import type { Event } from './wire';

export type { Event } from './wire';

/** The name of a spot on the board: what elements carry as `data-at`. */
export type Spot = string;

/** Something that goes through the air. */
export interface Flight {
  what: { card: string } | { objective: string } | 'back' | 'acorn' | 'torii';
  /** Where it was before; the first of these that there is. */
  from: Spot[];
  /** Where it is now. */
  to: Spot[];
}

const leafOf = (name: string): Leaf => card(name).leaf;
const inHand = (seat: number, name: string): Spot[] => [`hand:${name}`, `hand:${seat}`];

/** The flights of some events. What was in the garden before tells which place a card had in it. */
export function flights(events: readonly Event[], before: View): Flight[] {
  const heights = new Map<Leaf, number>();
  const height = (leaf: Leaf) => heights.get(leaf) ?? before.garden[leaf]?.length ?? 0;
  const grow = (leaf: Leaf, by: number) => heights.set(leaf, height(leaf) + by);
  return events.flatMap((event): Flight[] => {
    switch (event.event) {
      case 'took':
      case 'cleared': {
        const leaf = leafOf(event.card);
        grow(leaf, -1);
        const from = [`garden:${leaf}:${height(leaf)}`, `column:${leaf}`];
        const to = event.event === 'took' ? inHand(event.seat, event.card) : ['discard'];
        return [{ what: { card: event.card }, from, to }];
      }
      case 'revealed': {
        if (event.to_discard)
          return [{ what: { card: event.card }, from: ['deck'], to: ['discard'] }];
        const leaf = leafOf(event.card);
        const to = [`garden:${leaf}:${height(leaf)}`];
        grow(leaf, 1);
        return [{ what: { card: event.card }, from: ['deck'], to }];
      }
      case 'laid': {
        const from = event.from_hand ? inHand(event.seat, event.card) : ['deck'];
        const to = [`pile:${event.seat}:${leafOf(event.card)}`];
        return [{ what: { card: event.card }, from, to }];
      }
      case 'slid':
        return [
          {
            what: { card: event.card },
            from: inHand(event.seat, event.card),
            to: [`pile:${event.seat}:${event.under}`],
          },
        ];
      case 'drew':
        return [{ what: 'back', from: ['deck'], to: ['drawn:0', `hand:${event.seat}`] }];
      case 'threw-back':
      case 'discarded':
        return [
          {
            what: { card: event.card },
            from: [
              ...(event.event === 'threw-back' ? ['drawn:0'] : []),
              ...inHand(event.seat, event.card),
            ],
            to: ['discard'],
          },
        ];
      case 'retrieved':
        return [
          { what: { card: event.card }, from: ['discard'], to: inHand(event.seat, event.card) },
        ];
      case 'closed':
        if (!event.torii) return [];
        return [{ what: 'torii', from: ['torii'], to: [`pile:${event.seat}:${event.leaf}`] }];
      case 'gained':
      case 'harvested':
        if (event.acorns === 0) return [];
        return [{ what: 'acorn', from: ['board'], to: [`acorns:${event.seat}`] }];
      case 'paid-reveal':
        return [{ what: 'acorn', from: [`acorns:${event.seat}`], to: ['deck'] }];
      case 'used':
        return [
          {
            what: 'acorn',
            from: [`acorns:${event.seat}`],
            to: [`landscape:${event.seat}:${event.landscape}`],
          },
        ];
      case 'activated': {
        const spot = `objective:${event.objective}`;
        return [{ what: { objective: event.objective }, from: [spot], to: [spot] }];
      }
      case 'swapped':
        return [event.old, event.new].map((objective) => ({
          what: { objective },
          from: [`objective:${objective}`],
          to: [`objective:${objective}`],
        }));
      default:
        return [];
    }
  });
}

/** Where events happened. */
export function spots(events: readonly Event[]): Spot[] {
  return events.flatMap((event): Spot[] => {
    switch (event.event) {
      case 'drafted':
      case 'used':
        return [`landscape:${event.seat}:${event.landscape}`];
      case 'took':
      case 'drew':
        return [`hand:${event.seat}`, ...(event.card ? [`hand:${event.card}`] : [])];
      case 'revealed':
        return event.to_discard ? ['discard'] : [`column:${leafOf(event.card)}`];
      case 'cleared':
      case 'discarded':
      case 'threw-back':
        return ['discard'];
      case 'retrieved':
        return ['discard', `hand:${event.seat}`];
      case 'laid':
        return [`pile:${event.seat}:${leafOf(event.card)}`];
      case 'slid':
        return [`pile:${event.seat}:${event.under}`];
      case 'closed':
        return [`pile:${event.seat}:${event.leaf}`];
      case 'paid-reveal':
        return ['deck', `acorns:${event.seat}`];
      case 'gained':
      case 'harvested':
        return [`acorns:${event.seat}`];
      case 'activated':
        return [`objective:${event.objective}`];
      case 'swapped':
        return [`objective:${event.old}`, `objective:${event.new}`];
      default:
        return [];
    }
  });
}
