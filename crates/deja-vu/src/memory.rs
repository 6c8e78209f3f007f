//! What a player who forgets nothing knows beyond the view.

use table::{MAX_SEATS, Seat};

use crate::card::{Card, CardSet};
use crate::event::Event;

/// Cards that players gave away by discarding a copy while they drew: who rejects a card has it
/// already. Always true, never complete; the default remembers nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    owned: [CardSet; MAX_SEATS],
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            owned: [CardSet::EMPTY; MAX_SEATS],
        }
    }
}

impl Memory {
    /// Cards that this player has for sure, in hand, in a memory or being built. Those that lie
    /// open nowhere are in hand.
    ///
    /// There is no need to follow a card from the hand: once begun it lies open for good.
    pub fn owned(&self, seat: Seat) -> CardSet {
        self.owned[seat.index()]
    }

    pub(crate) fn learn(&mut self, event: &Event) {
        match *event {
            Event::Rejected { seat, card } => self.owned[seat.index()].insert(card),
            Event::Discarded { seat, card } | Event::Left { seat, card } => self.gone(seat, card),
            _ => {}
        }
    }

    fn gone(&mut self, seat: Seat, card: Card) {
        self.owned[seat.index()].remove(card);
    }
}
