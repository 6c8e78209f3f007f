//! Core memory slots, and from where they can be filled.

use table::{Member, SmallSet};

/// The most core memory slots that a board may have.
pub const MAX_SLOTS: usize = 24;

table::numbered! {
    /// A core memory slot of a board, by its place in the component data.
    pub struct Slot in u32, of MAX_SLOTS;
}

/// A set of slots.
pub type SlotSet = SmallSet<Slot>;

table::vocabulary! {
    /// One of the two hexes that a slot may touch, in the order of the component data.
    pub enum Touch in u8 {
        /// The first of them, or the only one.
        First = "first",
        /// The second.
        Second = "second",
    }
}

/// A way to fill a slot: with a fragment of one of the hexes that it touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fill {
    /// The slot to fill.
    pub slot: Slot,
    /// The hex that gives the fragment.
    pub from: Touch,
}

impl Fill {
    /// How many ways a board may have.
    pub const COUNT: usize = MAX_SLOTS * Touch::COUNT;

    /// The way with this number, below [`Fill::COUNT`].
    #[inline]
    pub const fn from_index(index: usize) -> Fill {
        Fill {
            slot: Slot::from_index(index / Touch::COUNT),
            from: Touch::ALL[index % Touch::COUNT],
        }
    }

    /// Position in an array over all ways, slot by slot.
    #[inline]
    pub const fn index(self) -> usize {
        self.slot.index() * Touch::COUNT + self.from.index()
    }

    /// All ways to fill a slot.
    #[inline]
    pub(crate) fn all_of(slot: Slot) -> FillSet {
        FillSet::from_bits(0b11 << (Touch::COUNT * slot.index()))
    }
}

impl Member for Fill {
    type Bits = u64;

    const COUNT: usize = Fill::COUNT;

    #[inline]
    fn index(self) -> usize {
        Fill::index(self)
    }

    #[inline]
    fn from_index(index: usize) -> Fill {
        Fill::from_index(index)
    }
}

/// A set of ways to fill slots.
pub type FillSet = SmallSet<Fill>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_to_fill_a_slot_stand_side_by_side() {
        for (index, slot) in Slot::all().enumerate() {
            let ways: Vec<Fill> = Fill::all_of(slot).iter().collect();
            let expected = Touch::ALL.map(|from| Fill { slot, from });
            assert_eq!(ways, expected);
            assert_eq!(ways[0].index(), 2 * index);
            assert_eq!(Fill::from_index(2 * index + 1), ways[1]);
        }
    }
}
