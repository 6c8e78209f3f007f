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
}

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

/// The puzzle of a day: every one of them in turn, in an order that looks mixed, so that none comes again before
/// all others were there.
pub fn of_the_day(puzzles: &[Puzzle], day: u64) -> Option<&Puzzle> {
    let mut order: Vec<&Puzzle> = puzzles.iter().collect();
    // By the letters of chance in the name: it does not matter where a puzzle stands, nor of which kind it is.
    order.sort_by_key(|puzzle| puzzle.name.rsplit('-').next().map(str::to_owned));
    let count = u64::try_from(order.len()).ok().filter(|&count| count > 0)?;
    order.get(usize::try_from(day % count).ok()?).copied()
}
