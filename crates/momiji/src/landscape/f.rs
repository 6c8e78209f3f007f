//! Landscape F: take the top card of one column, and gain acorns.

use table::{Chance, MoveSet, Sink};

use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::moves::base;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Stage;

/// At any time: the acorns are welcome even with an empty garden.
pub(super) const WHEN: Moments = Moments::ALWAYS;

/// There is no other moment.
pub(super) const OTHERWISE: Option<Refusal> = None;

/// It always does something.
pub(super) const IDLE: Option<Refusal> = None;

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.gain(step.game.acorns.landscape_gift);
    step.state.turn.stage = if step.state.garden.is_empty() {
        Stage::Free
    } else {
        Stage::TakeTop
    };
}

/// Any column.
#[inline]
pub(crate) fn moves(state: &State, legal: &mut MoveSet) {
    legal.insert_bits(base::TAKE_TOP, state.garden.leaves().bits().into());
}

/// The card was taken.
pub(crate) fn took<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.refill();
    step.state.turn.stage = Stage::Free;
}

/// Whether a card can be waited for by it.
pub(crate) fn fits(state: &State) -> bool {
    state.is_using(Letter::F) && !state.garden.is_empty()
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-take-top";
