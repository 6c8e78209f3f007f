//! Tables that never lose a move.
//!
//! - `store`: the truth, a list of entries for each table, behind a small interface;
//! - `scene`: a table as its entries make it, and what may happen next; pure;
//! - `live`: tables in memory: check, store, then publish;
//! - `door`: connections; `guard`, `caller`, `limits`: who may come in, and how often;
//! - `socket`, `api`: the ways in; `routes` lists every address;
//! - `reading`: heavy things, aside;
//! - `duties`, `bots_at_work`: what the server does by itself.
//!
//! The listener and the signal to stop come from outside, so that tests start and stop real servers.

mod api;
mod app;
mod aside;
mod assets;
#[cfg(feature = "rehearsal")]
pub mod backstage;
mod bots_at_work;
mod caller;
mod clock;
mod coach;
mod config;
mod daily;
mod day;
mod doing;
mod door;
mod duties;
mod entry;
mod forwarded;
mod guard;
mod halt;
mod heard;
#[cfg(test)]
mod heavy;
#[cfg(test)]
mod illness;
mod letters;
mod limits;
mod line;
mod live;
mod memory;
mod networks;
mod notices;
mod person;
mod program;
mod reading;
mod refused;
#[cfg(any(test, feature = "rehearsal"))]
pub mod rehearsal;
mod remains;
mod renames;
mod requests;
mod routes;
mod sabotage;
mod scene;
mod setup;
mod socket;
mod start;
mod steady;
mod store;
#[cfg(test)]
mod upgrades;
mod words;

pub use config::{Config, ConfigError};
pub use door::Listener;
pub use networks::{Network, Networks};
pub use routes::openapi;
pub use start::{Ready, StartError, asked_to_stop, backup, database, log, open, open_at, serve};
