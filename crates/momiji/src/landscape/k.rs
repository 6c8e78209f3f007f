//! Landscape K: instead of a column, collect the top card of one, two or three columns.

use table::{Chance, MoveSet, Sink};

use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::leaf::{Leaf, LeafSet};
use crate::moves::{Move, base};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

/// The most cards that it takes.
const MOST: usize = 3;

/// It takes the place of a Collect.
pub(super) const WHEN: Moments = Moments::BEFORE_COLLECT;

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-before-collect", "M22"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-empty-garden", "M55"));

/// Whether there is a column.
#[inline]
pub(super) fn can_do_something(state: &State) -> bool {
    !state.garden.is_empty()
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    let taken = LeafSet::EMPTY;
    step.state.turn.stage = Stage::Tops { taken };
}

/// Columns whose top was not taken yet; after the first it may be enough.
#[inline]
pub(crate) fn moves(state: &State, taken: LeafSet, legal: &mut MoveSet) {
    let columns = state.garden.leaves().minus(taken);
    legal.insert_bits(base::TAKE_TOP, columns.bits().into());
    if !taken.is_empty() {
        legal.insert(Move::Done.id());
    }
}

/// The top of one more column was taken.
pub(crate) fn took<C: Chance, S: Sink<Event>>(
    step: &mut UnderWay<'_, C, S>,
    leaf: Leaf,
    mut taken: LeafSet,
) {
    taken.insert(leaf);
    step.state.turn.stage = Stage::Tops { taken };
    if taken.len() == MOST || step.state.garden.leaves().minus(taken).is_empty() {
        step.finish_collect(true);
    }
}

/// Whether another column can be looked for by it, after these.
pub(crate) fn fits(state: &State, taken: LeafSet) -> bool {
    let choice = !state.garden.leaves().minus(taken).is_empty();
    let known = taken.minus(state.terms.types).is_empty();
    let open = state.is_using(Letter::K) && state.turn.main == Main::Open;
    open && taken.len() < MOST && choice && known
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-tops";

/// What it means that it is enough.
pub(crate) const DONE: &str = "momiji-do-done-taking";
