/**
 * The engine in this browser, one for each game: asked as the server is, with the same answers. It is loaded when it is
 * needed for the first time; where it can't be had, or breaks down, `wake` says so, and the server is asked instead.
 */
import games from 'virtual:engine-games';

import { Refusal } from '../api';
import type { Answer, Call, Load, Told } from './calls';
import { problemFrom } from './refused';

interface Waiting {
  done(text: string | undefined): void;
  failed(error: Error): void;
}

class Engine {
  awake = false;
  readonly #game: string;
  #worker: Worker | null = null;
  #waking: Promise<boolean> | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(game: string) {
    this.#game = game;
  }

  /** Loads it, once; says whether it is there. */
  wake(): Promise<boolean> {
    this.#waking ??= new Promise((resolve) => {
      if (!this.#mayBe) {
        resolve(false);
        return;
      }
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.is === 'awake') resolve((this.awake = true));
        else if (data.is === 'asleep') resolve(this.#end('it can’t be loaded'));
        else this.#hear(data);
      };
      worker.onerror = () => resolve(this.#end('its worker has failed'));
      worker.postMessage({ game: this.#game } satisfies Load);
      this.#worker = worker;
    });
    return this.#waking;
  }

  async ask(what: Call['what'], words: Call['with']): Promise<string | undefined> {
    const worker = this.#worker;
    if (!worker) throw new Error('the engine is not there');
    const id = (this.#last += 1);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      worker.postMessage({ id, what, with: words } satisfies Call);
    });
  }

  get #mayBe(): boolean {
    const isBuilt = games.includes(this.#game);
    return isBuilt && typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';
  }

  /** Nothing is asked of it any more. */
  #end(reason: string): false {
    this.awake = false;
    this.#worker?.terminate();
    this.#worker = null;
    this.#waking = Promise.resolve(false);
    for (const { failed } of this.#waiting.values()) failed(new Error(reason));
    this.#waiting.clear();
    return false;
  }

  #hear(told: Answer): void {
    if (told.is === 'broken') {
      this.#end(told.reason);
      return;
    }
    const asked = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if (told.is === 'done') {
      asked?.done(told.text);
      return;
    }
    problemFrom(told.text, this.#game).then(
      (problem) => asked?.failed(new Refusal(problem)),
      (error: unknown) => asked?.failed(error as Error),
    );
  }
}

const engines = new Map<string, Engine>();

function engineOf(game: string): Engine {
  const engine = engines.get(game) ?? new Engine(game);
  engines.set(game, engine);
  return engine;
}

export const isAwake = (game: string) => engineOf(game).awake;
export const wake = (game: string) => engineOf(game).wake();

/** Asks the engine of a game. What it refuses comes as a `Refusal`, as it does from the server. */
export async function askEngine<Answer>(
  game: string,
  what: Call['what'],
  ...words: Call['with']
): Promise<Answer> {
  const text = await engineOf(game).ask(what, words);
  return (text === undefined ? undefined : JSON.parse(text)) as Answer;
}
