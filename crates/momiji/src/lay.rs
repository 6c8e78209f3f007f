//! Which cards may be laid where.

use table::MoveSet;

use crate::area::Area;
use crate::components::Momiji;
use crate::landscape::a;
use crate::leaf::{Leaf, LeafSet};
use crate::moves::base;
use crate::turn::{Placement, Rule};

/// Cards of the hand that may be laid, one bit a kind.
#[derive(Clone, Copy, Default)]
struct Layable {
    on_piles: u128,
    as_new_piles: u128,
}

impl Momiji {
    /// Adds the moves that lay one more card in this placement; whether there is any.
    pub(crate) fn lay_moves(&self, own: &Area, placement: &Placement, legal: &mut MoveSet) -> bool {
        let cards = self.layable(own, placement);
        if own.row_len == 0 {
            legal.insert_bits(base::LAY, cards.as_new_piles);
        } else {
            legal.insert_bits(base::LAY, cards.on_piles);
            legal.insert_bits(base::LAY_LEFT, cards.as_new_piles);
            legal.insert_bits(base::LAY_RIGHT, cards.as_new_piles);
        }
        cards.on_piles | cards.as_new_piles != 0
    }

    /// Whether any card can be laid under the usual rules.
    pub(crate) fn can_lay(&self, own: &Area) -> bool {
        self.can_go_on(own, &Placement::begin(Rule::Plain))
    }

    /// Whether one more card can be laid in this placement.
    pub(crate) fn can_go_on(&self, own: &Area, placement: &Placement) -> bool {
        let cards = self.layable(own, placement);
        cards.on_piles | cards.as_new_piles != 0
    }

    /// Whether the game can be waiting for another card of this placement. It never waits when
    /// none can be laid, and landscape A is used only when a number can be skipped.
    pub(crate) fn is_under_way(&self, own: &Area, placement: &Placement) -> bool {
        let begun_by_a = placement.rule == Rule::Skip && placement.count == 0;
        self.can_go_on(own, placement) && (!begun_by_a || a::can_skip(self, own))
    }

    /// Whether the piles hold the cards that this placement laid, and the skip that it made.
    pub(crate) fn left_traces(&self, own: &Area, placement: &Placement) -> bool {
        let types = || placement.types.iter();
        let laid: u32 = types().map(|leaf| own.pile(leaf).laid.count_ones()).sum();
        let skipped = || types().any(|leaf| self.skipped_in(own, leaf) > 0);
        u32::from(placement.count) <= laid && (!placement.skipped || skipped())
    }

    /// How many numbers below the top a pile does not have.
    pub(crate) fn skipped_in(&self, area: &Area, leaf: Leaf) -> usize {
        let ranks = area.pile(leaf).laid;
        let top = area.top_number(leaf, &self.leaves).unwrap_or(0);
        let missing = |number: &u8| ranks & self.leaves.ranks_with(leaf, (*number).into()) == 0;
        (0..top).filter(missing).count()
    }

    fn layable(&self, own: &Area, placement: &Placement) -> Layable {
        let types = self.types_to_lay(own, placement);
        let skip = placement.rule == Rule::Skip && !placement.skipped;
        self.layable_of(own, types, skip)
    }

    /// The cards of these types that fit by their number.
    fn layable_of(&self, own: &Area, types: LeafSet, skip: bool) -> Layable {
        let mut found = Layable::default();
        let hand = own.hand.bits() & self.leaves.kinds();
        for leaf in types.iter() {
            match own.top(leaf) {
                Some(top) => found.on_piles |= hand & self.leaves.next_on(top, skip),
                None => found.as_new_piles |= hand & self.leaves.starters(leaf, skip),
            }
        }
        found
    }

    /// The types that the rule of the placement still allows.
    fn types_to_lay(&self, own: &Area, placement: &Placement) -> LeafSet {
        let Placement { count, types, .. } = *placement;
        let others = LeafSet::ALL.minus(types);
        match (placement.rule, count, types.len()) {
            (_, 0, _) | (Rule::Plain | Rule::Skip | Rule::Two, 1, _) => LeafSet::ALL,
            (Rule::Plain | Rule::Skip, _, 1) | (Rule::Two, _, _) | (Rule::Four, 4.., _) => {
                LeafSet::EMPTY
            }
            (Rule::Plain | Rule::Skip, _, _) => others,
            (Rule::Four, _, 2..) => types,
            (Rule::Four, 1, _) => LeafSet::ALL,
            (Rule::Four, 2, _) => {
                // A third card on one pile obliges to a fourth on another.
                let second = self.layable_of(own, others, false);
                if second.on_piles | second.as_new_piles != 0 {
                    LeafSet::ALL
                } else {
                    LeafSet::EMPTY
                }
            }
            (Rule::Four, _, _) => others,
        }
    }

    /// Whether laying this card on what is there skips a number.
    pub(crate) fn skips(&self, own: &Area, card: crate::card::Card) -> bool {
        let number = self.leaves.number(card);
        match own.top_number(card.leaf(), &self.leaves) {
            None => number > 0,
            Some(top) => number > top + 1,
        }
    }
}
