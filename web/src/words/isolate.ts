/**
 * Names of people inside sentences. A name that is written from right to left would turn around what stands
 * beside it (numbers, brackets, other names); so it is put between marks that keep its direction to itself.
 * Names that can't do that stay as they are: they are found and copied as they were typed.
 */

/** Letters of scripts that run from right to left. */
const TURNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Marks that give directions. The server takes them out of names; older names may have some. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

export function isolate(name: string): string {
  const plain = name.replace(MARKS, '');
  return TURNS.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain;
}
