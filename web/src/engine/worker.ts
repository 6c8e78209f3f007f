/** Runs the engine of a game beside the page, so that nothing on it waits while a bot thinks. */
import engines from 'virtual:engines';

import type { Call, Load, Told } from './calls';

const tell = (told: Told) => postMessage(told);
let engine: Promise<BrowserEngine>;

addEventListener('message', ({ data }: MessageEvent<Load | Call>) => {
  if ('game' in data) void load(data.game);
  else void engine.then((awake) => answer(awake, data));
});

async function load(game: string): Promise<void> {
  engine = engines[game]?.() ?? Promise.reject(new Error(`no engine for ${game}`));
  try {
    await engine;
    tell({ is: 'awake' });
  } catch {
    tell({ is: 'asleep' });
  }
}

function answer(engine: BrowserEngine, { id, what, with: words }: Call): void {
  try {
    const act = engine[what] as (...words: Call['with']) => string | undefined;
    tell({ is: 'done', id, text: act.apply(engine, words) });
  } catch (error) {
    // What the engine refuses it throws as a text; anything else is a fault of its own.
    if (typeof error === 'string') tell({ is: 'refused', id, text: error });
    else tell({ is: 'broken', id, reason: String(error) });
  }
}
