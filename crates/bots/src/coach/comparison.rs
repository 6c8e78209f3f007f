//! One move beside another, in words.

use serde::Serialize;
use table::{Known, Lookback, Phrase, QuickDice};

use super::ahead::{Ahead, ahead};
use crate::judged::Judged;
use crate::search::Candidate;

/// A move that was tried less often than this was not really compared with anything.
pub(crate) const TRIED: u32 = 8;

/// Moves that differ by less in utility are as good as each other.
pub(crate) const LEVEL: f32 = 0.01;

/// What one move is worth beside another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// How much more likely the better one wins, in percent of all games.
    pub win: f64,
    /// How many more points it is expected to end with.
    pub score: f64,
}

impl Comparison {
    /// The better one beside the other.
    pub fn of(better: &Candidate, other: &Candidate) -> Comparison {
        Comparison {
            win: f64::from(better.win - other.win) * 100.0,
            score: f64::from(better.score - other.score),
        }
    }

    /// What the other one lacks; nothing where it lacks nothing that can be told in whole numbers.
    pub(crate) fn lacks(self, other: Phrase, told: Told) -> Option<Phrase> {
        let (win, score) = (whole(self.win), told.points(self.score));
        let lacks = |name: &'static str| Phrase::new(name).phrase("move", other);
        match (win >= 1, score >= 1) {
            (true, true) => Some(
                lacks("coach-lacks-both")
                    .number("win", win)
                    .number("points", score),
            ),
            (true, false) => Some(lacks("coach-lacks-win").number("win", win)),
            (false, true) => Some(lacks("coach-lacks-points").number("points", score)),
            (false, false) => None,
        }
    }
}

/// Whether it is told how many points are expected at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    Points,
    /// They would rest on what nobody may count: who knows how many points come, knows what lies in closed piles.
    Chances,
}

impl Told {
    /// What may be told to somebody who has to decide.
    pub(crate) fn before_the_end<G: Judged>(game: &G, known: &Known<G>) -> Told {
        match game.lookback(known.view()) {
            Lookback::Everything => Told::Points,
            Lookback::Round => Told::Chances,
        }
    }

    /// The points in whole numbers; none where they are not told.
    fn points(self, points: f64) -> i64 {
        match self {
            Told::Points => whole(points),
            Told::Chances => 0,
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "percent and points are small"
)]
pub(crate) fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// What points are counted from, if that is known.
pub(crate) fn from(counted: &[Phrase]) -> Option<Phrase> {
    let known = !counted.is_empty();
    known.then(|| Phrase::new("coach-from").list("what", counted.iter().cloned()))
}

/// Why a move is better than another one: what it brings at once, what it promises, what the other one lacks.
pub(crate) fn why<G: Judged>(
    game: &G,
    known: &Known<G>,
    best: (&Candidate, &Ahead),
    other: Option<&Candidate>,
    (dice, told): (&mut QuickDice, Told),
) -> Vec<Phrase> {
    let (best, sure) = best;
    let mut reasons = Vec::new();
    match sure.first {
        Some(points @ 1..) => {
            reasons.push(Phrase::new("coach-brings").number("points", points));
            reasons.extend(from(&sure.first_from));
        }
        Some(points @ ..=-1) => reasons.push(Phrase::new("coach-costs").number("points", -points)),
        _ => {}
    }
    if best.visits >= TRIED {
        let win = whole(f64::from(best.win) * 100.0);
        reasons.push(match told {
            Told::Points => Phrase::new("coach-promises")
                .number("win", win)
                .number("points", whole(best.score.into())),
            Told::Chances => Phrase::new("coach-promises-win").number("win", win),
        });
    }
    let Some(other) = other else { return reasons };
    let named = game.explain(known.view(), other.id);
    if other.visits < TRIED || best.visits < TRIED {
        return reasons;
    }
    if best.utility - other.utility < LEVEL {
        reasons.push(Phrase::new("coach-as-good").phrase("move", named));
        return reasons;
    }
    reasons.extend(Comparison::of(best, other).lacks(named, told));
    let theirs = ahead(game, known, &other.line, dice).first;
    if let (Some(own), Some(theirs)) = (sure.first, theirs)
        && theirs > own
    {
        let more = theirs - own;
        reasons.push(Phrase::new("coach-more-at-once").number("points", more));
    }
    reasons
}
