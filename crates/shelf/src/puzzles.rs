//! Puzzles as somebody may see them: what the seat sees, and what is said to a try. The answer stays here until then.

use bots::{Puzzle, Solution, Worth, of_the_day};
use protocol::puzzles::{
    PuzzleAnswer, PuzzleLine, PuzzleMove, PuzzlePosed, PuzzleSolution, PuzzleVerdict, PuzzleWorth,
    PuzzlesOf,
};
use table::{Observer, Problems, Seat};

use crate::any_game::AnyGame;
use crate::any_match::AnyMatch;
use crate::refusal::Refusal;
use crate::shelf::Shelf;
use crate::sight::sight;

/// There is no such puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no such puzzle")]
pub struct NoSuchPuzzle;

/// Why a try is not answered.
#[derive(Debug, thiserror::Error)]
pub enum TryError {
    /// The position can't be set up: the data of the program is broken.
    #[error("{0}")]
    Broken(Problems),
    /// The move is not legal there.
    #[error("{0}")]
    Refused(Refusal),
    /// There is nothing to say about it: the data of the program is broken.
    #[error("the puzzle says nothing about its best move")]
    Unsaid,
}

/// The puzzles of every game that has some, with the one of this day, counted from 1970.
pub fn puzzles_of_the_day(games: &Shelf, day: u64) -> Vec<PuzzlesOf> {
    let with_some = games.games().filter(|game| !game.puzzles().is_empty());
    let of = |game: &std::sync::Arc<dyn AnyGame>| PuzzlesOf {
        game: game.about().id.to_owned(),
        puzzles: posed(game.puzzles()).map(line).collect(),
        daily: of_the_day(game.puzzles(), day).map(|puzzle| puzzle.name.clone()),
    };
    with_some.map(of).collect()
}

/// Those that are in lists.
fn posed(puzzles: &[Puzzle]) -> impl Iterator<Item = &Puzzle> {
    puzzles.iter().filter(|puzzle| !puzzle.withdrawn)
}

/// The puzzle of a game with this name; links to one that was withdrawn still lead to it.
pub fn puzzle<'a>(game: &'a dyn AnyGame, name: &str) -> Result<&'a Puzzle, NoSuchPuzzle> {
    let mut puzzles = game.puzzles().iter();
    puzzles
        .find(|puzzle| puzzle.name == name)
        .ok_or(NoSuchPuzzle)
}

fn line(puzzle: &Puzzle) -> PuzzleLine {
    PuzzleLine {
        name: puzzle.name.clone(),
        kind: puzzle.kind.clone(),
        players: puzzle.players,
        found_by: puzzle.found_by.len(),
    }
}

fn open(game: &dyn AnyGame, puzzle: &Puzzle) -> Result<(Box<dyn AnyMatch>, Seat), TryError> {
    let played = game.open_position(&puzzle.position, None);
    let played = played.map_err(TryError::Broken)?;
    let seat = Seat::from_number(puzzle.seat, played.players()).ok_or(TryError::Unsaid)?;
    Ok((played, seat))
}

/// A puzzle as the seat sees it that has to find the move.
///
/// # Errors
/// If the position can't be set up.
pub fn show(game: &dyn AnyGame, puzzle: &Puzzle) -> Result<PuzzlePosed, TryError> {
    let (played, seat) = open(game, puzzle)?;
    Ok(PuzzlePosed {
        game: game.about().id.to_owned(),
        puzzle: line(puzzle),
        seat: seat.number(),
        sight: sight(&*played, Observer::Seat(seat), true),
    })
}

/// Makes somebody's move, and says how good it is.
///
/// # Errors
/// If the move is not legal there.
pub fn attempt(game: &dyn AnyGame, puzzle: &Puzzle, asked: &str) -> Result<PuzzleAnswer, TryError> {
    let (mut played, seat) = open(game, puzzle)?;
    let text = played.check(seat, asked).map_err(TryError::Refused)?;
    let mut choices = played.choices(seat).into_iter();
    let does = choices.find(|choice| choice.text == text);
    played.play(seat, &text).map_err(TryError::Refused)?;
    let eyes = Observer::Seat(seat);
    let best = puzzle.weighed.get(&puzzle.best).copied();
    Ok(PuzzleAnswer {
        verdict: if text == puzzle.best {
            PuzzleVerdict::Best
        } else if text == puzzle.tempting {
            PuzzleVerdict::Tempting
        } else {
            PuzzleVerdict::Other
        },
        explanation: does.ok_or(TryError::Unsaid)?.explanation,
        worth: puzzle.weighed.get(&text).copied().map(worth),
        best: best.map(worth).ok_or(TryError::Unsaid)?,
        steps: played.story(eyes, 0),
        sight: sight(&*played, eyes, false),
    })
}

/// The answer, explained with this many iterations: seconds where they are many.
///
/// # Errors
/// If the data of the program is broken.
pub fn solve(
    game: &dyn AnyGame,
    puzzle: &Puzzle,
    iterations: u32,
) -> Result<PuzzleSolution, TryError> {
    let made = attempt(game, puzzle, &puzzle.best)?;
    let told: Solution = game.solution(puzzle, iterations).ok_or(TryError::Unsaid)?;
    let named = |named: bots::Named, worth| PuzzleMove {
        text: named.text,
        explanation: named.explanation,
        worth,
    };
    let line = told.line.into_iter().map(|step| named(step, None));
    let moves = told.weighed.into_iter();
    Ok(PuzzleSolution {
        reasons: told.reasons,
        line: line.collect(),
        outlook: told.outlook,
        moves: moves
            .map(|(step, its)| named(step, Some(worth(its))))
            .collect(),
        iterations: iterations.into(),
        steps: made.steps,
        sight: made.sight,
    })
}

fn worth(worth: Worth) -> PuzzleWorth {
    PuzzleWorth {
        win: worth.win,
        points: worth.points,
        at_once: worth.at_once,
    }
}
