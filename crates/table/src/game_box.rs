//! The box of a game: its component data, and what people may choose when they sit down.

use crate::about::{About, Request};
use crate::edition::Edition;
use crate::game::Game;
use crate::problem::Problems;

/// A game that comes in a box: opened from component data, described, and asked for a table.
pub trait GameBox: Game {
    /// The component data that comes with the program, as a JSON document.
    const COMPONENTS: &'static str;

    /// The component data that came with earlier versions, oldest first: games that were begun with it go on
    /// with it. What was given out once is never changed and never taken away.
    const EDITIONS: &'static [Edition] = &[];

    /// The digests of the component data that a game may have been begun with which does not say so, as games
    /// did before the server noted it: the likeliest first. Such a game is played with the first by which all of
    /// its moves can be made. What is in this list was out at that time, and so it never changes.
    const UNNAMED: &'static [u64] = &[];

    /// Opens the box: checks a component document.
    ///
    /// # Errors
    /// Everything that is wrong with the document, at once.
    fn open(components: &str) -> Result<Self, Problems>;

    /// What is unusual in the component data, though the game can be played with it: where it differs
    /// from what we had to reconstruct, because only lost pictures showed it. Nothing, if a game has
    /// no opinion on that.
    fn warnings(&self) -> Problems {
        Problems::new()
    }

    /// A stable fingerprint of the component data, as records state it.
    fn components_digest(&self) -> u64;

    /// Name, players, modes and options.
    fn about(&self) -> About;

    /// Checks what people asked for.
    ///
    /// # Errors
    /// Everything that this game does not have or can't be played with, at once.
    fn options(&self, request: &Request) -> Result<Self::Options, Problems>;
}
