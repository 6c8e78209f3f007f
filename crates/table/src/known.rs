//! All that a player may base a decision on.

use crate::chance::Chance;
use crate::game::Game;
use crate::matches::Match;
use crate::moves::MoveSet;
use crate::seat::{Observer, Seat};

/// What one seat knows when it must decide: its view, its legal moves, and what it remembers of the
/// events that it was shown.
///
/// This is the only thing that a bot ever gets. There is no way from here to the real state or to
/// the luck of the real game: [`Known::sample`] draws a state that fits, with luck of the caller's.
#[derive(Clone, Copy, Debug)]
pub struct Known<G: Game> {
    seat: Seat,
    players: usize,
    view: G::View,
    legal: MoveSet,
    memory: G::Memory,
}

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

/// What one seat knows, and all that it was shown on the way.
#[derive(Clone, Debug)]
pub struct Witness<G: Game> {
    /// What it knows now.
    pub known: Known<G>,
    /// The events since the beginning, each as this seat saw it.
    pub events: Vec<G::Event>,
}

impl<G: Game> Match<G> {
    /// What this seat knows now, every event since the beginning remembered.
    pub fn witness(&self, seat: Seat) -> Witness<G> {
        let (game, observer) = (self.game(), Observer::Seat(seat));
        let mut memory = G::Memory::default();
        let (mut events, mut shown) = (Vec::new(), Vec::new());
        for ((mut state, mut dice), made) in self.history().zip(self.log()) {
            let _ = game.apply(&mut state, made.seat, made.id, &mut dice, &mut events);
            for event in events.drain(..) {
                let seen = game.redact(&event, observer);
                game.remember(&mut memory, &seen);
                shown.push(seen);
            }
        }
        Witness {
            known: Known::of(game, self.state(), seat, memory),
            events: shown,
        }
    }
}
