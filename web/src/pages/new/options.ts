/** What a new table may choose, read from what the games say about themselves. */
import type { GameAbout, OptionAbout } from '../../api';

export type OptionKind = 'one' | 'several' | 'seat' | 'words';

/** Lists of which several may be chosen; for the server they are written freely, with commas. */
const SEVERAL: Record<string, string[]> = {
  'momiji/types': ['red', 'orange', 'yellow', 'green', 'brown', 'purple'],
};

export function kindOf(game: string, option: OptionAbout): OptionKind {
  if (`${game}/${option.key}` in SEVERAL) return 'several';
  if (option.key === 'first') return 'seat';
  return option.values.length > 0 ? 'one' : 'words';
}

export function severalOf(game: string, option: OptionAbout): string[] {
  return SEVERAL[`${game}/${option.key}`] ?? [];
}

/** Whether an option means anything for this many players: the modes that it belongs to say it. */
export function fits(game: GameAbout, option: OptionAbout, players: number): boolean {
  const modes = game.modes.filter((mode) => mode.options.some(([key]) => key === option.key));
  const within = modes.some(({ players: [from, to] }) => from <= players && players <= to);
  return modes.length === 0 || within;
}

/** Whether an option decides how the game is played, rather than a detail. */
export function isMode(game: GameAbout, option: OptionAbout): boolean {
  return game.modes.some((mode) => mode.options.some(([key]) => key === option.key));
}
