//! Landscape I: after an Activate, take a column as well.

use table::{Chance, MoveSet, Sink};

use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::moves::base;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

/// After an Activate.
pub(super) const WHEN: Moments = Moments::after(&[Main::Activate]);

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-after-activate", "M23"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-empty-garden", "M53"));

/// Whether there is a column.
#[inline]
pub(super) fn can_do_something(state: &State) -> bool {
    !state.garden.is_empty()
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::TakeColumn;
}

/// Any column.
#[inline]
pub(crate) fn moves(state: &State, legal: &mut MoveSet) {
    legal.insert_bits(base::TAKE, state.garden.leaves().bits().into());
}

/// The column was taken. That was no Collect: in a scenario the rest of the garden stays.
pub(crate) fn took<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.refill();
    step.state.turn.stage = Stage::Free;
}

/// Whether its column can be waited for.
pub(crate) fn fits(state: &State) -> bool {
    state.is_using(Letter::I) && state.turn.main == Main::Activate
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-column";
