//! A bot at a table whose game's types are forgotten.

use std::any::Any;
use std::sync::Arc;

use table::{Game, MoveId, Seat, Witness};

use crate::player::{Player, Standing};

/// A bot that sits at a table of the shelf.
pub trait AnyBot: Send {
    /// A decision, from what `shelf::AnyMatch::witness` says for its seat. Nothing if that is of another
    /// game.
    fn choose(&mut self, witness: &dyn Any) -> Option<MoveId>;

    /// The game is over, and went like this.
    fn end(&mut self, standing: &Standing);

    /// The first decisions that it left to chance and why, a line each.
    fn complaints(&self) -> Vec<String>;
}

/// A player with its game.
pub(crate) struct Seated<G: Game> {
    game: Arc<G>,
    player: Box<dyn Player<G>>,
    /// How many events it has been shown.
    shown: usize,
}

impl<G: Game> Seated<G> {
    pub fn new(game: Arc<G>, mut player: Box<dyn Player<G>>, seat: Seat, players: usize) -> Self {
        player.begin(&game, seat, players);
        let shown = 0;
        Seated {
            game,
            player,
            shown,
        }
    }
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, witness: &dyn Any) -> Option<MoveId> {
        let witness = witness.downcast_ref::<Witness<G>>()?;
        // After an undo there are fewer events than it was shown; nobody can unsee them.
        for event in witness.events.iter().skip(self.shown) {
            self.player.watch(&self.game, event);
        }
        self.shown = witness.events.len();
        Some(self.player.choose(&self.game, &witness.known))
    }

    fn end(&mut self, standing: &Standing) {
        self.player.end(&self.game, standing);
    }

    fn complaints(&self) -> Vec<String> {
        self.player.complaints()
    }
}
