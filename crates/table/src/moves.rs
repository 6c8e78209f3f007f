//! Moves as numbers: every game numbers all decisions it can ever offer.
//!
//! A list of legal moves is a bit set over those numbers. It has a fixed size, holds no move twice,
//! answers "is this legal?" at once, and is the mask that a learning program wants.

use std::fmt;

/// The number of one decision, in its game's fixed numbering.
///
/// What it means is the game's affair: [`Game::Move`](crate::Game::Move) is the same for programs,
/// [`Speech::move_text`](crate::Speech::move_text) for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveId(pub u16);

impl MoveId {
    /// Position in an array over all moves of a game.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A number that belongs to no move of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no move of this game has the number {}", .0.0)]
pub struct NoSuchMove(pub MoveId);

/// Makes a number of a decision and a decision of a number by [`From`] and [`TryFrom`], as
/// [`Game::Move`](crate::Game::Move) asks for, of its methods `id` and `from_id`.
///
/// ```
/// use reverie_table::MoveId;
///
/// #[derive(PartialEq, Debug)]
/// struct Wait;
///
/// impl Wait {
///     fn id(self) -> MoveId {
///         MoveId(0)
///     }
///
///     fn from_id(id: MoveId) -> Option<Wait> {
///         (id == MoveId(0)).then_some(Wait)
///     }
/// }
///
/// reverie_table::numbers_of!(Wait);
///
/// assert_eq!(MoveId::from(Wait), MoveId(0));
/// assert_eq!(Wait::try_from(MoveId(0)), Ok(Wait));
/// assert!(Wait::try_from(MoveId(1)).is_err());
/// ```
#[macro_export]
macro_rules! numbers_of {
    ($decision:ty) => {
        impl From<$decision> for $crate::MoveId {
            fn from(decision: $decision) -> $crate::MoveId {
                decision.id()
            }
        }

        impl TryFrom<$crate::MoveId> for $decision {
            type Error = $crate::NoSuchMove;

            fn try_from(id: $crate::MoveId) -> Result<$decision, $crate::NoSuchMove> {
                <$decision>::from_id(id).ok_or($crate::NoSuchMove(id))
            }
        }
    };
}

const WORDS: usize = 16;

/// A set of moves of one game: the legal ones, as a rule.
///
/// Legal moves fill a few words of many, so the set keeps a note of which ones: counting and
/// choosing look at those only.
///
/// ```
/// use reverie_table::{MoveId, MoveSet};
///
/// let legal: MoveSet = [7, 3, 700].map(MoveId).into_iter().collect();
/// assert_eq!(legal.len(), 3);
/// assert!(legal.contains(MoveId(700)));
/// // In the order of their numbers.
/// assert_eq!(legal.nth(1), Some(MoveId(7)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MoveSet {
    words: [u64; WORDS],
    /// One bit for each word that is not zero.
    used: u32,
}

impl MoveSet {
    /// The most moves that a game may number.
    pub const CAPACITY: usize = WORDS * 64;

    /// No move.
    pub const EMPTY: MoveSet = MoveSet {
        words: [0; WORDS],
        used: 0,
    };

    /// Whether there is no move in it.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// How many moves there are in it.
    #[inline]
    pub fn len(&self) -> usize {
        let words = ones(self.used).map(|index| self.words[index]);
        words.map(|word| word.count_ones()).sum::<u32>() as usize
    }

    /// Whether this move is in it. A number beyond every game's numbering never is.
    #[inline]
    pub fn contains(&self, id: MoveId) -> bool {
        let word = self.words.get(id.index() / 64).copied().unwrap_or(0);
        word & (1 << (id.0 % 64)) != 0
    }

    /// Puts a move in.
    ///
    /// # Panics
    /// If the number is [`MoveSet::CAPACITY`] or more: no game has such a move.
    #[inline]
    pub fn insert(&mut self, id: MoveId) {
        self.put(id.index() / 64, 1 << (id.0 % 64));
    }

    /// Puts in `base + i` for every bit `i` of `bits`: a whole family of moves in one step.
    ///
    /// # Panics
    /// If a number comes out at [`MoveSet::CAPACITY`] or more.
    #[inline]
    pub fn insert_bits(&mut self, base: u16, bits: u128) {
        let word = base as usize / 64;
        let shift = base as u32 % 64;
        self.put(word, (bits as u64) << shift);
        let rest = (bits >> 1) >> (63 - shift);
        if rest != 0 {
            self.put(word + 1, rest as u64);
            if rest >> 64 != 0 {
                self.put(word + 2, (rest >> 64) as u64);
            }
        }
    }

    #[inline]
    fn put(&mut self, word: usize, bits: u64) {
        self.words[word] |= bits;
        self.used |= u32::from(bits != 0) << word;
    }

    /// The `n`th move of the set in the order of their numbers, counted from zero.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<MoveId> {
        let mut left = n as u32;
        for index in ones(self.used) {
            let mut bits = self.words[index];
            let here = bits.count_ones();
            if left < here {
                for _ in 0..left {
                    bits &= bits - 1;
                }
                return Some(MoveId((index * 64) as u16 + bits.trailing_zeros() as u16));
            }
            left -= here;
        }
        None
    }

    /// The same moves in the words of their game. What no move of that game has for a number is left out,
    /// which never happens to legal moves.
    pub fn moves<M: TryFrom<MoveId>>(&self) -> impl Iterator<Item = M> + '_ {
        self.iter().filter_map(|id| M::try_from(id).ok())
    }

    /// The moves, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = MoveId> + '_ {
        ones(self.used).flat_map(|index| {
            let bits = self.words[index];
            let halves = [(bits as u32, 0), ((bits >> 32) as u32, 32)];
            halves.into_iter().flat_map(move |(half, low)| {
                ones(half).map(move |bit| MoveId((index * 64 + low + bit) as u16))
            })
        })
    }
}

/// The places of the set bits, lowest first.
#[inline]
fn ones(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let place = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        Some(place)
    })
}

impl fmt::Debug for MoveSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|id| id.0)).finish()
    }
}

impl FromIterator<MoveId> for MoveSet {
    fn from_iter<I: IntoIterator<Item = MoveId>>(ids: I) -> MoveSet {
        let mut set = MoveSet::EMPTY;
        for id in ids {
            set.insert(id);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_lands_at_its_base_across_words() {
        for base in [0u16, 1, 63, 64, 100, 130] {
            let bits: u128 = 1 | 1 << 63 | 1 << 64 | 1 << 83 | 1 << 127;
            let mut set = MoveSet::EMPTY;
            set.insert_bits(base, bits);
            let expected: Vec<u16> = [0, 63, 64, 83, 127].map(|bit| base + bit).to_vec();
            let found: Vec<u16> = set.iter().map(|id| id.0).collect();
            assert_eq!(found, expected, "base {base}");
        }
    }

    #[test]
    fn nth_and_iter_agree() {
        let set: MoveSet = [3, 64, 65, 700, 1023].map(MoveId).into_iter().collect();
        let listed: Vec<MoveId> = set.iter().collect();
        assert_eq!(set.len(), listed.len());
        for (n, &id) in listed.iter().enumerate() {
            assert_eq!(set.nth(n), Some(id));
            assert!(set.contains(id));
        }
        assert_eq!(set.nth(listed.len()), None);
        assert!(!set.contains(MoveId(4)));
        assert!(!set.contains(MoveId(u16::MAX)));
    }
}
