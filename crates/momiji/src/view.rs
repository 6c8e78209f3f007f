//! What one pair of eyes may see.

use table::{MAX_SEATS, Observer, Seat};

use crate::area::{Area, MAX_SLID};
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::garden::Garden;
use crate::landscape::Letter;
use crate::objective::ObjectiveSet;
use crate::state::{State, Terms};
use crate::turn::{Ending, Stage, Turn};

/// What one observer may know of a position, and nothing else.
///
/// It is a position from which everything hidden has been taken out (the deck, other hands, the
/// cards under the tops of closed piles, cards that only another player looks at), with the numbers
/// that stay open written beside it. What was taken out is not in here in any form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose eyes these are.
    pub observer: Observer,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards each hand has.
    pub hands: [u8; MAX_SEATS],
    /// Tokens that the observer, if it is their turn, may activate. With closed piles in a
    /// scenario this can rest on cards that nobody may count: it is what a referee would say.
    pub activatable: ObjectiveSet,
    pub(crate) open: State,
}

/// A view is read piece by piece: it is not a [`State`] and can't be taken for one, neither to be
/// scored nor to be played on. [`table::Game::sample`] makes whole states that fit it.
impl View {
    /// The discard pile.
    pub fn discard(&self) -> CardSet {
        self.open.discard
    }

    /// The garden.
    pub fn garden(&self) -> &Garden {
        &self.open.garden
    }

    /// One player's side of the table. A hand that is hidden is empty in it, and piles hold their top
    /// card only, unless piles are open.
    pub fn area(&self, seat: Seat) -> &Area {
        self.open.area(seat)
    }

    /// Tokens that nobody has activated.
    pub fn available(&self) -> ObjectiveSet {
        self.open.available
    }

    /// Torii in the middle of the table.
    pub fn torii(&self) -> u8 {
        self.open.torii
    }

    /// The terms that the table plays by.
    pub fn table(&self) -> &Terms {
        &self.open.terms
    }

    /// The running turn; cards that only another player looks at are missing in it.
    pub fn turn(&self) -> &Turn {
        &self.open.turn
    }

    /// How near the end is.
    pub fn ending(&self) -> Ending {
        self.open.ending
    }

    /// The landscapes that lie open in the draft.
    pub fn open_landscapes(&self) -> impl Iterator<Item = Letter> {
        self.open.open_landscapes()
    }

    /// Whether this seat's hand is in the view.
    pub fn sees_hand(&self, seat: Seat) -> bool {
        self.observer.sees(seat)
    }

    /// Whether whole piles are in the view, and not their tops alone.
    pub fn sees_piles(&self) -> bool {
        self.open.terms.open_piles || self.observer == Observer::AllSeeing
    }
}

impl Momiji {
    pub(crate) fn look(&self, state: &State, observer: Observer) -> View {
        let mut open = *state;
        let mut hands = [0; MAX_SEATS];
        open.deck = CardSet::EMPTY;
        for seat in Seat::all(state.terms.players.into()) {
            let area = &mut open.areas[seat.index()];
            hands[seat.index()] = area.hand.len() as u8;
            if !observer.sees(seat) {
                area.hand = CardSet::EMPTY;
            }
            if !state.terms.open_piles && observer != Observer::AllSeeing {
                area.slid = [None; MAX_SLID];
                for pile in &mut area.piles {
                    pile.slid = 0;
                    pile.laid = 0;
                }
            }
        }
        if let Stage::Keep { drawn } = &mut open.turn.stage
            && !observer.sees(state.turn.seat)
        {
            *drawn = [None::<Card>; 4];
        }
        View {
            observer,
            deck: state.deck.len() as u8,
            hands,
            activatable: if observer.sees(state.turn.seat) {
                self.activatable(state, state.own().acorns)
            } else {
                ObjectiveSet::EMPTY
            },
            open,
        }
    }
}
