//! The line of moments: tiles with fragments, taken from its two ends.

use crate::colour::{Colour, ColourSet, Fragments, Handful};
use crate::components::{MAX_LINE, Tile, TileSet};

/// An end of the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum End {
    Left,
    Right,
}

impl End {
    /// Both ends.
    pub const ALL: [End; 2] = [End::Left, End::Right];

    /// The word for it in moves.
    pub const fn name(self) -> &'static str {
        match self {
            End::Left => "left",
            End::Right => "right",
        }
    }
}

/// A tile in the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LineTile {
    /// Which tile.
    pub tile: Tile,
    /// What lies on it; never nothing.
    pub fragments: Fragments,
}

/// The line of moments, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Line {
    tiles: [Option<LineTile>; MAX_LINE],
    len: u8,
}

impl Line {
    /// How many tiles there are in it.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing is left of it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles from left to right.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &LineTile> {
        self.tiles[..self.len()].iter().flatten()
    }

    /// Lays a tile at the right end.
    pub(crate) fn push(&mut self, tile: Tile, fragments: Fragments) {
        if let Some(place) = self.tiles.get_mut(self.len as usize) {
            *place = Some(LineTile { tile, fragments });
            self.len += 1;
        }
    }

    /// Takes everything off.
    pub(crate) fn clear(&mut self) {
        *self = Line::default();
    }

    #[inline]
    fn at(&self, end: End, depth: usize) -> Option<&LineTile> {
        if depth >= self.len() {
            return None;
        }
        let index = match end {
            End::Left => depth,
            End::Right => self.len() - 1 - depth,
        };
        self.tiles[index].as_ref()
    }

    /// Whether exactly these fragments can be taken from this end.
    ///
    /// They come from the end tile and, each time it is emptied, from the next. So there is only
    /// one way: as long as a tile holds more than the take wants, the take ends there.
    fn reach(&self, end: End, wanted: Handful) -> bool {
        let mut missing = wanted;
        let mut depth = 0;
        while let Some(there) = self.at(end, depth) {
            let mut left = there.fragments.len();
            for colour in Colour::ALL {
                let taken = missing.count(colour).min(there.fragments.count(colour));
                left -= taken;
                (0..taken).for_each(|_| missing.remove(colour));
            }
            if left > 0 || missing.is_empty() {
                break;
            }
            depth += 1;
        }
        missing.is_empty()
    }

    /// Takes these fragments, which must be in reach, and says which tiles that emptied.
    pub(crate) fn take(&mut self, end: End, wanted: Handful) -> TileSet {
        let mut missing = wanted;
        let mut emptied = TileSet::EMPTY;
        while !missing.is_empty() {
            let index = match end {
                End::Left => 0,
                End::Right => self.len().saturating_sub(1),
            };
            let Some(tile) = &mut self.tiles[index] else {
                break;
            };
            for colour in wanted.colours().iter() {
                while missing.has(colour) && tile.fragments.has(colour) {
                    missing.remove(colour);
                    tile.fragments.remove(colour);
                }
            }
            if !tile.fragments.is_empty() {
                break;
            }
            emptied.insert(tile.tile);
            if end == End::Left {
                self.tiles.copy_within(1.., 0);
                self.tiles[MAX_LINE - 1] = None;
            } else {
                self.tiles[index] = None;
            }
            self.len -= 1;
        }
        emptied
    }

    /// All fragments in it.
    pub fn fragments(&self) -> impl Iterator<Item = (Colour, usize)> {
        Colour::ALL.into_iter().map(|colour| {
            let number = self.iter().map(|tile| tile.fragments.count(colour)).sum();
            (colour, number)
        })
    }
}

/// How many different takes there are before anybody looks at the line: five of one fragment, five
/// of two alike, ten of three different ones.
pub(crate) const TAKES: usize = 20;

/// The takes in their fixed order, and which of them a set of colours allows.
#[derive(Clone, Debug)]
pub(crate) struct Takes {
    pub all: [Handful; TAKES],
    /// For each set of colours the takes of three different ones within it, as bits.
    threes: [u32; 1 << Colour::COUNT],
}

impl Takes {
    pub fn new() -> Takes {
        let sets = || (0u8..1 << Colour::COUNT).map(ColourSet::from_bits);
        let mut all = [Handful::EMPTY; TAKES];
        let singles = Colour::ALL
            .into_iter()
            .map(|colour| [colour].into_iter().collect());
        let pairs = Colour::ALL
            .into_iter()
            .map(|colour| [colour; 2].into_iter().collect());
        let of_three = sets().filter(|colours| colours.len() == 3);
        let threes = of_three.clone().map(|colours| colours.iter().collect());
        for (place, take) in all.iter_mut().zip(singles.chain(pairs).chain(threes)) {
            *place = take;
        }
        let mut within = [0; 1 << Colour::COUNT];
        for colours in sets() {
            for (index, three) in of_three.clone().enumerate() {
                if three.and(colours) == three {
                    within[colours.bits() as usize] |= 1 << (2 * Colour::COUNT + index);
                }
            }
        }
        Takes {
            all,
            threes: within,
        }
    }
}

impl Line {
    /// The takes possible from one end, as bits in the order of [`Takes`].
    #[inline]
    pub(crate) fn takes(&self, end: End, takes: &Takes) -> u32 {
        let Some(there) = self.at(end, 0) else {
            return 0;
        };
        let fragments = &there.fragments;
        let (mut one, mut two) = (0u8, 0u8);
        for colour in Colour::ALL {
            one |= u8::from(fragments.count(colour) >= 1) << colour as u8;
            two |= u8::from(fragments.count(colour) >= 2) << colour as u8;
        }
        let mut bits =
            u32::from(one) | u32::from(two) << Colour::COUNT | takes.threes[one as usize];
        // A take goes beyond the end tile only after emptying it: with three on it that is all.
        if self.len > 1 && fragments.len() < Handful::ROOM {
            for (index, &wanted) in takes.all.iter().enumerate().skip(Colour::COUNT) {
                bits |= u32::from(self.reach(end, wanted)) << index;
            }
        }
        bits
    }

    /// The takes that are the same from both ends: the same fragments from the same tiles. That is
    /// so with one tile left, or when the take empties every tile.
    #[inline]
    pub(crate) fn same_from_both(&self, left: u32, right: u32, takes: &Takes) -> u32 {
        let both = left & right;
        if self.len == 1 {
            return both;
        }
        let all: usize = self.iter().map(|tile| tile.fragments.len()).sum();
        if all > Handful::ROOM {
            return 0;
        }
        let empties = |index: &usize| takes.all[*index].len() == all;
        let empty = (0..TAKES)
            .filter(empties)
            .fold(0, |bits, index| bits | 1 << index);
        both & empty
    }
}
