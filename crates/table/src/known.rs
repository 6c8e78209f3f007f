//! All that a player may base a decision on.

use crate::chance::Chance;
use crate::game::Game;
use crate::moves::MoveSet;
use crate::seat::{Observer, Seat};

/// What one seat knows when it must decide: its view, its legal moves, and what it remembers of the
/// events that it was shown.
///
/// This is the only thing that a bot ever gets. There is no way from here to the real state or to
/// the luck of the real game: [`Known::sample`] draws a state that fits, with luck of the caller's.
#[derive(Debug)]
pub struct Known<G: Game> {
    seat: Seat,
    players: usize,
    view: G::View,
    legal: MoveSet,
    memory: G::Memory,
}

// Whatever the rules themselves are, what is known of them can be copied.
impl<G: Game> Clone for Known<G> {
    fn clone(&self) -> Known<G> {
        *self
    }
}

impl<G: Game> Copy for Known<G> {}

impl<G: Game> Known<G> {
    /// What this seat knows of a state, with this memory.
    pub fn of(game: &G, state: &G::State, seat: Seat, memory: G::Memory) -> Known<G> {
        Known {
            seat,
            players: game.players(state),
            view: game.view(state, Observer::Seat(seat)),
            legal: game.legal(state, seat),
            memory,
        }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats are taken.
    pub fn players(&self) -> usize {
        self.players
    }

    /// What the seat sees now.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// What it remembers beyond that.
    pub(crate) fn memory(&self) -> &G::Memory {
        &self.memory
    }

    /// What the seat may do now.
    pub fn legal(&self) -> MoveSet {
        self.legal
    }

    /// The same in the words of the game.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.legal.moves()
    }

    /// The same knowledge in the mind of somebody who remembers nothing.
    #[must_use]
    pub fn forgotten(&self) -> Known<G> {
        Known {
            memory: G::Memory::default(),
            ..*self
        }
    }

    /// A whole state drawn at random among those that fit.
    pub fn sample(&self, game: &G, chance: &mut impl Chance) -> G::State {
        game.sample(&self.view, &self.memory, chance)
    }
}
