//! What just happened: for logs and animation.

use table::{Observer, Seat};

use crate::colour::{Colour, Handful};
use crate::hex::Hex;
use crate::line::End;
use crate::slot::Slot;
use crate::tile::{Space, Tile};

/// Something that happened at the table. All of it is open: the one secret, an aspiration, shows
/// itself only when it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A round began with a new line.
    RoundBegan { round: u8 },
    /// Fragments were taken from an end of the line.
    Took {
        seat: Seat,
        fragments: Handful,
        end: End,
    },
    /// Fragments were put into a hex.
    Placed {
        seat: Seat,
        fragments: Handful,
        hex: Hex,
    },
    /// An emptied tile was claimed.
    Claimed { seat: Seat, tile: Tile },
    /// A fragment moved from hex to hex: rewire or push.
    Moved {
        seat: Seat,
        colour: Colour,
        from: Hex,
        to: Hex,
    },
    /// Nobody could go on; the line went back to the supply.
    LineGivenUp,
    /// The start marker came to this seat.
    StartMarker { seat: Seat },
    /// Reflect begins, in turn order or at the same time.
    ReflectBegan { in_order: bool },
    /// A tile was laid on the bank.
    Laid {
        seat: Seat,
        tile: Tile,
        space: Space,
    },
    /// A tile found no space and left the game.
    LeftOver { seat: Seat, tile: Tile },
    /// A tile or a bank action is being used.
    Used {
        seat: Seat,
        space: Space,
        tile: Option<Tile>,
    },
    /// A fragment went from a hex to the supply.
    Gave {
        seat: Seat,
        colour: Colour,
        hex: Hex,
    },
    /// A fragment came from the supply to a hex.
    Gained {
        seat: Seat,
        colour: Colour,
        hex: Hex,
    },
    /// A fragment came out of the bag.
    Drew { seat: Seat, colour: Colour },
    /// Two fragments changed places.
    Swapped {
        seat: Seat,
        one: Colour,
        hex: Hex,
        other: Colour,
        with: Hex,
    },
    /// A player is done with Reflect.
    Done { seat: Seat },
    /// A tile scored, and is a precious moment now.
    Moment { seat: Seat, tile: Tile, points: u16 },
    /// A thread scored.
    Thread {
        seat: Seat,
        colour: Colour,
        hexes: u8,
        slots: u8,
        points: u16,
    },
    /// A core slot was filled from a hex.
    Filled { seat: Seat, slot: Slot, hex: Hex },
    /// Complete sets of core memories scored.
    Cores { seat: Seat, points: u16 },
    /// An aspiration was revealed and scored.
    Aspiration {
        seat: Seat,
        colour: Colour,
        points: u16,
    },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over.
    GameOver,
}

impl Event {
    /// The event as this observer may see it: nothing of it is hidden from anybody.
    #[must_use]
    pub fn seen_by(self, _observer: Observer) -> Event {
        self
    }
}
