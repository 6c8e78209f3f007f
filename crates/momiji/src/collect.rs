//! Collect, and the garden.

use table::{Chance, Sink};

use crate::card::Card;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{b, f, i, k};
use crate::leaf::Leaf;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

impl Momiji {
    /// Turns cards of the deck over into the garden. In a game of several this is used for the
    /// setup only; [`UnderWay::reveal`] also watches for the end of the game.
    pub(crate) fn reveal(
        &self,
        state: &mut State,
        cards: u8,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        let mut step = UnderWay {
            game: self,
            state,
            chance,
            events,
            sealed: false,
        };
        step.reveal(cards);
    }
}

impl<C: Chance, S: Sink<Event>> UnderWay<'_, C, S> {
    pub(crate) fn pay_reveal(&mut self) {
        let seat = self.state.turn.seat;
        self.pay(self.game.acorns.reveal);
        self.events.push(Event::PaidReveal { seat });
        self.reveal(self.game.setup.garden);
        self.state.turn.stage = Stage::Collect;
    }

    /// Turns over this many cards of the deck, or those that are left.
    pub(crate) fn reveal(&mut self, cards: u8) {
        for _ in 0..cards {
            let Some(card) = self.draw() else {
                // In a scenario a reveal that falls short is what ends the game.
                if self.state.is_solo() {
                    self.trigger_end();
                }
                return;
            };
            self.bring_to_garden(card);
        }
    }

    /// Puts a card of the deck on its column, or on the discard if the column is full.
    pub(crate) fn bring_to_garden(&mut self, card: Card) {
        let full = self.state.garden.column(card.leaf()).len() >= self.game.limits.column.into();
        if full {
            self.state.discard.add(card, &self.game.leaves);
        } else {
            self.state.garden.push(card);
        }
        self.events.push(Event::Revealed {
            card,
            to_discard: full,
        });
    }

    /// Takes a whole column: plainly, or by landscape B or I.
    pub(crate) fn take(&mut self, leaf: Leaf) {
        let cards = self.state.garden.column(leaf).len() as u8;
        while self.take_one(leaf) {}
        match self.state.turn.stage {
            Stage::Columns { room, taken: false } => b::took_first(self, room - cards),
            Stage::TakeColumn => i::took(self),
            _ => self.finish_collect(true),
        }
    }

    /// Takes the top of a column by landscape F or K.
    pub(crate) fn take_top(&mut self, leaf: Leaf) {
        self.take_one(leaf);
        if let Stage::Tops { taken } = self.state.turn.stage {
            k::took(self, leaf, taken);
        } else {
            f::took(self);
        }
    }

    fn take_one(&mut self, leaf: Leaf) -> bool {
        let seat = self.state.turn.seat;
        let Some(card) = self.state.garden.pop(leaf) else {
            return false;
        };
        self.state.own_mut().hand.add(card, &self.game.leaves);
        self.events.push(Event::Took { seat, card });
        true
    }

    /// The end of a Collect; one that took from the garden clears it in a scenario.
    pub(crate) fn finish_collect(&mut self, from_garden: bool) {
        self.state.turn.main = Main::Collect;
        self.state.turn.stage = Stage::Free;
        if from_garden && self.state.is_solo() {
            self.renew_garden();
        } else {
            self.refill();
        }
    }

    /// A garden that an action left empty is refilled.
    pub(crate) fn refill(&mut self) {
        if self.state.garden.is_empty() && (self.state.is_solo() || !self.state.deck.is_empty()) {
            self.reveal(self.game.setup.garden);
        }
    }

    /// Solo: discards the garden and turns over new cards.
    pub(crate) fn renew_garden(&mut self) {
        for leaf in Leaf::ALL {
            while let Some(card) = self.state.garden.pop(leaf) {
                self.state.discard.add(card, &self.game.leaves);
                self.events.push(Event::Cleared { card });
            }
        }
        self.reveal(self.game.setup.garden);
    }
}
