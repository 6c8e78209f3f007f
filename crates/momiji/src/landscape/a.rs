//! Landscape A: in this Play one card may skip a number.

use table::{Chance, Sink};

use crate::area::Area;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::leaf::Leaf;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Placement, Rule, Stage};

/// It shapes a Play.
pub(super) const WHEN: Moments = Moments::BEFORE_MAIN;

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-before-play", "M22"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-skip", "M45"));

/// Whether a number can be skipped.
#[inline]
pub(super) fn can_do_something(game: &Momiji, state: &State) -> bool {
    can_skip(game, state.own())
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::Lay(Placement::begin(Rule::Skip));
}

/// Whether this much can be laid by it so far, at such a moment.
pub(crate) fn fits(state: &State, placement: &Placement) -> bool {
    let (count, types) = (usize::from(placement.count), placement.types.len());
    let shape = count == types || (count == 2 && types == 1);
    state.is_using(Letter::A) && state.turn.main == Main::Open && shape
}

/// What is asked before the first card.
pub(crate) const ASKS: &str = "momiji-ask-lay-skip";

/// Whether some placement under this landscape would skip a number, with its first card or with
/// a second one of the same type.
pub(crate) fn can_skip(game: &Momiji, own: &Area) -> bool {
    Leaf::ALL.into_iter().any(|leaf| {
        let has = |number: usize| {
            number < 4 && own.hand.ranks(leaf) & game.leaves.ranks_with(leaf, number) != 0
        };
        match own.top_number(leaf, &game.leaves) {
            None => has(1) || has(0) && has(2),
            Some(top) => {
                let top = usize::from(top);
                top < 3 && (has(top + 2) || has(top + 1) && has(top + 3))
            }
        }
    })
}
