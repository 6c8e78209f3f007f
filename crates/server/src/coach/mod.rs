//! The coach of people who play here: hints at tables that have them, reviews of games that are over.
//!
//! It thinks where heavy things are read, in the line of the household that asks: bots and people who play wait for
//! none of it, and those who look back wait for one decision at the most.

mod hints;
mod reviews;

pub use hints::hint;
pub use reviews::Reviews;

use protocol::Code;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::refused::Refused;

/// What bots found, in the types of the protocol: they are written alike.
fn translated<T: DeserializeOwned>(found: &impl Serialize) -> Result<T, Refused> {
    let value = serde_json::to_value(found).and_then(serde_json::from_value);
    value.map_err(|error| {
        tracing::error!(%error, "what a coach said can't be told");
        Refused::new(Code::Internal)
    })
}
