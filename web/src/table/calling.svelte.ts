/** Whoever looks elsewhere is told that it is their turn: by a sound, if they like, and in the title of the page. */
import { mark } from '../frame/title.svelte';
import { settings } from '../person/settings.svelte';
import { t } from '../words/index.svelte';
import { chime } from './sound';

export function calling(myTurn: () => boolean): void {
  let before = false;
  $effect(() => {
    if (myTurn() && !before && settings().sound) void chime();
    before = myTurn();
  });
  $effect(() => {
    mark(myTurn() ? t('table-title-turn') : '');
    return () => mark('');
  });
}
