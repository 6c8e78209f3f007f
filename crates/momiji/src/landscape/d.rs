//! Landscape D: instead of collecting a column, look at four cards of the deck; keep three, discard one.

use table::{Chance, MoveSet, Sink};

use crate::card::Card;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::moves::Move;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

/// It takes the place of a Collect.
pub(super) const WHEN: Moments = Moments::BEFORE_COLLECT;

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-before-collect", "M22"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-empty-deck", "M48"));

/// Whether there is a deck.
#[inline]
pub(super) fn can_do_something(state: &State) -> bool {
    !state.deck.is_empty()
}

/// Cards from the deck for the player's eyes only. Of fewer than four all are kept.
pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    let seat = step.state.turn.seat;
    let mut drawn = [None; 4];
    for place in &mut drawn {
        *place = step.draw();
        if let Some(card) = *place {
            let card = Some(card);
            step.events.push(Event::Drew { seat, card });
        }
    }
    if drawn[3].is_some() {
        drawn.sort_unstable();
        step.state.turn.stage = Stage::Keep { drawn };
    } else {
        keep(step, drawn);
    }
}

/// One of the cards has to go.
#[inline]
pub(crate) fn moves(drawn: [Option<Card>; 4], legal: &mut MoveSet) {
    for card in drawn.into_iter().flatten() {
        legal.insert(Move::Discard(card).id());
    }
}

/// Discards one of the cards drawn, and keeps the others.
pub(crate) fn throw_back<C: Chance, S: Sink<Event>>(
    step: &mut UnderWay<'_, C, S>,
    card: Card,
    mut drawn: [Option<Card>; 4],
) {
    let seat = step.state.turn.seat;
    if let Some(place) = drawn.iter_mut().find(|place| **place == Some(card)) {
        *place = None;
    }
    step.state.discard.add(card, &step.game.leaves);
    step.events.push(Event::ThrewBack { seat, card });
    keep(step, drawn);
}

fn keep<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, drawn: [Option<Card>; 4]) {
    for card in drawn.into_iter().flatten() {
        step.state.own_mut().hand.add(card, &step.game.leaves);
    }
    step.finish_collect(false);
}

/// Whether its choice can be waited for.
pub(crate) fn fits(state: &State) -> bool {
    state.is_using(Letter::D) && state.turn.main == Main::Open
}

/// What is asked.
pub(crate) const ASKS: &str = "momiji-ask-keep";

/// What it means to discard one.
pub(crate) const DISCARDS: &str = "momiji-do-discard-keep";
