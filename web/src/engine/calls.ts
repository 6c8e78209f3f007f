/** What a page and the worker that runs the engine say to each other. */

/** Something to be done, in the order in which it was asked for. */
export interface Call {
  id: number;
  what: 'study' | 'pose' | 'attempt' | 'solve' | 'weights';
  with: (string | number | Uint8Array)[];
}

/**
 * - `awake`: the engine is there; `asleep`: it will not be.
 * - `done`: the answer, a text of JSON.
 * - `refused`: what can't be done, a text of JSON: a problem with phrases in the place of texts.
 * - `broken`: the engine has failed, and must not be asked any more.
 */
export type Told =
  | { is: 'awake' }
  | { is: 'asleep' }
  | { is: 'done'; id: number; text: string | undefined }
  | { is: 'refused'; id: number; text: string }
  | { is: 'broken'; id: number; reason: string };
