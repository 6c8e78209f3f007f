//! The conversation at a table, over a WebSocket of its own.
//!
//! The client begins with [`Request::Hello`]. The server answers with [`Message::Table`], or, if the
//! client has seen a late enough version, with the [`Message::News`] since then. From there on the
//! server sends news as they are stored.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::coach::{Hint, HintSize};
use crate::error::Problem;
use crate::tables::{Offer, Sight, Table, ToldMove};

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// The first message.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The last version of the table that the client has seen.
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        version: Option<u64>,
    },
    /// Makes a move. Sending it again with the same id is harmless.
    Move {
        /// A name for this request that the client uses once.
        id: String,
        /// The move: one of the choices.
        #[serde(rename = "move")]
        text: String,
        /// How many moves were made when it was chosen. If there are more now, the move is refused.
        #[serde(default)]
        #[ts(optional)]
        after: Option<usize>,
    },
    /// Asks why a move can't be made now. Nothing is made, nothing stored.
    Why {
        /// A name for this request that the client uses once.
        id: String,
        /// The move, as the game writes it.
        #[serde(rename = "move")]
        text: String,
    },
    /// Takes back one's last move.
    Undo {
        /// A name for this request that the client uses once.
        id: String,
    },
    /// Says something to the others.
    Say {
        /// A name for this request that the client uses once.
        id: String,
        /// What is said.
        text: String,
    },
    /// Takes one's seat back from the bot that plays there.
    Back {
        /// A name for this request that the client uses once.
        id: String,
    },
    /// Proposes something to the others, or agrees to it.
    Offer {
        /// A name for this request that the client uses once.
        id: String,
        /// What is proposed.
        what: Offer,
    },
    /// Does not agree to what is proposed.
    Decline {
        /// A name for this request that the client uses once.
        id: String,
    },
    /// Goes on with a game that is paused.
    Resume {
        /// A name for this request that the client uses once.
        id: String,
    },
    /// Gives up the game for oneself.
    Resign {
        /// A name for this request that the client uses once.
        id: String,
    },
    /// Tells the table that somebody is missed: after a while a bot may play for them.
    Call {
        /// A name for this request that the client uses once.
        id: String,
        /// Whose seat it is.
        seat: usize,
    },
    /// Lets a bot play for somebody who was missed long enough.
    Give {
        /// A name for this request that the client uses once.
        id: String,
        /// Whose seat it is.
        seat: usize,
    },
    /// Asks a coach about the decision that one has to make, where the table has hints.
    Hint {
        /// A name for this request that the client uses once.
        id: String,
        /// How much is to be said.
        size: HintSize,
        /// How many moves were made when it was asked for. If there are more now, it is refused.
        #[serde(default)]
        #[ts(optional)]
        after: Option<usize>,
    },
    /// Whether the person is looking at the table: no notices then.
    Looking {
        /// Whether they look at it from now on.
        now: bool,
    },
    /// Is anybody there?
    Ping {},
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// Everything about the table, as this person sees it.
    Table {
        /// The version that this is.
        #[ts(type = "number")]
        version: u64,
        /// The table.
        table: Table,
        /// The game, once it has begun.
        sight: Option<Sight>,
        /// What was told so far: moves, from the [`Sight::horizon`] on, and chat.
        history: Vec<News>,
    },
    /// What has happened since the version before.
    News {
        /// The version that the client has now.
        #[ts(type = "number")]
        version: u64,
        /// In order.
        news: Vec<News>,
        /// The table, if anything about it changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Table>,
        /// The game, if anything about it changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        sight: Option<Sight>,
        /// What was told from the beginning, the news included: at the end of a game that kept from this
        /// person, while it ran, what was long past.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        history: Option<Vec<News>>,
    },
    /// Somebody came or went: the numbers of seats whose people are connected.
    Here {
        /// The seats.
        seats: Vec<usize>,
    },
    /// A request is done, and stored.
    Done {
        /// The request.
        id: String,
        /// The version that it led to.
        #[ts(type = "number")]
        version: u64,
    },
    /// A hint that was asked for. That it was is stored.
    Hint {
        /// The request.
        id: String,
        /// What the coach says, to this person alone.
        hint: Hint,
    },
    /// A request was refused; nothing changed.
    Refused {
        /// The request, if it could be read.
        id: Option<String>,
        /// Why it was refused.
        problem: Problem,
    },
    /// Why a move can't be made now: what it would be refused with.
    Why {
        /// The request.
        id: String,
        /// Nothing if the move can be made.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        problem: Option<Problem>,
    },
    /// The server stops or can't keep up with this client; it should connect again.
    Reconnect {
        /// Why the connection ends.
        problem: Problem,
    },
    /// Somebody is there.
    Pong {},
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum News {
    /// A move.
    Moved {
        /// When, in milliseconds since 1970.
        #[ts(type = "number")]
        at: u64,
        /// What was seen of it.
        step: ToldMove,
    },
    /// A move was taken back.
    Undone {
        /// By whom.
        seat: usize,
    },
    /// Somebody said something.
    Said {
        /// When, in milliseconds since 1970.
        #[ts(type = "number")]
        at: u64,
        /// The name of the one who said it.
        name: String,
        /// The seat of the one who said it, if they sit here.
        seat: Option<usize>,
        /// What is said.
        text: String,
    },
    /// Something about the table changed: who sits there, or how far it is.
    Changed {},
}
