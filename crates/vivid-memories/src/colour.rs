//! The five colours of fragments, and fragments counted by colour.

use table::{Chance, SmallSet};

table::vocabulary! {
    /// A colour of fragments.
    #[allow(missing_docs)]
    pub enum Colour in u8 {
        Red = "red",
        Yellow = "yellow",
        Blue = "blue",
        Purple = "purple",
        Green = "green",
    }
}

/// A set of colours.
pub type ColourSet = SmallSet<Colour>;

/// A few fragments: those in one hex, in a condition, or in a player's fingers. Three at the most.
///
/// Two bits count each colour, two more the fragments together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Handful(u16);

impl Handful {
    /// No fragment.
    pub const EMPTY: Handful = Handful(0);

    /// The most fragments it can be.
    pub const ROOM: usize = 3;

    /// How many fragments there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> 10) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is no room for another.
    #[inline]
    pub const fn is_full(self) -> bool {
        self.len() == Handful::ROOM
    }

    /// How many of this colour there are.
    #[inline]
    pub const fn count(self, colour: Colour) -> usize {
        (self.0 >> (2 * colour as u16) & 3) as usize
    }

    /// Whether there is one of this colour.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.count(colour) > 0
    }

    /// The colours there are.
    #[inline]
    pub const fn colours(self) -> ColourSet {
        let mut bits = 0;
        let mut index = 0;
        while index < Colour::COUNT {
            bits |= ((self.0 >> (2 * index) & 3 != 0) as u8) << index;
            index += 1;
        }
        ColourSet::from_bits(bits)
    }

    /// Puts a fragment in. There must be room.
    #[inline]
    pub fn add(&mut self, colour: Colour) {
        debug_assert!(!self.is_full());
        self.0 += 1 << (2 * colour as u16) | 1 << 10;
    }

    /// Takes a fragment out. It must be there.
    #[inline]
    pub fn remove(&mut self, colour: Colour) {
        debug_assert!(self.has(colour));
        self.0 -= 1 << (2 * colour as u16) | 1 << 10;
    }

    /// The fragments, alike ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| std::iter::repeat_n(colour, self.count(colour)))
    }
}

impl FromIterator<Colour> for Handful {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Handful {
        let mut handful = Handful::EMPTY;
        for colour in colours {
            handful.add(colour);
        }
        handful
    }
}

/// Many fragments: the bag, the supply, those on a tile of the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Fragments([u8; Colour::COUNT]);

impl Fragments {
    /// The same number of every colour.
    pub const fn of_each(number: u8) -> Fragments {
        Fragments([number; Colour::COUNT])
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&number| number as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Colour::COUNT]
    }

    /// How many of this colour there are.
    #[inline]
    pub const fn count(&self, colour: Colour) -> usize {
        self.0[colour as usize] as usize
    }

    /// Whether there is one of this colour.
    #[inline]
    pub const fn has(&self, colour: Colour) -> bool {
        self.0[colour as usize] > 0
    }

    /// The colours there are.
    #[inline]
    pub fn colours(&self) -> ColourSet {
        Colour::ALL
            .into_iter()
            .filter(|&colour| self.has(colour))
            .collect()
    }

    /// Puts a fragment in.
    #[inline]
    pub fn add(&mut self, colour: Colour) {
        self.0[colour.index()] += 1;
    }

    /// Takes a fragment out. It must be there.
    #[inline]
    pub fn remove(&mut self, colour: Colour) {
        self.0[colour.index()] -= 1;
    }

    /// Takes a fragment out at random; nothing if there is none.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<Colour> {
        let mut n = chance.below(self.len() as u32) as usize;
        for colour in Colour::ALL {
            let here = self.count(colour);
            if n < here {
                self.remove(colour);
                return Some(colour);
            }
            n -= here;
        }
        None
    }
}
