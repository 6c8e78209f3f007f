//! Small sets: seats, colours, tiles, cards, as the digits of one number.
//!
//! Every game keeps such sets in its states and asks them millions of times a second, so a set is a
//! plain `Copy` value of one to sixteen bytes, and all that it can do compiles to an instruction or two.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitOr, Not};

/// One of a small, fixed number of things, which are numbered from zero.
pub trait Member: Copy + fmt::Debug + 'static {
    /// The number that a set of them is kept in: it needs [`Member::COUNT`] binary digits. With fewer
    /// nothing that speaks of all members compiles.
    type Bits: Bits;

    /// How many there are.
    const COUNT: usize;

    /// Its number, below [`Member::COUNT`].
    fn index(self) -> usize;

    /// The one with this number, which must be below [`Member::COUNT`].
    fn from_index(index: usize) -> Self;
}

/// A number whose binary digits stand for members.
///
/// Implemented for the unsigned numbers of a fixed size, and meant for no others.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// No digit is set.
    const NONE: Self;

    /// With the lowest `n` digits set, for every `n` that there is.
    const LOWEST: &'static [Self];

    /// With this digit set.
    fn digit(place: usize) -> Self;

    /// How many digits are set.
    fn count(self) -> usize;

    /// The place of the lowest digit that is set; the number of digits, if none is.
    fn lowest(self) -> usize;

    /// Without the lowest digit that is set; there must be one.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($number:ident),*) => {$(
        impl Bits for $number {
            const NONE: $number = 0;

            const LOWEST: &'static [$number] = &{
                let mut lowest = [0; $number::BITS as usize + 1];
                let mut n = 1;
                while n < lowest.len() {
                    lowest[n] = lowest[n - 1] << 1 | 1;
                    n += 1;
                }
                lowest
            };

            #[inline]
            fn digit(place: usize) -> $number {
                1 << place
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> $number {
                self & (self - 1)
            }
        }
    )*};
}

bits!(u8, u16, u32, u64, u128);

/// A set of members. Games call theirs by a name of its own: `type SeatSet = SmallSet<Seat>`.
///
/// ```
/// use reverie_table::{Seat, SeatSet};
///
/// let mut seats = SeatSet::only(Seat::new(2)).with(Seat::new(0));
/// assert_eq!(seats.len(), 2);
/// assert_eq!(seats.iter().next(), Some(Seat::new(0)));
/// seats.remove(Seat::new(0));
/// assert!(seats.minus(SeatSet::only(Seat::new(2))).is_empty());
/// ```
pub struct SmallSet<T: Member> {
    bits: T::Bits,
}

impl<T: Member> SmallSet<T> {
    /// None of them.
    pub const EMPTY: SmallSet<T> = SmallSet {
        bits: T::Bits::NONE,
    };

    /// All of them.
    pub const ALL: SmallSet<T> = SmallSet {
        bits: T::Bits::LOWEST[T::COUNT],
    };

    /// The members whose digits are set, the lowest for the one with the number zero.
    ///
    /// The caller vouches for there being no others: a set with a digit beyond [`Member::COUNT`] hands
    /// out members that do not exist.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> SmallSet<T> {
        SmallSet { bits }
    }

    /// The digits, the lowest for the member with the number zero.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.bits
    }

    /// Just this one.
    #[inline]
    pub fn only(member: T) -> SmallSet<T> {
        SmallSet::from_bits(T::Bits::digit(member.index()))
    }

    /// The first `n` of them, in the order of their numbers.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn first(n: usize) -> SmallSet<T> {
        SmallSet::from_bits(T::Bits::LOWEST[..=T::COUNT][n])
    }

    /// Whether there is none in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == T::Bits::NONE
    }

    /// How many there are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Whether this one is in it.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.bits & T::Bits::digit(member.index()) != T::Bits::NONE
    }

    /// Whether all of these are in it.
    #[inline]
    pub fn contains_all(self, others: SmallSet<T>) -> bool {
        others.minus(self).is_empty()
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, member: T) {
        *self = self.with(member);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    /// The same set with this one in it.
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> SmallSet<T> {
        SmallSet::from_bits(self.bits | T::Bits::digit(member.index()))
    }

    /// The same set with this one out of it.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> SmallSet<T> {
        SmallSet::from_bits(self.bits & !T::Bits::digit(member.index()))
    }

    /// Those that are in one of the two, or in both.
    #[inline]
    #[must_use]
    pub fn or(self, other: SmallSet<T>) -> SmallSet<T> {
        SmallSet::from_bits(self.bits | other.bits)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: SmallSet<T>) -> SmallSet<T> {
        SmallSet::from_bits(self.bits & other.bits)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: SmallSet<T>) -> SmallSet<T> {
        SmallSet::from_bits(self.bits & !other.bits)
    }

    /// The lowest in it; nothing if there is none.
    #[inline]
    pub fn lowest(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.bits.lowest()))
    }

    /// Those in it, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members { left: self }
    }
}

/// The members of a set, one after another: what [`SmallSet::iter`] gives.
#[derive(Debug)]
pub struct Members<T: Member> {
    left: SmallSet<T>,
}

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let member = self.left.lowest()?;
        self.left.bits = self.left.bits.without_lowest();
        Some(member)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }

    #[inline]
    fn count(self) -> usize {
        self.left.len()
    }
}

impl<T: Member> ExactSizeIterator for Members<T> {}

impl<T: Member> FromIterator<T> for SmallSet<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> SmallSet<T> {
        let all = members.into_iter();
        all.fold(SmallSet::EMPTY, SmallSet::with)
    }
}

// By hand, because a derive would ask the same of `T` although only its number is kept.

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derive would ask it of `T`"
)]
impl<T: Member> Clone for SmallSet<T> {
    #[inline]
    fn clone(&self) -> SmallSet<T> {
        *self
    }
}

impl<T: Member> Copy for SmallSet<T> {}

impl<T: Member> PartialEq for SmallSet<T> {
    #[inline]
    fn eq(&self, other: &SmallSet<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T: Member> Eq for SmallSet<T> {}

impl<T: Member> Hash for SmallSet<T> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<T: Member> Default for SmallSet<T> {
    #[inline]
    fn default() -> SmallSet<T> {
        SmallSet::EMPTY
    }
}

impl<T: Member> fmt::Debug for SmallSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::chance::{Chance, QuickDice};

    /// A member of a set that needs nearly all digits of its number.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    struct Place(u8);

    impl Member for Place {
        type Bits = u64;
        const COUNT: usize = 63;

        fn index(self) -> usize {
            self.0.into()
        }

        fn from_index(index: usize) -> Place {
            Place(index as u8)
        }
    }

    fn random(luck: &mut QuickDice) -> (SmallSet<Place>, BTreeSet<Place>) {
        let places: Vec<Place> = (0..luck.below(40))
            .map(|_| Place(luck.below(63) as u8))
            .collect();
        (
            places.iter().copied().collect(),
            places.into_iter().collect(),
        )
    }

    #[test]
    fn it_agrees_with_a_set_of_the_standard_library() {
        let mut luck = QuickDice::new(1);
        let plain = |set: SmallSet<Place>| set.iter().collect::<BTreeSet<Place>>();
        for _ in 0..500 {
            let ((mut one, mut plain_one), (other, plain_other)) =
                (random(&mut luck), random(&mut luck));
            assert_eq!(plain(one.or(other)), &plain_one | &plain_other);
            assert_eq!(plain(one.and(other)), &plain_one & &plain_other);
            assert_eq!(plain(one.minus(other)), &plain_one - &plain_other);
            assert_eq!(one.contains_all(other), plain_one.is_superset(&plain_other));
            assert!(one.contains_all(one.and(other)));
            assert_eq!(one.lowest(), plain_one.first().copied());
            let place = Place(luck.below(63) as u8);
            assert_eq!(one.contains(place), plain_one.contains(&place));
            assert_eq!(one.without(place).with(place), one.with(place));
            if luck.below(2) == 0 {
                one.insert(place);
                plain_one.insert(place);
            } else {
                one.remove(place);
                plain_one.remove(&place);
            }
            assert_eq!(plain(one), plain_one);
            assert_eq!(
                (one.len(), one.iter().count()),
                (plain_one.len(), one.len())
            );
            assert_eq!(one.is_empty(), plain_one.is_empty());
            assert!(one.iter().is_sorted());
        }
    }

    #[test]
    fn all_of_them_and_the_first_of_them() {
        let all = SmallSet::<Place>::ALL;
        assert_eq!(all.len(), 63);
        assert_eq!(all.iter().last(), Some(Place(62)));
        assert_eq!(SmallSet::first(63), all);
        assert_eq!(SmallSet::first(0), SmallSet::<Place>::EMPTY);
        assert_eq!(
            SmallSet::first(2),
            [Place(0), Place(1)].into_iter().collect()
        );
        assert_eq!(SmallSet::only(Place(62)).lowest(), Some(Place(62)));
        assert_eq!(format!("{:?}", SmallSet::only(Place(3))), "{Place(3)}");
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn there_are_no_more_than_there_are() {
        let _ = SmallSet::<Place>::first(64);
    }
}
