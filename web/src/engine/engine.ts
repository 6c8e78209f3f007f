/**
 * The engine in this browser: asked as the server is, with the same answers. It is loaded when it is needed for the first
 * time; where it can't be had, or breaks down, `wake` says so, and the server is asked instead.
 */
import isThere from 'virtual:engine-is-there';

import { Refusal } from '../api';
import type { Call, Told } from './calls';
import { problemFrom } from './refused';

interface Waiting {
  done(text: string | undefined): void;
  failed(error: Error): void;
  game: string;
}

let worker: Worker | null = null;
let waking: Promise<boolean> | null = null;
let awake = false;
let last = 0;
const waiting = new Map<number, Waiting>();

export const isAwake = () => awake;

/** Loads the engine, once; says whether it is there. */
export function wake(): Promise<boolean> {
  waking ??= new Promise((resolve) => {
    if (!isThere || typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') {
      resolve(false);
      return;
    }
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.is === 'awake') resolve((awake = true));
      else if (data.is === 'asleep') resolve(end('it can’t be loaded'));
      else hear(data);
    };
    worker.onerror = () => resolve(end('its worker can’t be loaded'));
  });
  return waking;
}

/** Nothing is asked of it any more. */
function end(reason: string): false {
  awake = false;
  worker?.terminate();
  worker = null;
  waking = Promise.resolve(false);
  for (const { failed } of waiting.values()) failed(new Error(reason));
  waiting.clear();
  return false;
}

function hear(told: Exclude<Told, { is: 'awake' } | { is: 'asleep' }>): void {
  if (told.is === 'broken') {
    end(told.reason);
    return;
  }
  const asked = waiting.get(told.id);
  waiting.delete(told.id);
  if (told.is === 'done') asked?.done(told.text);
  else void refuse(told.text, asked);
}

async function refuse(text: string, asked: Waiting | undefined): Promise<void> {
  if (asked) asked.failed(new Refusal(await problemFrom(text, asked.game)));
}

/** Asks the engine about a game. What it refuses comes as a `Refusal`, as it does from the server. */
export async function askEngine<Answer>(
  game: string,
  what: Call['what'],
  ...words: Call['with']
): Promise<Answer> {
  if (!worker) throw new Error('it is not there');
  const id = (last += 1);
  const text = await new Promise<string | undefined>((done, failed) => {
    waiting.set(id, { done, failed, game });
    worker?.postMessage({ id, what, with: words } satisfies Call);
  });
  return (text === undefined ? undefined : JSON.parse(text)) as Answer;
}
