//! Impression bits: a shape in a colour, and heaps of them.

use table::SmallSet;

use crate::pairs::Pairs;

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

/// A heap of bits.
pub type Heap = Pairs<Bit>;

/// The kinds of one colour, moved down to white.
const COLOUR: u32 = (1 << Shape::COUNT) - 1;

impl Heap {
    /// The bits of one colour.
    #[inline]
    #[must_use]
    pub fn of_colour(self, colour: Colour) -> Heap {
        self.only(Kinds::from_bits(COLOUR << (Shape::COUNT * colour as usize)))
    }

    /// The bits of one shape.
    #[inline]
    #[must_use]
    pub fn of_shape(self, shape: Shape) -> Heap {
        const SUNS: u32 = {
            let (mut suns, mut colour) = (0, 0);
            while colour < Colour::COUNT {
                suns |= 1 << (colour * Shape::COUNT);
                colour += 1;
            }
            suns
        };
        self.only(Kinds::from_bits(SUNS << shape as usize))
    }

    /// The bits that are not white.
    #[inline]
    #[must_use]
    pub fn coloured(self) -> Heap {
        self.only(Kinds::ALL.minus(Kinds::from_bits(COLOUR)))
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
