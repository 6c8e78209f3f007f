//! A whole position.

use table::{MAX_SEATS, Seat};

use crate::area::Area;
use crate::card::CardSet;
use crate::garden::Garden;
use crate::landscape::{LandscapeStack, Letter};
use crate::leaf::LeafSet;
use crate::objective::ObjectiveSet;
use crate::turn::{Ending, Turn};

/// The terms of a game: what the table chose, and what was drawn for it before the first turn. They do not
/// change during the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// How many seats are taken: one in a scenario.
    pub players: u8,
    /// The solo scenario, by its place in the component data.
    pub scenario: Option<u8>,
    /// The types in the game.
    pub types: LeafSet,
    /// Whether everybody may see all cards of all piles.
    pub open_piles: bool,
    /// Who began.
    pub first: Seat,
}

/// A whole position of Momiji, the middle of a turn included. Copying it copies everything; the
/// deck is a set, so there is no future in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
    pub(crate) areas: [Area; MAX_SEATS],
    pub(crate) garden: Garden,
    pub(crate) available: ObjectiveSet,
    /// Torii in the middle; in a scenario they never run out and this stays zero.
    pub(crate) torii: u8,
    /// The stack of the draft, and the open cards, sorted.
    pub(crate) stack: LandscapeStack,
    pub(crate) open_landscapes: [Option<Letter>; 3],
    pub(crate) terms: Terms,
    pub(crate) turn: Turn,
    pub(crate) ending: Ending,
}

impl State {
    /// The cards of the deck; their order is nowhere.
    pub fn deck(&self) -> CardSet {
        self.deck
    }

    /// The discard pile.
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The garden.
    pub fn garden(&self) -> &Garden {
        &self.garden
    }

    /// One player's side of the table.
    pub fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat.index()]
    }

    /// Tokens that nobody has activated.
    pub fn available(&self) -> ObjectiveSet {
        self.available
    }

    /// Torii in the middle of the table.
    pub fn torii(&self) -> u8 {
        self.torii
    }

    /// The terms that the table plays by.
    pub fn table(&self) -> &Terms {
        &self.terms
    }

    /// The running turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// How near the end is.
    pub fn ending(&self) -> Ending {
        self.ending
    }

    /// The landscapes that lie open in the draft.
    pub fn open_landscapes(&self) -> impl Iterator<Item = Letter> {
        self.open_landscapes.into_iter().flatten()
    }

    #[inline]
    pub(crate) fn own(&self) -> &Area {
        &self.areas[self.turn.seat.index()]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Area {
        &mut self.areas[self.turn.seat.index()]
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.terms.scenario.is_some()
    }
}
