//! Landscape M: after a Play, slide a hand card under one or two open piles. The pile grows, its top stays.

use table::{Chance, MoveSet, Sink};

use crate::area::Area;
use crate::card::Card;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::leaf::{Leaf, LeafSet};
use crate::moves::{Move, base};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

/// The most cards that it slides, each under another pile.
const MOST: usize = 2;

/// After a Play.
pub(super) const WHEN: Moments = Moments::after(&[Main::PlayOne, Main::PlayMany]);

/// Why not at another moment.
pub(super) const OTHERWISE: Option<Refusal> = Some(("momiji-no-after-play", "M23"));

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-nothing-to-slide", "M57"));

/// Whether there is a card to slide, and a pile to slide it under.
#[inline]
pub(super) fn can_do_something(game: &Momiji, state: &State) -> bool {
    let own = state.own();
    !own.hand.is_empty() && !open_piles(game, own).is_empty()
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    let done = LeafSet::EMPTY;
    step.state.turn.stage = Stage::SlideUnder { done };
}

/// The piles that a card can be slid under: those that no three has closed.
#[inline]
pub(crate) fn open_piles(game: &Momiji, own: &Area) -> LeafSet {
    let row = own.row().iter().copied();
    row.filter(|&leaf| !own.is_closed(leaf, &game.leaves))
        .collect()
}

/// A pile that has got none yet; after the first it may be enough.
#[inline]
pub(crate) fn moves(game: &Momiji, own: &Area, done: LeafSet, legal: &mut MoveSet) {
    let piles = open_piles(game, own).minus(done);
    legal.insert_bits(base::UNDER, piles.bits().into());
    if !done.is_empty() {
        legal.insert(Move::Done.id());
    }
}

/// Any hand card.
#[inline]
pub(crate) fn moves_of_card(game: &Momiji, own: &Area, legal: &mut MoveSet) {
    legal.insert_bits(base::SLIDE, game.kinds(own.hand));
}

/// Chooses the pile.
pub(crate) fn slide_under<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, under: Leaf) {
    if let Stage::SlideUnder { done } = step.state.turn.stage {
        step.state.turn.stage = Stage::SlideCard { done, under };
    }
}

/// Slides the card; a second pile may follow.
pub(crate) fn slide<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, card: Card) {
    let Stage::SlideCard { mut done, under } = step.state.turn.stage else {
        return;
    };
    let seat = step.state.turn.seat;
    let own = step.state.own_mut();
    own.hand.remove(card, &step.game.leaves);
    own.slide(card, under);
    step.events.push(Event::Slid { seat, card, under });
    done.insert(under);
    let own = step.state.own();
    let another = !open_piles(step.game, own).minus(done).is_empty() && !own.hand.is_empty();
    step.state.turn.stage = if done.len() < MOST && another {
        Stage::SlideUnder { done }
    } else {
        Stage::Free
    };
}

/// Whether a pile can be looked for by it after these, or a card for this pile.
pub(crate) fn fits(game: &Momiji, state: &State, done: LeafSet, under: Option<Leaf>) -> bool {
    let own = state.own();
    let piles = open_piles(game, own).minus(done);
    let choice = under.map_or(!piles.is_empty(), |under| piles.contains(under));
    let played = matches!(state.turn.main, Main::PlayOne | Main::PlayMany);
    state.is_using(Letter::M) && played && done.len() < MOST && choice && !own.hand.is_empty()
}

/// What is asked: first the pile, then the card.
pub(crate) const ASKS: &str = "momiji-ask-slide-under";

/// What is asked once the pile is chosen.
pub(crate) const ASKS_OF_CARD: &str = "momiji-ask-slide-card";

/// What it means that it is enough.
pub(crate) const DONE: &str = "momiji-do-done-sliding";
