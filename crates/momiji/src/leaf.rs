//! The six types of leaf.

use table::SmallSet;

table::vocabulary! {
    /// A type of leaf, warm ones first.
    #[allow(missing_docs)]
    pub enum Leaf in u8 {
        Red = "red",
        Orange = "orange",
        Yellow = "yellow",
        Green = "green",
        Brown = "brown",
        Purple = "purple",
    }
}

/// A set of types.
pub type LeafSet = SmallSet<Leaf>;

impl Leaf {
    /// Red, orange and yellow.
    pub const WARM: LeafSet = LeafSet::from_bits(0b00_0111);

    /// Green, brown and purple.
    pub const COOL: LeafSet = LeafSet::from_bits(0b11_1000);
}
