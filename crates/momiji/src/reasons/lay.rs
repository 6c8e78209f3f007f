//! Why a card can't be laid.

use table::{Phrase, Reason};

use super::{main_done, not_played, of_pile};
use crate::card::Card;
use crate::components::Momiji;
use crate::moves::Move;
use crate::turn::{Placement, Rule, Stage};
use crate::view::View;

impl Momiji {
    /// `at_an_end` is the move itself if it names an end of the row.
    pub(super) fn not_to_lay(
        &self,
        view: &View,
        card: Card,
        at_an_end: Option<Move>,
    ) -> Option<Reason> {
        let placement = match view.open.turn.stage {
            Stage::Free => Placement::begin(Rule::Plain),
            Stage::Lay(placement) => placement,
            _ => return None,
        };
        if view.open.turn.stage == Stage::Free
            && let Some(done) = main_done(view)
        {
            return Some(done);
        }
        if let Some(out) = not_played(view, card.leaf()) {
            return Some(out);
        }
        if let Some(why) = self.not_in_hand(view, card) {
            return Some(why.by_rule("M33"));
        }
        not_this_type(&placement, card)
            .or_else(|| self.wrong_number(view, &placement, card))
            .or_else(|| wrong_end(view, card, at_an_end))
    }

    /// Why the number does not fit.
    fn wrong_number(&self, view: &View, placement: &Placement, card: Card) -> Option<Reason> {
        let (own, number) = (view.open.own(), self.leaves.number(card));
        let leaf = card.leaf();
        let about =
            |message: &'static str| of_pile(message, leaf).phrase("card", self.card_phrase(card));
        let with_a = placement.rule == Rule::Skip;
        let skip = with_a && !placement.skipped;
        let Some(top) = own.top_number(leaf, &self.leaves) else {
            return match number {
                0 => None,
                1 if skip => None,
                1 if with_a => Some(Phrase::new("momiji-no-second-skip").by_rule("M45")),
                _ if skip => Some(about("momiji-no-start-skip").by_rule("M45")),
                _ => Some(about("momiji-no-start").by_rule("M34")),
            };
        };
        if own.is_closed(leaf, &self.leaves) {
            return Some(of_pile("momiji-no-closed", leaf).by_rule("M35"));
        }
        let highest = if skip { top + 2 } else { top + 1 };
        if (top..=highest).contains(&number) {
            return None;
        }
        if with_a && !skip && number == top + 2 {
            return Some(Phrase::new("momiji-no-second-skip").by_rule("M45"));
        }
        let rule = if skip { "M45" } else { "M34" };
        let why = about("momiji-no-number").number("low", top);
        Some(why.number("high", highest.min(3)).by_rule(rule))
    }
}

/// Why the placement takes no more cards of this type.
fn not_this_type(placement: &Placement, card: Card) -> Option<Reason> {
    let again = placement.types.contains(card.leaf());
    let types = placement.types.len();
    let (message, rule) = match placement.rule {
        Rule::Plain | Rule::Skip if types >= 2 && again => ("momiji-no-other-types", "M33"),
        Rule::Four if types >= 2 && !again => ("momiji-no-two-piles", "M54"),
        Rule::Four if placement.count == 3 && types == 1 && again => {
            ("momiji-no-second-pile", "M54")
        }
        _ => return None,
    };
    Some(Phrase::new(message).by_rule(rule))
}

/// Why it is not laid there, though it fits.
fn wrong_end(view: &View, card: Card, at_an_end: Option<Move>) -> Option<Reason> {
    let own = view.open.own();
    let there = !own.pile(card.leaf()).is_empty();
    let empty = own.row_len == 0;
    match at_an_end {
        Some(_) if there => Some(of_pile("momiji-no-has-pile", card.leaf()).by_rule("M34")),
        Some(_) if empty => Some(Phrase::new("momiji-no-first-pile").by_rule("M37")),
        None if !there && !empty => Some(Phrase::new("momiji-no-which-end").by_rule("M37")),
        _ => None,
    }
}
