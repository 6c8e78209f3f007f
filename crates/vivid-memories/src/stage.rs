//! What is asked of a player.

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, Handful};
use crate::hex::Hex;
use crate::slot::FillSet;
use crate::tile::Space;

/// What is asked of a player now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Nothing: others are at it.
    Waiting,
    /// Remember: take fragments.
    Take,
    /// Remember: choose the empty hex for these.
    Place {
        /// The fragments taken.
        taken: Handful,
    },
    /// Remember: rewire if exactly one was taken, or end the turn.
    AfterTake {
        /// Whether a rewire may follow.
        rewire: bool,
    },
    /// Remember without an empty hex: choose a hex to rewire.
    MustRewire {
        /// Whether any rewire or none will do, because none makes a hex empty.
        free: bool,
    },
    /// A rewire around this hex is under way.
    Rewire(Rewire),
    /// Remember: the rewire is done, end the turn.
    EndTurn,
    /// Reflect: lay claimed tiles on the bank.
    LayTiles,
    /// Reflect: use actions, or be done.
    Act,
    /// Trade two for one: choose the hex.
    TradeTwoHex,
    /// Trade two for one: choose a fragment to remove.
    TradeTwoGive {
        /// The hex to remove from.
        hex: Hex,
        /// How many are still to go.
        left: u8,
    },
    /// Trade two for one: choose the colour to take.
    TradeTwoGain {
        /// The hex that was traded in.
        hex: Hex,
    },
    /// Speculate: choose the empty hex for what was drawn.
    SpeculatePlace {
        /// What was drawn.
        colour: Colour,
    },
    /// Push: choose the hex to push from.
    PushFrom,
    /// Push: choose the fragment and where it goes.
    PushTo {
        /// The hex to push from.
        from: Hex,
    },
    /// Swap: choose the first hex.
    SwapHex,
    /// Swap: choose its fragment.
    SwapColour {
        /// The first hex.
        hex: Hex,
    },
    /// Swap: choose the neighbour's fragment.
    SwapWith {
        /// The first hex.
        hex: Hex,
        /// Its fragment.
        colour: Colour,
    },
    /// A tile adds: choose the empty hex.
    AddTo {
        /// Where the tile lies.
        space: Space,
    },
    /// A tile trades one for two: choose the hex.
    TradeOneHex {
        /// Where the tile lies.
        space: Space,
    },
    /// A tile trades one for two in a hex of three: choose what to take.
    TradeOneGain {
        /// Where the tile lies.
        space: Space,
        /// The hex; the fragment given up is out of it already.
        hex: Hex,
    },
    /// Reward: choose which hex fills a core slot.
    Fill {
        /// The hexes that can still give, slot by slot.
        choices: FillSet,
    },
}

/// A rewire under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rewire {
    /// The hex chosen.
    pub centre: Hex,
    /// Outwards or inwards, once a fragment has moved.
    pub way: Option<Way>,
    /// Whether it must leave a hex empty.
    pub forced: bool,
}

/// Which way a rewire goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// From the chosen hex to its neighbours.
    Out,
    /// From the neighbours into the chosen hex.
    In,
}
