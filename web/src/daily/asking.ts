/** What is asked of the server about the challenge of the day. */
import { ask } from '../api/http';
import type { Daily, DailyPlay, DailyResults, Table } from '../protocol';

const of = (game: string) => `/api/daily/${encodeURIComponent(game)}`;

export const today = () => ask<Daily>('GET', '/api/daily');
export const play = (game: string, how: DailyPlay) => ask<Table>('POST', of(game), how);
export const resultsOf = (game: string, day: string) =>
  ask<DailyResults>('GET', `${of(game)}/${encodeURIComponent(day)}`);
