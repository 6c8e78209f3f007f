//! All games by name, with their bots: text in, text out.
//!
//! This is the only place where games lose their types, and whoever uses it needs to know none. A [`Shelf`]
//! holds the games; [`AnyGame`] sets up, reads positions and records, simulates, and lets bots play each
//! other ([`Opponents`]); [`AnyMatch`] is one game being played, by people and by bots ([`Bot`]). A game is
//! added by one line: [`Shelf::with`].
//!
//! Nothing here does I/O or reads a clock by itself. Bots that think for a time do (the crate `bots`), and
//! programs of others are started where the feature `whole` is on: it is what a program has, and a browser is handed or has no
//! use for, texts, puzzles and weights included.
//!
//! ```
//! use shelf::{Level, Means, Opponent, Shelf};
//!
//! let game = Shelf::standard().game("momiji").unwrap();
//! let mut played = game.start(&table::Request::players(2), 7).unwrap();
//! let seat = played.to_act().iter().next().unwrap();
//! let first = played.choices(seat).remove(0);
//! played.play(seat, &first.text).unwrap();
//! assert_eq!(played.moves_made(), 1);
//!
//! // A bot goes on. It may think on another thread: what it has to decide is its own.
//! let bot = played.seat_bot(seat, &Opponent::Bot(Level::Casual), &Means::default(), 1).unwrap();
//! let decision = played.decision(&bot).unwrap();
//! let chosen = std::thread::spawn(|| decision.think()).join().unwrap();
//! played.play_id(seat, chosen).unwrap();
//! ```

mod any_game;
mod any_match;
mod bot;
mod boxed;
mod coaching;
mod document;
mod eyes;
mod goal;
mod nearest;
mod opponents;
pub mod pretty;
mod puzzles;
mod refusal;
mod seated;
mod shelf;
mod sight;
mod simulation;
mod study;
mod trained;
mod wire;

pub use any_game::AnyGame;
pub use any_match::{AnyMatch, Counting, Look};
pub use bot::{Bot, Thinking};
pub use bots::{
    Analysis, Appraisal, BadWeights, Balance, Contest, Costly, Hint, Level, Means, Named, Opponent,
    OpponentError, Plan, Progress, Puzzle, Report, Review, Reviewed, Sequential, Solution, Speed,
    Standing, TurningPoint, Verdict, Watched, Worth, read_opponents,
};
pub use coaching::Reviewing;
pub use goal::{Goal, reached};
#[cfg(feature = "whole")]
pub use opponents::Hear;
pub use opponents::{BotError, Opponents};
pub use puzzles::{NoSuchPuzzle, TryError, attempt, puzzle, puzzles_of_the_day, show, solve};
pub use refusal::Refusal;
pub use shelf::{NoSuchGame, Shelf, Shelved};
pub use sight::{counting, sight};
pub use simulation::Simulation;
pub use study::{MOST_ANSWERS, MOST_MOVES, MOST_SHOWN, StudyError, begin, study};
pub use table::{Choice, ToldMove};
pub use wire::typescript;
