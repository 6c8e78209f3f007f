//! What somebody may choose from.

use serde::{Deserialize, Serialize};

use crate::phrase::Phrase;

/// A legal move, as a list shows it. Lists are in the order of the moves' numbers, and people count them
/// from one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choice {
    /// The move, in the words that are sent to make it.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    #[cfg_attr(feature = "wire", ts(type = "Phrase"), schema(value_type = Object))]
    pub explanation: Phrase,
}
