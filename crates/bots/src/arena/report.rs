//! What a contest showed.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::contest::ContestGame;
use super::sequential::Verdict;

/// What came out of a contest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many games were counted.
    pub games: u64,
    /// The bots, in the order in which they were named.
    pub entries: Vec<Entry>,
    /// Moves that end a turn, a game and a player.
    pub turns: f64,
    /// What the sequential test found, if one was asked for.
    pub verdict: Verdict,
    /// How long it took.
    pub seconds: f64,
}

/// How one bot fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Games won; those who tie for a win share it.
    pub wins: f64,
    /// Wins in percent of the games.
    pub share: f64,
    /// A 95 % interval for the share (Wilson's).
    pub interval: [f64; 2],
    /// What its share would be if all were equally strong, in percent.
    pub fair: f64,
    /// Mean points.
    pub points: f64,
    /// Mean time for a decision, in milliseconds.
    pub mean_ms: f64,
    /// The longest time for a decision, in milliseconds.
    pub longest_ms: f64,
    /// Its Weng-Lin rating, 25 at the start.
    pub rating: f64,
    /// How uncertain the rating is.
    pub uncertainty: f64,
    /// Decisions that it left to chance by answering late or wrong.
    pub forfeits: u64,
    /// The first of them and why.
    pub complaints: Vec<String>,
    #[serde(skip)]
    pub(crate) games: u64,
    #[serde(skip)]
    decisions: u64,
    #[serde(skip)]
    thought_ms: f64,
    #[serde(skip)]
    scored: f64,
    /// The sum of squared wins: ties make less noise than wins and losses.
    #[serde(skip)]
    pub(crate) squares: f64,
}

impl Report {
    pub(crate) fn new(names: &[String]) -> Report {
        let start = WengLinRating::new();
        let entry = |name: &String| Entry {
            name: name.clone(),
            wins: 0.0,
            share: 0.0,
            interval: [0.0, 100.0],
            fair: 100.0 / names.len() as f64,
            points: 0.0,
            mean_ms: 0.0,
            longest_ms: 0.0,
            rating: start.rating,
            uncertainty: start.uncertainty,
            forfeits: 0,
            complaints: Vec::new(),
            games: 0,
            decisions: 0,
            thought_ms: 0.0,
            scored: 0.0,
            squares: 0.0,
        };
        Report {
            games: 0,
            entries: names.iter().map(entry).collect(),
            turns: 0.0,
            verdict: Verdict::Open,
            seconds: 0.0,
        }
    }

    pub(crate) fn add(&mut self, played: &ContestGame) {
        let bots = self.entries.len();
        for seat in 0..bots {
            self.entries[played.bots[seat]].add(played, seat);
        }
        if bots > 1 {
            self.rate(played);
        }
        let before = self.turns * self.games as f64;
        self.games += 1;
        self.turns = (before + played.turns as f64 / bots as f64) / self.games as f64;
    }

    fn rate(&mut self, played: &ContestGame) {
        let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = (0..self.entries.len())
            .map(|seat| {
                let entry = &self.entries[played.bots[seat]];
                let rating = WengLinRating {
                    rating: entry.rating,
                    uncertainty: entry.uncertainty,
                };
                ([rating], MultiTeamOutcome::new(played.ranks[seat].into()))
            })
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .map(|(team, rank)| (&team[..], *rank))
            .collect();
        let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (seat, team) in rated.iter().enumerate() {
            let entry = &mut self.entries[played.bots[seat]];
            entry.rating = team[0].rating;
            entry.uncertainty = team[0].uncertainty;
        }
    }
}

/// How many complaints about a bot are kept.
const COMPLAINTS: usize = 5;

impl Entry {
    fn add(&mut self, played: &ContestGame, seat: usize) {
        let win = f64::from(played.win[seat]);
        let clock = &played.clocks[seat];
        self.games += 1;
        self.wins += win;
        self.squares += win * win;
        self.scored += f64::from(played.points[seat]);
        self.decisions += clock.decisions;
        self.thought_ms += clock.time.as_secs_f64() * 1000.0;
        self.longest_ms = self.longest_ms.max(clock.longest.as_secs_f64() * 1000.0);
        self.forfeits += played.forfeits[seat];
        let room = COMPLAINTS.saturating_sub(self.complaints.len());
        self.complaints
            .extend(played.complaints[seat].iter().take(room).cloned());
        let games = self.games as f64;
        self.share = 100.0 * self.wins / games;
        self.interval = wilson(self.wins / games, games).map(|part| 100.0 * part);
        self.points = self.scored / games;
        self.mean_ms = self.thought_ms / self.decisions.max(1) as f64;
    }
}

/// Wilson's 95 % interval for a share.
fn wilson(share: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    let z2 = Z * Z / games;
    let middle = share + z2 / 2.0;
    let width = Z * (share * (1.0 - share) / games + z2 / (4.0 * games)).sqrt();
    [middle - width, middle + width].map(|end| (end / (1.0 + z2)).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // 65 of 100: the textbook gives 0.5525 to 0.7364.
        let [low, high] = wilson(0.65, 100.0);
        assert!((low - 0.5525).abs() < 1e-3 && (high - 0.7364).abs() < 1e-3);
        let [low, high] = wilson(1.0, 10.0);
        assert!(low > 0.7 && (high - 1.0).abs() < 1e-9);
    }
}
