//! What helped to win: many games of bots of one kind, and what their winners had.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Seat;

use crate::judged::{Factor, Judged, win_share};

/// What came out of many games between equals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// How many games were played.
    pub games: u64,
    /// Turns of one player in one game, on average.
    pub mean_turns: f64,
    /// The mean points of a player.
    pub mean_points: f64,
    /// The mean points of a winner.
    pub winners_points: f64,
    /// Where the points came from.
    pub sources: Vec<Source>,
    /// What players had, and how that went.
    pub shares: Vec<Share>,
}

/// Points from one source.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Source {
    /// Which one.
    pub source: String,
    /// Its part of all points, in percent.
    pub share: f64,
    /// Mean points of a player.
    pub mean: f64,
    /// Mean points of a winner.
    pub winners: f64,
}

/// How those who had something fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    /// Its kind, such as `board`.
    pub group: String,
    /// Which one.
    pub name: String,
    /// How often somebody had it; as often as it was there, if somebody can have several.
    pub had: u64,
    /// How often a winner had it; ties share.
    pub by_winners: f64,
    /// Wins of those who had it, in percent of the times that somebody had it.
    pub wins: f64,
    /// What it would be if it did not matter.
    pub fair: f64,
}

/// Counts as games end.
#[derive(Default)]
pub struct Ledger {
    games: u64,
    players: usize,
    turns: u64,
    points: f64,
    winners_points: f64,
    sources: BTreeMap<String, (f64, f64)>,
    factors: BTreeMap<Factor, (u64, f64)>,
}

impl Ledger {
    /// Notes how a game ended.
    pub fn add<G: Judged>(&mut self, game: &G, state: &G::State, turns: u64) {
        self.games += 1;
        self.turns += turns;
        self.players = game.players(state);
        let tally = game.tally(state);
        for seat in Seat::all(self.players) {
            let won = f64::from(win_share(game, state, seat));
            let seat_tally = &tally.seats[seat.index()];
            self.points += f64::from(seat_tally.total);
            self.winners_points += won * f64::from(seat_tally.total);
            for part in &seat_tally.parts {
                let points = f64::from(part.points);
                let sums = self.sources.entry(part.source.clone()).or_default();
                *sums = (sums.0 + points, sums.1 + won * points);
            }
            for factor in game.factors(state, seat) {
                let count = self.factors.entry(factor).or_default();
                *count = (count.0 + 1, count.1 + won);
            }
        }
    }

    /// What it all says.
    pub fn report(self) -> Balance {
        let games = self.games.max(1) as f64;
        let seats = games * self.players.max(1) as f64;
        let all: f64 = self.points.max(1.0);
        let source = |(source, (points, winners)): (String, (f64, f64))| Source {
            source,
            share: 100.0 * points / all,
            mean: points / seats,
            winners: winners / games,
        };
        let fair = 100.0 / self.players.max(1) as f64;
        let share = |(factor, (had, won)): (Factor, (u64, f64))| Share {
            group: factor.group.to_owned(),
            name: factor.name,
            had,
            by_winners: won,
            wins: 100.0 * won / had as f64,
            fair,
        };
        Balance {
            games: self.games,
            mean_turns: self.turns as f64 / seats,
            mean_points: self.points / seats,
            winners_points: self.winners_points / games,
            sources: self.sources.into_iter().map(source).collect(),
            shares: self.factors.into_iter().map(share).collect(),
        }
    }
}
