//! Landscape E: after a Collect, lay one or two cards as well.

use table::{Chance, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::Moments;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Placement, Rule, Stage};

/// After a Collect.
pub(super) const WHEN: Moments = Moments::after(&[Main::Collect]);

/// Whether a card can be laid.
#[inline]
pub(super) fn can_do_something(game: &Momiji, state: &State) -> bool {
    game.can_lay(state.own())
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::Lay(Placement::begin(Rule::Two));
}
