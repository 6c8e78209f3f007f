//! The laws.
//!
//! - What is acknowledged is stored, under that version, for that person and that request, for ever.
//! - Nothing leaves the server before it is stored.
//! - Versions follow each other without a gap, and nothing is done twice.
//! - Whoever is told something is told what the engine shows those eyes, and nothing else; nothing that is
//!   longer ago than they may look back.
//! - Nobody's time grows, but by what the table's clock gives, and no clock stands still that has to run.
//! - Nobody is handed over to a bot who was there, and nobody plays where a bot plays for them.
//! - Whoever the table begins to wait for, and who does not look, is called; every call is delivered or overtaken.
//! - Whoever comes back to a table where the game is not over is called there what they saved.
//! - After a while without faults everybody sees what the log adds up to.

mod answered;
mod chronicle;
mod clocks;
mod kinds;
mod looking;
mod people;
mod sittings;
mod told;

pub use answered::{Answered, answered};
pub use chronicle::{Chronicle, Moment};
pub use people::People;
pub use sittings::Sittings;
pub use told::{heard, sent};
