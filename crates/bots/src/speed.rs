//! How fast a search is, measured in the middle of games.

use std::sync::Arc;
use std::time::Duration;

use web_time::Instant;

use crate::arena::Referee;
use crate::judged::Judged;
use crate::player::Player;
use crate::roster::Nets;
use crate::search::{Budget, Searcher, Settings};

/// What a search can do in a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// Iterations made.
    pub iterations: u64,
    /// In this much time.
    pub seconds: f64,
}

impl Speed {
    /// Iterations a second.
    pub fn rate(&self) -> f64 {
        self.iterations as f64 / self.seconds
    }
}

/// Turns are short, so that the games that are measured move on.
const TURN: Duration = Duration::from_millis(60);

/// How many iterations searches make that play each other for this long, each on this many threads.
pub fn speed<G: Judged>(
    game: &G,
    options: &G::Options,
    nets: &Nets,
    time: Duration,
    threads: usize,
) -> Speed {
    let settings = Settings {
        threads,
        ..Settings::default()
    };
    let budget = Budget::Turn(TURN);
    let mut measured = Speed {
        iterations: 0,
        seconds: 0.0,
    };
    let mut seed = 0;
    while measured.seconds < time.as_secs_f64() {
        let mut referee = Referee::new(game, options, seed);
        let sits = |seat: u64| Searcher::<G>::new(Arc::clone(nets), settings, budget, seed + seat);
        let players = game.players(referee.state()) as u64;
        let mut searchers: Vec<Searcher<G>> = (0..players).map(sits).collect();
        while let Some(known) = referee
            .asks()
            .filter(|_| measured.seconds < time.as_secs_f64())
        {
            let began = Instant::now();
            let searcher = &mut searchers[known.seat().index()];
            let before = searcher.iterations();
            let id = searcher.choose(game, &known);
            let made = searcher.iterations() - before;
            if made > 0 {
                measured.iterations += made;
                measured.seconds += began.elapsed().as_secs_f64();
            }
            referee.make(known.seat(), id, &mut []);
        }
        seed += 1;
    }
    measured
}
