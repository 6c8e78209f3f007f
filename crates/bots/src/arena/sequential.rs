//! A sequential test: stop as soon as the games have decided.

use serde::Serialize;

use super::report::Entry;

/// Wald's test whether a share of wins is the one or the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    /// The share to be refuted, from 0 to 1.
    pub low: f64,
    /// The share to be shown, from 0 to 1.
    pub high: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nothing yet, or no test was asked for.
    Open,
    /// The lower share fits.
    Low,
    /// The higher share fits.
    High,
}

/// Either error happens once in twenty contests.
const ERROR: f64 = 0.05;

/// Fewer games prove nothing, whatever they look like.
const LEAST: u64 = 16;

impl Sequential {
    /// What the games of a bot say so far.
    pub(crate) fn verdict(&self, entry: &Entry) -> Verdict {
        self.judge(entry.games, entry.wins, entry.squares)
    }

    fn judge(&self, games: u64, wins: f64, squares: f64) -> Verdict {
        if games < LEAST {
            return Verdict::Open;
        }
        let n = games as f64;
        let mean = wins / n;
        // A small part of a fair coin keeps the test sane while all games end alike.
        let variance = (squares / n - mean * mean).max(0.25 / n);
        let ratio =
            n * (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * variance);
        let bound = ((1.0 - ERROR) / ERROR).ln();
        if ratio >= bound {
            Verdict::High
        } else if ratio <= -bound {
            Verdict::Low
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Chance, QuickDice};

    /// Plays with a true share of wins, until the test decides; says what and when.
    fn decide(percent: u32, dice: &mut QuickDice) -> (Verdict, u64) {
        let test = Sequential {
            low: 0.5,
            high: 0.65,
        };
        let mut wins = 0.0;
        for games in 1..=20_000 {
            wins += f64::from(u8::from(dice.below(100) < percent));
            let verdict = test.judge(games, wins, wins);
            if verdict != Verdict::Open {
                return (verdict, games);
            }
        }
        (Verdict::Open, 20_000)
    }

    #[test]
    fn it_is_right_nineteen_times_of_twenty_and_soon() {
        let mut dice = QuickDice::new(5);
        for (percent, right) in [(50, Verdict::Low), (65, Verdict::High)] {
            let tries: Vec<_> = (0..400).map(|_| decide(percent, &mut dice)).collect();
            let correct = tries
                .iter()
                .filter(|(verdict, _)| *verdict == right)
                .count();
            let games: u64 = tries.iter().map(|(_, games)| games).sum();
            assert!(correct >= 372, "{correct} of 400 at {percent} %");
            assert!(games < 400 * 130, "{} games on average", games / 400);
        }
    }
}
