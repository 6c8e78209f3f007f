//! Studies: a game that nobody keeps but the one who asks. Lessons and puzzles are played in them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::tables::{Counted, Level, Sight, ToldMove};

/// How a study begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Beginning {
    /// With a new game.
    Setup {
        /// How many players.
        players: usize,
        /// Options of the game, key and value.
        #[serde(default)]
        #[ts(as = "Option<BTreeMap<String, String>>", optional)]
        options: BTreeMap<String, String>,
        /// What its luck begins with.
        #[ts(type = "number")]
        seed: u64,
    },
    /// With a position, as a document.
    Position {
        /// The position.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        position: Value,
        /// What its luck begins with, if the document does not say it.
        #[serde(default)]
        #[ts(type = "number", optional = nullable)]
        seed: Option<u64>,
    },
}

/// A game from its beginning to where it stands, as the one who asks has kept it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The game's id.
    pub game: String,
    /// How it begins.
    pub beginning: Beginning,
    /// The moves of all seats in order. Where several may act, a move says whose it is: `2: done`.
    pub moves: Vec<String>,
    /// The seat to look from, counted from one.
    pub seat: usize,
    /// How many moves the one who asks was told of before.
    #[serde(default)]
    #[ts(as = "Option<usize>", optional)]
    pub told: usize,
    /// The bots, by the number of their seat: they play on until another seat has to act.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<usize, Level>>", optional)]
    pub bots: BTreeMap<usize, Level>,
    /// Whether to show how it stood after each of the moves that were not told before.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub each: bool,
    /// Whether to say how the points are counted.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub account: bool,
    /// What the position shall be like after these moves, before any bot answers: one of these. Each says with a path,
    /// such as `seats.0.acorns`, what stands there. `{"has": […]}` asks for a list that has these among others,
    /// `{"least": 3}` for a number or a length.
    #[serde(default)]
    #[ts(type = "Array<{ [key in string]: any }>", optional)]
    #[schema(value_type = Vec<Object>)]
    pub goals: Vec<BTreeMap<String, Value>>,
}

/// How a study stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Studied {
    /// All moves, each with its seat (`1: take red`), those of the bots at the end.
    pub moves: Vec<String>,
    /// What was seen of those that were not told before.
    pub steps: Vec<ToldMove>,
    /// What the seat saw after each of the moves that were not told before, if it was asked for each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Sight>>", optional)]
    pub sights: Vec<Sight>,
    /// What the seat sees now.
    pub sight: Sight,
    /// How the points are counted as far as the seat may know, if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<Counted>,
    /// Whether one of the goals is reached; true where none was asked for.
    pub reached: bool,
}
