//! How hard a puzzle is: which levels of bots find its move.

use std::sync::Arc;

use table::{Known, Level, MoveId};

use crate::judged::Judged;
use crate::planner::{Casual, Novice};
use crate::player::Player;
use crate::roster::Nets;
use crate::search::{Budget, Searcher, Settings};

/// How often each level tries; it finds a move that it makes more often than not.
const TRIES: u64 = 5;

/// What an expert may think here: in iterations, so that every machine decides the same.
const EXPERT: u32 = 1000;

/// The levels that find this move, the weakest first.
pub fn found_by<G: Judged>(game: &G, nets: &Nets, known: &Known<G>, best: MoveId) -> Vec<Level> {
    let finds = |level: &Level| {
        let right =
            (0..TRIES).filter(|&seed| choice_of(game, nets, known, *level, seed + 11) == best);
        right.count() as u64 * 2 > TRIES
    };
    Level::ALL.into_iter().filter(finds).collect()
}

/// What a bot of this level does here, the same on every machine.
pub fn choice_of<G: Judged>(
    game: &G,
    nets: &Nets,
    known: &Known<G>,
    level: Level,
    seed: u64,
) -> MoveId {
    let search = |iterations| {
        let budget = Budget::Iterations(iterations);
        Searcher::<G>::new(Arc::clone(nets), Settings::default(), budget, seed)
    };
    match level {
        Level::Novice => Novice::new(seed).choose(game, known),
        Level::Casual => Casual::<G>::new(seed).choose(game, known),
        Level::Skilled => search(G::SKILLED).choose(game, known),
        Level::Expert => search(EXPERT).choose(game, known),
    }
}
