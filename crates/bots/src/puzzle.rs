//! A puzzle: a position with one clearly best move. `examples/mine_puzzles` finds them and says why the answer
//! can be trusted.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Level;

/// A position with one clearly best move.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The name in its link. It never changes, wherever the puzzle stands in its file.
    pub name: String,
    /// What the best move does, in a word.
    pub kind: String,
    /// How many play.
    pub players: usize,
    /// Who has to find the move, counted from one.
    pub seat: usize,
    /// The best move.
    pub best: String,
    /// The move that looks good and is not.
    pub tempting: String,
    /// The levels of bots that find the best move: the fewer, the harder it is.
    pub found_by: Vec<Level>,
    /// What each move is worth, as far as it was compared.
    pub weighed: BTreeMap<String, Worth>,
    /// The position, as a document.
    pub position: Value,
    /// Whether it is posed no more, because it was found to be no good. Its link still leads to it.
    #[serde(default)]
    pub withdrawn: bool,
}

impl Puzzle {
    /// Whether one move is clearly the best: beside every other one that was compared, and of some use. Where the game
    /// is lost or won whatever is done, nobody needs to look for anything.
    pub fn is_clear(&self) -> bool {
        let Some(best) = self.weighed.get(&self.best) else {
            return false;
        };
        let mut others = self.weighed.iter().filter(|(text, _)| **text != self.best);
        let lost = best.win < UNDECIDED;
        let won = others
            .clone()
            .all(|(_, other)| other.win > 100.0 - UNDECIDED);
        !lost && !won && others.all(|(_, other)| best.is_clearly_ahead_of(other))
    }
}

/// A game is still to be decided if a move wins so much of it and another one loses so much, in percent.
const UNDECIDED: f64 = 2.0;

/// What a move is worth, as it was found when the puzzle was made.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<f64>")]
pub struct Worth {
    /// The chance to win, in percent.
    pub win: f64,
    /// The points expected at the end.
    pub points: f64,
    /// The points that it brings at once, where that is certain.
    pub at_once: Option<f64>,
}

impl Worth {
    /// So much more chance to win is clear, in percent.
    pub const CLEAR_WIN: f64 = 7.0;
    /// This many more points are clear, where the chance to win is no smaller.
    pub const CLEAR_POINTS: f64 = 3.0;

    /// Whether a move of this worth is clearly better than one of that.
    pub fn is_clearly_ahead_of(&self, other: &Worth) -> bool {
        let (win, points) = (self.win - other.win, self.points - other.points);
        win >= Worth::CLEAR_WIN || win >= 0.0 && points >= Worth::CLEAR_POINTS
    }
}

impl TryFrom<Vec<f64>> for Worth {
    type Error = String;

    fn try_from(numbers: Vec<f64>) -> Result<Worth, String> {
        let (win, points, at_once) = match numbers[..] {
            [win, points] => (win, points, None),
            [win, points, at_once] => (win, points, Some(at_once)),
            _ => return Err("a worth has two or three numbers".to_owned()),
        };
        Ok(Worth {
            win,
            points,
            at_once,
        })
    }
}

/// The puzzle of a day: every one that is posed in turn, in an order that looks mixed, so that none comes again before
/// all others were there.
pub fn of_the_day(puzzles: &[Puzzle], day: u64) -> Option<&Puzzle> {
    let posed = puzzles.iter().filter(|puzzle| !puzzle.withdrawn);
    let mut order: Vec<&Puzzle> = posed.collect();
    // By the letters of chance in the name: it does not matter where a puzzle stands, nor of which kind it is.
    order.sort_by_key(|puzzle| puzzle.name.rsplit('-').next().map(str::to_owned));
    let count = u64::try_from(order.len()).ok().filter(|&count| count > 0)?;
    order.get(usize::try_from(day % count).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A puzzle whose best move is `a`, and what the moves are worth: chance to win, points.
    fn puzzle(worths: &[(&str, f64, f64)]) -> Puzzle {
        let weighed: BTreeMap<&str, [f64; 2]> = worths
            .iter()
            .map(|&(text, win, points)| (text, [win, points]))
            .collect();
        let puzzle = json!({
            "name": "lay-abcd", "kind": "lay", "players": 2, "seat": 1, "best": "a", "tempting": "b",
            "found_by": ["expert"], "weighed": weighed, "position": {},
        });
        serde_json::from_value(puzzle).expect("a puzzle")
    }

    #[test]
    fn the_best_move_is_clearly_ahead_of_every_other_one() {
        let best = ("a", 50.0, 40.0);
        assert!(
            puzzle(&[best, ("b", 43.0, 45.0)]).is_clear(),
            "it wins more"
        );
        assert!(
            !puzzle(&[best, ("b", 44.0, 40.0)]).is_clear(),
            "hardly more"
        );
        assert!(
            puzzle(&[best, ("b", 50.0, 37.0)]).is_clear(),
            "as often, with more"
        );
        assert!(
            !puzzle(&[best, ("b", 50.0, 38.0)]).is_clear(),
            "hardly more"
        );
        assert!(
            !puzzle(&[best, ("b", 51.0, 30.0)]).is_clear(),
            "it wins less"
        );
        assert!(!puzzle(&[best, ("b", 20.0, 20.0), ("c", 48.0, 39.0)]).is_clear());
        assert!(
            !puzzle(&[("b", 20.0, 20.0)]).is_clear(),
            "it was not compared"
        );
    }

    #[test]
    fn nothing_is_looked_for_in_a_game_that_is_decided() {
        assert!(!puzzle(&[("a", 1.0, 60.0), ("b", 0.0, 40.0)]).is_clear());
        assert!(!puzzle(&[("a", 100.0, 60.0), ("b", 99.0, 40.0)]).is_clear());
        assert!(puzzle(&[("a", 100.0, 60.0), ("b", 99.0, 40.0), ("c", 90.0, 30.0)]).is_clear());
    }

    #[test]
    fn a_puzzle_that_was_withdrawn_has_no_day() {
        let mut gone = puzzle(&[("a", 50.0, 40.0)]);
        gone.withdrawn = true;
        let mut other = puzzle(&[("a", 50.0, 40.0)]);
        other.name = "lay-efgh".to_owned();
        let both = [gone.clone(), other];
        for day in 0..4 {
            let found = of_the_day(&both, day).expect("a puzzle");
            assert_eq!(found.name, "lay-efgh");
        }
        assert!(of_the_day(&[gone], 0).is_none());
    }
}
