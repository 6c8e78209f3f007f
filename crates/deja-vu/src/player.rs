//! What lies in front of a player, and what the player holds.

use crate::bits::{Bit, Heap};
use crate::card::{Card, CardSet, Power};
use crate::components::{DejaVu, MAX_SLOTS};
use crate::fragment::FragmentSet;

/// The most cards that short-term memory can hold: the girl tile's place and those of five cards.
pub const MAX_SHORT_TERM: usize = 6;

/// A card under construction: the bits on its slots, from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Unfinished {
    /// The card.
    pub card: Card,
    bits: [Option<Bit>; MAX_SLOTS],
}

impl Unfinished {
    /// With no slot covered yet.
    pub(crate) const fn new(card: Card) -> Unfinished {
        Unfinished {
            card,
            bits: [None; MAX_SLOTS],
        }
    }

    /// How many slots are covered.
    #[inline]
    pub fn covered(&self) -> usize {
        self.bits.iter().flatten().count()
    }

    /// The bits from the top.
    #[inline]
    pub fn bits(&self) -> impl Iterator<Item = Bit> {
        self.bits.into_iter().flatten()
    }

    /// Covers the next slot.
    #[inline]
    pub(crate) fn cover(&mut self, bit: Bit) {
        if let Some(place) = self.bits.iter_mut().find(|place| place.is_none()) {
            *place = Some(bit);
        }
    }
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The hand; no two alike.
    pub(crate) hand: CardSet,
    /// Long-term memory.
    pub(crate) long: CardSet,
    /// Short-term memory, sorted by card, gaps last.
    pub(crate) short: [Option<Unfinished>; MAX_SHORT_TERM],
    /// Bits in chests between turns.
    pub(crate) chests: Heap,
    /// Memory fragments.
    pub(crate) fragments: FragmentSet,
    /// Points in tokens.
    pub(crate) tokens: u16,
    /// Whether the circle of the girl tile has a flower.
    pub(crate) circle: bool,
    /// Flowers on cards.
    pub(crate) flowers: u8,
    /// Opening: cards chosen for the discard, still secret.
    pub(crate) leaving: CardSet,
    /// Opening of a speed game: cards chosen for long-term memory, still secret.
    pub(crate) rising: CardSet,
    /// Opening: still choosing.
    pub(crate) opening: bool,
}

impl Player {
    pub(crate) const EMPTY: Player = Player {
        hand: CardSet::EMPTY,
        long: CardSet::EMPTY,
        short: [None; MAX_SHORT_TERM],
        chests: Heap::EMPTY,
        fragments: FragmentSet::EMPTY,
        tokens: 0,
        circle: false,
        flowers: 0,
        leaving: CardSet::EMPTY,
        rising: CardSet::EMPTY,
        opening: false,
    };

    /// The hand.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// All cards that the player holds: the hand, and in the opening those chosen in secret.
    pub fn held(&self) -> CardSet {
        self.hand.or(self.leaving).or(self.rising)
    }

    /// Long-term memory.
    pub fn long_term(&self) -> CardSet {
        self.long
    }

    /// Short-term memory.
    pub fn short_term(&self) -> impl Iterator<Item = Unfinished> {
        self.short.into_iter().flatten()
    }

    /// Bits in chests between turns.
    pub fn chests(&self) -> Heap {
        self.chests
    }

    /// Memory fragments.
    pub fn fragments(&self) -> FragmentSet {
        self.fragments
    }

    /// Points in tokens.
    pub fn tokens(&self) -> u16 {
        self.tokens
    }

    /// Flowers ready to be planted.
    pub fn flowers(&self) -> u8 {
        self.flowers + u8::from(self.circle)
    }

    /// Whether the circle of the girl tile has a flower.
    pub fn circle(&self) -> bool {
        self.circle
    }

    /// The cards in both memories.
    #[inline]
    pub fn memories(&self) -> CardSet {
        let short = self.short_term().map(|there| there.card);
        short.fold(self.long, CardSet::with)
    }

    /// Puts a card into short-term memory, at its place in the order.
    pub(crate) fn put_short(&mut self, card: Unfinished) {
        if let Some(place) = self.short.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        self.sort_short();
    }

    /// Takes a card out of short-term memory.
    pub(crate) fn take_short(&mut self, card: Card) -> Option<Unfinished> {
        let place = self
            .short
            .iter_mut()
            .find(|place| place.is_some_and(|there| there.card == card))?;
        let taken = place.take();
        self.sort_short();
        taken
    }

    fn sort_short(&mut self) {
        self.short
            .sort_unstable_by_key(|place| place.map_or(usize::MAX, |there| there.card.index()));
    }
}

impl DejaVu {
    #[inline]
    fn icons(&self, player: &Player, power: Power, own: u8) -> usize {
        usize::from(own) + player.long.and(self.with_power[power as usize]).len()
    }

    /// The hand size.
    pub fn hand_size(&self, player: &Player) -> usize {
        self.icons(player, Power::Hand, self.girl_tile.hand)
    }

    /// How many steps the girl can go.
    pub fn footprints(&self, player: &Player) -> usize {
        self.icons(player, Power::Footprint, self.girl_tile.footprint)
    }

    /// How many bits can be saved.
    pub fn chest_count(&self, player: &Player) -> usize {
        self.icons(player, Power::Chest, self.girl_tile.chest)
    }

    /// How many cards short-term memory can hold.
    pub fn short_term_size(&self, player: &Player) -> usize {
        self.icons(player, Power::ShortTerm, self.girl_tile.short_term)
            .min(MAX_SHORT_TERM)
    }

    /// How many white bits can be claimed.
    pub fn white_claims(&self, player: &Player) -> usize {
        self.icons(player, Power::WhiteClaim, self.girl_tile.white_claim)
    }

    /// Whether short-term memory has room for another card.
    pub fn has_short_room(&self, player: &Player) -> bool {
        player.short_term().count() < self.short_term_size(player)
    }
}
