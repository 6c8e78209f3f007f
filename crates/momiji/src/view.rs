//! What one pair of eyes may see.

use table::{MAX_SEATS, Observer, Seat};

use crate::area::MAX_SLID;
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::objective::ObjectiveSet;
use crate::state::State;
use crate::turn::Stage;

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

impl View {
    /// The open part of the position. Hidden hands and the deck are empty in it, and piles hold
    /// their top card only unless piles are open.
    pub fn open(&self) -> &State {
        &self.open
    }

    /// Whether this seat's hand is in the view.
    pub fn sees_hand(&self, seat: Seat) -> bool {
        self.observer.sees(seat)
    }

    /// Whether whole piles are in the view, and not their tops alone.
    pub fn sees_piles(&self) -> bool {
        self.open.table.open_piles || self.observer == Observer::AllSeeing
    }
}

impl Momiji {
    pub(crate) fn look(&self, state: &State, observer: Observer) -> View {
        let mut open = *state;
        let mut hands = [0; MAX_SEATS];
        open.deck = CardSet::EMPTY;
        for seat in Seat::all(state.table.players.into()) {
            let area = &mut open.areas[seat.index()];
            hands[seat.index()] = area.hand.len() as u8;
            if !observer.sees(seat) {
                area.hand = CardSet::EMPTY;
            }
            if !state.table.open_piles && observer != Observer::AllSeeing {
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
