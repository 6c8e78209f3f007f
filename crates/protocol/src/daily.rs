//! The challenge of the day: one deal of each game, the same for everybody.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::tables::Level;

/// What counts in a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The points more than the best of the bots, whose level the challenge says.
    Margin,
    /// One's own points, against a bot of one's choice.
    Points,
    /// Winning against the game; then one's own points.
    Scenario,
}

/// What is played on a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyChallenge {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub players: usize,
    /// Options of the game, key and value.
    pub options: BTreeMap<String, String>,
    /// The level of the bots; nothing where there are none, or their level may be chosen.
    pub level: Option<Level>,
    /// What counts.
    pub goal: Goal,
}

/// The attempt of the one who asks that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Mine {
    /// Its table.
    pub table: String,
    /// Whether it came to its end in time.
    pub counted: bool,
    /// Whether it can still be played on.
    pub runs: bool,
}

/// The challenge of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyGame {
    /// What is played.
    pub challenge: DailyChallenge,
    /// The attempt that counts; nothing if there was none.
    pub mine: Option<Mine>,
}

/// The challenges of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Daily {
    /// The day by UTC: `2026-11-18`.
    pub day: String,
    /// When the next day begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ends: u64,
    /// Game by game.
    pub games: Vec<DailyGame>,
}

/// Asks to play a challenge.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DailyPlay {
    /// The level of the bot, where it may be chosen.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub level: Option<Level>,
}

/// Somebody's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyResult {
    /// The place among all of the day, shared by those who did equally well.
    pub place: usize,
    /// Whose it is.
    pub name: String,
    /// Their points.
    pub points: i32,
    /// How many more than the best of the others; nothing for those who played alone.
    pub margin: Option<i32>,
    /// Whether a game against the game was won.
    pub won: Option<bool>,
    /// The level of the bot that they chose.
    pub level: Option<Level>,
    /// Whether it is that of the one who asks.
    pub mine: bool,
}

/// The results of a game on a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyResults {
    /// The day by UTC.
    pub day: String,
    /// The day by UTC now.
    pub today: String,
    /// Whether results still come in.
    pub open: bool,
    /// What was played.
    pub challenge: DailyChallenge,
    /// The best of them, and that of the one who asks.
    pub results: Vec<DailyResult>,
    /// How many there are in all.
    pub count: usize,
}

/// A table where the deal of a day is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyMark {
    /// The day by UTC.
    pub day: String,
    /// Whether it is the attempt that counts, or practice.
    pub counts: bool,
    /// What counts.
    pub goal: Goal,
}
