//! Pieces of which there are two of each kind, bits and cards, as heaps and piles of them.

use std::fmt;

use table::{Chance, Member, SmallSet};

/// A heap of pieces with up to two of each kind. Games call theirs by a name of its own: [`Heap`](crate::Heap),
/// [`Pile`](crate::Pile).
///
/// Alike pieces are the same, so equal heaps are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pairs<T: Member> {
    /// The kinds that are there.
    once: SmallSet<T>,
    /// Those of them that are there twice.
    twice: SmallSet<T>,
}

impl<T: Member> Pairs<T> {
    /// None at all.
    pub const EMPTY: Pairs<T> = Pairs {
        once: SmallSet::EMPTY,
        twice: SmallSet::EMPTY,
    };

    /// Two of every kind.
    pub const ALL: Pairs<T> = Pairs {
        once: SmallSet::ALL,
        twice: SmallSet::ALL,
    };

    /// How many pieces there are.
    #[inline]
    pub fn len(self) -> usize {
        self.once.len() + self.twice.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.once.is_empty()
    }

    /// How many there are of this kind.
    #[inline]
    pub fn count(self, piece: T) -> usize {
        usize::from(self.contains(piece)) + usize::from(self.twice.contains(piece))
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.once.contains(piece)
    }

    /// The kinds there are, each once.
    #[inline]
    pub fn kinds(self) -> SmallSet<T> {
        self.once
    }

    /// Those of these kinds, as often as they are there.
    #[inline]
    #[must_use]
    pub fn only(self, kinds: SmallSet<T>) -> Pairs<T> {
        Pairs {
            once: self.once.and(kinds),
            twice: self.twice.and(kinds),
        }
    }

    /// Puts one in. There are two of a kind at the most.
    #[inline]
    pub fn add(&mut self, piece: T) {
        debug_assert!(self.count(piece) < 2, "more pieces than there are");
        if self.once.contains(piece) {
            self.twice.insert(piece);
        } else {
            self.once.insert(piece);
        }
    }

    /// Takes one out. It must be there.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        debug_assert!(self.contains(piece), "the piece is not there");
        if self.twice.contains(piece) {
            self.twice.remove(piece);
        } else {
            self.once.remove(piece);
        }
    }

    /// Puts all of another heap in.
    pub fn add_all(&mut self, other: Pairs<T>) {
        for piece in other.iter() {
            self.add(piece);
        }
    }

    /// Takes all of another heap out. They must be there.
    pub fn remove_all(&mut self, other: Pairs<T>) {
        for piece in other.iter() {
            self.remove(piece);
        }
    }

    /// Takes one out at random, each piece being as likely as any other; nothing if there is none.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let mut before = chance.below(self.len() as u32);
        let drawn = self.once.iter().find(|&piece| {
            let copies = 1 + u32::from(self.twice.contains(piece));
            let here = before < copies;
            before = before.wrapping_sub(copies);
            here
        })?;
        self.remove(drawn);
        Some(drawn)
    }

    /// The pieces in the order of their kinds, alike ones as often as they are there.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let piece = left.once.lowest()?;
            left.remove(piece);
            Some(piece)
        })
    }
}

impl<T: Member> Default for Pairs<T> {
    fn default() -> Pairs<T> {
        Pairs::EMPTY
    }
}

impl<T: Member> fmt::Debug for Pairs<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Member> FromIterator<T> for Pairs<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Pairs<T> {
        let mut heap = Pairs::EMPTY;
        for piece in pieces {
            heap.add(piece);
        }
        heap
    }
}

#[cfg(test)]
mod tests {
    use table::QuickDice;

    use super::*;
    use crate::bits::{Bit, Heap};

    #[test]
    fn a_heap_agrees_with_a_sorted_list() {
        let mut luck = QuickDice::new(1);
        for _ in 0..200 {
            let mut supply: Vec<Bit> = Heap::ALL.iter().collect();
            let (mut heap, mut list) = (Heap::EMPTY, Vec::new());
            for _ in 0..luck.below(60) {
                let bit = supply.swap_remove(luck.below(supply.len() as u32) as usize);
                heap.add(bit);
                list.push(bit);
            }
            for _ in 0..luck.below(list.len() as u32 + 1) {
                let bit = list.swap_remove(luck.below(list.len() as u32) as usize);
                heap.remove(bit);
            }
            list.sort();
            assert_eq!(heap.iter().collect::<Vec<_>>(), list);
            assert_eq!((heap.len(), heap.is_empty()), (list.len(), list.is_empty()));
            for bit in Heap::ALL.kinds().iter() {
                let copies = list.iter().filter(|&&other| other == bit).count();
                assert_eq!(heap.count(bit), copies);
                assert_eq!(heap.contains(bit), copies > 0);
                assert_eq!(heap.kinds().contains(bit), copies > 0);
            }
            assert_eq!(heap, list.into_iter().collect());
        }
    }

    #[test]
    fn a_drawn_piece_is_the_one_in_that_place() {
        let mut drawn = Heap::ALL;
        let (mut luck, mut same) = (QuickDice::new(3), QuickDice::new(3));
        let mut list: Vec<Bit> = drawn.iter().collect();
        while let Some(bit) = drawn.draw(&mut luck) {
            let place = same.below(list.len() as u32) as usize;
            assert_eq!(bit, list.remove(place));
        }
        assert!(list.is_empty());
    }

    #[test]
    fn heaps_are_put_together_and_taken_apart() {
        let mut heap = Heap::ALL;
        let (white, coloured) = (heap.of_colour(crate::Colour::White), heap.coloured());
        heap.remove_all(white);
        assert_eq!(heap, coloured);
        heap.add_all(white);
        assert_eq!(heap, Heap::ALL);
        assert_eq!(format!("{:?}", Heap::default()), "[]");
    }
}
