//! What is played at a table, fixed when it is opened.

use std::collections::BTreeMap;

use protocol::tables::{Clock, Level};
use serde::{Deserialize, Serialize};

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub players: usize,
    /// Options of the game.
    pub options: BTreeMap<String, String>,
    /// Whether everybody finds it.
    pub public: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// The strength of bots that play for people who are away.
    pub level: Level,
    /// The table whose game this one branched off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch_of: Option<String>,
}

impl Setup {
    /// What the game is asked to set up.
    pub fn request(&self) -> table::Request {
        table::Request {
            players: self.players,
            options: self.options.clone().into_iter().collect(),
        }
    }
}
