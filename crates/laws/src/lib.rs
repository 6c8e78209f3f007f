//! The laws that every game must obey, as one test kit.
//!
//! [`Laws::check_game`] plays a random game and tries every law at every step; [`fuzz`] throws
//! damaged documents at a game. A law that is broken panics with the seed that shows it, so that
//! the same game can be played again.
//!
//! For tests that show one rule there is [`At`]: a position, moves, what must follow.

mod account;
mod at;
mod changed;
mod finality;
pub mod fuzz;
mod game_laws;
mod horizon;
mod open;
mod reasons;
mod record_laws;
mod secrecy;
mod speech;

pub use account::items;
pub use at::At;
pub use changed::{list, merge, problems_of, strings};
pub use game_laws::Laws;
pub use reasons::{all_shown, rule_numbers};
pub use speech::spoken;
