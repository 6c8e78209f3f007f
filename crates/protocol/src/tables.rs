//! Tables: who sits there, what is played, how it stands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use table::{Choice, Level, ToldMove};
use table::{Phrase, SeatAccount};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::written::Written;

/// How long a person may think. When the time is over, a bot of the table's level plays for them
/// until they are back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Clock {
    /// So long for every decision, of which a turn may have several. What is taken back and decided again has
    /// no time of its own.
    Move {
        /// Seconds.
        seconds: u32,
    },
    /// So long for the whole game, and a little more with every turn.
    Budget {
        /// Seconds at the beginning.
        seconds: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// It does, or it has not begun or is over.
    On,
    /// Everybody agreed to pause it.
    Paused,
    /// Nobody plays but bots for people who are away: it waits for one of them.
    Resting,
}

/// What a person may propose to the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// To stop the clocks and the bots for a while: when everybody has agreed who plays themselves.
    Pause,
    /// To end the game here, with the points as they stand: when everybody has agreed who has not resigned,
    /// those who are away included.
    End,
}

/// Something that was proposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Offered {
    /// What is proposed.
    pub what: Offer,
    /// The seats that have agreed; the first has proposed it.
    pub agreed: Vec<usize>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum How {
    /// By its own rules.
    Played,
    /// Everybody agreed to end it.
    Agreed,
    /// Somebody gave up, and nobody was left to play against.
    Resigned,
    /// The host gave it up for everybody.
    Abandoned,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ending {
    /// How it came.
    pub how: How,
    /// The seat that resigned last.
    pub seat: Option<usize>,
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// The person who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
    },
}

/// A table that somebody wants to open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Who sits where; as many as there are players.
    pub seats: Vec<NewSeat>,
    /// Options of the game, key and value.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
    /// Whether everybody finds it in the list of open tables.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// How long people may think; nothing for as long as they like.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// How strong bots are that play for people who are away.
    #[serde(default)]
    #[ts(as = "Option<Level>", optional)]
    pub level: Level,
    /// Whether everybody here may ask a coach for hints. If nothing is said, whoever plays against bots alone may,
    /// and nobody where several people play.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// People are sitting down.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Finished,
    /// The game was given up.
    Abandoned,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Nobody yet.
    Open,
    /// Nobody yet, and only the person whose name it is may sit down.
    Invited,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// One seat.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no about the seat that clients ask by itself"
)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seat {
    /// Counted from one.
    pub number: usize,
    /// Who sits there.
    pub who: Who,
    /// The name of a person.
    pub name: Option<String>,
    /// The strength of a bot, or of the one that plays for a person who is away.
    pub level: Option<Level>,
    /// Whether it is the seat of the one who asks.
    pub mine: bool,
    /// Whether its person is connected.
    pub here: bool,
    /// Whether a bot plays for its person.
    pub stand_in: bool,
    /// Whether its person is back, and plays from their next turn on.
    pub returning: bool,
    /// Whether its person has given up the game.
    pub resigned: bool,
    /// With how many decisions a coach has helped.
    pub hints: usize,
    /// If its person is missed: from when on a bot may play for them, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub give_from: Option<u64>,
    /// When its time is over, in milliseconds since 1970, while it has to act.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    /// How much time it has left, in milliseconds.
    #[ts(type = "number | null")]
    pub time_left: Option<u64>,
}

/// A table without what happens on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Table {
    /// The name in its link.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Options of the game, key and value.
    pub options: BTreeMap<String, String>,
    /// Whether everybody finds it.
    pub public: bool,
    /// How far it is.
    pub stage: Stage,
    /// The seats in order.
    pub seats: Vec<Seat>,
    /// Whether the one who asks opened it.
    pub host: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// Until when clocks wait at the longest for everybody to see the game, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub clocks_wait: Option<u64>,
    /// Whether the game goes on.
    pub pace: Pace,
    /// What somebody proposes.
    pub offer: Option<Offered>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// How strong bots are that play for people who are away.
    pub level: Level,
    /// Whether those who play may ask a coach for hints.
    pub hints: bool,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened: u64,
    /// The table of the next game with the same people.
    pub rematch: Option<String>,
    /// The table whose game this one branched off.
    pub branch_of: Option<String>,
    /// If the deal of a day is played here: which day's, and whether it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub daily: Option<crate::daily::DailyMark>,
}

/// A line in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Listed {
    /// The name in its link.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// How many seats it has.
    pub players: usize,
    /// How many are open.
    pub open: usize,
    /// The names of the people at it.
    pub people: Vec<String>,
    /// Whether it was opened with hints for everybody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// The seats in order.
    #[serde(default)]
    pub seats: Vec<ListedSeat>,
    /// How the game ended; nothing for ends that are older than this field.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// Whether a game against the game was won, once it has ended.
    #[serde(default)]
    pub won: Option<bool>,
    /// When it was last played at, in milliseconds since 1970.
    #[ts(type = "number")]
    pub touched: u64,
    /// Since when it waits for the one who asks, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub waits_since: Option<u64>,
    /// Whether this version of the program can't open it: what is left can be looked at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub shut: bool,
}

/// A seat in a line of a list: a person has a name, a bot a level, an open seat neither.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListedSeat {
    /// Counted from one.
    pub number: usize,
    /// The name of the person there, or of the one who is invited.
    pub name: Option<String>,
    /// The strength of the bot there.
    pub level: Option<Level>,
    /// Whether it is the seat of the one who asks.
    pub mine: bool,
    /// Its points, if the game came to an end.
    pub points: Option<i32>,
    /// Its place by its points, if the game came to an end: 1 is the best, tied seats share it.
    pub place: Option<u8>,
    /// Whether its person has given up the game: then it does not win, whatever its place is.
    pub resigned: bool,
}

/// My tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyTables {
    /// The table that waits for me longest.
    pub longest: Option<String>,
    /// All of them: those that wait for me first, the longest wait first; then the last played.
    pub tables: Vec<Listed>,
}

/// What one pair of eyes sees of the game now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Sight {
    /// How many moves were made, without those taken back.
    pub moves: usize,
    /// How many of them are too long ago to be told to the one who looks: a rule of some games while they
    /// run. What a client remembers of these it forgets.
    pub horizon: usize,
    /// The seats that have to act; none when the game is over.
    pub to_act: Vec<usize>,
    /// What is asked of whoever must act.
    #[ts(type = "Phrase")]
    #[schema(value_type = Object)]
    pub prompt: Phrase,
    /// The view, as the game writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Written,
    /// What the one who looks may do.
    pub choices: Vec<Choice>,
    /// Whether the one who looks may take back a move.
    pub undo: bool,
    /// The score, explained; only when the game is over.
    #[ts(type = "Tally | null")]
    pub tally: Option<Value>,
}

/// The points as far as whoever asks may count them, and how they are counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Counted {
    /// How many moves had been made.
    pub moves: usize,
    /// What each seat would have if the game ended now; none from a game that gives no account.
    pub seats: Vec<SeatAccount>,
    /// What the moves of whoever asks would certainly change about their own points, each by its text. Those are
    /// left out where luck or something hidden has a say.
    #[ts(type = "Record<string, number>")]
    pub gains: BTreeMap<String, i32>,
}

/// How the points went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Course {
    /// The points of each seat before the first move and after each of them, as if the game had ended
    /// there: with what a game counts at the end of a round or of the game, had it been counted then.
    /// The last ones are the score of the game.
    pub points: Vec<Vec<i32>>,
}

/// Goes on from a moment of a game that is over, against bots: a table of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After how many moves.
    pub moves: usize,
    /// The seat to play, counted from one.
    pub seat: usize,
    /// How strong the bots on the other seats are.
    #[serde(default)]
    #[ts(as = "Option<Level>", optional)]
    pub level: Level,
}

/// A table at one moment of its past.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// How many moves there are to look at.
    pub of: usize,
    /// The last move before the moment; nothing at the beginning, and where that move is too long ago.
    pub step: Option<ToldMove>,
    /// What is seen.
    pub sight: Sight,
    /// The points as far as these eyes may count them, had the game ended there; none from a game that gives no account.
    pub account: Vec<SeatAccount>,
}
