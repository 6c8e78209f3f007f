//! The laws.
//!
//! - What is acknowledged is stored, under that version, for that person and that request, for ever.
//! - Nothing leaves the server before it is stored.
//! - Versions follow each other without a gap, and nothing is done twice.
//! - Whoever is told something is told what the engine shows those eyes, and nothing else; nothing that is
//!   longer ago than they may look back.
//! - Nobody's time grows, but by what the table's clock gives, and no clock stands still that has to run.
//! - Bots play where it is their turn and the game goes on, and nowhere else: not while it rests or is paused.
//! - A hint is stored before it is told, and counted once for a decision; asking whether a move can be made changes
//!   nothing; points are counted, and games reviewed, as the engine does it for whoever asks.
//! - The first attempt at a day's challenge counts, and its result is there from the move on that ends it.
//! - Nobody is handed over to a bot who was there, and nobody plays where a bot plays for them.
//! - Whoever the table begins to wait for, and who does not look, is called; every call is delivered or overtaken.
//! - Whoever comes back to a table where the game is not over is called there what they saved.
//! - After a while without faults everybody sees what the log adds up to.

mod answered;
mod chronicle;
mod clocks;
mod coach;
mod daily;
mod kinds;
mod looking;
mod people;
mod sittings;
mod told;
mod whether;

pub use answered::{Answered, answered};
pub use chronicle::{Chronicle, Moment};
pub use coach::{HINT_ITERATIONS, REVIEW_ITERATIONS};
pub use daily::{Challenges, Then};
pub use people::People;
pub use sittings::Sittings;
pub use told::{heard, sent};
pub use whether::question;
