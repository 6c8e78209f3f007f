//! The hexes of a board.

use table::SmallSet;

/// The most hexes that a board may have.
pub const MAX_HEXES: usize = 32;

table::numbered! {
    /// A hex of a board, by its place in the component data.
    pub struct Hex in u32, of MAX_HEXES;
}

/// A set of hexes.
pub type HexSet = SmallSet<Hex>;
