/** What is said of a move. */
import type { ToldMove } from '../protocol';
import { say, t, type SeatNames } from '../words/index.svelte';

/** Under the name of whoever made it: what happened, or what it was for where nothing did. */
export function lines(step: ToldMove, names: SeatNames): string[] {
  return [...step.told, ...(step.chose ? [step.chose] : [])].map((one) => say(one, names));
}

/** By itself. What happened names whoever did it; what a move was for does not. */
export function sentence(step: ToldMove, names: SeatNames): string {
  const said = lines(step, names).join(' ');
  return step.told.length > 0 ? said : t('replay-chose', { name: names(step.seat), does: said });
}
