/** The table of a lesson, as the page of a table wants it: the person, and bots on the other seats. */
import type { Seat, Table } from '../protocol';
import type { Lesson } from './lesson';

export function tableOf({ id, game, you, chapters }: Lesson, name: string): Table {
  const [first] = chapters;
  const setup = first?.setup ?? { players: 2, seed: 0 };
  const players = 'players' in setup ? setup.players : seatsOf(setup.position);
  const options = 'players' in setup ? (setup.options ?? {}) : {};
  return {
    id,
    game,
    options,
    public: false,
    stage: 'running',
    seats: Array.from({ length: players }, (_, index) => seat(index + 1, you, name)),
    host: false,
    clock: null,
    clocks_wait: null,
    pace: 'on',
    offer: null,
    ending: null,
    level: 'novice',
    opened: 0,
    rematch: null,
    branch_of: null,
    hints: false,
  };
}

/** How many seats a position has. */
export function seatsOf(position: unknown): number {
  const { players, seats } = position as { players?: number; seats?: unknown[] };
  return players ?? seats?.length ?? 2;
}

function seat(number: number, you: number, name: string): Seat {
  const mine = number === you;
  return {
    number,
    who: mine ? 'person' : 'bot',
    name: mine ? name : null,
    level: mine ? null : 'novice',
    mine,
    here: true,
    stand_in: false,
    returning: false,
    resigned: false,
    give_from: null,
    deadline: null,
    time_left: null,
    hints: 0,
  };
}
