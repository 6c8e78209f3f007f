//! Landscape B: collect one or two whole columns, up to a number of cards together.

use table::{Chance, MoveSet, Phrase, Reason, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::moves::{Move, base};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

/// It shapes a Collect.
pub(super) const WHEN: Moments = Moments::BEFORE_COLLECT;

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-before-collect", "M22"));

/// Why it could do nothing once it is paid for, if there is no garden.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-empty-garden", "M46"));

/// The same if there is one.
pub(super) fn too_long(game: &Momiji) -> Reason {
    let room = game.limits.two_columns;
    let long = Phrase::new("momiji-no-long-columns").number("room", room);
    long.by_rule("M46")
}

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

/// Whether columns can be chosen by it, with this room left.
pub(crate) fn fits(game: &Momiji, state: &State, room: u8, taken: bool) -> bool {
    let choice = !state.garden.with_at_most(room.into()).is_empty();
    let less = room < game.limits.two_columns;
    state.is_using(Letter::B) && state.turn.main == Main::Open && choice && less == taken
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
