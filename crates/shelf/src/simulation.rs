//! Many whole games by chance, at full speed: the loop is compiled for each game by itself.

use table::{MAX_SEATS, QuickDice, Seat, Text, play_out};

/// What came out of many random games.
#[derive(Clone, PartialEq, Debug)]
pub struct Simulation {
    /// How many games were played.
    pub games: u64,
    /// How many decisions all of them took together.
    pub decisions: u64,
    /// The points of each seat, added up over all games.
    pub points: Vec<i64>,
    /// How many games each seat won; those who tie for a win share it. Alone against the game,
    /// how many were won.
    pub wins: Vec<f64>,
}

/// The caller hears of progress after this many games: often enough for a person, and too seldom to
/// slow anything down.
const REPORT_EVERY: u64 = 1000;

/// A win is counted in parts that any number of seats can share evenly.
const SHARES: u64 = 12;

pub(crate) fn simulate<G: Text>(
    game: &G,
    options: &G::Options,
    games: u64,
    seed: u64,
    progress: &mut dyn FnMut(u64),
) -> Simulation {
    let mut dice = QuickDice::new(seed);
    let mut decisions = 0;
    let mut points = [0i64; MAX_SEATS];
    let mut shares = [0u64; MAX_SEATS];
    let mut players = 0;
    for done in 1..=games {
        let mut state = game.setup(options, &mut dice);
        decisions += play_out(game, &mut state, &mut dice);
        players = game.players(&state);
        let scored = game.points(&state);
        for (sum, scored) in points.iter_mut().zip(scored) {
            *sum += i64::from(scored);
        }
        add_win(game, &state, &mut shares);
        if done % REPORT_EVERY == 0 {
            progress(done);
        }
    }
    Simulation {
        games,
        decisions,
        points: points.iter().take(players).copied().collect(),
        wins: shares
            .iter()
            .take(players)
            .map(|&shares| wins(shares))
            .collect(),
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^48 games")]
fn wins(shares: u64) -> f64 {
    shares as f64 / SHARES as f64
}

/// Gives the winners of a finished game their shares of the win.
fn add_win<G: Text>(game: &G, state: &G::State, shares: &mut [u64; MAX_SEATS]) {
    let players = game.players(state);
    if players == 1 {
        // Alone one is always first; what counts is whether the game was beaten, if it can be.
        let challenge = game.tally(state).challenge;
        shares[0] += if challenge.is_none_or(|challenge| challenge.won) {
            SHARES
        } else {
            0
        };
        return;
    }
    let ranks = game.ranks(state);
    let first = |seat: &Seat| ranks[seat.index()] == 1;
    let winners = Seat::all(players).filter(first).count().max(1) as u64;
    for seat in Seat::all(players).filter(first) {
        shares[seat.index()] += SHARES / winners;
    }
}
