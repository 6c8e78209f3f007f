//! What lies in front of a player, and what the player holds.

use crate::card::{Card, CardSet, PER_LEAF};
use crate::landscape::{Landscape, Letter};
use crate::leaf::{Leaf, LeafSet};
use crate::leaves::Leaves;
use crate::objective::{Objective, ObjectiveSet};

/// How many landscape cards each player has.
pub const LANDSCAPES: usize = 3;

/// The most cards that can be slid under one player's piles: two for each landscape.
pub const MAX_SLID: usize = LANDSCAPES * 2;

/// One end of the row of piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// The word for it in documents.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

/// A pile of one type.
///
/// Which card came when does not matter below the top, so the laid cards are a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pile {
    /// The laid cards, as bits of their ranks (alike ones lowest first, as in [`CardSet`]).
    pub(crate) laid: u16,
    /// The rank of the top card plus one; zero without a pile.
    pub(crate) top: u8,
    /// How many cards were slid under it.
    pub(crate) slid: u8,
}

impl Pile {
    /// How many cards it has, laid and slid.
    #[inline]
    pub const fn len(self) -> usize {
        self.laid.count_ones() as usize + self.slid as usize
    }

    /// Whether there is no pile.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.top == 0
    }
}

/// A card slid under a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slid {
    /// The pile it lies under.
    pub under: Leaf,
    /// The card.
    pub card: Card,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    /// The hand.
    pub(crate) hand: CardSet,
    pub(crate) piles: [Pile; Leaf::COUNT],
    /// The piles' types from left to right; only the first `piles_count` places mean anything.
    pub(crate) row: [Leaf; Leaf::COUNT],
    pub(crate) row_len: u8,
    /// Which piles have a torii.
    pub(crate) torii: LeafSet,
    /// Slid cards, sorted, so that equal areas are equal values.
    pub(crate) slid: [Option<Slid>; MAX_SLID],
    /// Acorns in stock.
    pub(crate) acorns: u16,
    pub(crate) landscapes: [Option<Landscape>; LANDSCAPES],
    /// Activated tokens that this player owns.
    pub(crate) objectives: ObjectiveSet,
}

impl Area {
    /// An empty place at the table.
    pub(crate) const EMPTY: Area = Area {
        hand: CardSet::EMPTY,
        piles: [Pile {
            laid: 0,
            top: 0,
            slid: 0,
        }; Leaf::COUNT],
        row: [Leaf::Red; Leaf::COUNT],
        row_len: 0,
        torii: LeafSet::EMPTY,
        slid: [None; MAX_SLID],
        acorns: 0,
        landscapes: [None; LANDSCAPES],
        objectives: ObjectiveSet::EMPTY,
    };

    /// The hand.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// Acorns in stock.
    pub fn acorns(&self) -> u16 {
        self.acorns
    }

    /// Activated tokens that this player owns.
    pub fn objectives(&self) -> ObjectiveSet {
        self.objectives
    }

    /// Which piles have a torii.
    pub fn torii(&self) -> LeafSet {
        self.torii
    }

    /// This player's landscape cards.
    pub fn landscapes(&self) -> impl Iterator<Item = Landscape> {
        self.landscapes.into_iter().flatten()
    }

    /// How many cards of this letter the player has used.
    pub fn used(&self, letter: Letter) -> usize {
        let used = Landscape { letter, used: true };
        self.landscapes().filter(|&card| card == used).count()
    }

    /// The pile of a type; an empty one if there is none.
    #[inline]
    pub const fn pile(&self, leaf: Leaf) -> Pile {
        self.piles[leaf as usize]
    }

    /// The types of the piles from left to right.
    #[inline]
    pub fn row(&self) -> &[Leaf] {
        &self.row[..self.row_len as usize]
    }

    /// The types that have a pile.
    #[inline]
    pub fn pile_types(&self) -> LeafSet {
        self.row().iter().copied().collect()
    }

    /// The top card of a pile.
    #[inline]
    pub fn top(&self, leaf: Leaf) -> Option<Card> {
        let rank = (self.pile(leaf).top as usize).checked_sub(1)?;
        Some(Card::of(leaf, rank))
    }

    /// The number on top of a pile.
    #[inline]
    pub fn top_number(&self, leaf: Leaf, leaves: &Leaves) -> Option<u8> {
        self.top(leaf).map(|card| leaves.number(card))
    }

    /// Whether the pile of a type is closed by a three.
    #[inline]
    pub fn is_closed(&self, leaf: Leaf, leaves: &Leaves) -> bool {
        self.top_number(leaf, leaves) == Some(3)
    }

    /// The laid cards of all piles.
    pub fn laid(&self) -> CardSet {
        let bits = Leaf::ALL.into_iter().fold(0, |bits, leaf| {
            bits | u128::from(self.pile(leaf).laid) << (leaf.index() * PER_LEAF)
        });
        CardSet::from_bits(bits)
    }

    /// The slid cards of all piles.
    pub fn slid(&self) -> impl Iterator<Item = Slid> {
        self.slid.into_iter().flatten()
    }

    /// Lays a card on its pile, or starts the pile at an end of the row.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, side: Side, leaves: &Leaves) {
        let leaf = card.leaf();
        if self.pile(leaf).is_empty() {
            self.start_pile(leaf, side);
        }
        let pile = &mut self.piles[leaf.index()];
        let mut laid = CardSet::from_bits(u128::from(pile.laid) << (leaf.index() * PER_LEAF));
        laid.add(card, leaves);
        pile.laid = laid.ranks(leaf);
        pile.top = card.rank() as u8 + 1;
    }

    fn start_pile(&mut self, leaf: Leaf, side: Side) {
        let length = self.row_len as usize;
        self.row_len += 1;
        match side {
            Side::Right => self.row[length] = leaf,
            Side::Left => {
                self.row.copy_within(..length, 1);
                self.row[0] = leaf;
            }
        }
    }

    /// Slides a card under a pile.
    pub(crate) fn slide(&mut self, card: Card, under: Leaf) {
        self.piles[under.index()].slid += 1;
        let mut slid = Slid { under, card };
        // Insertion into the sorted front part; there is always room for two a landscape.
        for place in &mut self.slid {
            match place {
                Some(there) if *there > slid => std::mem::swap(there, &mut slid),
                Some(_) => {}
                None => {
                    *place = Some(slid);
                    return;
                }
            }
        }
    }

    /// Moves the pile of a type to a place further left in the row, the ones between to the right.
    pub(crate) fn move_pile(&mut self, leaf: Leaf, to: usize) {
        if let Some(from) = self.row().iter().position(|&other| other == leaf) {
            self.row[to..=from].rotate_right(1);
        }
    }

    /// How many pairs of neighbouring piles have acorns in both facing corners.
    pub fn connections(&self, leaves: &Leaves) -> usize {
        let facing = |pair: &&[Leaf]| match (self.top(pair[0]), self.top(pair[1])) {
            (Some(left), Some(right)) => leaves.acorn_right(left) && leaves.acorn_left(right),
            _ => false,
        };
        self.row().windows(2).filter(facing).count()
    }

    /// Puts an acorn on a landscape card of this letter.
    pub(crate) fn mark_used(&mut self, letter: Letter) {
        let unused = Landscape {
            letter,
            used: false,
        };
        let found = self.landscapes.iter_mut().flatten();
        if let Some(card) = found.into_iter().find(|card| **card == unused) {
            card.used = true;
        }
    }

    /// How many points the pile of a type is worth.
    pub fn pile_points(&self, leaf: Leaf, leaves: &Leaves) -> i32 {
        let number = self.top_number(leaf, leaves).unwrap_or(0);
        self.pile(leaf).len() as i32 * i32::from(number)
    }

    /// How many cards lie in the play area, laid and slid.
    pub fn cards_in_play(&self) -> usize {
        self.piles.iter().map(|pile| pile.len()).sum()
    }

    /// What this area reaches in the measure of an objective; for all but
    /// [`Objective::FewestCards`] more is better.
    pub fn measure(&self, objective: Objective, leaves: &Leaves) -> usize {
        let of_types = |types: LeafSet| {
            let laid = Leaf::ALL.into_iter().filter(|&leaf| types.contains(leaf));
            let laid: u32 = laid.map(|leaf| self.pile(leaf).laid.count_ones()).sum();
            let slid = self.slid().filter(|slid| types.contains(slid.card.leaf()));
            laid as usize + slid.count()
        };
        match objective {
            Objective::Most(leaf) => of_types([leaf].into_iter().collect()),
            Objective::LongestPile => self.piles.iter().map(|pile| pile.len()).max().unwrap_or(0),
            Objective::HighestTops => {
                let tops = self
                    .row()
                    .iter()
                    .filter_map(|&leaf| self.top_number(leaf, leaves));
                tops.map(usize::from).sum()
            }
            Objective::MostTorii => self.torii.len(),
            Objective::MostAcorns => self.acorns as usize,
            Objective::PilesAndLandscapes => {
                let unused = self.landscapes().filter(|card| !card.used);
                self.row().len() + unused.count()
            }
            Objective::MostZeros => {
                let zeros = leaves.with_number(0);
                let slid = self.slid().filter(|slid| zeros.contains(slid.card));
                self.laid().within(zeros.bits()).len() + slid.count()
            }
            Objective::MostWarm => of_types(Leaf::WARM),
            Objective::MostCool => of_types(Leaf::COOL),
            Objective::FewestCards => self.cards_in_play(),
            Objective::MostInHand => self.hand.len(),
        }
    }
}
