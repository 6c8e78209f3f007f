//! The whole server in a simulated world.
//!
//! Scenes, tables in memory, sockets, HTTP and SQLite are the real ones; clock, network and disk are not. A
//! seed decides who plays what, when bytes arrive, what the disk says, and when a process dies. Everything
//! runs on one thread in a time that stands still while anybody has something to do, so the same seed gives
//! the same run. After every step the laws in `laws` are checked.

mod client;
mod dice;
mod disk;
mod faults;
mod frames;
mod keeper;
mod laws;
mod network;
mod plan;
mod process;
mod run;
mod world;

pub use faults::{Fault, Faults};
pub use run::{Outcome, is_long, run};
pub use server::backstage::Sabotage;
pub use world::Happened;
