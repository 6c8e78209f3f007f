//! What is to be said, in every language.
//!
//! The games say [`table::Phrase`]s, which have no language. Here they are put into the texts of
//! `locales/`, which are part of the program, or that a game brought itself ([`bring`]). The browser does the same with the same files.
//!
//! Without the feature `texts` there are none: whoever shows what is said has them elsewhere, as a browser does.

#[cfg(feature = "texts")]
mod document;
mod language;
#[cfg(not(feature = "texts"))]
mod silent;
#[cfg(feature = "texts")]
mod speech;
#[cfg(feature = "texts")]
mod texts;

#[cfg(feature = "texts")]
pub use document::spoken;
pub use language::Language;
#[cfg(not(feature = "texts"))]
pub use silent::{bring, say};
#[cfg(feature = "texts")]
pub use speech::{Missing, prompt, say, say_with, try_say};
#[cfg(feature = "texts")]
pub use texts::{FILES, bring};
