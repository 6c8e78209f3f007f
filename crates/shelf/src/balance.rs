//! Many games of greedy play, and what helped to win them.

use std::collections::BTreeMap;

use table::{Factor, Greedy, MAX_SEATS, QuickDice, Ranks, Seat, greedy_choice};

/// What came out of many greedy games.
#[derive(Clone, PartialEq, Debug)]
pub struct Balance {
    /// How many games were played.
    pub games: u64,
    /// Turns of one player in one game, on average.
    pub turns: f64,
    /// The mean points of each seat.
    pub scores: Vec<f64>,
    /// What players had, and how that went.
    pub shares: Vec<Share>,
}

/// How those who had something fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// Its kind, such as `board`.
    pub group: String,
    /// Which one.
    pub name: String,
    /// How often somebody had it; as often as it was there, if somebody can have several.
    pub had: u64,
    /// How often a winner had it; ties share.
    pub by_winners: f64,
    /// Wins of those who had it, in percent of the times that somebody had it; ties share a win.
    pub wins: f64,
    /// What it would be if it did not matter.
    pub fair: f64,
}

/// The caller hears of progress after so many games.
const REPORT_EVERY: u64 = 50;

#[derive(Default)]
struct Count {
    had: u64,
    wins: f64,
}

#[expect(clippy::cast_precision_loss, reason = "a mean is rounded anyway")]
pub(crate) fn balance<G: Greedy>(
    game: &G,
    options: &G::Options,
    games: u64,
    seed: u64,
    progress: &mut dyn FnMut(u64),
) -> Balance {
    let mut dice = QuickDice::new(seed);
    let mut counts: BTreeMap<Factor, Count> = BTreeMap::new();
    let (mut turns, mut points, mut players) = (0u64, [0i64; MAX_SEATS], 1);
    for done in 1..=games {
        let mut state = game.setup(options, &mut dice);
        players = game.players(&state);
        while let Some(seat) = game.to_act(&state).iter().next() {
            let Some(id) = greedy_choice(game, &state, seat, &mut dice) else {
                break;
            };
            turns += u64::from(game.is_turn_end(id));
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        }
        let (scored, ranks) = (game.points(&state), game.ranks(&state));
        for seat in Seat::all(players) {
            points[seat.index()] += i64::from(scored[seat.index()]);
            let won = won(&ranks, players, seat);
            for factor in game.factors(&state, seat) {
                let count = counts.entry(factor).or_default();
                count.had += 1;
                count.wins += won;
            }
        }
        if done % REPORT_EVERY == 0 {
            progress(done);
        }
    }
    let shares = counts.into_iter().map(|(factor, count)| Share {
        group: factor.group.to_owned(),
        name: factor.name,
        had: count.had,
        by_winners: count.wins,
        wins: 100.0 * count.wins / count.had as f64,
        fair: 100.0 / players as f64,
    });
    Balance {
        games,
        turns: turns as f64 / (games.max(1) * players as u64) as f64,
        scores: points[..players]
            .iter()
            .map(|&sum| sum as f64 / games.max(1) as f64)
            .collect(),
        shares: shares.collect(),
    }
}

/// This seat's part of the win.
fn won(ranks: &Ranks, players: usize, seat: Seat) -> f64 {
    let winners = Seat::all(players)
        .filter(|seat| ranks[seat.index()] == 1)
        .count();
    let parts = [0.0, 1.0, 0.5, 1.0 / 3.0, 0.25];
    if ranks[seat.index()] == 1 {
        parts[winners]
    } else {
        0.0
    }
}
