//! Landscape G: take any one card of the discard.

use table::{Chance, MoveSet, Sink};

use crate::card::Card;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::moves::base;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Stage;

/// At any time.
pub(super) const WHEN: Moments = Moments::ALWAYS;

/// There is no other moment.
pub(super) const OTHERWISE: Option<Refusal> = None;

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-empty-discard", "M51"));

/// Whether there is a discard.
#[inline]
pub(super) fn can_do_something(state: &State) -> bool {
    !state.discard.is_empty()
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    step.state.turn.stage = Stage::Retrieve;
}

/// Any card of the discard.
#[inline]
pub(crate) fn moves(game: &Momiji, state: &State, legal: &mut MoveSet) {
    legal.insert_bits(base::RETRIEVE, game.kinds(state.discard));
}

/// Takes the card.
pub(crate) fn retrieve<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, card: Card) {
    let seat = step.state.turn.seat;
    step.state.discard.remove(card, &step.game.leaves);
    step.state.own_mut().hand.add(card, &step.game.leaves);
    step.events.push(Event::Retrieved { seat, card });
    step.state.turn.stage = Stage::Free;
}

/// Whether its choice can be waited for.
pub(crate) fn fits(state: &State) -> bool {
    state.is_using(Letter::G)
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-retrieve";
