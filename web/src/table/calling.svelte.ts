/** Whoever looks elsewhere hears what happens, if they like, and reads in the title of the page that it is their turn. */
import { mark } from '../frame/title.svelte';
import { settings } from '../person/settings.svelte';
import type { ToldMove } from '../protocol';
import { t } from '../words/index.svelte';

/** What is shown now, and whether it calls for whoever looks. */
export interface Now {
  steps: ToldMove[];
  turn: boolean;
  over: boolean;
}

export function calling(moment: () => Now): void {
  let heard: Now | null = null;
  // Whoever opens a table hears nothing of what was before.
  $effect(() => {
    const now = moment();
    const before = heard;
    heard = now;
    const { sound } = settings();
    if (!before || sound === 'off') return;
    const turn = now.turn && !before.turn;
    const end = now.over && !before.over && sound === 'all';
    const steps = sound === 'all' && now.steps !== before.steps ? now.steps : [];
    if (!turn && steps.length === 0 && !end) return;
    void import('./sound').then(({ cuesOf, play }) => play(cuesOf({ steps, turn, end })));
  });
  $effect(() => {
    mark(moment().turn ? t('table-title-turn') : '');
    return () => mark('');
  });
}
