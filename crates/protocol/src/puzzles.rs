//! Puzzles: positions with one clearly best move. Which it is leaves the server for nobody who has not tried.

use serde::{Deserialize, Serialize};
use table::Phrase;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::tables::{Sight, ToldMove};

/// A puzzle in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleLine {
    /// The name in its link, which never changes.
    pub name: String,
    /// What the move is that has to be found, in a word: `lay`, `stop`.
    pub kind: String,
    /// How many play.
    pub players: usize,
    /// How many of the four levels of bots find the move: the fewer, the harder it is.
    pub found_by: usize,
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzlesOf {
    /// The game's id.
    pub game: String,
    /// All of them.
    pub puzzles: Vec<PuzzleLine>,
    /// The name of the one of the day; nothing for a game without puzzles.
    pub daily: Option<String>,
}

/// All puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Puzzles {
    /// The day that the daily ones are of, by UTC: `2026-11-18`.
    pub day: String,
    /// Game by game.
    pub games: Vec<PuzzlesOf>,
}

/// A puzzle, to be solved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzlePosed {
    /// The game's id.
    pub game: String,
    /// What stands of it in lists.
    pub puzzle: PuzzleLine,
    /// Who has to find the move, counted from one.
    pub seat: usize,
    /// What that seat sees, and may do.
    pub sight: Sight,
}

/// Somebody's try.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
}

/// What a move is worth, as far as that was found out when the puzzle was made.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleWorth {
    /// The chance to win, in percent.
    pub win: f64,
    /// The points expected at the end.
    pub points: f64,
    /// The points that it brings at once, where that is certain.
    pub at_once: Option<f64>,
}

/// How good a try was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleVerdict {
    /// The best move.
    Best,
    /// The one that looks good and is not.
    Tempting,
    /// Any other.
    Other,
}

/// What is said to a try.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleAnswer {
    /// How good it was.
    pub verdict: PuzzleVerdict,
    /// What the move does.
    #[ts(type = "Phrase")]
    #[schema(value_type = Object)]
    pub explanation: Phrase,
    /// What it is worth; nothing where it was not compared.
    pub worth: Option<PuzzleWorth>,
    /// What the best move is worth, whichever it is.
    pub best: PuzzleWorth,
    /// What happened.
    pub steps: Vec<ToldMove>,
    /// What the seat sees after it.
    pub sight: Sight,
}

/// A move that was compared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleMove {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    #[ts(type = "Phrase")]
    #[schema(value_type = Object)]
    pub explanation: Phrase,
    /// What it is worth; nothing for the moves that follow in the same turn.
    pub worth: Option<PuzzleWorth>,
}

/// The answer to a puzzle, explained.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleSolution {
    /// Why the best move is the best.
    #[ts(type = "Array<Phrase>")]
    #[schema(value_type = Vec<Object>)]
    pub reasons: Vec<Phrase>,
    /// The best move and the rest of the turn, as far as that is certain; nothing where there is no more to it.
    pub line: Vec<PuzzleMove>,
    /// What the whole line brings.
    #[ts(type = "Array<Phrase>")]
    #[schema(value_type = Vec<Object>)]
    pub outlook: Vec<Phrase>,
    /// The moves that were compared, the best first.
    pub moves: Vec<PuzzleMove>,
    /// How many iterations a bot thought to explain it.
    #[ts(type = "number")]
    pub iterations: u64,
    /// What happens with the best move.
    pub steps: Vec<ToldMove>,
    /// What the seat sees after it.
    pub sight: Sight,
}
