//! What can happen at a table. The list of entries is the truth about it.

use protocol::tables::Level;
use serde::{Deserialize, Serialize};

/// One thing that happened. Seats are counted from one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// A person sat down.
    Sat {
        /// Where.
        seat: usize,
        /// Who.
        person: String,
        /// Their name at that time.
        name: String,
    },
    /// A bot was put on a seat.
    BotSat {
        /// Where.
        seat: usize,
        /// How strong it is.
        level: Level,
    },
    /// Whoever sat there got up, before the game began.
    Stood {
        /// Where.
        seat: usize,
    },
    /// The game began.
    Started {
        /// The digest of the component data it was set up with; not there in tables that are older than
        /// this field.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        components: Option<u64>,
    },
    /// A move.
    Moved {
        /// By whom.
        seat: usize,
        /// The move in the game's words.
        text: String,
    },
    /// A move was taken back.
    Undone {
        /// By whom.
        seat: usize,
    },
    /// From here on a bot plays for the person on this seat.
    StoodIn {
        /// Where.
        seat: usize,
    },
    /// The person plays again.
    Returned {
        /// Where.
        seat: usize,
    },
    /// Somebody said something.
    Said {
        /// Their name at that time.
        name: String,
        /// Their seat, if they sit here.
        seat: Option<usize>,
        /// What.
        text: String,
    },
    /// The game was given up.
    Abandoned,
    /// The next game with the same people is at another table.
    Rematch {
        /// That table.
        table: String,
    },
}
