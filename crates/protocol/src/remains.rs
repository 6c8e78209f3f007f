//! What is left of a table that a version of the program can't open.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::Problem;
use crate::tables::{Stage, Who};

/// What is left of a table that this version of the program can't open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Remains {
    /// The name in its link.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it was.
    pub stage: Stage,
    /// The seats in order.
    pub seats: Vec<RemainsSeat>,
    /// Why it can't be opened.
    pub problem: Problem,
    /// The number of the rules that it was begun by.
    pub rules: u32,
    /// How many moves were made.
    pub moves: usize,
    /// The points of each seat, if it came to an end.
    pub points: Option<Vec<i32>>,
    /// The place of each seat, if it came to an end.
    pub places: Option<Vec<u8>>,
    /// Whether the one who asks may give it up.
    pub abandon: bool,
    /// Whether it gives its record: it is over.
    pub record: bool,
}

/// A seat of such a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RemainsSeat {
    /// Counted from one.
    pub number: usize,
    /// Who sat there.
    pub who: Who,
    /// The name of the person.
    pub name: Option<String>,
    /// Whether it is the seat of the one who asks.
    pub mine: bool,
}
