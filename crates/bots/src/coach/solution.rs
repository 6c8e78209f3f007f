//! Why the best move of a puzzle is the best, from what was compared when the puzzle was made.

use serde::Serialize;
use table::{Known, Phrase, QuickDice};

use super::ahead::ahead;
use super::comparison::{Comparison, Told, whole};
use super::hint::{Named, outlook};
use crate::judged::Judged;
use crate::puzzle::{Puzzle, Worth};
use crate::roster::Nets;
use crate::search::{Budget, Searcher, Settings};

/// The same puzzle and iterations always give the same line.
const SEED: u64 = 1;

/// The answer to a puzzle, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Solution {
    /// The best move.
    pub best: Named,
    /// Why it is the best.
    pub reasons: Vec<Phrase>,
    /// The best move, and the rest of the turn as far as that is certain.
    pub line: Vec<Named>,
    /// What the whole line brings.
    pub outlook: Vec<Phrase>,
    /// The moves that were compared, the best first.
    pub weighed: Vec<(Named, Worth)>,
}

/// What a coach says about a puzzle. The reasons are those of the comparison that it was made with; this many
/// iterations are thought about what the move prepares. Nothing if the puzzle names moves that there are not.
pub fn solution<G: Judged>(
    game: &G,
    nets: &Nets,
    known: &Known<G>,
    puzzle: &Puzzle,
    iterations: u32,
) -> Option<Solution> {
    let named = |text: &str| {
        let id = game.parse_move(text)?;
        Some(Named {
            text: text.to_owned(),
            explanation: game.explain(known.view(), id),
        })
    };
    let best = game.parse_move(&puzzle.best)?;
    let worth = *puzzle.weighed.get(&puzzle.best)?;
    let mut weighed = Vec::new();
    for (text, worth) in &puzzle.weighed {
        weighed.push((named(text)?, *worth));
    }
    weighed.sort_by(|(one, left), (other, right)| {
        let order = right.win.total_cmp(&left.win);
        let order = order.then(right.points.total_cmp(&left.points));
        let first = |named: &Named| named.text != puzzle.best;
        first(one).cmp(&first(other)).then(order)
    });
    let mut reasons = said(worth);
    let tempting = (
        named(&puzzle.tempting)?,
        puzzle.weighed.get(&puzzle.tempting)?,
    );
    reasons.extend(beside(worth, (tempting.0.explanation, *tempting.1)));

    let budget = Budget::Iterations(iterations);
    let mut searcher = Searcher::new(Nets::clone(nets), Settings::default(), budget, SEED);
    let study = searcher.study(game, known);
    let found = study.candidates.first().filter(|found| found.id == best);
    let mut dice = QuickDice::new(SEED);
    let sure = found.map(|found| ahead(game, known, &found.line, &mut dice));
    let sure = sure.filter(|sure| sure.steps.len() > 1);
    let outlook = sure.as_ref().map(outlook).unwrap_or_default();
    let steps = sure.map(|sure| sure.steps).unwrap_or_default();
    Some(Solution {
        best: named(&puzzle.best)?,
        reasons,
        line: steps
            .into_iter()
            .map(|(id, explanation)| Named {
                text: game.move_text(id).unwrap_or_default(),
                explanation,
            })
            .collect(),
        outlook,
        weighed,
    })
}

/// What a move brings at once, and what it promises.
fn said(worth: Worth) -> Vec<Phrase> {
    let mut said = Vec::new();
    match worth.at_once.map(whole) {
        Some(points @ 1..) => said.push(Phrase::new("coach-brings").number("points", points)),
        Some(points @ ..=-1) => said.push(Phrase::new("coach-costs").number("points", -points)),
        _ => {}
    }
    let promises = Phrase::new("coach-promises");
    said.push(
        promises
            .number("win", whole(worth.win))
            .number("points", whole(worth.points)),
    );
    said
}

/// What another move lacks beside the best one.
fn beside(best: Worth, (does, other): (Phrase, Worth)) -> Vec<Phrase> {
    let lacks = Comparison {
        win: best.win - other.win,
        score: best.points - other.points,
    };
    let mut said: Vec<Phrase> = lacks.lacks(does, Told::Points).into_iter().collect();
    if let (Some(own), Some(theirs)) = (best.at_once, other.at_once)
        && theirs > own
    {
        let more = whole(theirs - own);
        said.push(Phrase::new("coach-more-at-once").number("points", more));
    }
    said
}
