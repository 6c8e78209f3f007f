/** What the prompt says where neither a refusal nor a question of the board takes its place. */
import type { Sight, Table } from '../protocol';
import { say, t, type SeatNames } from '../words/index.svelte';

export interface Stand {
  over: boolean;
  /** Whether whoever looks has to decide. */
  myTurn: boolean;
  /** Whether their seat has to, be it that a bot plays for them. */
  acts: boolean;
}

export function promptOf(table: Table, sight: Sight, names: SeatNames, stand: Stand): string {
  if (table.stage === 'abandoned') return t('table-abandoned');
  if (table.ending && table.ending.how !== 'played')
    return t(`end-${table.ending.how}`, { name: names(table.ending.seat ?? 1) });
  if (stand.over) return t('table-over');
  if (stand.myTurn) return say(sight.prompt, names);
  if (table.pace === 'resting') return t('table-rests');
  if (stand.acts) return t('table-bot-chooses');
  const busy = sight.to_act.map(names);
  return t('table-choosing', { names: busy.join(', '), count: busy.length });
}
