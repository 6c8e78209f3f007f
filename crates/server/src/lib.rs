//! Tables that never lose a move.
//!
//! - `store`: the truth, a list of entries for each table, behind a small interface;
//! - `scene`: a table as its entries make it, and what may happen next; pure;
//! - `live`: tables in memory: check, store, then publish;
//! - `socket`, `api`: the ways in; `routes` lists every address;
//! - `duties`, `bots_at_work`: what the server does by itself.
//!
//! The listener and the signal to stop come from outside, so that tests start and stop real servers.

mod api;
mod app;
mod assets;
mod bots_at_work;
mod clock;
mod config;
mod duties;
mod entry;
mod games;
mod guard;
mod heard;
mod limits;
mod live;
mod notices;
mod person;
mod refused;
#[cfg(any(test, feature = "rehearsal"))]
pub mod rehearsal;
mod routes;
mod scene;
mod setup;
mod socket;
mod start;
mod store;
mod words;

pub use config::{Config, ConfigError};
pub use routes::openapi;
pub use start::{StartError, asked_to_stop, backup, database, log, serve};
