/**
 * The first thing that a browser says: who it is. A new one asks for several things at once, and what is
 * asked without a cookie is asked by somebody else each time; so everything waits for this.
 *
 * Pages of one browser say it one after the other where the browser can see to that (`navigator.locks`): the
 * first brings the cookie, and the others have it. Elsewhere, on plain http, they agree on a key that the first
 * has left in the storage. A browser that the server did not know is asked once more who it is: by then
 * its cookie has to speak for it.
 */
import type { Me } from '../protocol';
import { drop, keep, kept } from '../storage';
import { lookBy, reach } from './reach.svelte';

/** The key that was chosen, until the server has taken it. */
const KEY = 'reverie-key';
/** Who the server recognised here last: nobody's secret. */
const KNOWN = 'reverie-person';
/** What one page has stored, others see after a moment: they may be other processes. */
const SEEN_AFTER = 60;
/** A page that was put to sleep in the middle of its hello does not hold up the others. */
const WAIT_FOR_OTHERS = 3000;
/** Two pages that said hello at once may exchange the cookie once more. */
const QUESTIONS = 3;

let said: Promise<Response> | null = null;
let met: Me | null = null;
let recognised = true;
let listener: (person: Me, recognised: boolean) => void = () => undefined;

/** Whether the server has answered. */
export const isMet = () => met !== null;

/** Who the server takes this browser for, as far as is known. */
export const personHere = () => met?.id ?? null;

/** The same as long as the server has not answered: whoever it was the last time. */
export const personLately = () => personHere() ?? kept(KNOWN);

/** Whether the server knows this browser again; if not, whatever it does is done by somebody new. */
export const isRecognised = () => recognised;

/** Tells who this browser is, and whether it will be known again, whenever the server has said it. */
export function onMeeting(told: (person: Me, recognised: boolean) => void): void {
  listener = told;
}

/** Says it, once for whoever asks. What failed is said again the next time. */
export function sayHello(): Promise<Response> {
  said ??= hello().catch((error: unknown) => {
    said = null;
    throw error;
  });
  // Each asker reads an answer of their own.
  return said.then((answer) => answer.clone());
}

/** The server does not know this browser any more: it is somebody new. */
export function forgotten(): void {
  said = null;
  met = null;
}

/** This browser has become the one of somebody who was elsewhere before. */
export function became(person: Me): void {
  met = person;
  recognised = true;
  keep(KNOWN, person.id);
}

let asking: Promise<void> | null = null;

/**
 * Asks whether we are still who we were. Somebody whose key was taken away is somebody else by now; whoever asks meanwhile has
 * the same answer, or they would become two people.
 */
export function askAgain(): Promise<void> {
  asking ??= stillUs().finally(() => (asking = null));
  return asking;
}

async function stillUs(): Promise<void> {
  // Who keeps no cookie is somebody else each time, and nothing follows from that.
  if (!recognised) return;
  const answer = await whoAmI();
  if (answer.status === 401) {
    forgotten();
    await sayHello();
  } else if (answer.ok) {
    await meet(answer);
    // The other pages of this browser hear of it.
    if (met !== null && kept(KNOWN) !== met.id) keep(KNOWN, met.id);
  }
}

/**
 * Pages that said hello at the same time may have become two people before the cookie of the last one counted
 * for all. Whoever hears that another page is somebody else asks again: the cookie is the same for all of them.
 */
export function followOthers(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== KNOWN || event.newValue === null) return;
    if (met !== null && met.id !== event.newValue) void askAgain().catch(() => undefined);
  });
}

async function hello(): Promise<Response> {
  const answer = await oneAtATime(introduceOurselves);
  if (!answer.ok) {
    said = null;
    return answer;
  }
  const person = await nameOf(answer);
  // A key that was chosen just now makes nobody who was here before: the cookie has spoken.
  const known = kept(KNOWN) === person;
  if (known) recognised = true;
  const sure = known ? answer : await recognition(answer, person);
  await meet(sure);
  return sure;
}

async function meet(answer: Response): Promise<void> {
  met = (await answer.clone().json()) as Me;
  listener(met, recognised);
}

async function introduceOurselves(): Promise<Response> {
  let answer = await introduction();
  // Either the cookie was taken from its person, and is gone now; or the key that we kept was.
  if (answer.status === 401) {
    drop(KEY);
    answer = await introduction();
  }
  // From now on the cookie says it, which no script can read.
  if (answer.ok) drop(KEY);
  return answer;
}

async function introduction(): Promise<Response> {
  const body = JSON.stringify({ key: await chosenKey() });
  const headers = { 'content-type': 'application/json' };
  return reach('/api/me', { method: 'POST', credentials: 'same-origin', headers, body });
}

const whoAmI = () => reach('/api/me', { method: 'GET', credentials: 'same-origin' });
// Somebody unknown is not made a person by a look: their key has to be said with it.
lookBy(() => {
  if (met === null) return sayHello();
  return recognised ? askAgain() : whoAmI();
});
const nameOf = async (answer: Response) => ((await answer.clone().json()) as Me).id;

/** The answer of the server once the cookie alone speaks for us; the first one if it never does. */
async function recognition(first: Response, person: string): Promise<Response> {
  let before = person;
  for (let question = 0; question < QUESTIONS; question += 1) {
    const answer = await whoAmI();
    if (!answer.ok) return first;
    const now = await nameOf(answer);
    if (now === before) {
      recognised = true;
      keep(KNOWN, now);
      return answer;
    }
    before = now;
  }
  recognised = false;
  return first;
}

/** Pages without https have none. */
const hasLocks = () => 'locks' in navigator;

/** Does something while no other page of this browser does it, where the browser can see to that. */
async function oneAtATime<Result>(what: () => Promise<Result>): Promise<Result> {
  if (!hasLocks()) return what();
  const waiting = new AbortController();
  const tired = setTimeout(() => waiting.abort(), WAIT_FOR_OTHERS);
  let begun = false;
  try {
    return await navigator.locks.request('reverie-hello', { signal: waiting.signal }, async () => {
      begun = true;
      clearTimeout(tired);
      return what();
    });
  } catch (error) {
    if (begun) throw error;
    return what();
  } finally {
    clearTimeout(tired);
  }
}

/** Pages that are opened at the same time choose the same: the first has left it for the others. */
async function chosenKey(): Promise<string> {
  const left = kept(KEY);
  if (left !== null) return left;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  keep(KEY, key);
  // Whoever is known has a cookie, and the key is not asked for.
  if (hasLocks() || kept(KNOWN) !== null) return key;
  await new Promise((resolve) => setTimeout(resolve, SEEN_AFTER));
  return kept(KEY) ?? key;
}
