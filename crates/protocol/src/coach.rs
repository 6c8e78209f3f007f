//! What a coach says: hints while a game is played, and reviews once it is over. Every sentence is a phrase, and rests
//! on what strong bots compared (`docs/coach.md`).

use serde::{Deserialize, Serialize};
use table::Phrase;
use ts_rs::TS;
use utoipa::ToSchema;

/// How much a hint says; each says what the smaller ones say too.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum HintSize {
    /// Where to look.
    Nudge,
    /// The best move, and why.
    Move,
    /// All that it prepares, as far as it is certain.
    Line,
}

/// A move by its text, and what it does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NamedMove {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    #[ts(type = "Phrase")]
    #[schema(value_type = Object)]
    pub explanation: Phrase,
}

/// Help with one decision, as much as was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// How much is said.
    pub size: HintSize,
    /// How many moves were made before the decision.
    pub after: usize,
    /// Where to look, without the move.
    #[ts(type = "Array<Phrase>")]
    #[schema(value_type = Vec<Object>)]
    pub nudge: Vec<Phrase>,
    /// The best move; nothing in a nudge.
    pub best: Option<NamedMove>,
    /// Why it is the best; nothing in a nudge.
    #[ts(type = "Array<Phrase>")]
    #[schema(value_type = Vec<Object>)]
    pub reasons: Vec<Phrase>,
    /// The best move and the rest of the turn; nothing in smaller hints.
    pub line: Vec<NamedMove>,
    /// What the whole line brings; nothing in smaller hints.
    #[ts(type = "Array<Phrase>")]
    #[schema(value_type = Vec<Object>)]
    pub outlook: Vec<Phrase>,
}

/// How far the review of a game that is over is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reviewing {
    /// Whether anybody has asked for it: nothing is worked out before.
    pub asked: bool,
    /// How many moves were looked at.
    pub done: usize,
    /// Of how many; nothing before that is known.
    pub of: Option<usize>,
    /// What was found, once all were looked at.
    pub review: Option<Review>,
}

/// A game looked at again, decision by decision. The same for the same moves and iterations, on every machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Review {
    /// How long each decision was thought about.
    pub iterations: u32,
    /// The chance of every seat to win, at every decision with a choice and at the end.
    pub curve: Vec<Chances>,
    /// Where the game turned, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// Every seat, from the first.
    pub seats: Vec<ReviewedSeat>,
}

/// How a game stood.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chances {
    /// How many moves were made.
    pub after: usize,
    /// The chance to win of each seat, in percent.
    pub chances: Vec<f64>,
}

/// A move by which a game turned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurningPoint {
    /// How many moves were made before it.
    pub after: usize,
    /// Whose chance changed most, counted from one.
    pub seat: usize,
    /// By how much, in percent of all games.
    pub gain: f64,
}

/// How one seat played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewedSeat {
    /// The seat, counted from one.
    pub seat: usize,
    /// How many decisions it had where there was a choice.
    pub decisions: usize,
    /// How much of what was at stake it kept, in percent; nothing if nothing was at stake.
    pub accuracy: Option<f64>,
    /// The decisions that cost most, the costliest first.
    pub costliest: Vec<CostlyDecision>,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CostlyDecision {
    /// How many moves were made before it.
    pub after: usize,
    /// What it cost: the chance to win with a little of the margin, in percent.
    pub cost: f64,
    /// What was played.
    pub played: NamedMove,
    /// What was better.
    pub better: NamedMove,
    /// Why.
    #[ts(type = "Array<Phrase>")]
    #[schema(value_type = Vec<Object>)]
    pub reasons: Vec<Phrase>,
}
