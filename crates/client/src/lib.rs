//! Talks to a Reverie server as a browser does: for tests and for the load tool.

mod connection;
mod guest;

pub use connection::{Connection, Lost};
pub use guest::{Answer, Guest, Trouble};
