//! Landscape N: four cards come from the deck. Each that fits is laid, the others go to the garden.

use table::{Chance, MoveSet, Sink};

use crate::area::Side;
use crate::card::Card;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Letter, Moments, Refusal};
use crate::leaf::LeafSet;
use crate::moves::Move;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Stage;

/// How many cards it brings.
const CARDS: u8 = 4;

/// At any time.
pub(super) const WHEN: Moments = Moments::ALWAYS;

/// There is no other moment.
pub(super) const OTHERWISE: Option<Refusal> = None;

/// Why it could do nothing once it is paid for.
pub(super) const IDLE: Option<Refusal> = Some(("momiji-no-empty-deck", "M58"));

/// Whether there is a deck.
#[inline]
pub(super) fn can_do_something(state: &State) -> bool {
    !state.deck.is_empty()
}

pub(super) fn begin<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>) {
    lay_from_deck(step, CARDS, LeafSet::EMPTY);
}

/// Lays cards of the deck until one leaves a choice.
fn lay_from_deck<C: Chance, S: Sink<Event>>(
    step: &mut UnderWay<'_, C, S>,
    cards: u8,
    mut laid: LeafSet,
) {
    let mut left = cards;
    while left > 0 {
        let Some(card) = step.draw() else { break };
        left -= 1;
        let leaf = card.leaf();
        let fits = match step.state.own().top(leaf) {
            Some(top) => step.game.leaves.next_on(top, false),
            None => step.game.leaves.starters(leaf, false),
        };
        if fits >> card.index() & 1 == 0 {
            step.bring_to_garden(card);
        } else if step.state.own().pile(leaf).is_empty() && step.state.own().row_len > 0 {
            step.state.turn.stage = Stage::Place { card, left, laid };
            return;
        } else {
            step.put_on_pile(card, Side::Right, false);
            laid.insert(leaf);
        }
    }
    step.state.turn.harvest |= laid.len() >= 2;
    step.state.turn.stage = Stage::Free;
}

/// The two ends of the row.
#[inline]
pub(crate) fn moves(legal: &mut MoveSet) {
    legal.insert(Move::PlaceLeft.id());
    legal.insert(Move::PlaceRight.id());
}

/// The chosen end of the row for a new pile.
pub(crate) fn place<C: Chance, S: Sink<Event>>(step: &mut UnderWay<'_, C, S>, side: Side) {
    let Stage::Place {
        card,
        left,
        mut laid,
    } = step.state.turn.stage
    else {
        return;
    };
    step.put_on_pile(card, side, false);
    laid.insert(card.leaf());
    lay_from_deck(step, left, laid);
}

/// Whether an end of the row can be looked for by it, for this card.
pub(crate) fn fits(game: &Momiji, state: &State, card: Card, laid: LeafSet) -> bool {
    let own = state.own();
    let new = own.pile(card.leaf()).is_empty() && game.leaves.number(card) == 0;
    let known = laid.minus(own.pile_types()).is_empty();
    state.is_using(Letter::N) && new && own.row_len > 0 && known
}

/// What is asked, of the card that came.
pub(crate) const ASKS: &str = "momiji-ask-place";
