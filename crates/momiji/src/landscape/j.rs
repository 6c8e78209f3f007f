//! Landscape J: in this Play lay up to four cards on one or two piles; more than two must go on two.

use table::{Chance, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::Moments;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Placement, Rule, Stage};

/// It shapes a Play.
pub(super) const WHEN: Moments = Moments::BEFORE_MAIN;

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

/// What is asked before the first card.
pub(crate) const ASKS: &str = "momiji-ask-lay-four";
