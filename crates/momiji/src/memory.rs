//! What a player who forgets nothing knows beyond the view.

use table::{MAX_SEATS, Seat};

use crate::area::{Area, MAX_SLID, Side};
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::event::Event;

/// Cards that were seen on their way: taken from the garden into a hand, laid, slid. All of it is
/// a lower bound: what is in here is certainly there. The default remembers nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    /// Cards that a player is known to hold.
    pub(crate) hands: [CardSet; MAX_SEATS],
    /// Laid and slid cards; only the piles of these areas mean anything.
    pub(crate) areas: [Area; MAX_SEATS],
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            hands: [CardSet::EMPTY; MAX_SEATS],
            areas: [Area::EMPTY; MAX_SEATS],
        }
    }
}

impl Memory {
    /// The cards that this player is known to hold, at least.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The laid cards that this player is known to have, at least.
    pub fn laid(&self, seat: Seat) -> CardSet {
        self.areas[seat.index()].laid()
    }

    pub(crate) fn learn(&mut self, event: &Event, game: &Momiji) {
        match *event {
            Event::Took { seat, card } | Event::Retrieved { seat, card } => {
                self.hands[seat.index()].add(card, &game.leaves);
            }
            Event::Discarded { seat, card } => self.left_hand(seat, card, game),
            Event::Laid {
                seat,
                card,
                from_hand,
                ..
            } => {
                if from_hand {
                    self.left_hand(seat, card, game);
                }
                self.areas[seat.index()].lay(card, Side::Right, &game.leaves);
            }
            Event::Slid { seat, card, under } => {
                self.left_hand(seat, card, game);
                let area = &mut self.areas[seat.index()];
                if area.slid().count() < MAX_SLID {
                    area.slide(card, under);
                }
            }
            _ => {}
        }
    }

    /// A card left a hand: perhaps the one that was known, so it is not known any more.
    fn left_hand(&mut self, seat: Seat, card: Card, game: &Momiji) {
        let hand = &mut self.hands[seat.index()];
        if hand.contains(card) {
            hand.remove(card, &game.leaves);
        }
    }
}
