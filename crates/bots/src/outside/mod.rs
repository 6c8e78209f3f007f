//! Programs of other people: messages over standard input and output, as `docs/bot-protocol.md`
//! describes them.

mod error;
mod handshake;
mod lines;
mod message;
mod outsider;
mod process;
mod report;

pub use error::{Fault, OutsideError};
pub use outsider::{Outsider, Patience};
