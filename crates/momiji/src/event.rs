//! What just happened: for logs, animation and memory.

use table::{Observer, Seat};

use crate::area::Side;
use crate::card::Card;
use crate::landscape::Letter;
use crate::leaf::Leaf;
use crate::objective::Objective;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A landscape was taken in the draft.
    Drafted { seat: Seat, letter: Letter },
    /// A landscape was turned over in the draft.
    LandscapeOpened { letter: Letter },
    /// An acorn was paid to turn over cards.
    PaidReveal { seat: Seat },
    /// A card of the deck came to the garden, or to the discard if its column was full.
    Revealed { card: Card, to_discard: bool },
    /// A card of the garden was discarded (solo).
    Cleared { card: Card },
    /// A card went from the garden to a hand.
    Took { seat: Seat, card: Card },
    /// A card went from the deck to a player's eyes only.
    Drew { seat: Seat, card: Option<Card> },
    /// One of the cards just drawn was discarded.
    ThrewBack { seat: Seat, card: Card },
    /// A card was laid on a pile; `new_pile` says where a new one was started.
    Laid {
        seat: Seat,
        card: Card,
        from_hand: bool,
        new_pile: Option<Side>,
    },
    /// A pile was closed, with a torii if there was one.
    Closed { seat: Seat, leaf: Leaf, torii: bool },
    /// A card went from a hand to the discard.
    Discarded { seat: Seat, card: Card },
    /// A card went from the discard to a hand.
    Retrieved { seat: Seat, card: Card },
    /// A card was shown and slid under a pile.
    Slid { seat: Seat, card: Card, under: Leaf },
    /// A landscape was used.
    Used { seat: Seat, letter: Letter },
    /// Acorns came from the supply, for a landscape or an exchange.
    Gained { seat: Seat, acorns: u16 },
    /// The piles were put in a new order.
    Rearranged { seat: Seat },
    /// An objective was activated.
    Activated {
        seat: Seat,
        objective: Objective,
        price: u16,
    },
    /// An objective was swapped for another.
    Swapped {
        seat: Seat,
        old: Objective,
        new: Objective,
    },
    /// The main action was passed.
    Passed { seat: Seat },
    /// Acorns came from the harvest.
    Harvested { seat: Seat, acorns: u16 },
    /// The end of the game was triggered.
    EndTriggered { seat: Seat },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over.
    GameOver,
}

impl Event {
    /// The event as this observer may see it.
    #[must_use]
    pub fn seen_by(self, observer: Observer) -> Event {
        match self {
            Event::Drew { seat, .. } if !observer.sees(seat) => Event::Drew { seat, card: None },
            open => open,
        }
    }
}
