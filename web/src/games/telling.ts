/**
 * How the sentences of games look, as far as their faces are loaded. Like the texts themselves they are
 * there for whoever shows one: a phrase says by its name which game it belongs to.
 */
import { SvelteMap } from 'svelte/reactivity';

import type { Phrase } from '../protocol';
import type { LineKind, Telling } from './face';

const known = new SvelteMap<string, Telling>();

export function remember(game: string, telling: Telling): void {
  known.set(game, telling);
}

/** How the game of this phrase is told; nothing for what every game says, and before its face is there. */
export function tellingOf({ say }: Phrase): Telling | null {
  for (const [game, telling] of known) if (say.startsWith(`${game}-`)) return telling;
  return null;
}

export function draws(phrase: Phrase): boolean {
  return tellingOf(phrase)?.draws(phrase) ?? false;
}

export function reword(phrase: Phrase): Phrase {
  return tellingOf(phrase)?.reword?.(phrase) ?? phrase;
}

export function kindOf(phrase: Phrase): LineKind {
  if (phrase.say === 'game-over') return 'stage';
  return tellingOf(phrase)?.kind(phrase) ?? 'act';
}
