//! The six types of leaf.

use std::fmt;

/// A type of leaf.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Leaf {
    Red,
    Orange,
    Yellow,
    Green,
    Brown,
    Purple,
}

impl Leaf {
    /// How many types there are.
    pub const COUNT: usize = 6;

    /// All types, warm ones first.
    pub const ALL: [Leaf; Leaf::COUNT] = [
        Leaf::Red,
        Leaf::Orange,
        Leaf::Yellow,
        Leaf::Green,
        Leaf::Brown,
        Leaf::Purple,
    ];

    /// Position in an array over all types.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it in documents and moves.
    pub const fn name(self) -> &'static str {
        ["red", "orange", "yellow", "green", "brown", "purple"][self as usize]
    }

    /// The type that this word names.
    pub fn from_name(name: &str) -> Option<Leaf> {
        Leaf::ALL.into_iter().find(|leaf| leaf.name() == name)
    }
}

impl fmt::Display for Leaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct LeafSet(u8);

impl LeafSet {
    /// No type.
    pub const EMPTY: LeafSet = LeafSet(0);

    /// All six.
    pub const ALL: LeafSet = LeafSet(0b11_1111);

    /// Red, orange and yellow.
    pub const WARM: LeafSet = LeafSet(0b00_0111);

    /// Green, brown and purple.
    pub const COOL: LeafSet = LeafSet(0b11_1000);

    /// The bits, lowest for [`Leaf::Red`].
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this type is in it.
    #[inline]
    pub const fn contains(self, leaf: Leaf) -> bool {
        self.0 & (1 << leaf as u8) != 0
    }

    /// Puts a type in.
    #[inline]
    pub fn insert(&mut self, leaf: Leaf) {
        self.0 |= 1 << leaf as u8;
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: LeafSet) -> LeafSet {
        LeafSet(self.0 & !other.0)
    }

    /// The types in it, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Leaf> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let leaf = Leaf::ALL[bits.trailing_zeros() as usize];
            bits &= bits - 1;
            Some(leaf)
        })
    }
}

impl FromIterator<Leaf> for LeafSet {
    fn from_iter<I: IntoIterator<Item = Leaf>>(leaves: I) -> LeafSet {
        let mut set = LeafSet::EMPTY;
        for leaf in leaves {
            set.insert(leaf);
        }
        set
    }
}
