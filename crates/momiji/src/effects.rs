//! Activating objectives, and what the landscapes do.

use table::{Chance, Sink};

use crate::area::Side;
use crate::card::Card;
use crate::event::Event;
use crate::landscape::Letter;
use crate::leaf::{Leaf, LeafSet};
use crate::objective::Objective;
use crate::step::Step;
use crate::turn::{Main, Placement, Rule, Stage};

/// How many cards landscape N brings.
const CARDS_OF_N: u8 = 4;

impl<C: Chance, S: Sink<Event>> Step<'_, C, S> {
    /// Activates a token: as the main action, or by landscape H.
    pub(crate) fn activate(&mut self, objective: Objective) {
        let seat = self.state.turn.seat;
        let price = self
            .game
            .price(self.state, objective, self.state.own().acorns);
        self.pay(price);
        self.state.available.remove(objective);
        self.state.own_mut().objectives.insert(objective);
        self.events.push(Event::Activated {
            seat,
            objective,
            price,
        });
        let by_landscape = self.state.turn.stage == Stage::ActivateOrSwap;
        self.state.turn.stage = Stage::Free;
        if by_landscape {
            return;
        }
        self.state.turn.main = Main::Activate;
        if self.state.is_solo() {
            self.renew_garden();
        }
    }

    pub(crate) fn use_landscape(&mut self, letter: Letter) {
        let seat = self.state.turn.seat;
        self.pay(self.game.acorns.landscape);
        self.state.own_mut().mark_used(letter);
        self.state.turn.landscape = true;
        self.events.push(Event::Used { seat, letter });
        let done = LeafSet::EMPTY;
        let stage = match letter {
            Letter::A => Stage::Lay(Placement::begin(Rule::Skip)),
            Letter::E => Stage::Lay(Placement::begin(Rule::Two)),
            Letter::J => Stage::Lay(Placement::begin(Rule::Four)),
            Letter::B => {
                let room = self.game.limits.two_columns;
                Stage::Columns { room, taken: false }
            }
            Letter::G => Stage::Retrieve,
            Letter::H => Stage::ActivateOrSwap,
            Letter::I => Stage::TakeColumn,
            Letter::M => Stage::SlideUnder { done },
            Letter::C => return self.begin_arrangement(),
            Letter::D => return self.draw_four(),
            Letter::F => return self.begin_take_top(),
            Letter::K => return self.begin_tops(),
            Letter::L => return self.begin_discards(),
            Letter::N => return self.lay_from_deck(CARDS_OF_N, LeafSet::EMPTY),
        };
        self.state.turn.stage = stage;
    }

    fn begin_arrangement(&mut self) {
        self.gain(self.game.acorns.landscape_gift);
        self.state.turn.stage = if self.state.own().row_len > 1 {
            Stage::Arrange { place: 0 }
        } else {
            Stage::Free
        };
    }

    /// Landscape C: puts a pile at the next place; the last one finds its place by itself.
    pub(crate) fn arrange(&mut self, leaf: Leaf) {
        let Stage::Arrange { place } = self.state.turn.stage else {
            return;
        };
        self.state.own_mut().move_pile(leaf, place.into());
        let place = place + 1;
        if place + 1 < self.state.own().row_len {
            self.state.turn.stage = Stage::Arrange { place };
        } else {
            self.finish_arrangement();
        }
    }

    pub(crate) fn finish_arrangement(&mut self) {
        let seat = self.state.turn.seat;
        self.events.push(Event::Rearranged { seat });
        self.state.turn.stage = Stage::Free;
    }

    fn begin_take_top(&mut self) {
        self.gain(self.game.acorns.landscape_gift);
        self.state.turn.stage = if self.state.garden.is_empty() {
            Stage::Free
        } else {
            Stage::TakeTop
        };
    }

    fn begin_discards(&mut self) {
        self.gain(self.game.acorns.landscape_gift);
        self.state.turn.stage = if self.state.own().hand.is_empty() {
            Stage::Free
        } else {
            Stage::DiscardForAcorns
        };
    }

    /// Landscape G.
    pub(crate) fn retrieve(&mut self, card: Card) {
        let seat = self.state.turn.seat;
        self.state.discard.remove(card, &self.game.leaves);
        self.state.own_mut().hand.add(card, &self.game.leaves);
        self.events.push(Event::Retrieved { seat, card });
        self.state.turn.stage = Stage::Free;
    }

    /// Landscape H: the second half of a swap.
    pub(crate) fn swap_for(&mut self, new: Objective) {
        let Stage::SwapFor { old } = self.state.turn.stage else {
            return;
        };
        let seat = self.state.turn.seat;
        self.state.own_mut().objectives.remove(old);
        self.state.own_mut().objectives.insert(new);
        self.state.available.remove(new);
        self.state.available.insert(old);
        self.events.push(Event::Swapped { seat, old, new });
        self.state.turn.stage = Stage::Free;
    }

    /// Landscape M: chooses the pile.
    pub(crate) fn slide_under(&mut self, under: Leaf) {
        if let Stage::SlideUnder { done } = self.state.turn.stage {
            self.state.turn.stage = Stage::SlideCard { done, under };
        }
    }

    /// Landscape M: slides the card; a second pile may follow.
    pub(crate) fn slide(&mut self, card: Card) {
        let Stage::SlideCard { mut done, under } = self.state.turn.stage else {
            return;
        };
        let seat = self.state.turn.seat;
        let own = self.state.own_mut();
        own.hand.remove(card, &self.game.leaves);
        own.slide(card, under);
        self.events.push(Event::Slid { seat, card, under });
        done.insert(under);
        let own = self.state.own();
        let another = !self.game.open_piles(own).minus(done).is_empty() && !own.hand.is_empty();
        self.state.turn.stage = if done.len() < 2 && another {
            Stage::SlideUnder { done }
        } else {
            Stage::Free
        };
    }

    /// Landscape N: lays cards of the deck until one leaves a choice.
    fn lay_from_deck(&mut self, cards: u8, mut laid: LeafSet) {
        let mut left = cards;
        while left > 0 {
            let Some(card) = self.draw() else { break };
            left -= 1;
            let leaf = card.leaf();
            let fits = match self.state.own().top(leaf) {
                Some(top) => self.game.leaves.next_on(top, false),
                None => self.game.leaves.starters(leaf, false),
            };
            if fits >> card.index() & 1 == 0 {
                self.bring_to_garden(card);
            } else if self.state.own().pile(leaf).is_empty() && self.state.own().row_len > 0 {
                self.state.turn.stage = Stage::Place { card, left, laid };
                return;
            } else {
                self.put_on_pile(card, Side::Right, false);
                laid.insert(leaf);
            }
        }
        self.state.turn.harvest |= laid.len() >= 2;
        self.state.turn.stage = Stage::Free;
    }

    /// Landscape N: the chosen end of the row for a new pile.
    pub(crate) fn place(&mut self, side: Side) {
        let Stage::Place {
            card,
            left,
            mut laid,
        } = self.state.turn.stage
        else {
            return;
        };
        self.put_on_pile(card, side, false);
        laid.insert(card.leaf());
        self.lay_from_deck(left, laid);
    }
}
