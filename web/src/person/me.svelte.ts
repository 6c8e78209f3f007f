/** The person at this device. */
import { changeMe, followOthers, isLost, onComeback, onMeeting, whoAmI } from '../api';
import { tell } from '../frame/toasts.svelte';
import type { ChangeMe, Language, Me } from '../protocol';
import { drop, keep, kept } from '../storage';
import { preferred, speak, t } from '../words/index.svelte';
import { isolate } from '../words/isolate';

const KEPT = 'reverie-language';
/** A language that was chosen while the server could not be told. */
const UNTOLD = 'reverie-language-untold';

let known = $state.raw<Me | null>(null);
let unknown = $state(false);

/** Nothing until the server has said it. */
export function me(): Me | null {
  return known;
}

export function knownLanguage(): Language {
  const language = kept(KEPT);
  return language === null ? preferred() : preferred([language]);
}

/** The person is known now, or has changed: the whole page speaks their language. */
export async function meet(person: Me): Promise<void> {
  known = person;
  keep(KEPT, person.language);
  await speak(person.language);
}

/** Asks the server who this is, and hears when it takes us for somebody else from some moment on. */
export async function meetMe(): Promise<void> {
  const before = choice;
  let late = false;
  onMeeting((person, recognised) => {
    unknown = !recognised;
    if (known === null && late) void adopt(person, before).catch(() => undefined);
    if (known === null || known.id === person.id) return;
    void meet(person).then(
      () => recognised && tell(t('frame-new-guest', { name: isolate(person.name) })),
    );
  });
  followOthers();
  onComeback(tellLanguage);
  try {
    await adopt(await whoAmI(), before);
  } catch (error) {
    // Whoever opens the app without a network is met when there is one.
    late = true;
    throw error;
  }
}

/** Whoever was quicker than the server, or chose without it, has said which language it is to be. */
async function adopt(person: Me, before: number): Promise<void> {
  if (choice === before && kept(UNTOLD) === null) return meet(person);
  known = person;
  tellLanguage();
}

/** Tells the server of a language that it does not know of yet. */
function tellLanguage(): void {
  const untold = kept(UNTOLD);
  if (untold !== null && known !== null) {
    void speakFromNow(preferred([untold])).catch(() => undefined);
  }
}

/** Whether the server can't know this browser again, because it keeps no cookie. */
export function isUnknown(): boolean {
  return unknown;
}

export async function change(what: ChangeMe): Promise<void> {
  await meet(await changeMe(what));
}

/** Which language was chosen on this page, by number: an answer to an earlier choice comes too late. */
let choice = 0;
let telling: Promise<void> = Promise.resolve();

/** Changes the language at once; the server learns it as soon as it can be reached. */
export async function speakFromNow(language: Language): Promise<void> {
  choice += 1;
  const mine = choice;
  keep(KEPT, language);
  keep(UNTOLD, language);
  await speak(language);
  // One after the other: the server is to know the last of them, whichever way is faster.
  telling = telling
    .catch(() => undefined)
    .then(async () => {
      if (mine !== choice) return;
      const person = await changeMe({ language });
      if (mine !== choice) return;
      drop(UNTOLD);
      await meet(person);
    });
  try {
    await telling;
  } catch (error) {
    // Nobody has to do anything about that: it is told as soon as the server is back.
    if (!isLost()) throw error;
  }
}
