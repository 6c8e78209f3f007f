/** Runs the engine beside the page, so that nothing on it waits while a bot thinks. */
import load from 'virtual:engine';

import type { Call, Told } from './calls';

const tell = (told: Told) => postMessage(told);
const engine = load();

engine.then(
  () => tell({ is: 'awake' }),
  () => tell({ is: 'asleep' }),
);

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  void engine.then((awake) => answer(awake, data));
});

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
