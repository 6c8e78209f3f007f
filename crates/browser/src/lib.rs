//! The engine in a browser: all games by name, with their bots. Text in, text out, as everywhere above the shelf.
//!
//! What goes in and out is the JSON of the server's messages (the crate `protocol`), with one difference: there are no texts
//! here, so what is to be said goes out as phrases, which the page says. What can't be done is thrown as such a
//! text too (`refused.rs`). A worker is meant to call this, as a bot may think for seconds: `docs/browser.md`.

mod engine;
mod game;
mod refused;
mod speed;

pub use engine::Engine;
pub use game::Game;
