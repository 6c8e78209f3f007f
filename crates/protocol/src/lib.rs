//! Every message between the server and its clients.
//!
//! A client asks for tables and people over HTTP ([`people`], [`tables`]) and plays over one WebSocket
//! a table ([`socket`]). All of it is JSON. The browser's types are made from these ([`typescript`]).
//!
//! Nothing here knows a game: views, events and moves pass through as the games write them, and what they
//! say as phrases without a language, which the client puts into words.

pub mod coach;
pub mod daily;
mod error;
pub mod people;
pub mod puzzles;
pub mod remains;
pub mod socket;
pub mod studies;
pub mod tables;
pub mod typescript;
mod written;

pub use error::{Code, Problem};
pub use table::Phrase;
pub use words::Language;
pub use written::Written;

/// The version of the WebSocket protocol. A client that speaks another one is told to reload.
pub const VERSION: u32 = 1;
