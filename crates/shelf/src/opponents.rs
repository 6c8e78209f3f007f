//! What bots of a game can do beside sitting at a match, without its types.

use std::time::Duration;

use bots::{BadWeights, Speed};
#[cfg(feature = "whole")]
use bots::{Balance, Contest, Means, Opponent, Plan, Progress, Report};
use table::{Problems, Request};

/// Why bots can't do what was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BotError {
    /// The game refuses such a table.
    #[error("{0}")]
    Table(Problems),
    /// The weights do not fit.
    #[error(transparent)]
    Weights(#[from] BadWeights),
    /// A program of somebody else could not be used.
    #[error("{0}")]
    Outside(String),
    /// The number of bots is not that of the seats.
    #[error("{bots} bots for {seats} seats: name one bot for every seat, such as --bots {}", vec!["expert"; *seats].join(","))]
    Seats {
        /// How many bots were named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A question about a game for one, asked of a game for several.
    #[error("only a game for one player can be won by foreseeing the deck")]
    NotSolo,
}

#[cfg(feature = "whole")]
/// Hears how far something has come.
pub type Hear<'a> = &'a mut dyn FnMut(u64);

/// All that bots can do among themselves in one game: without the feature `whole` their speed is measured, and no more.
pub trait Opponents: Send + Sync {
    #[cfg(feature = "whole")]
    /// Bots against bots.
    fn arena(
        &self,
        request: &Request,
        opponents: &[Opponent],
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Report, BotError>;

    #[cfg(feature = "whole")]
    /// Equal bots against each other, and what helped to win.
    fn balance(
        &self,
        request: &Request,
        opponent: &Opponent,
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Balance, BotError>;

    #[cfg(feature = "whole")]
    /// Learns weights for tables such as these, all of one number of players, from nothing or from
    /// weights learned before. `progress` sees the weights after every round.
    fn learn(
        &self,
        requests: &[Request],
        from: Option<&[u8]>,
        plan: &Plan,
        progress: &mut dyn FnMut(Progress, &[u8]),
    ) -> Result<Vec<u8>, BotError>;

    #[cfg(feature = "whole")]
    /// Whether a solo game with this seed could be won by somebody who sees the whole deck, as far
    /// as a search finds out.
    fn is_winnable(&self, request: &Request, seed: u64) -> Result<bool, BotError>;

    /// How many iterations a search makes in the middle of games, on this many threads.
    fn speed(&self, request: &Request, time: Duration, threads: usize) -> Result<Speed, BotError>;
}
