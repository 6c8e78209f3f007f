//! What just happened: for logs and animation.

use table::{Observer, Seat};

use crate::bits::Bit;
use crate::card::Card;
use crate::fragment::Fragment;
use crate::map::Tile;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A tile was laid.
    Placed { seat: Seat, tile: Tile },
    /// Bits and fragments were dealt to the map.
    MapDealt,
    /// A card was chosen in the opening; which one is secret until all have chosen.
    Chose { seat: Seat, card: Option<Card> },
    /// All have chosen: a card goes to the discard.
    Left { seat: Seat, card: Card },
    /// All have chosen: a card goes to long-term memory.
    Rose { seat: Seat, card: Card },
    /// The girl moved.
    GirlMoved { seat: Seat, to: Tile },
    /// A flower was planted and a fragment taken.
    Planted {
        seat: Seat,
        on: Tile,
        fragment: Fragment,
    },
    /// The bits of a tile were taken up.
    TookUp { seat: Seat, from: Tile },
    /// A bit fell on a tile.
    Dropped { seat: Seat, bit: Bit, on: Tile },
    /// A bit was taken from the map.
    Collected { seat: Seat, bit: Bit },
    /// Nothing could be sown.
    SkippedRecollection { seat: Seat },
    /// A card is being built.
    Began {
        seat: Seat,
        card: Card,
        public: bool,
    },
    /// A slot was covered.
    Covered { seat: Seat, bit: Bit },
    /// A card went to short-term memory, or back to it.
    SetAside { seat: Seat, card: Card },
    /// A card is complete.
    Completed { seat: Seat, card: Card, points: u16 },
    /// A bit was paid for a flower.
    Paid { seat: Seat, bit: Bit },
    /// A flower grew on the girl tile.
    Grew { seat: Seat },
    /// A bit was saved.
    Saved { seat: Seat, bit: Bit },
    /// Bits went to the hive.
    ToHive { bits: u8 },
    /// A bit came back to the map.
    Replenished { bit: Bit, on: Tile },
    /// A tile was named for the incomplete level.
    Named { seat: Seat, tile: Tile },
    /// A hand card was discarded.
    Discarded { seat: Seat, card: Card },
    /// A card was drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// A card drawn was a copy of one that the player has, and was discarded.
    Rejected { seat: Seat, card: Card },
    /// The discard was shuffled into a new deck.
    Reshuffled,
    /// The end was triggered.
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
            Event::Chose { seat, .. } if !observer.sees(seat) => Event::Chose { seat, card: None },
            open => open,
        }
    }
}
