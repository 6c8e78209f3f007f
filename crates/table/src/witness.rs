//! Going through a match with the eyes of one seat, where nobody waits for it.

use std::sync::Arc;

use crate::chance::Dice;
use crate::game::Game;
use crate::known::Known;
use crate::matches::{MadeMove, Match};
use crate::seat::{Observer, Seat};

/// A match as it was played so far, taken out of it so that the match need not wait: its beginning and its moves.
/// Taking it plays nothing.
pub struct Past<G: Game> {
    game: Arc<G>,
    state: G::State,
    dice: Dice,
    log: Vec<MadeMove>,
}

/// What one seat knows, and all that it was shown on the way.
///
/// It can follow its match further: a move is gone through once, however often somebody asks.
pub struct Witness<G: Game> {
    /// What it knows now.
    pub known: Known<G>,
    /// The events since the beginning, each as this seat saw it.
    pub events: Vec<G::Event>,
    /// The moves that it has gone through, and where they led: nobody else gets to see that.
    log: Vec<MadeMove>,
    state: G::State,
    dice: Dice,
}

impl<G: Game> Match<G> {
    /// What was played so far.
    pub fn past(&self) -> Past<G> {
        let (state, dice) = self.beginning();
        Past {
            game: Arc::clone(self.game()),
            state: *state,
            dice: dice.clone(),
            log: self.log().to_vec(),
        }
    }

    /// What this seat knows now, every event since the beginning remembered. Plays the game again.
    pub fn witness(&self, seat: Seat) -> Witness<G> {
        self.past().witness(seat, None)
    }
}

impl<G: Game> Past<G> {
    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What this seat knows at the end of it, every event since the beginning remembered. A witness of `before` goes
    /// on from where it was, unless a move was taken back since; without one everything is played again.
    pub fn witness(&self, seat: Seat, before: Option<Witness<G>>) -> Witness<G> {
        let before = before.filter(|before| before.is_of(seat, self));
        let mut witness = before.unwrap_or_else(|| self.beginning(seat));
        let (game, observer) = (&*self.game, Observer::Seat(seat));
        let mut memory = *witness.known.memory();
        let mut events = Vec::new();
        for made in &self.log[witness.log.len()..] {
            let (state, dice) = (&mut witness.state, &mut witness.dice);
            let _ = game.apply(state, made.seat, made.id, dice, &mut events);
            for event in events.drain(..) {
                let seen = game.redact(&event, observer);
                game.remember(&mut memory, &seen);
                witness.events.push(seen);
            }
            witness.log.push(*made);
        }
        witness.known = Known::of(game, &witness.state, seat, memory);
        witness
    }

    fn beginning(&self, seat: Seat) -> Witness<G> {
        Witness {
            known: Known::of(&*self.game, &self.state, seat, G::Memory::default()),
            events: Vec::new(),
            log: Vec::new(),
            state: self.state,
            dice: self.dice.clone(),
        }
    }
}

impl<G: Game> Witness<G> {
    /// Whether all that it has seen is the beginning of this.
    fn is_of(&self, seat: Seat, past: &Past<G>) -> bool {
        self.known.seat() == seat && past.log.starts_with(&self.log)
    }
}
