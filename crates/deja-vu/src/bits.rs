//! Impression bits: a shape in a colour, and heaps of them.

use std::fmt;

use table::Chance;

/// A colour of bits and of sceneries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    White,
    Blue,
    Red,
    Purple,
    Yellow,
    Green,
}

impl Colour {
    /// How many colours there are.
    pub const COUNT: usize = 6;

    /// All colours, white first.
    pub const ALL: [Colour; Colour::COUNT] = [
        Colour::White,
        Colour::Blue,
        Colour::Red,
        Colour::Purple,
        Colour::Yellow,
        Colour::Green,
    ];

    /// The word for it in documents and moves.
    pub const fn name(self) -> &'static str {
        ["white", "blue", "red", "purple", "yellow", "green"][self as usize]
    }

    /// The colour that this word names.
    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A shape of bits and of slots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Shape {
    Sun,
    Moon,
    Star,
    Raindrop,
    Lightning,
}

impl Shape {
    /// How many shapes there are.
    pub const COUNT: usize = 5;

    /// All shapes.
    pub const ALL: [Shape; Shape::COUNT] = [
        Shape::Sun,
        Shape::Moon,
        Shape::Star,
        Shape::Raindrop,
        Shape::Lightning,
    ];

    /// The word for it in documents and moves.
    pub const fn name(self) -> &'static str {
        ["sun", "moon", "star", "raindrop", "lightning"][self as usize]
    }

    /// The shape that this word names.
    pub fn from_name(name: &str) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.name() == name)
    }
}

/// An impression bit: one of 30 kinds, of which there are two each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bit(u8);

impl Bit {
    /// How many kinds there are.
    pub const KINDS: usize = Colour::COUNT * Shape::COUNT;

    /// The bit of this colour and shape.
    pub const fn new(colour: Colour, shape: Shape) -> Bit {
        Bit(colour as u8 * Shape::COUNT as u8 + shape as u8)
    }

    /// The kind with this number, below [`Bit::KINDS`].
    #[inline]
    pub const fn from_index(index: usize) -> Bit {
        debug_assert!(index < Bit::KINDS);
        Bit(index as u8)
    }

    /// Position in an array over all kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
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
        format!("{}-{}", self.colour(), self.shape().name())
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

    /// The kinds there are, each once, as bits of their numbers.
    #[inline]
    pub fn kinds(self) -> u32 {
        let mut kinds = 0;
        let mut digits = self.0 & FIRST;
        while digits != 0 {
            kinds |= 1 << (digits.trailing_zeros() / 2);
            digits &= digits - 1;
        }
        kinds
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
