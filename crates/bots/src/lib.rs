//! Opponents: levels, search, evaluation, arena, analysis, programs of others.
//!
//! A bot decides from a [`table::Known`] and nothing else: its view, its legal moves, what it
//! remembers. [`opponents`] opens the bots of a game by its id; [`Opponents`] is all that they can
//! do. A game joins by implementing [`Judged`], and by a line in the module `list`.

#![allow(
    clippy::cast_precision_loss,
    reason = "judging is approximate: small counts become floats everywhere"
)]

mod analysis;
mod any_bot;
mod arena;
mod balance;
mod features;
mod games;
mod judged;
mod learn;
mod level;
mod list;
mod net;
mod opponents;
mod outside;
mod planner;
mod player;
mod roster;
mod search;

pub use analysis::{Analysis, Appraisal, Step};
pub use any_bot::AnyBot;
pub use arena::{Clock, Contest, Entry, Referee, Report, Seats, Sequential, Verdict, contest};
pub use balance::{Balance, Share, Source};
pub use judged::{Factor, Judged, Outcome};
pub use learn::{Plan, Progress, learn};
pub use level::{Level, Sitter, SitterError, read_sitters};
pub use list::opponents;
pub use net::{BadWeights, Net};
pub use opponents::{BotError, Hear, Opponents, Speed};
pub use outside::{Fault, OutsideError, Outsider, Patience};
pub use planner::{Casual, Novice};
pub use player::{Player, Standing};
pub use roster::{Means, Nets, our_player, search_of, shipped_nets};
pub use search::{Budget, Candidate, Searcher, Settings, is_winnable};
