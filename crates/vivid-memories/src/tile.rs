//! Moment tiles, and the spaces of the bank that they lie on.

use table::SmallSet;

use crate::colour::{Colour, Handful};

/// How many moment tiles there are.
pub const TILES: usize = 20;

table::numbered! {
    /// A moment tile, by its place in the component data.
    pub struct Tile in u32, of TILES;
}

/// A set of tiles.
pub type TileSet = SmallSet<Tile>;

impl Tile {
    /// The name, such as `M07`.
    pub fn name(self) -> String {
        format!("M{:02}", self.index() + 1)
    }

    /// The tile that this name means; case does not matter.
    pub fn from_name(name: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.name().eq_ignore_ascii_case(name))
    }
}

/// What is printed on a moment tile.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// What a hex must hold, exactly.
    pub condition: Handful,
    /// What each such hex scores.
    pub points: u16,
    /// What its action side does.
    pub action: TileAction,
}

/// What the action side of a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileAction {
    /// Take one of this colour into an empty hex.
    Add(Colour),
    /// Give one, take two into the same hex.
    Trade {
        /// The colour given up.
        give: Colour,
        /// The colours gained.
        gain: [Colour; 2],
    },
}

impl TileAction {
    /// The most fragments of this colour that it can bring.
    pub fn most_of(self, colour: Colour) -> usize {
        match self {
            TileAction::Add(gain) => usize::from(gain == colour),
            TileAction::Trade { gain, .. } => gain.iter().filter(|&&one| one == colour).count(),
        }
    }
}

table::vocabulary! {
    /// A space of the memory bank, by its own action.
    pub enum Space in u8 {
        /// Remove two fragments of a hex, take one.
        TradeTwo = "trade-two",
        /// A fragment of the bag into an empty hex.
        Speculate = "speculate",
        /// Move a fragment to a neighbouring hex.
        Push = "push",
        /// Exchange fragments of neighbouring hexes.
        Swap = "swap",
    }
}

/// A set of spaces.
pub type SpaceSet = SmallSet<Space>;

/// How many spaces a memory bank has.
pub const SPACES: usize = Space::COUNT;
