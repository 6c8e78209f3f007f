//! Landscape C: put the piles in any order, and gain acorns.

use table::{Chance, MoveSet, Sink};

use crate::area::Area;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::leaf::Leaf;
use crate::moves::Move;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Stage;

/// At any time: the acorns are welcome even without piles.
pub(super) const WHEN: Moments = Moments::ALWAYS;

/// There is no other moment.
pub(super) const OTHERWISE: Option<Refusal> = None;

/// It always does something.
pub(super) const IDLE: Option<Refusal> = None;

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.gain(step.game.acorns.landscape_gift);
    step.state.turn.stage = if step.state.own().row_len > 1 {
        Stage::Arrange { place: 0 }
    } else {
        Stage::Free
    };
}

/// Any pile that has no new place yet; the rest may stay as it is.
#[inline]
pub(crate) fn moves(own: &Area, place: u8, legal: &mut MoveSet) {
    for &leaf in &own.row()[place as usize..] {
        legal.insert(Move::Arrange(leaf).id());
    }
    legal.insert(Move::Done.id());
}

/// Puts a pile at the next place; the last one finds its place by itself.
pub(crate) fn arrange<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, leaf: Leaf) {
    let Stage::Arrange { place } = step.state.turn.stage else {
        return;
    };
    step.state.own_mut().move_pile(leaf, place.into());
    let place = place + 1;
    if place + 1 < step.state.own().row_len {
        step.state.turn.stage = Stage::Arrange { place };
    } else {
        finish(step);
    }
}

/// The piles lie as they shall lie.
pub(crate) fn finish<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    let seat = step.state.turn.seat;
    step.events.push(Event::Rearranged { seat });
    step.state.turn.stage = Stage::Free;
}

/// Whether a pile can be looked for by it, for this place.
pub(crate) fn fits(state: &State, place: u8) -> bool {
    state.is_using(Letter::C) && place + 1 < state.own().row_len
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-arrange";

/// What it means that it is enough.
pub(crate) const DONE: &str = "momiji-do-done-arranging";
