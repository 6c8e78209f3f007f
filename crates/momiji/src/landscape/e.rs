//! Landscape E: after a Collect, lay one or two cards as well.

use table::{Chance, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Placement, Rule, Stage};

#[inline]
pub(super) fn may_be_used(game: &Momiji, state: &State) -> bool {
    state.turn.main == Main::Collect && game.can_lay(state.own())
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::Lay(Placement::begin(Rule::Two));
}
