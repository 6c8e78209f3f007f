//! Landscape J: in this Play lay up to four cards on one or two piles; more than two must go on two.

use table::{Chance, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Placement, Rule, Stage};

/// It shapes a Play.
pub(super) const WHEN: Moments = Moments::BEFORE_MAIN;

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-before-play", "M22"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-card-fits", "M54"));

/// Whether a card can be laid.
#[inline]
pub(super) fn can_do_something(game: &Momiji, state: &State) -> bool {
    game.can_lay(state.own())
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::Lay(Placement::begin(Rule::Four));
}

/// Whether it forbids to stop here: more than two cards lie on one pile.
#[inline]
pub(crate) fn must_go_on(placement: &Placement) -> bool {
    placement.rule == Rule::Four && placement.count > 2 && placement.types.len() == 1
}

/// Whether this much can be laid by it so far, at such a moment.
pub(crate) fn fits(state: &State, placement: &Placement) -> bool {
    let (count, types) = (usize::from(placement.count), placement.types.len());
    let shape = count >= types && count < 4 && types <= 2 && (types > 0 || count == 0);
    state.is_using(Letter::J) && state.turn.main == Main::Open && shape
}

/// What is asked before the first card.
pub(crate) const ASKS: &str = "momiji-ask-lay-four";
