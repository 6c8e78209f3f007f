//! Impression bits: a shape in a colour, and heaps of them.

use table::{Chance, SmallSet};

table::vocabulary! {
    /// A colour of bits and of sceneries, white first.
    #[allow(missing_docs)]
    pub enum Colour in u8 {
        White = "white",
        Blue = "blue",
        Red = "red",
        Purple = "purple",
        Yellow = "yellow",
        Green = "green",
    }
}

table::vocabulary! {
    /// A shape of bits and of slots.
    #[allow(missing_docs)]
    pub enum Shape in u8 {
        Sun = "sun",
        Moon = "moon",
        Star = "star",
        Raindrop = "raindrop",
        Lightning = "lightning",
    }
}

table::numbered! {
    /// An impression bit: one of 30 kinds, of which there are two each.
    pub struct Bit in u32, of Colour::COUNT * Shape::COUNT;
}

/// A set of kinds of bits.
pub type Kinds = SmallSet<Bit>;

impl Bit {
    /// The bit of this colour and shape.
    pub const fn new(colour: Colour, shape: Shape) -> Bit {
        Bit(colour as u8 * Shape::COUNT as u8 + shape as u8)
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / Shape::COUNT]
    }

    /// Its shape.
    #[inline]
    pub const fn shape(self) -> Shape {
        Shape::ALL[self.0 as usize % Shape::COUNT]
    }

    /// Whether it is white.
    #[inline]
    pub const fn is_white(self) -> bool {
        (self.0 as usize) < Shape::COUNT
    }

    /// The name, such as `red-moon`.
    pub fn name(self) -> String {
        format!("{}-{}", self.colour(), self.shape())
    }

    /// The bit that this name means.
    pub fn from_name(name: &str) -> Option<Bit> {
        let (colour, shape) = name.split_once('-')?;
        Some(Bit::new(
            Colour::from_name(colour)?,
            Shape::from_name(shape)?,
        ))
    }
}

/// A heap of bits: two digits a kind, of which the lower one is set first. So equal heaps are equal
/// values, the number of bits is the number of set digits, and one drawn at random is a bit drawn
/// at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Heap(u64);

/// The lower digit of every kind.
const FIRST: u64 = 0x0555_5555_5555_5555;

/// The digits of one colour, moved down to white.
const COLOUR: u64 = (1 << (2 * Shape::COUNT)) - 1;

impl Heap {
    /// No bit.
    pub const EMPTY: Heap = Heap(0);

    /// All 60 bits.
    pub const ALL: Heap = Heap((1 << 60) - 1);

    /// How many bits there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many bits of this kind there are.
    #[inline]
    pub const fn count(self, bit: Bit) -> usize {
        (self.0 >> (2 * bit.0) & 3).count_ones() as usize
    }

    /// Whether there is a bit of this kind.
    #[inline]
    pub const fn contains(self, bit: Bit) -> bool {
        self.0 >> (2 * bit.0) & 1 != 0
    }

    /// The bits of one colour.
    #[inline]
    #[must_use]
    pub const fn of_colour(self, colour: Colour) -> Heap {
        Heap(self.0 & COLOUR << (2 * Shape::COUNT * colour as usize))
    }

    /// The bits of one shape.
    #[inline]
    #[must_use]
    pub const fn of_shape(self, shape: Shape) -> Heap {
        let mut mask = 0;
        let mut colour = 0;
        while colour < Colour::COUNT {
            mask |= 3 << (2 * (colour * Shape::COUNT + shape as usize));
            colour += 1;
        }
        Heap(self.0 & mask)
    }

    /// The bits that are not white.
    #[inline]
    #[must_use]
    pub const fn coloured(self) -> Heap {
        Heap(self.0 & !COLOUR)
    }

    /// Puts a bit in. There are two of a kind at the most.
    #[inline]
    pub fn add(&mut self, bit: Bit) {
        let digits = self.0 >> (2 * bit.0) & 1;
        debug_assert!(self.count(bit) < 2, "more bits than there are");
        self.0 |= (1 + digits) << (2 * bit.0);
    }

    /// Takes a bit out. It must be there.
    #[inline]
    pub fn remove(&mut self, bit: Bit) {
        debug_assert!(self.contains(bit), "the bit is not there");
        let two = self.0 >> (2 * bit.0 + 1) & 1;
        self.0 &= !((1 + two) << (2 * bit.0));
    }

    /// Puts all bits of another heap in.
    pub fn add_all(&mut self, other: Heap) {
        for bit in other.iter() {
            self.add(bit);
        }
    }

    /// Takes all bits of another heap out. They must be there.
    pub fn remove_all(&mut self, other: Heap) {
        for bit in other.iter() {
            self.remove(bit);
        }
    }

    /// Takes a bit out at random; nothing if there is none.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<Bit> {
        if self.is_empty() {
            return None;
        }
        let mut digits = self.0;
        for _ in 0..chance.below(self.len() as u32) {
            digits &= digits - 1;
        }
        let bit = Bit(digits.trailing_zeros() as u8 / 2);
        self.remove(bit);
        Some(bit)
    }

    /// The kinds there are, each once.
    #[inline]
    pub fn kinds(self) -> Kinds {
        let mut kinds = 0;
        let mut digits = self.0 & FIRST;
        while digits != 0 {
            kinds |= 1 << (digits.trailing_zeros() / 2);
            digits &= digits - 1;
        }
        Kinds::from_bits(kinds)
    }

    /// The bits, alike ones as often as they are there.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Bit> {
        let mut digits = self.0;
        std::iter::from_fn(move || {
            if digits == 0 {
                return None;
            }
            let bit = Bit(digits.trailing_zeros() as u8 / 2);
            digits &= digits - 1;
            Some(bit)
        })
    }
}

impl FromIterator<Bit> for Heap {
    fn from_iter<I: IntoIterator<Item = Bit>>(bits: I) -> Heap {
        let mut heap = Heap::EMPTY;
        for bit in bits {
            heap.add(bit);
        }
        heap
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_counts_what_was_put_in() {
        let moon = Bit::new(Colour::Red, Shape::Moon);
        let sun = Bit::new(Colour::White, Shape::Sun);
        let mut heap: Heap = [moon, moon, sun].into_iter().collect();
        assert_eq!((heap.len(), heap.count(moon), heap.count(sun)), (3, 2, 1));
        assert_eq!(heap.coloured().len(), 2);
        assert_eq!(heap.of_shape(Shape::Sun).len(), 1);
        heap.remove(moon);
        assert_eq!(
            (heap.count(moon), heap.of_colour(Colour::Red).len()),
            (1, 1)
        );
        heap.remove(moon);
        assert!(!heap.contains(moon));
        assert_eq!(Heap::ALL.len(), 60);
        assert_eq!(Heap::ALL.iter().collect::<Heap>(), Heap::ALL);
    }
}
