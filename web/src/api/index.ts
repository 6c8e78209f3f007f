/** Everything that the app asks of the server over HTTP. Playing itself goes over a socket. */
import type {
  Branch,
  ChangeMe,
  Counted,
  Course,
  Level,
  Listed,
  Me,
  Moment,
  MyTables,
  NewTable,
  PushKey,
  PushSubscription,
  Recovery,
  Remains,
  Reviewing,
  Table,
} from '../protocol';
import { became, isMet } from './hello';
import { ask, introduce } from './http';

export { askAgain, followOthers, onMeeting, personHere, personLately } from './hello';
export { detailsOf, problemOf, Refusal } from './http';
export { comebacks, isLost, onComeback } from './reach.svelte';

/** One way to play a game, with the options that ask for it. */
export interface Mode {
  name: string;
  players: [number, number];
  options: [string, string][];
}

/** One thing that a table may choose. Its texts are in the Fluent file of the game. */
export interface OptionAbout {
  key: string;
  /** What it may be; none where it is written freely. */
  values: string[];
  /** What it is if nothing is said; nothing where the game decides. */
  default: string | null;
}

/** What a game says about itself: crates/table/src/about.rs. */
export interface GameAbout {
  id: string;
  name: string;
  players: [number, number];
  modes: Mode[];
  options: OptionAbout[];
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const whoAmI = () => introduce<Me>();
/** What has to be awaited before a socket is opened; nothing where the server knows us. */
export const stranger = () => (isMet() ? null : whoAmI());
export const changeMe = (change: ChangeMe) => ask<Me>('PATCH', '/api/me', change);
export const makeRecovery = () => ask<Recovery>('POST', '/api/me/recovery');
export async function recover(code: string): Promise<Me> {
  const person = await ask<Me>('POST', '/api/recover', { code });
  became(person);
  return person;
}

export const allGames = () => ask<GameAbout[]>('GET', '/api/games');
export const openTables = () => ask<Listed[]>('GET', '/api/tables');
export const myTables = () => ask<MyTables>('GET', '/api/me/tables');

export const openTable = (table: NewTable) => ask<Table>('POST', '/api/tables', table);
export const lookAt = (table: string) => ask<Table>('GET', at(table));
export const start = (table: string) => ask<Table>('POST', `${at(table)}/start`);
export const abandon = (table: string) => ask<Table>('POST', `${at(table)}/abandon`);
/** What is left of a table that the server can't open, and giving it up. */
export const remainsOf = (table: string) => ask<Remains>('GET', `${at(table)}/remains`);
export const abandonRemains = (table: string) =>
  ask<Remains>('POST', `${at(table)}/remains/abandon`);
export const rematch = (table: string) => ask<Table>('POST', `${at(table)}/rematch`);

export const join = (table: string) => ask<Table>('POST', `${at(table)}/join`);
export const leave = (table: string) => ask<Table>('POST', `${at(table)}/leave`);
export const sit = (table: string, seat: number) =>
  ask<Table>('POST', `${at(table)}/seats/${seat}`);
export const free = (table: string, seat: number) =>
  ask<Table>('DELETE', `${at(table)}/seats/${seat}`);
export const putBot = (table: string, seat: number, level: Level) =>
  ask<Table>('PUT', `${at(table)}/seats/${seat}/bot`, level);

/** With whose eyes: one's own if nothing is said. */
export const moment = (
  table: string,
  moves: number,
  eyes: { seat?: number; open?: boolean } = {},
) => {
  const asked = Object.entries(eyes).map(([key, value]) => `${key}=${value}`);
  const query = asked.length > 0 ? `?${asked.join('&')}` : '';
  return ask<Moment>('GET', `${at(table)}/moments/${moves}${query}`);
};
export const courseOf = (table: string) => ask<Course>('GET', `${at(table)}/course`);
/** How the points are counted, as far as whoever asks may know. */
export const accountOf = (table: string) => ask<Counted>('GET', `${at(table)}/account`);
/** How far the review of a game is, and asking for it. */
export const reviewOf = (table: string) => ask<Reviewing>('GET', `${at(table)}/review`);
export const askReview = (table: string) => ask<Reviewing>('POST', `${at(table)}/review`);
export const branchOff = (table: string, branch: Branch) =>
  ask<Table>('POST', `${at(table)}/branch`, branch);
export const recordOf = (table: string) => `${at(table)}/record`;

export const pushKey = () => ask<PushKey>('GET', '/api/push/key');
export const addBrowser = (browser: PushSubscription) =>
  ask<undefined>('POST', '/api/push', browser);
export const removeBrowser = (browser: PushSubscription) =>
  ask<undefined>('DELETE', '/api/push', browser);
