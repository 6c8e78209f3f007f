//! What is to be said, in every language.
//!
//! The games say [`table::Phrase`]s, which have no language. Here they are put into the texts of
//! `locales/`, which are part of the program, or that a game brought itself ([`bring`]). The browser does the same with the same files.

mod document;
mod language;
mod speech;
mod texts;

pub use document::spoken;
pub use language::Language;
pub use speech::{Missing, prompt, say, say_with, try_say};
pub use texts::{FILES, bring};
