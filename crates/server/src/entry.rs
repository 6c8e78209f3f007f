//! What can happen at a table. The list of entries is the truth about it.

use protocol::tables::{Level, Offer};
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
        /// Whether clocks wait until everybody has seen it; they did not in older tables.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        clocks_wait: bool,
    },
    /// From here on clocks run: everybody has seen the game begin or go on, or has had time to.
    ClocksBegan,
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
    /// The table was told that the person on this seat is missed.
    Called {
        /// Where.
        seat: usize,
    },
    /// Whoever was missed is here.
    Came {
        /// Where.
        seat: usize,
    },
    /// A person proposes something to the others, or agrees to what was proposed.
    Offered {
        /// By whom.
        seat: usize,
        /// What.
        what: Offer,
        /// Whether an end needs those too who are away; in older tables it did not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        everybody: bool,
    },
    /// A person does not agree to what was proposed: it is off the table.
    Declined {
        /// By whom.
        seat: usize,
    },
    /// A game that was paused goes on.
    Resumed {
        /// Who wanted it.
        seat: usize,
    },
    /// A person gave up the game for themselves.
    Resigned {
        /// Where.
        seat: usize,
    },
    /// A person is invited to sit down.
    Invited {
        /// Where.
        seat: usize,
        /// Who.
        person: String,
        /// Their name at that time.
        name: String,
    },
    /// A person has another name now.
    Renamed {
        /// Where.
        seat: usize,
        /// The name.
        name: String,
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
