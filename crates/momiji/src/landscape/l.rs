//! Landscape L: discard any number of cards for an acorn each, and gain acorns.

use table::{Chance, MoveSet, Sink};

use crate::area::Area;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::moves::{Move, base};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Stage;

/// At any time: the acorns are welcome even with an empty hand.
pub(super) const WHEN: Moments = Moments::ALWAYS;

/// There is no other moment.
pub(super) const OTHERWISE: Option<Refusal> = None;

/// It always does something.
pub(super) const IDLE: Option<Refusal> = None;

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.gain(step.game.acorns.landscape_gift);
    step.state.turn.stage = if step.state.own().hand.is_empty() {
        Stage::Free
    } else {
        Stage::DiscardForAcorns
    };
}

/// Any hand card, or enough of it.
#[inline]
pub(crate) fn moves(game: &Momiji, own: &Area, legal: &mut MoveSet) {
    legal.insert_bits(base::DISCARD, game.kinds(own.hand));
    legal.insert(Move::Done.id());
}

/// A card was discarded.
pub(crate) fn discarded<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.gain(1);
    if step.state.own().hand.is_empty() {
        step.state.turn.stage = Stage::Free;
    }
}

/// Whether a card can be waited for by it.
pub(crate) fn fits(state: &State) -> bool {
    state.is_using(Letter::L) && !state.own().hand.is_empty()
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-discard-for-acorns";

/// What it means to discard one.
pub(crate) const DISCARDS: &str = "momiji-do-discard-for-acorn";

/// What it means that it is enough.
pub(crate) const DONE: &str = "momiji-do-done-discarding";
