/**
 * All texts, in the language of the person. They come from the Fluent files in `locales/`, which the
 * server and the command line use as well; a file is loaded when it is needed. Whoever calls `t` or
 * `say` in a template is drawn anew when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from '../protocol';
import type { Phrase, Word } from './phrase';

/** `../../../locales/en/web.ftl` and so on, each a chunk of its own. */
const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

export const languages: readonly Language[] = ['en', 'fr', 'de'];

/** How a seat is called: the page of a table puts the players' names here. */
export type SeatNames = (seat: number) => string;

/** The language whose texts are there. */
let current = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));
/** The language asked for last: a slow load of an earlier one must not overtake it. */
let wanted: Language = 'en';
/** Files that pages have asked for; a change of language loads them all. */
let needed: readonly string[] = ['web', 'table'];
/** The last load: whoever needs what is under way waits for it. */
let loading: Promise<void> = Promise.resolve();

export function language(): Language {
  return current;
}

/** The language that the browser asks for, as far as we have it. */
export function preferred(asked: readonly string[] = navigator.languages): Language {
  const known = asked.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.map((tag) => languages.find((one) => one === tag)).find(Boolean) ?? 'en';
}

/** Loads the texts of a file, such as `momiji`, in the language of the person. */
export async function need(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !needed.includes(name));
  if (missing.length === 0) return loading;
  needed = [...needed, ...missing];
  return speak(wanted);
}

/** A page beside the table, once its texts are there as well. */
export async function withTexts<T>(page: Promise<T>): Promise<T> {
  await need('web-pages');
  return page;
}

/** Changes the language, once all its texts are there. */
export function speak(next: Language): Promise<void> {
  wanted = next;
  loading = change(next);
  return loading;
}

async function change(next: Language): Promise<void> {
  const names = needed;
  const texts = await Promise.all(names.map((name) => load(next, name)));
  // Somebody asked for another language meanwhile, or for more files: theirs is the newer bundle.
  if (wanted !== next || names !== needed) return loading;
  // Only names can be of another writing direction: whoever puts one in isolates it (`isolate.ts`).
  const made = new FluentBundle(next, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  current = next;
  bundle = made;
  document.documentElement.lang = next;
}

async function load(of: Language, name: string): Promise<string> {
  const file = files[`../../../locales/${of}/${name}.ftl`];
  return file ? file() : '';
}

/** Whether there is a text of this name. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A text of the page. A missing one shows its name; a test looks for these. */
export function t(key: string, words: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, words, []);
}

/** What the engine wants to say. */
export function say(phrase: Phrase, seats: SeatNames = seatNumber): string {
  const words: Record<string, FluentVariable> = {};
  for (const [name, word] of Object.entries(phrase.with ?? {})) words[name] = put(word, seats);
  return t(phrase.say, words);
}

function put(word: Word, seats: SeatNames): FluentVariable {
  if (typeof word === 'number' || typeof word === 'string') return word;
  if (Array.isArray(word)) {
    const parts = word.map((part) => say(part, seats));
    return listed(parts, current);
  }
  return 'seat' in word ? seats(word.seat) : say(word, seats);
}

/** “a, b and c”. British English, like the texts of the games, has no comma before the last. */
export function listed(parts: string[], of: Language): string {
  const list = new Intl.ListFormat(of === 'en' ? 'en-GB' : of, { type: 'conjunction' });
  return list.format(parts);
}

function seatNumber(seat: number): string {
  return t('seat', { number: seat });
}
