//! What can happen at a table. The list of entries is the truth about it.

use protocol::coach::HintSize;
use protocol::tables::{Level, Offer};
use serde::{Deserialize, Serialize};

/// One thing that happened. Seats are counted from one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// A person sat down.
    Sat {
        /// The seat that they took.
        seat: usize,
        /// The person's name for programs.
        person: String,
        /// Their name at that time.
        name: String,
    },
    /// A bot was put on a seat.
    BotSat {
        /// The seat that it was given.
        seat: usize,
        /// How strong it is.
        level: Level,
    },
    /// Whoever sat there got up, before the game began.
    Stood {
        /// The seat that is open again.
        seat: usize,
    },
    /// The game began.
    Started {
        /// The number of the rules it began by; not there in tables of the first rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
        /// The fingerprint of the position after the setup; not there in tables that are older than this field.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        setup: Option<u32>,
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
        /// The fingerprint after it, as records have it; not there in moves that are older than this field.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
        /// How the game ended, if it did with this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<Outcome>,
    },
    /// A move was taken back.
    Undone {
        /// By whom.
        seat: usize,
        /// The fingerprints of the moves that were made after it and stay, if there are any.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        after: Vec<u32>,
    },
    /// From here on a bot plays for the person on this seat.
    StoodIn {
        /// The seat that the bot plays.
        seat: usize,
    },
    /// The person plays again.
    Returned {
        /// Their seat.
        seat: usize,
    },
    /// The table was told that the person on this seat is missed.
    Called {
        /// The missed person's seat.
        seat: usize,
    },
    /// Whoever was missed is here.
    Came {
        /// Their seat.
        seat: usize,
    },
    /// A person proposes something to the others, or agrees to what was proposed.
    Offered {
        /// By whom.
        seat: usize,
        /// What is proposed.
        what: Offer,
        /// Whether an end needs those too who are away; in older tables it did not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        everybody: bool,
        /// How the game ended, if it did with this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<Outcome>,
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
        /// Their seat; a bot plays it to the end.
        seat: usize,
        /// How the game ended, if it did with this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<Outcome>,
    },
    /// A coach has helped a person with a decision.
    Hinted {
        /// Whom.
        seat: usize,
        /// How much was said.
        size: HintSize,
        /// The fingerprint of the game at that moment, as records have it.
        mark: u32,
    },
    /// A person is invited to sit down.
    Invited {
        /// The seat that is kept for them.
        seat: usize,
        /// The person's name for programs.
        person: String,
        /// Their name at that time.
        name: String,
    },
    /// A person has another name now.
    Renamed {
        /// Their seat.
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
        /// What was said.
        text: String,
    },
    /// The game was given up.
    Abandoned,
    /// The next game with the same people is at another table.
    Rematch {
        /// That table.
        table: String,
    },
    /// Something that this program does not know: a newer one has stored it. It is never stored by this one.
    #[serde(other)]
    Unknown,
}

/// How a game ended. It is stored with the end: rules of a later version may not be able to work it out again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The place of each seat.
    pub places: Vec<u8>,
}

impl Entry {
    /// A move, before it is made.
    pub fn moved(seat: usize, text: impl Into<String>) -> Entry {
        Entry::Moved {
            seat,
            text: text.into(),
            after: None,
            result: None,
        }
    }

    /// A move taken back.
    pub fn undone(seat: usize) -> Entry {
        let after = Vec::new();
        Entry::Undone { seat, after }
    }

    /// How the game ended, if it ended with this.
    pub fn result(&self) -> Option<&Outcome> {
        match self {
            Entry::Moved { result, .. }
            | Entry::Offered { result, .. }
            | Entry::Resigned { result, .. } => result.as_ref(),
            _ => None,
        }
    }

    /// Notes how the game ended with this.
    pub fn ends(&mut self, outcome: Outcome) {
        if let Entry::Moved { result, .. }
        | Entry::Offered { result, .. }
        | Entry::Resigned { result, .. } = self
        {
            *result = Some(outcome);
        }
    }
}
