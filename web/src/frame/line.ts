/** What a line in a list of tables tells: who plays, and how it ended. */
import type { Listed, ListedSeat } from '../protocol';
import { botName } from '../table/seats';
import { language, listed, t } from '../words/index.svelte';
import { isolate } from '../words/isolate';

/** A seat of a game that is over. */
export interface Standing {
  number: number;
  name: string;
  points: number;
  won: boolean;
}

/** How a seat is called to whoever looks; nothing if nobody sits there. */
function called(seat: ListedSeat): string {
  if (seat.mine) return t('table-you');
  if (seat.level) {
    return t('line-bot', { name: botName(seat.number), level: t(`level-${seat.level}`) });
  }
  return seat.name === null ? '' : isolate(seat.name);
}

/** Everybody else at the table; everybody, to whoever does not sit there. */
export function others(line: Listed): string {
  if (line.players === 1) return t('line-solo');
  const all = line.seats.filter((seat) => !seat.mine).map(called);
  const names = listed(
    all.filter((name) => name !== ''),
    language(),
  );
  const sits = line.seats.some((seat) => seat.mine);
  return sits && names !== '' ? t('line-with', { names }) : names;
}

/** By the same rules as the screen at the end (`games/outcome.ts`): whoever resigned comes after all others. */
function ranked(line: Listed): (ListedSeat & { rank: number })[] {
  const before = (one: ListedSeat, other: ListedSeat) => {
    if (one.resigned !== other.resigned) return other.resigned;
    if (line.ending?.how === 'agreed') return (one.points ?? 0) > (other.points ?? 0);
    return (one.place ?? 0) < (other.place ?? 0);
  };
  const seats = line.seats.map((seat) => ({
    ...seat,
    rank: 1 + line.seats.filter((other) => before(other, seat)).length,
  }));
  return seats.sort((one, other) => one.rank - other.rank || one.number - other.number);
}

/** Who has won. Nobody has where people agreed to stop, nor against the game, nor by resigning. */
function winners(line: Listed): ListedSeat[] {
  const how = line.ending?.how;
  if (line.players === 1 || (how !== 'played' && how !== 'resigned')) return [];
  return ranked(line).filter((seat) => seat.rank === 1 && !seat.resigned);
}

/** Everybody with their points, the best first; nothing where there are none. */
export function standings(line: Listed): Standing[] {
  const won = new Set(winners(line).map((seat) => seat.number));
  return ranked(line).flatMap((seat) => {
    if (seat.points === null) return [];
    const { number, points } = seat;
    return [{ number, name: called(seat), points, won: won.has(number) }];
  });
}

/** How a game that is over ended, in a few words. */
export function verdict(line: Listed): string {
  const how = line.ending?.how;
  if (how === 'agreed') return t('line-agreed');
  if (line.won !== null) return t(line.won ? 'line-solo-won' : 'line-solo-lost');
  const [first, second] = winners(line);
  if (second) return t('line-tie');
  if (!first) return t(`line-${line.stage}`);
  const name = first.level ? botName(first.number) : isolate(first.name ?? '');
  return t('line-won', { who: first.mine ? 'you' : 'other', name });
}
