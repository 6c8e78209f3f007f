/** A table that is on no server: what the board of a game needs to know about seats and options. */
import type { Level, Seat, Table } from '../protocol';

interface Around {
  game: string;
  players: number;
  /** The seat of whoever looks, counted from one. */
  seat: number;
  /** How they are called. */
  name: string;
  /** The bots on the other seats; casual where nothing is said. */
  levels?: Record<number, Level>;
  options?: Record<string, string>;
  /** Whether nothing can be played any more. */
  over?: boolean;
}

export function studyTable(around: Around): Table {
  const { game, players, seat, name, levels = {}, options = {}, over = false } = around;
  const seats = Array.from({ length: players }, (_, index): Seat => {
    const number = index + 1;
    const mine = number === seat;
    return {
      number,
      who: mine ? 'person' : 'bot',
      name: mine ? name : null,
      level: mine ? null : (levels[number] ?? 'casual'),
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
  });
  return {
    id: '',
    game,
    options,
    public: false,
    stage: over ? 'finished' : 'running',
    seats,
    host: true,
    clock: null,
    clocks_wait: null,
    pace: 'on',
    offer: null,
    ending: null,
    level: 'casual',
    opened: 0,
    rematch: null,
    branch_of: null,
    hints: false,
  };
}
