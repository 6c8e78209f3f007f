/**
 * What the log tells: turns with a heading, and in them a line for each thing that was done, with what
 * followed from it below. The engine tells every single event; what belongs together is one line here.
 */
import type { Brought, LineKind } from '../games/face';
import { draws, kindOf, tellingOf } from '../games/telling';
import type { ToldMove } from '../protocol';
import type { Phrase, Word } from '../words/phrase';
import type { Past } from './memory';

export interface Line {
  /** After how many moves it had happened. */
  at: number;
  kind: LineKind;
  phrase: Phrase;
  /** How often it happened, word for word. */
  times: number;
  events: unknown[];
}

export interface Turn {
  seat: number;
  /** Which turn of this seat it is; nothing outside of turns, and where the beginning is not told. */
  number: number | null;
  /** After how many moves it begins. */
  from: number;
  steps: ToldMove[];
}

const ends = (step: ToldMove) => step.told.some(({ say }) => say.endsWith('-turn-ended'));

/** The turns of a past. */
export function turnsOf({ from, steps }: Past): Turn[] {
  const turns: Turn[] = [];
  const ended = new Map<number, number>();
  let open: Turn | null = null;
  steps.forEach((step, index) => {
    if (open?.seat !== step.seat) {
      const number = from > 0 ? null : (ended.get(step.seat) ?? 0) + 1;
      open = { seat: step.seat, number, from: from + index, steps: [] };
      turns.push(open);
    }
    open.steps.push(step);
    // What is outside of turns has no number: a draft, an opening hand, a phase for all at once.
    if (step.told.some((told) => tellingOf(told)?.apart.has(told.say))) open.number = null;
    if (!ends(step)) return;
    ended.set(step.seat, (ended.get(step.seat) ?? 0) + 1);
    open = null;
  });
  return turns;
}

/** What one step tells, a line each; `chosen`: at least one, which says what the move was for. */
export function linesOf(step: ToldMove, at: number, chosen = false): Line[] {
  const lines = step.told.map((phrase, index): Line => {
    const events = index in step.events ? [step.events[index]] : [];
    return { at, kind: kindOf(phrase), phrase, times: 1, events };
  });
  const told = joined(lines);
  const phrase = step.chose ?? step.told[0];
  if (told.length > 0 || !chosen || !phrase) return told;
  return [{ at, kind: 'act', phrase, times: 1, events: step.events }];
}

/** What a whole turn tells: here cards that were laid one by one are one line, too. */
export function toldOf(turn: Turn): Line[] {
  return joined(turn.steps.flatMap((step, index) => linesOf(step, turn.from + index + 1)));
}

function joined(lines: Line[]): Line[] {
  const all: Line[] = [];
  for (const line of lines) {
    if (line.kind === 'untold') continue;
    const last = all.at(-1);
    const both = last && join(last, line);
    if (both) all[all.length - 1] = both;
    else all.push(line);
  }
  return all;
}

function join(one: Line, other: Line): Line | null {
  const events = [...one.events, ...other.events];
  const own = tellingOf(one.phrase)?.join?.(one.phrase, other.phrase);
  if (own) return { ...one, at: other.at, phrase: own, events };
  if (one.phrase.say !== other.phrase.say) return null;
  const differing = differ(one.phrase, other.phrase);
  if (differing.length === 0) {
    return { ...one, at: other.at, times: one.times + other.times, events };
  }
  const [name] = differing;
  if (differing.length > 1 || name === undefined || one.times > 1) return null;
  const [before, after] = [things(one.phrase.with?.[name]), things(other.phrase.with?.[name])];
  if (!before || !after || ![...before, ...after].every(draws)) {
    return null;
  }
  const phrase = { ...one.phrase, with: { ...one.phrase.with, [name]: [...before, ...after] } };
  return { ...one, at: other.at, phrase, events };
}

/** The names of the words in which two phrases differ. */
function differ(one: Phrase, other: Phrase): string[] {
  const names = new Set([...Object.keys(one.with ?? {}), ...Object.keys(other.with ?? {})]);
  const same = (name: string) =>
    JSON.stringify(one.with?.[name]) === JSON.stringify(other.with?.[name]);
  return [...names].filter((name) => !same(name));
}

function things(word: Word | undefined): Phrase[] | null {
  if (Array.isArray(word)) return word;
  return typeof word === 'object' && 'say' in word ? [word] : null;
}

/** The last thing that somebody else did, as far as it may be told yet: not what followed from it. */
export function lastOf({ from, steps }: Past, hold: number, own: number | null): Line | null {
  const told = hold > 0 ? steps.slice(0, -hold) : steps;
  const others = turnsOf({ from, steps: told }).filter((turn) => turn.seat !== own);
  const lines = others.slice(-2).flatMap((turn) => toldOf(turn));
  return lines.findLast(({ kind }) => kind === 'act' || kind === 'follow') ?? null;
}

/** What a turn brought in all. */
export function broughtBy({ seat, steps }: Turn): Brought | null {
  const [first] = steps.flatMap((step) => step.told).flatMap((told) => tellingOf(told) ?? []);
  const events = steps.flatMap((step) => step.events);
  return first?.brought(events, seat) ?? null;
}
