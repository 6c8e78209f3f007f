/** A word about the deal of a day: whether this game counts, once the word is there. */
import type { Table } from '../protocol';
import { has, need, t } from '../words/index.svelte';

export function dayWord(table: () => Table): () => string {
  $effect(() => {
    if (table().daily) void need('web-today');
  });
  return () => {
    const { daily } = table();
    const word = daily && (daily.counts ? 'today-counts' : 'today-practice');
    return word && has(word) ? t(word) : '';
  };
}
