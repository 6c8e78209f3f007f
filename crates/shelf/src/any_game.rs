//! A game without its types: what every game on the shelf can do.

use std::sync::Arc;

use bots::{BadWeights, Puzzle, Solution};
use serde_json::Value;
#[cfg(feature = "whole")]
use table::Phrase;
use table::{About, Problems, Record, RecordError, Request};

use crate::any_match::AnyMatch;
use crate::opponents::Opponents;
use crate::simulation::Simulation;

/// The box of one game, and its bots. What a program alone asks for is there with the feature `whole`.
pub trait AnyGame: Opponents {
    /// Name, players, modes and options.
    fn about(&self) -> About;

    #[cfg(feature = "whole")]
    /// Every name of a piece and a rule.
    fn names(&self) -> Vec<Phrase>;

    /// The component data that comes with the program, as a document.
    fn components(&self) -> &'static str;

    /// A digest of the component data in use: games set up with another one are other games.
    fn components_digest(&self) -> u64;

    /// The number of the rules: a correction raises it.
    fn rules(&self) -> u32;

    /// The same game with the component data of this digest: that of today, or of an earlier version, which is
    /// opened when it is first asked for. Nothing if no version came with it.
    fn edition(&self, digest: u64) -> Option<&dyn AnyGame>;

    /// The digests of the component data in use and of that of all earlier versions.
    fn editions(&self) -> Vec<u64>;

    /// What a game may have been begun with that does not say it: see `table::Text::UNNAMED`.
    fn unnamed(&self) -> &'static [u64];

    #[cfg(feature = "whole")]
    /// The same game with other component data, or everything that is wrong with it.
    fn with_components(&self, components: &str) -> Result<Arc<dyn AnyGame>, Problems>;

    /// The same game with these weights for bots that play with this many players, in place of those that came with the
    /// program, if any did.
    fn with_weights(&self, players: usize, weights: &[u8]) -> Result<Arc<dyn AnyGame>, BadWeights>;

    #[cfg(feature = "whole")]
    /// What is unusual in the component data in use, though the game can be played with it.
    fn warnings(&self) -> Problems;

    /// Sets up a new game.
    fn start(&self, request: &Request, seed: u64) -> Result<Box<dyn AnyMatch>, Problems>;

    /// Goes on from a position document.
    ///
    /// Its luck is that of a given seed, or else that which the document states, or else that of
    /// seed 0.
    fn open_position(
        &self,
        document: &Value,
        seed: Option<u64>,
    ) -> Result<Box<dyn AnyMatch>, Problems>;

    /// The puzzles that come with the program.
    fn puzzles(&self) -> &[Puzzle];

    /// What a coach says about one of its puzzles, with this many iterations: the same on every machine. Nothing if it
    /// is no puzzle of this game.
    fn solution(&self, puzzle: &Puzzle, iterations: u32) -> Option<Solution>;

    /// Plays a record again, and checks it move by move.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;

    /// Plays whole games by chance, one after another, with `table::QuickDice`. The legal moves
    /// are made out at every decision. `progress` hears now and then how many games are done.
    fn simulate(
        &self,
        request: &Request,
        games: u64,
        seed: u64,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Simulation, Problems>;

    #[cfg(feature = "whole")]
    /// How many sequences of `depth` decisions there are from the setup with this seed.
    fn perft(&self, request: &Request, seed: u64, depth: u32) -> Result<u64, Problems>;
}
