//! The text side of a game, all of it.

use crate::documents::Documents;
use crate::game_box::GameBox;
use crate::speech::Speech;

/// A game that can be opened by name, written down and talked about: what shelf, bots and servers ask
/// of a game beyond its rules.
///
/// Nobody implements this: whatever has its three parts has it. With `G: Text` every method of the
/// parts can be called; for a game whose type is known, the part has to be in scope.
pub trait Text: GameBox + Documents + Speech {}

impl<G: GameBox + Documents + Speech> Text for G {}
