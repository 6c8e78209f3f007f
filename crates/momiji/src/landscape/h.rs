//! Landscape H: after a Play of one type, activate an objective, or swap one for an available one.

use table::{Chance, MoveSet, Sink};

use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::moves::base;
use crate::objective::Objective;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

/// After a Play of one type.
pub(super) const WHEN: Moments = Moments::after(&[Main::PlayOne]);

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-after-play-one", "M23"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-objective-left", "M52"));

/// Whether the acorns that are left once it is paid for allow one of the two.
#[inline]
pub(super) fn can_do_something(game: &Momiji, state: &State) -> bool {
    let own = state.own();
    let left = own.acorns - game.acorns.landscape;
    let swap = !own.objectives.is_empty() && !state.available.is_empty();
    swap || !game.activatable(state, left).is_empty()
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::ActivateOrSwap;
}

/// What may be activated, and what may be given back for something else.
#[inline]
pub(crate) fn moves(game: &Momiji, state: &State, legal: &mut MoveSet) {
    let own = state.own();
    let open = game.activatable(state, own.acorns);
    legal.insert_bits(base::ACTIVATE, open.bits().into());
    if !state.available.is_empty() {
        legal.insert_bits(base::GIVE_BACK, own.objectives.bits().into());
    }
}

/// What may be had for the token given back.
#[inline]
pub(crate) fn moves_of_swap(state: &State, legal: &mut MoveSet) {
    legal.insert_bits(base::SWAP_FOR, state.available.bits().into());
}

/// The first half of a swap.
pub(crate) fn give_back<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, old: Objective) {
    step.state.turn.stage = Stage::SwapFor { old };
}

/// The second half of a swap.
pub(crate) fn swap_for<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, new: Objective) {
    let Stage::SwapFor { old } = step.state.turn.stage else {
        return;
    };
    let seat = step.state.turn.seat;
    step.state.own_mut().objectives.remove(old);
    step.state.own_mut().objectives.insert(new);
    step.state.available.remove(new);
    step.state.available.insert(old);
    step.events.push(Event::Swapped { seat, old, new });
    step.state.turn.stage = Stage::Free;
}

/// Whether its choice can be waited for, or the second half of a swap of this token.
pub(crate) fn fits(state: &State, old: Option<Objective>) -> bool {
    let there = old.is_none_or(|old| state.own().objectives.contains(old));
    state.is_using(Letter::H) && state.turn.main == Main::PlayOne && there
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-activate-or-swap";

/// What is asked in the middle of a swap.
pub(crate) const ASKS_OF_SWAP: &str = "momiji-ask-swap-for";
