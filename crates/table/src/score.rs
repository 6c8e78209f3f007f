//! Points, places and what they are made of.

use serde::Serialize;

use crate::phrase::Phrase;
use crate::seat::{MAX_SEATS, Seat};

/// Points of every seat; those of seats that nobody holds are zero.
pub type Points = [i32; MAX_SEATS];

/// Places of every seat: 1 is the best, tied seats share a place, the next place is skipped.
pub type Ranks = [u8; MAX_SEATS];

/// Ranks the first `players` seats by any ordered measure, larger is better.
///
/// ```
/// let ranks = reverie_table::rank_by(3, |seat| [10, 12, 10][seat.index()]);
/// assert_eq!(ranks[..3], [2, 1, 2]);
/// ```
pub fn rank_by<K: Ord>(players: usize, measure: impl Fn(Seat) -> K) -> Ranks {
    let mut ranks = [0; MAX_SEATS];
    for seat in Seat::all(players) {
        let own = measure(seat);
        let better = Seat::all(players).filter(|&other| measure(other) > own);
        ranks[seat.index()] = 1 + better.count() as u8;
    }
    ranks
}

/// The score of a game, explained: for people, and for `--json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Tally {
    /// Whether the game is over; before that, what it would be if it ended now.
    pub over: bool,
    /// One entry a seat, in order.
    pub seats: Vec<SeatTally>,
    /// In a game that is won or lost alone: what had to be reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub challenge: Option<Challenge>,
}

/// One player's points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatTally {
    /// The seat's number, counted from one.
    pub seat: usize,
    /// The place: 1 is the best, tied players share it.
    pub rank: u8,
    /// All points together.
    pub total: i32,
    /// Where they come from.
    pub parts: Vec<Part>,
    /// What decides between equal totals, best first.
    pub tie_breaks: Vec<Part>,
}

/// Points from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TallyPart"))]
pub struct Part {
    /// A stable word for programs, such as `piles`.
    pub source: String,
    /// The same for people, such as `red pile: 5 cards x 3`.
    #[cfg_attr(feature = "wire", ts(type = "Phrase"))]
    pub label: Phrase,
    /// The points.
    pub points: i32,
}

impl Part {
    /// Points from one source.
    pub fn new(source: &str, label: Phrase, points: i32) -> Part {
        Part {
            source: source.to_owned(),
            label,
            points,
        }
    }
}

/// The outcome of a game against the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Challenge {
    /// What it is called.
    #[cfg_attr(feature = "wire", ts(type = "Phrase"))]
    pub name: Phrase,
    /// Whether every condition is met.
    pub won: bool,
    /// What had to be reached.
    pub conditions: Vec<Condition>,
}

/// One thing that had to be reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TallyCondition"))]
pub struct Condition {
    /// In words.
    #[cfg_attr(feature = "wire", ts(type = "Phrase"))]
    pub label: Phrase,
    /// Whether it is reached.
    pub met: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tied_seats_share_a_place_and_the_next_is_skipped() {
        let points = [30, 41, 41, 12];
        assert_eq!(rank_by(4, |seat| points[seat.index()]), [3, 1, 1, 4]);
        assert_eq!(rank_by(2, |seat| points[seat.index()]), [2, 1, 0, 0]);
    }
}
