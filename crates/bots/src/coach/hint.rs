//! A hint: the best move with its reason, in three sizes.

use serde::Serialize;
use table::{Known, Phrase, QuickDice};

use super::ahead::{Ahead, ahead};
use super::comparison::{LEVEL, TRIED, Told, from, why};
use crate::judged::Judged;
use crate::roster::Nets;
use crate::search::{Budget, Candidate, Searcher, Settings};

/// Help with one decision, from a little to all of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// Whose decision it is, counted from one.
    pub seat: usize,
    /// How many iterations it rests on.
    pub iterations: u64,
    /// Where to look, without the move.
    pub nudge: Vec<Phrase>,
    /// The best move.
    pub best: Named,
    /// Why it is the best.
    pub reasons: Vec<Phrase>,
    /// The best move, and what it prepares: the rest of the turn, as far as that is certain.
    pub line: Vec<Named>,
    /// What the whole line brings.
    pub outlook: Vec<Phrase>,
}

/// A move by its text, and what it does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Named {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    pub explanation: Phrase,
}

/// Thinks about a decision with this many iterations, and makes a hint of what it found: the same for the same
/// knowledge, iterations and seed, on every machine.
///
/// It thinks with everything that the seat was shown, as a bot there would: remembering is the players' own affair. In
/// numbers it says nothing that nobody may count.
pub fn hint<G: Judged>(
    game: &G,
    nets: &Nets,
    known: &Known<G>,
    iterations: u32,
    seed: u64,
) -> Hint {
    let budget = Budget::Iterations(iterations);
    let mut searcher = Searcher::new(Nets::clone(nets), Settings::default(), budget, seed);
    let study = searcher.study(game, known);
    let Some((best, rest)) = study.candidates.split_first() else {
        return nothing(known);
    };
    let mut dice = QuickDice::new(seed);
    let sure = ahead(game, known, &best.line, &mut dice);
    let mut reasons = Vec::new();
    if rest.is_empty() {
        reasons.push(Phrase::new("coach-only-move"));
    } else if study.worked_out {
        // What was tried to the end needs no estimate beside it.
        reasons.push(Phrase::new("coach-worked-out"));
    }
    if !study.worked_out || rest.is_empty() {
        let next = rest.first();
        let told = Told::before_the_end(game, known);
        reasons.extend(why(game, known, (best, &sure), next, (&mut dice, told)));
    }
    let named = |id, explanation| Named {
        text: game.move_text(id).unwrap_or_default(),
        explanation,
    };
    let outlook = outlook(&sure);
    Hint {
        seat: known.seat().number(),
        iterations: searcher.iterations(),
        nudge: nudge(game, best, rest),
        best: named(best.id, game.explain(known.view(), best.id)),
        reasons,
        outlook,
        line: sure
            .steps
            .into_iter()
            .map(|(id, does)| named(id, does))
            .collect(),
    }
}

/// What a whole line brings, if it has more than one move, and what that is counted from.
pub(crate) fn outlook(sure: &Ahead) -> Vec<Phrase> {
    let points = sure
        .all
        .filter(|&points| points > 0 && sure.steps.len() > 1);
    let Some(points) = points else {
        return Vec::new();
    };
    let brings = Phrase::new("coach-line-brings").number("points", points);
    std::iter::once(brings)
        .chain(from(&sure.all_from))
        .collect()
}

/// What there is to say to somebody who may do nothing.
fn nothing<G: Judged>(known: &Known<G>) -> Hint {
    let best = Named {
        text: String::new(),
        explanation: Phrase::new("nothing"),
    };
    Hint {
        seat: known.seat().number(),
        iterations: 0,
        nudge: Vec::new(),
        best,
        reasons: Vec::new(),
        line: Vec::new(),
        outlook: Vec::new(),
    }
}

/// Where to look, and how many moves are worth looking for.
fn nudge<G: Judged>(game: &G, best: &Candidate, rest: &[Candidate]) -> Vec<Phrase> {
    let mut nudge: Vec<Phrase> = game.area(best.id).map(Phrase::new).into_iter().collect();
    let as_good =
        |other: &&Candidate| other.visits >= TRIED && best.utility - other.utility < LEVEL;
    let good = 1 + rest.iter().filter(as_good).count();
    let all = 1 + rest.len();
    if all > 1 && best.visits >= TRIED {
        let how_many = Phrase::new("coach-how-many");
        nudge.push(how_many.count("good", good).count("all", all));
    }
    nudge
}
