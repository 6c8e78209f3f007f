//! Landscape B: collect one or two whole columns, up to a number of cards together.

use table::{Chance, MoveSet, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::Moments;
use crate::moves::{Move, base};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Stage;

/// It shapes a Collect.
pub(super) const WHEN: Moments = Moments::BEFORE_MAIN;

/// Whether a column is short enough.
#[inline]
pub(super) fn can_do_something(game: &Momiji, state: &State) -> bool {
    let room = game.limits.two_columns.into();
    !state.garden.with_at_most(room).is_empty()
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    let room = step.game.limits.two_columns;
    step.state.turn.stage = Stage::Columns { room, taken: false };
}

/// Columns that there is room for; after the first it may be enough.
#[inline]
pub(crate) fn moves(state: &State, room: u8, taken: bool, legal: &mut MoveSet) {
    let columns = state.garden.with_at_most(room.into());
    legal.insert_bits(base::TAKE, columns.bits().into());
    if taken {
        legal.insert(Move::Done.id());
    }
}

/// The first column was taken, and this is the room that is left.
pub(crate) fn took_first<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, room: u8) {
    step.state.turn.stage = Stage::Columns { room, taken: true };
    if step.state.garden.with_at_most(room.into()).is_empty() {
        step.finish_collect(true);
    }
}

/// What is asked, before and after the first column.
pub(crate) const fn asks(taken: bool) -> &'static str {
    if taken {
        "momiji-ask-second-column"
    } else {
        "momiji-ask-column"
    }
}

/// What it means that it is enough.
pub(crate) const DONE: &str = "momiji-do-done-taking";
