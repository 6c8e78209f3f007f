//! The line of moments: tiles with fragments, taken from its two ends.

use table::SmallSet;

use crate::colour::{Colour, ColourSet, Fragments, Handful};
use crate::components::MAX_LINE;
use crate::tile::{Tile, TileSet};

table::vocabulary! {
    /// An end of the line.
    #[allow(missing_docs)]
    pub enum End in u8 {
        Left = "left",
        Right = "right",
    }
}

/// A tile in the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LineTile {
    /// The moment that whoever empties it claims.
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

table::numbered! {
    /// Fragments that may be taken at once, by their number in a fixed order: five takes of one
    /// fragment, five of two alike, ten of three different ones.
    pub(crate) struct Take in u32, of 20;
}

type TakeSet = SmallSet<Take>;

/// What each take is of, and which takes a set of colours allows.
#[derive(Clone, Debug)]
pub(crate) struct Takes {
    fragments: [Handful; Take::COUNT],
    /// For each set of colours the takes of three different ones within it.
    threes: [TakeSet; 1 << Colour::COUNT],
}

impl Takes {
    pub fn new() -> Takes {
        let sets = || (0u8..1 << Colour::COUNT).map(ColourSet::from_bits);
        let mut fragments = [Handful::EMPTY; Take::COUNT];
        let singles = Colour::ALL
            .into_iter()
            .map(|colour| [colour].into_iter().collect());
        let pairs = Colour::ALL
            .into_iter()
            .map(|colour| [colour; 2].into_iter().collect());
        let of_three = sets().filter(|colours| colours.len() == 3);
        let threes = of_three.clone().map(|colours| colours.iter().collect());
        let all = singles.chain(pairs).chain(threes);
        for (place, take) in fragments.iter_mut().zip(all) {
            *place = take;
        }
        let mut within = [TakeSet::EMPTY; 1 << Colour::COUNT];
        for colours in sets() {
            for (index, three) in of_three.clone().enumerate() {
                if colours.contains_all(three) {
                    let take = Take::from_index(2 * Colour::COUNT + index);
                    within[usize::from(colours.bits())].insert(take);
                }
            }
        }
        Takes {
            fragments,
            threes: within,
        }
    }

    /// The fragments of a take.
    #[inline]
    pub fn fragments(&self, take: Take) -> Handful {
        self.fragments[take.index()]
    }

    /// The take of exactly these fragments; nothing if no rule allows it anywhere.
    pub fn of(&self, fragments: Handful) -> Option<Take> {
        Take::all().find(|&take| self.fragments(take) == fragments)
    }
}

impl Line {
    /// The takes possible from one end.
    #[inline]
    pub(crate) fn takes(&self, end: End, takes: &Takes) -> TakeSet {
        let Some(there) = self.at(end, 0) else {
            return TakeSet::EMPTY;
        };
        let fragments = &there.fragments;
        let (mut one, mut two) = (0u8, 0u8);
        for colour in Colour::ALL {
            one |= u8::from(fragments.count(colour) >= 1) << colour as u8;
            two |= u8::from(fragments.count(colour) >= 2) << colour as u8;
        }
        // Takes of one and of two stand first, each in the order of their colours.
        let few = u32::from(one) | u32::from(two) << Colour::COUNT;
        let mut possible = TakeSet::from_bits(few).or(takes.threes[one as usize]);
        // A take goes beyond the end tile only after emptying it: with three on it that is all.
        if self.len > 1 && fragments.len() < Handful::ROOM {
            for take in Take::all().skip(Colour::COUNT) {
                if self.reach(end, takes.fragments(take)) {
                    possible.insert(take);
                }
            }
        }
        possible
    }

    /// The takes that are the same from both ends: the same fragments from the same tiles. That is
    /// so with one tile left, or when the take empties every tile.
    #[inline]
    pub(crate) fn same_from_both(&self, left: TakeSet, right: TakeSet, takes: &Takes) -> TakeSet {
        let both = left.and(right);
        if self.len == 1 {
            return both;
        }
        let all: usize = self.iter().map(|tile| tile.fragments.len()).sum();
        if all > Handful::ROOM {
            return TakeSet::EMPTY;
        }
        let empties = |take: &Take| takes.fragments(*take).len() == all;
        both.iter().filter(empties).collect()
    }
}
