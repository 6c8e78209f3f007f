//! All games by name: text in, text out.
//!
//! Whoever uses this crate needs to know no game's types. [`game`] opens a box by its id;
//! [`AnyGame`] sets up, reads positions and records, simulates; [`AnyMatch`] is one game being
//! played. Adding a game is one line in the list of the module `list`.
//!
//! Does no I/O and reads no clock.
//!
//! ```
//! let game = shelf::game("momiji").unwrap();
//! let mut played = game.start(&table::Request::players(2), 7).unwrap();
//! let seat = played.to_act().iter().next().unwrap();
//! let first = played.choices(seat).remove(0);
//! played.play(seat, &first.text).unwrap();
//! assert_eq!(played.moves_made(), 1);
//! ```

mod any_game;
mod any_match;
mod boxed;
mod document;
mod list;
mod nearest;
pub mod pretty;
mod refusal;
mod seated;
mod simulation;

pub use any_game::AnyGame;
pub use any_match::{AnyMatch, Choice};
pub use document::{open_position, parse_document, parse_record, replay};
pub use list::{NoSuchGame, game, games, ids};
pub use refusal::Refusal;
pub use simulation::Simulation;
pub use table::Step;
