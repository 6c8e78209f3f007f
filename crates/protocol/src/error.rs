//! What is answered when something can't be done.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was refused: a stable word for programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request is not written as it should be.
    BadRequest,
    /// The message is of an unknown kind, or not written as it should be.
    BadMessage,
    /// The client speaks another version of the protocol.
    WrongProtocol,
    /// The first message has to be a hello.
    HelloFirst,
    /// The request comes from a page of another site.
    WrongOrigin,
    /// The cookie belongs to nobody.
    UnknownPerson,
    /// Too many requests; wait a little.
    TooMany,
    /// The request or message is too large.
    TooLarge,
    /// There is no such page.
    NoSuchPage,
    /// The page does not do that.
    WrongMethod,
    /// There is no such table.
    NoSuchTable,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// There is no such game, or it can't be set up so.
    BadSetup,
    /// The name is empty or too long.
    BadName,
    /// The address is not one that can be called.
    BadAddress,
    /// The recovery link is wrong, was used, or is too old.
    BadRecovery,
    /// Somebody else sits there.
    SeatTaken,
    /// The person sits at this table already.
    SeatedAlready,
    /// The person does not sit at this table.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// Not every seat is taken.
    SeatsOpen,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// Others still play the same deal: it is the challenge of a day that is not over for all.
    DayRuns,
    /// There is no such day, or no results are shown of it.
    NoSuchDay,
    /// There is no such puzzle.
    NoSuchPuzzle,
    /// While the game runs nobody may look back so far.
    TooFarBack,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The move is not legal here.
    IllegalMove,
    /// The move can't be taken back.
    NoUndo,
    /// There is nothing to say, or it is too long.
    BadChat,
    /// The person has too many tables.
    TooManyTables,
    /// Too many guests came from the same address; wait, or use a browser that was here before.
    TooManyGuests,
    /// Too many tables were opened from the same address; wait, or play at one that is there.
    TooManyOpened,
    /// Bots play among themselves at enough tables; wait until a game is over, or sit down too.
    TooManyBotTables,
    /// Too many records were asked for from the same address; wait a minute.
    TooManyRecords,
    /// The person has used up their part of this table's room for messages, or for taking back and sitting down.
    TableFull,
    /// The seat's person is still there.
    StillThere,
    /// The seat's person has to be missed for a while first.
    TooSoon,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// Nothing is proposed.
    NoOffer,
    /// Hints were not agreed on when the table was opened.
    NoHints,
    /// Too many hints or reviews were asked for from the same address; wait a minute.
    TooManyHints,
    /// The person has given up this game.
    Resigned,
    /// A bot plays for the person: they have to come back first.
    BotPlays,
    /// By the rules of today the game would have gone another way: it keeps its result and its record, and can't be
    /// played on.
    OtherRules,
    /// This version of the program can't open the table.
    CantOpen,
    /// The server is being stopped; come back in a moment.
    Stopping,
    /// Something went wrong on the server; nothing was stored.
    Internal,
}

impl Code {
    /// All codes.
    pub const ALL: [Code; 52] = [
        Code::BadRequest,
        Code::BadMessage,
        Code::WrongProtocol,
        Code::HelloFirst,
        Code::WrongOrigin,
        Code::UnknownPerson,
        Code::TooMany,
        Code::TooLarge,
        Code::NoSuchPage,
        Code::WrongMethod,
        Code::NoSuchTable,
        Code::NoSuchSeat,
        Code::BadSetup,
        Code::BadName,
        Code::BadAddress,
        Code::BadRecovery,
        Code::SeatTaken,
        Code::SeatedAlready,
        Code::NotSeated,
        Code::NotHost,
        Code::Begun,
        Code::NotBegun,
        Code::SeatsOpen,
        Code::Over,
        Code::NotOver,
        Code::DayRuns,
        Code::NoSuchDay,
        Code::NoSuchPuzzle,
        Code::TooFarBack,
        Code::NotYourTurn,
        Code::IllegalMove,
        Code::NoUndo,
        Code::BadChat,
        Code::TooManyTables,
        Code::TooManyGuests,
        Code::TooManyOpened,
        Code::TooManyBotTables,
        Code::TooManyRecords,
        Code::TableFull,
        Code::StillThere,
        Code::TooSoon,
        Code::Paused,
        Code::NotPaused,
        Code::NoOffer,
        Code::NoHints,
        Code::TooManyHints,
        Code::Resigned,
        Code::BotPlays,
        Code::OtherRules,
        Code::CantOpen,
        Code::Stopping,
        Code::Internal,
    ];

    /// The word that stands on the wire.
    pub fn word(self) -> String {
        let word = serde_json::to_value(self).unwrap_or_default();
        word.as_str().unwrap_or_default().to_owned()
    }
}

/// The body of every refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people, in their language: what is wrong and what to do.
    pub message: String,
    /// What the rules or a reader say about it, each in a sentence; often nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub details: Vec<String>,
    /// The number of the rule that a move would have broken, such as `M34` (`docs/rules`); the first of the
    /// details says why. Nothing for other refusals, and for games that do not number their rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The name of the request in the server's log, where the server is to blame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub request: Option<String>,
}
