/**
 * A sentence in parts: words, and the things that it names. Where a thing has a drawing, a line shows
 * the drawing in the place of its name; ears still get the whole sentence.
 */
import type { FluentVariable } from '@fluent/bundle';

import { language, listed, say, t, type SeatNames } from './index.svelte';
import type { Language } from '../protocol';
import type { Phrase, Word } from './phrase';

/** Words; a player; or things beside each other. */
export type Part = { text: string } | { seat: number; name: string } | { things: Phrase[] };

/** Whether there is a drawing of what a phrase names. */
export type Draws = (phrase: Phrase) => boolean;

/** Stand in for what is no text while a message is put together; no text has these characters. */
const MARK = /\ue000(\d+)\ue001/;
/** Around what is drawn: quotation marks, and articles of languages in which a piece has a gender. */
const QUOTED = /[“„«]\s?(\ue000\d+\ue001)\s?[”“»]/gu;
const ARTICLE: Partial<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:le|la) (?=\ue000)/gu,
  de: /(?<!\p{L})(?:der|die|das|den) (?=\ue000)/gu,
};

/** What is said, in the order in which the language says it. */
export function partsOf(phrase: Phrase, seats: SeatNames, draws: Draws): Part[] {
  if (draws(phrase)) return [{ things: [phrase] }];
  const kept: Part[] = [];
  const keep = (part: Part): string => `\ue000${kept.push(part) - 1}\ue001`;

  const put = (word: Word): FluentVariable => {
    if (typeof word === 'number' || typeof word === 'string') return word;
    if (Array.isArray(word)) {
      if (word.length > 0 && word.every(draws)) return keep({ things: word });
      return listed(word.map(inner), language());
    }
    return 'seat' in word ? keep({ seat: word.seat, name: seats(word.seat) }) : inner(word);
  };
  const inner = (one: Phrase): string => (draws(one) ? keep({ things: [one] }) : message(one));
  const message = (one: Phrase): string =>
    t(
      one.say,
      Object.fromEntries(Object.entries(one.with ?? {}).map(([name, word]) => [name, put(word)])),
    );

  // Every other piece is the number of something kept.
  return message(phrase)
    .replace(QUOTED, '$1')
    .replace(ARTICLE[language()] ?? /$^/, '')
    .split(MARK)
    .flatMap((piece, index): Part[] => {
      const part = index % 2 === 1 ? kept[Number(piece)] : { text: piece };
      return !part || piece === '' ? [] : [part];
    });
}

/** The same under the name of whoever did it: without the name, and without a full stop. */
export function withoutName(parts: Part[], seat: number): Part[] {
  const [first, ...rest] = parts;
  const named = first && 'seat' in first && first.seat === seat;
  const left = (named ? rest : parts).map((part) => ({ ...part }));
  const start = left[0];
  if (start && 'text' in start) start.text = start.text.trimStart();
  return withoutStop(left);
}

/** A line needs no full stop. */
export function withoutStop(parts: Part[]): Part[] {
  const last = parts.at(-1);
  if (!last || !('text' in last)) return parts;
  const text = last.text.replace(/\.$/, '');
  return [...parts.slice(0, -1), ...(text === '' ? [] : [{ text }])];
}

/** A sentence for ears, where it is told this many times. */
export function spoken(phrase: Phrase, times: number, seats: SeatNames): string {
  const said = say(phrase, seats);
  return times > 1 ? t('table-times', { said, times }) : said;
}

/** A phrase with every phrase in it said in other words. */
export function reworded(phrase: Phrase, reword: (one: Phrase) => Phrase): Phrase {
  const one = (word: Word): Word => {
    if (Array.isArray(word)) return word.map((inner) => reworded(inner, reword));
    return typeof word === 'object' && 'say' in word ? reworded(word, reword) : word;
  };
  const { say: name, with: words } = reword(phrase);
  if (!words) return { say: name };
  const put = Object.entries(words).map(([key, word]): [string, Word] => [key, one(word)]);
  return { say: name, with: Object.fromEntries(put) };
}
