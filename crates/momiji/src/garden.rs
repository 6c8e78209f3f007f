//! The garden: one column of open cards for each type.

use crate::card::Card;
use crate::leaf::{Leaf, LeafSet};

/// A column: its cards in the order in which they came. The last one is the top.
///
/// All cards of a column have its type, so four bits hold a card: its rank plus one. The top is in
/// the lowest four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Column(u32);

impl Column {
    /// The most cards that a column can store, whatever the data file says.
    pub const CAPACITY: usize = 8;

    /// How many cards there are in it.
    #[inline]
    pub const fn len(self) -> usize {
        (32 - self.0.leading_zeros()).div_ceil(4) as usize
    }

    /// Whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card on top.
    #[inline]
    pub(crate) fn push(&mut self, rank: usize) {
        debug_assert!(self.len() < Column::CAPACITY);
        self.0 = self.0 << 4 | (rank as u32 + 1);
    }

    /// Takes the top card off.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<usize> {
        let top = self.0 & 15;
        self.0 >>= 4;
        (top as usize).checked_sub(1)
    }

    /// The ranks from the top down.
    pub(crate) fn top_down(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || self.pop())
    }
}

/// All columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Garden {
    columns: [Column; Leaf::COUNT],
}

impl Garden {
    /// The column of a type.
    #[inline]
    pub const fn column(&self, leaf: Leaf) -> Column {
        self.columns[leaf as usize]
    }

    /// Whether there is no card in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.columns.iter().all(|column| column.is_empty())
    }

    /// The types that have a card in it.
    #[inline]
    pub fn leaves(&self) -> LeafSet {
        self.with_at_most(Column::CAPACITY)
    }

    /// The types that have at least one card in it and at most this many.
    #[inline]
    pub fn with_at_most(&self, cards: usize) -> LeafSet {
        let all = Leaf::ALL.into_iter();
        all.filter(|&leaf| (1..=cards).contains(&self.column(leaf).len()))
            .collect()
    }

    /// The cards of a column from the bottom to the top.
    pub fn cards(&self, leaf: Leaf) -> impl Iterator<Item = Card> {
        let column = self.column(leaf);
        let mut cards = [Card::new(0); Column::CAPACITY];
        let length = column.len();
        for (place, rank) in column.top_down().enumerate() {
            cards[length - 1 - place] = Card::of(leaf, rank);
        }
        cards.into_iter().take(length)
    }

    /// The top card of a column.
    pub fn top(&self, leaf: Leaf) -> Option<Card> {
        let mut column = self.column(leaf);
        column.pop().map(|rank| Card::of(leaf, rank))
    }

    /// Puts a card on its column.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.columns[card.leaf().index()].push(card.rank());
    }

    /// Takes the top card off a column.
    #[inline]
    pub fn pop(&mut self, leaf: Leaf) -> Option<Card> {
        let rank = self.columns[leaf.index()].pop()?;
        Some(Card::of(leaf, rank))
    }
}
