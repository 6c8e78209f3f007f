/** Something to say without its language, as the engine gives it: see crates/table/src/phrase.rs. */
export interface Phrase {
  /** The name of a text in the Fluent files. */
  say: string;
  /** What is put into it. */
  with?: Record<string, Word>;
}

export type Word = number | string | { seat: number } | Phrase | Phrase[];
