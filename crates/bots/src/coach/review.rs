//! A finished game looked at again, decision by decision.

use std::sync::Arc;

use serde::Serialize;
use table::{Known, MAX_SEATS, MoveId, Phrase, QuickDice};

use super::ahead::ahead;
use super::comparison::{Told, why};
use super::hint::Named;
use super::turning::{TurningPoint, turning_points};
use crate::judged::Judged;
use crate::roster::Nets;
use crate::search::{Budget, Candidate, Searcher, Settings};

/// How many of a seat's decisions are named.
const COSTLIEST: usize = 3;

/// A decision that cost less is no matter, in percent of all games.
const LEAST_COST: f64 = 1.0;

/// What a coach says of a whole game. The same for the same moves and iterations, on every machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// How many iterations each decision was given.
    pub iterations: u32,
    /// The chance to win of every seat in percent, with how many moves were made before.
    pub curve: Vec<Watched>,
    /// Where the game turned, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// Every seat, from the first.
    pub seats: Vec<Reviewed>,
}

/// How a game stood.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Watched {
    /// How many moves were made.
    pub after: usize,
    /// The chance to win of each seat, in percent.
    pub chances: Vec<f64>,
}

/// How one seat played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reviewed {
    /// The seat, counted from one.
    pub seat: usize,
    /// How many decisions it had where there was a choice.
    pub decisions: usize,
    /// How much of what was at stake it kept, in percent: 100 for the best move each time, 0 for no better than
    /// choosing by chance. Nothing if nothing was at stake.
    pub accuracy: Option<f64>,
    /// The decisions that cost most, the costliest first.
    pub costliest: Vec<Costly>,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Costly {
    /// How many moves were made before it.
    pub after: usize,
    /// What it cost: utility in percent, which is the chance to win with a little of the margin.
    pub cost: f64,
    /// What was played.
    pub played: Named,
    /// What was better.
    pub better: Named,
    /// Why.
    pub reasons: Vec<Phrase>,
}

/// What is at stake in a decision: what the best move is better than choosing by chance.
pub(crate) fn at_stake(candidates: &[Candidate]) -> f64 {
    let Some(best) = candidates.first() else {
        return 0.0;
    };
    let mean = candidates.iter().map(|one| one.worth).sum::<f32>() / candidates.len() as f32;
    f64::from((best.utility - mean).max(0.0))
}

/// What a seat kept of what was at stake, in percent; nothing if nothing was.
pub(crate) fn accuracy(stake: f64, lost: f64) -> Option<f64> {
    let kept = (1.0 - lost / stake).clamp(0.0, 1.0);
    (stake > 0.0).then(|| tenths(kept * 100.0))
}

/// Goes through a game, decision by decision.
pub struct Reviewer<G: Judged> {
    game: Arc<G>,
    nets: Nets,
    iterations: u32,
    /// What each mover knew, and what they chose.
    decisions: Arc<[(Known<G>, MoveId)]>,
    done: usize,
    curve: Vec<(usize, Vec<f64>)>,
    end: Option<Vec<f64>>,
    seats: Vec<Account>,
}

/// What a seat had at stake, and what it lost of that.
#[derive(Default)]
struct Account {
    decisions: usize,
    stake: f64,
    lost: f64,
    costly: Vec<Costly>,
}

impl<G: Judged> Reviewer<G> {
    /// Begins with a game of this many players, of which each decision is given with what the mover knew; and
    /// with the chances at its end, if it has one.
    pub fn new(
        game: Arc<G>,
        nets: Nets,
        players: usize,
        decisions: Vec<(Known<G>, MoveId)>,
        end: Option<[f32; MAX_SEATS]>,
        iterations: u32,
    ) -> Reviewer<G> {
        Reviewer {
            game,
            nets,
            iterations,
            decisions: decisions.into(),
            done: 0,
            curve: Vec::new(),
            end: end.map(|end| percent(&end, players)),
            seats: (0..players).map(|_| Account::default()).collect(),
        }
    }

    /// How many decisions were looked at, of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.decisions.len())
    }

    /// Looks at the next decision; false if there is none.
    pub fn step(&mut self) -> bool {
        let (after, decisions) = (self.done, Arc::clone(&self.decisions));
        let Some((known, chosen)) = decisions.get(after) else {
            return false;
        };
        self.done += 1;
        if known.legal().len() > 1 {
            self.judge(after, known, *chosen);
        }
        true
    }

    fn judge(&mut self, after: usize, known: &Known<G>, chosen: MoveId) {
        let game = Arc::clone(&self.game);
        let (budget, seed) = (Budget::Iterations(self.iterations), after as u64);
        let nets = Nets::clone(&self.nets);
        let mut searcher = Searcher::new(nets, Settings::default(), budget, seed);
        let study = searcher.study(&*game, known);
        let Some(best) = study.candidates.first() else {
            return;
        };
        let players = known.players();
        self.curve.push((after, percent(&study.chances, players)));
        let account = &mut self.seats[known.seat().index()];
        account.decisions += 1;
        account.stake += at_stake(&study.candidates);
        if best.id == chosen {
            return;
        }
        let Some(played) = searcher.probe(&*game, known, chosen) else {
            return;
        };
        let lost = f64::from((best.utility - played.utility).max(0.0));
        account.lost += lost;
        if lost * 100.0 < LEAST_COST {
            return;
        }
        let costly = costly(&*game, known, after, (best, &played), lost * 100.0);
        account.costly.push(costly);
        account.costly.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        account.costly.truncate(COSTLIEST);
    }

    /// What was found, so far.
    pub fn review(&self) -> Review {
        let mut curve = self.curve.clone();
        curve.extend(self.end.clone().map(|end| (self.decisions.len(), end)));
        let seats = self.seats.iter().zip(1..).map(|(account, seat)| Reviewed {
            seat,
            decisions: account.decisions,
            accuracy: accuracy(account.stake, account.lost),
            costliest: account.costly.clone(),
        });
        Review {
            iterations: self.iterations,
            turning_points: turning_points(&curve),
            seats: seats.collect(),
            curve: curve
                .into_iter()
                .map(|(after, chances)| Watched { after, chances })
                .collect(),
        }
    }
}

fn costly<G: Judged>(
    game: &G,
    known: &Known<G>,
    after: usize,
    (best, played): (&Candidate, &Candidate),
    cost: f64,
) -> Costly {
    let mut dice = QuickDice::new(after as u64);
    let sure = ahead(game, known, &best.line, &mut dice);
    let named = |id| Named {
        text: game.move_text(id).unwrap_or_default(),
        explanation: game.explain(known.view(), id),
    };
    Costly {
        after,
        cost: tenths(cost),
        played: named(played.id),
        better: named(best.id),
        reasons: why(
            game,
            known,
            (best, &sure),
            Some(played),
            (&mut dice, Told::Points),
        ),
    }
}

fn percent(chances: &[f32; MAX_SEATS], players: usize) -> Vec<f64> {
    let chances = chances[..players].iter();
    chances
        .map(|&chance| tenths(f64::from(chance) * 100.0))
        .collect()
}

/// Nobody needs more than one digit after the point.
fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
