//! Opponents: levels, search, evaluation, arena, analysis, programs of others; for any one game.
//!
//! A bot decides from a [`table::Known`] and nothing else: its view, its legal moves, what it
//! remembers. A game joins by implementing [`Judged`]; [`player()`] makes its bots. The crate `shelf` has
//! the same for all games by name.
//!
//! With the feature `outside` programs of others may play, in processes of their own.

#![allow(
    clippy::cast_precision_loss,
    reason = "judging is approximate: small counts become floats everywhere"
)]

mod analysis;
mod arena;
mod balance;
mod coach;
mod exponential;
mod features;
mod games;
mod grade;
mod head;
mod judged;
mod learn;
mod net;
mod opponent;
#[cfg(feature = "outside")]
mod outside;
mod planner;
mod player;
mod puzzle;
mod roster;
mod search;
mod speed;

pub use analysis::{Analysis, Appraisal, LineMove, in_words};
pub use arena::{Clock, Contest, Entry, Referee, Report, Seats, Sequential, Verdict, contest};
pub use balance::{Balance, Ledger, Share, Source};
pub use coach::{
    Comparison, Costly, Hint, Named, Review, Reviewed, Reviewer, Solution, TurningPoint, Watched,
    hint, solution,
};
pub use features::{Features, Name, Names};
pub use grade::{choice_of, found_by};
pub use head::BadWeights;
pub use judged::{Factor, Judged, Outcome};
pub use learn::{Plan, Progress, learn};
pub use net::Net;
pub use opponent::{Opponent, OpponentError, read_opponents};
#[cfg(feature = "outside")]
pub use outside::{Fault, OutsideError, Outsider, Patience};
pub use planner::{Casual, Novice};
pub use player::{Player, Standing};
pub use puzzle::{Puzzle, Worth, of_the_day};
pub use roster::{Means, Nets, our_player, player, search_of, shipped_nets};
pub use search::{Budget, Candidate, Searcher, Settings, Study, is_winnable};
pub use speed::{Speed, speed};
pub use table::Level;
