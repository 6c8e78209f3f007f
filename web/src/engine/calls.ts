/** What a page and the worker that runs an engine say to each other. */

/** The first thing that a worker is told: which game it is for. */
export interface Load {
  game: string;
}

/** Something to be done, in the order in which it was asked for. */
export interface Call {
  id: number;
  what: 'study' | 'pose' | 'attempt' | 'solve' | 'weights';
  with: (string | number | Uint8Array)[];
}

/** What the engine has done, or why it has not; an engine that is `broken` must not be asked any more. */
export type Answer =
  | { is: 'done'; id: number; text: string | undefined }
  /** A text of JSON: a problem with phrases in the place of texts. */
  | { is: 'refused'; id: number; text: string }
  | { is: 'broken'; id: number; reason: string };

/** Whether the engine is there, and then answers. */
export type Told = { is: 'awake' } | { is: 'asleep' } | Answer;
