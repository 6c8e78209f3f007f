//! Why a card can't be built, or a flower not grown.

use table::{Phrase, Reason};

use super::{missing, of_card};
use crate::bits::Bit;
use crate::card::{Card, Slot};
use crate::components::DejaVu;
use crate::legal::fitting;
use crate::names;
use crate::state::{Source, Stage};
use crate::view::View;

/// Deja Vu has not begun, is over, or a card is being covered.
pub(super) fn another_phase(view: &View) -> Option<Reason> {
    match view.open.stage {
        Stage::Begin | Stage::Sow { .. } | Stage::Claim { .. } => {
            Some(Phrase::new("deja-vu-no-sow-first").by_rule("F18"))
        }
        Stage::Cover { work, .. } => Some(of_card("deja-vu-no-covering", work.card).by_rule("F32")),
        Stage::Save | Stage::PlantLate | Stage::Replenish { .. } | Stage::Discard => {
            Some(Phrase::new("deja-vu-no-built").by_rule("F18"))
        }
        Stage::Build { .. } | Stage::Opening | Stage::Act | Stage::Grow { .. } | Stage::Over => {
            None
        }
    }
}

pub(super) fn not_to_build_public(view: &View, card: Card) -> Option<Reason> {
    if view.open.stage != Stage::Act {
        return another_phase(view);
    }
    Some(if !view.open.public.contains(card) {
        of_card("deja-vu-no-not-public", card).by_rule("F33")
    } else if view.open.own().memories().contains(card) {
        of_card("deja-vu-no-copy", card).by_rule("F37")
    } else {
        of_card("deja-vu-no-public-whole", card).by_rule("F33")
    })
}

impl DejaVu {
    pub(super) fn not_to_build(&self, view: &View, card: Card) -> Option<Reason> {
        if view.open.stage != Stage::Act {
            return another_phase(view);
        }
        let own = view.open.own();
        let mut unfinished = own.short_term();
        if let Some(there) = unfinished.find(|there| there.card == card) {
            return Some(self.next_slot(card, there.covered()));
        }
        if own.memories().contains(card) {
            return Some(of_card("deja-vu-no-copy", card).by_rule("F37"));
        }
        if !own.hand.contains(card) {
            let message = if view.open.public.contains(card) {
                "deja-vu-no-is-public"
            } else {
                "deja-vu-no-not-in-hand"
            };
            return Some(of_card(message, card).by_rule("F33"));
        }
        if fitting(view.open.pool, self.design(card).slots()[0]).is_empty() {
            return Some(self.next_slot(card, 0));
        }
        Some(of_card("deja-vu-no-room", card).by_rule("F34"))
    }

    /// No bit fits this slot.
    fn next_slot(&self, card: Card, slot: usize) -> Reason {
        let slots = self.design(card).slots();
        let slot = slots.get(slot).copied().unwrap_or(Slot::Any);
        let why = of_card("deja-vu-no-next-slot", card);
        why.phrase("shape", names::slot(slot)).by_rule("F32")
    }

    pub(super) fn not_to_lay(&self, view: &View, bit: Bit) -> Option<Reason> {
        let Stage::Cover { work, source, .. } = view.open.stage else {
            return match view.open.stage {
                Stage::Act => Some(Phrase::new("deja-vu-no-card-first").by_rule("F32")),
                _ => another_phase(view),
            };
        };
        if let Some(missing) = missing(view.open.pool, bit, "F31") {
            return Some(missing);
        }
        let slots = self.design(work.card).slots();
        let slot = slots.get(work.covered()).copied().unwrap_or(Slot::Any);
        if !slot.takes(bit.shape()) {
            let why = Phrase::new("deja-vu-no-shape");
            return Some(why.phrase("shape", names::slot(slot)).by_rule("F32"));
        }
        let rule = match source {
            Source::Public => "F33",
            Source::Hand | Source::ShortTerm => "F34",
        };
        Some(of_card("deja-vu-no-not-enough", work.card).by_rule(rule))
    }

    pub(super) fn not_to_grow(&self, view: &View) -> Option<Reason> {
        if view.open.stage != Stage::Act {
            return another_phase(view);
        }
        let why = if view.open.own().circle {
            Phrase::new("deja-vu-no-circle-full")
        } else {
            Phrase::new("deja-vu-no-grow-cost").number("count", self.grow_cost)
        };
        Some(why.by_rule("F42"))
    }
}
