//! What a strong bot thinks of a decision, in words.

use serde::Serialize;
use table::{Known, Phrase, Text};

use crate::search::Candidate;

/// The moves of a decision, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// Whose decision it is, counted from one.
    pub seat: usize,
    /// How many iterations it rests on.
    pub iterations: u64,
    /// The moves.
    pub moves: Vec<Appraisal>,
}

/// What one move is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Appraisal {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    pub explanation: Phrase,
    /// The chance to win after it, in percent.
    pub win_chance: f64,
    /// The points expected at the end.
    pub expected_score: f64,
    /// How often the search tried it: the more, the better it is.
    pub visits: u32,
    /// What is expected to follow, this move first.
    pub line: Vec<LineMove>,
}

/// One move of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LineMove {
    /// Who makes it, counted from one.
    pub seat: usize,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
}

/// Words for what a search found in this many iterations, from what the seat knew.
pub fn in_words<G: Text>(
    game: &G,
    known: &Known<G>,
    candidates: &[Candidate],
    iterations: u64,
) -> Analysis {
    let text = |id| game.move_text(id).unwrap_or_default();
    let appraise = |candidate: &Candidate| Appraisal {
        text: text(candidate.id),
        explanation: game.explain(known.view(), candidate.id),
        win_chance: f64::from(candidate.win) * 100.0,
        expected_score: candidate.score.into(),
        visits: candidate.visits,
        line: candidate
            .line
            .iter()
            .map(|&(seat, id)| LineMove {
                seat: seat.number(),
                text: text(id),
            })
            .collect(),
    };
    Analysis {
        seat: known.seat().number(),
        iterations,
        moves: candidates.iter().map(appraise).collect(),
    }
}
