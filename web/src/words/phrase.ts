/** Something to say without its language, as the engine gives it: see crates/table/src/phrase.rs. */
export type { Phrase, Word } from '../protocol';
