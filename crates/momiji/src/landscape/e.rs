//! Landscape E: after a Collect, lay one or two cards as well.

use table::{Chance, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Placement, Rule, Stage};

/// After a Collect.
pub(super) const WHEN: Moments = Moments::after(&[Main::Collect]);

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-after-collect", "M23"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-card-fits", "M49"));

/// Whether a card can be laid.
#[inline]
pub(super) fn can_do_something(game: &Momiji, state: &State) -> bool {
    game.can_lay(state.own())
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::Lay(Placement::begin(Rule::Two));
}

/// Whether this much can be laid by it so far, at such a moment.
pub(crate) fn fits(state: &State, placement: &Placement) -> bool {
    let count = usize::from(placement.count);
    let shape = count == placement.types.len() && count < 2;
    state.is_using(Letter::E) && state.turn.main == Main::Collect && shape
}
