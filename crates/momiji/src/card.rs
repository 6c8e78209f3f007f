//! Leaf cards, and sets of them as bits.

use table::{Chance, Member, SmallSet};

use crate::leaf::Leaf;
use crate::leaves::Leaves;

/// How many cards each type has.
pub const PER_LEAF: usize = 14;

/// How many leaf cards there are.
pub const CARDS: usize = Leaf::COUNT * PER_LEAF;

/// A leaf card. Cards that look alike are the same `Card`: the one of their kind with the lowest
/// number (see [`Leaves`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The card with this number, below [`CARDS`].
    #[inline]
    pub const fn new(index: usize) -> Card {
        debug_assert!(index < CARDS);
        Card(index as u8)
    }

    /// The card of a type with this rank, below [`PER_LEAF`].
    #[inline]
    pub const fn of(leaf: Leaf, rank: usize) -> Card {
        Card::new(leaf as usize * PER_LEAF + rank)
    }

    /// Position in an array over all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its type.
    #[inline]
    pub const fn leaf(self) -> Leaf {
        Leaf::ALL[self.0 as usize / PER_LEAF]
    }

    /// Position among the cards of its type: lower numbers first.
    #[inline]
    pub const fn rank(self) -> usize {
        self.0 as usize % PER_LEAF
    }

    #[inline]
    const fn bit(self) -> u128 {
        1 << self.0
    }
}

impl Member for Card {
    type Bits = u128;

    const COUNT: usize = CARDS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn from_index(index: usize) -> Card {
        Card::new(index)
    }
}

/// A set of cards in which alike cards may stand several times.
///
/// Each printed card has a bit. Of cards that look alike the lower bits are set first, so two sets
/// with the same cards are equal, the number of cards is the number of bits, and a bit drawn at
/// random is a card drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// All cards of one type.
    pub const fn all_of(leaf: Leaf) -> CardSet {
        CardSet(((1 << PER_LEAF) - 1) << (leaf as usize * PER_LEAF))
    }

    pub(crate) const fn from_bits(bits: u128) -> CardSet {
        CardSet(bits)
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// How many cards there are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether such a card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// The cards of one type, as bits of their ranks.
    #[inline]
    pub const fn ranks(self, leaf: Leaf) -> u16 {
        (self.0 >> (leaf as usize * PER_LEAF)) as u16 & ((1 << PER_LEAF) - 1)
    }

    /// Those cards of the set that are in a mask of printed cards, such as all zeros.
    #[inline]
    pub(crate) const fn within(self, mask: u128) -> CardSet {
        CardSet(self.0 & mask)
    }

    /// How many such cards are in it.
    #[inline]
    pub fn count(self, card: Card, leaves: &Leaves) -> usize {
        (self.0 & leaves.alike(card)).count_ones() as usize
    }

    /// Puts one card in. The set must not hold all cards that look like it yet.
    #[inline]
    pub fn add(&mut self, card: Card, leaves: &Leaves) {
        let alike = leaves.alike(card);
        debug_assert!(self.0 & alike != alike, "more copies than are printed");
        self.0 |= ((self.0 & alike) << 1 | card.bit()) & alike;
    }

    /// Takes one card out. It must be in the set.
    #[inline]
    pub fn remove(&mut self, card: Card, leaves: &Leaves) {
        debug_assert!(self.contains(card), "the card is not there");
        let alike = leaves.alike(card);
        let here = self.0 & alike;
        self.0 ^= here ^ (here >> 1 & alike);
    }

    /// Puts all cards of another set in.
    pub fn add_all(&mut self, other: CardSet, leaves: &Leaves) {
        for card in other.iter(leaves) {
            self.add(card, leaves);
        }
    }

    /// Takes all cards of another set out. They must be in this set.
    pub fn remove_all(&mut self, other: CardSet, leaves: &Leaves) {
        for card in other.iter(leaves) {
            self.remove(card, leaves);
        }
    }

    /// Takes one card out at random; nothing if the set is empty.
    #[inline]
    pub fn draw(&mut self, leaves: &Leaves, chance: &mut impl Chance) -> Option<Card> {
        let card = self.pick(leaves, chance)?;
        self.remove(card, leaves);
        Some(card)
    }

    /// One card at random, left where it is; nothing if the set is empty.
    #[inline]
    pub fn pick(self, leaves: &Leaves, chance: &mut impl Chance) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let n = chance.below(self.len() as u32);
        Some(leaves.kind(nth_bit(self.0, n)))
    }

    /// The cards in it, alike ones as often as they are there.
    pub fn iter(self, leaves: &Leaves) -> impl Iterator<Item = Card> + '_ {
        printed(self.0).map(|card| leaves.kind(card.index()))
    }

    /// The kinds of cards in it, each once.
    pub fn kinds(self, leaves: &Leaves) -> impl Iterator<Item = Card> {
        printed(self.0 & leaves.kinds())
    }
}

/// The printed cards whose bits are set.
fn printed(bits: u128) -> impl Iterator<Item = Card> {
    SmallSet::from_bits(bits).iter()
}

/// Where the `n`th set bit is, counted from zero.
#[inline]
fn nth_bit(bits: u128, n: u32) -> usize {
    let low = bits as u64;
    let here = low.count_ones();
    let (mut word, left, base) = if n < here {
        (low, n, 0)
    } else {
        ((bits >> 64) as u64, n - here, 64)
    };
    for _ in 0..left {
        word &= word - 1;
    }
    base + word.trailing_zeros() as usize
}
