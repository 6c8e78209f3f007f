/** What a new table may choose, read from what the games say about themselves. */
import type { GameAbout, OptionAbout } from '../../api';

export type OptionKind =
  | { kind: 'one'; values: string[] }
  | { kind: 'several'; values: string[] }
  | { kind: 'seat' }
  | { kind: 'words' };

/** Lists that the server describes in words only. */
const SEVERAL: Record<string, string[]> = {
  'momiji/types': ['red', 'orange', 'yellow', 'green', 'brown', 'purple'],
};

export function kindOf(game: string, option: OptionAbout): OptionKind {
  const several = SEVERAL[`${game}/${option.key}`];
  if (several) return { kind: 'several', values: several };
  if (option.key === 'first') return { kind: 'seat' };
  const values = option.values.split(', ');
  if (values.every((value) => /^[a-z0-9-]+$/.test(value))) return { kind: 'one', values };
  return { kind: 'words' };
}

/** What holds if nothing is said: `no (solo: yes)` depends on how many play. */
export function defaultOf(option: OptionAbout, players: number, values: string[]): string {
  const solo = /^(\S+) \(solo: (\S+)\)$/.exec(option.default);
  const value = solo ? (players === 1 ? solo[2] : solo[1]) : option.default;
  return values.find((known) => known === value) ?? values[0] ?? '';
}

/** Whether an option means anything for so many players: the modes that it belongs to say it. */
export function fits(game: GameAbout, option: OptionAbout, players: number): boolean {
  const modes = game.modes.filter((mode) => mode.options.some(([key]) => key === option.key));
  const within = modes.some(({ players: [from, to] }) => from <= players && players <= to);
  return modes.length === 0 || within;
}

/** Whether an option decides how the game is played, rather than a detail. */
export function isMode(game: GameAbout, option: OptionAbout): boolean {
  return game.modes.some((mode) => mode.options.some(([key]) => key === option.key));
}
