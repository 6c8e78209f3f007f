/** The person at this device. */
import { changeMe, whoAmI } from '../api';
import type { ChangeMe, Language, Me } from '../protocol';
import { preferred, speak } from '../words/index.svelte';

const KEPT = 'reverie-language';

let known = $state.raw<Me | null>(null);

/** Nothing until the server has said it. */
export function me(): Me | null {
  return known;
}

export function knownLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  return kept === null ? preferred() : preferred([kept]);
}

/** The person is known now, or has changed: the whole page speaks their language. */
export async function meet(person: Me): Promise<void> {
  known = person;
  localStorage.setItem(KEPT, person.language);
  await speak(person.language);
}

/** Asks the server who this is. */
export async function meetMe(): Promise<void> {
  await meet(await whoAmI());
}

export async function change(what: ChangeMe): Promise<void> {
  await meet(await changeMe(what));
}

/** Changes the language at once; the server learns it as soon as it can be reached. */
export async function speakFromNow(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
  await change({ language });
}
