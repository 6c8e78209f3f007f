//! Carrying out a move: what the table looks like after it.
//!
//! A move [`UnderWay`] has the state it changes, the chance it draws from and the listeners it tells.
//! Each move family has its own file: `collect`, `play`, `activate`, and what the landscapes do one each
//! in `landscape`.

use table::{Chance, Finality, Sink};

use crate::area::Side;
use crate::card::Card;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{Landscape, LandscapeStack, Letter, c, d, g, h, l, m, n};
use crate::moves::Move;
use crate::state::State;
use crate::turn::{Ending, Main, Stage, Turn};

/// One move under way.
pub(crate) struct UnderWay<'a, C, S> {
    pub game: &'a Momiji,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut S,
    /// Whether something hidden has come to light, or the turn has ended.
    pub sealed: bool,
}

impl Momiji {
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        decision: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Finality {
        let mut step = UnderWay {
            game: self,
            state,
            chance,
            events,
            sealed: false,
        };
        step.carry_out(decision);
        if step.sealed {
            Finality::Sealed
        } else {
            Finality::Open
        }
    }
}

impl<C: Chance, S: Sink<Event>> UnderWay<'_, C, S> {
    fn carry_out(&mut self, decision: Move) {
        let seat = self.state.turn.seat;
        match decision {
            Move::Draft(letter) => self.draft(letter),
            Move::Reveal => self.pay_reveal(),
            Move::Take(leaf) => self.take(leaf),
            Move::TakeTop(leaf) => self.take_top(leaf),
            Move::Lay(card) | Move::LayRight(card) => self.lay(card, Side::Right),
            Move::LayLeft(card) => self.lay(card, Side::Left),
            Move::Activate(objective) => self.activate(objective),
            Move::Use(letter) => self.use_landscape(letter),
            Move::Discard(card) => self.discard(card),
            Move::Retrieve(card) => g::retrieve(self, card),
            Move::Under(leaf) => m::slide_under(self, leaf),
            Move::Slide(card) => m::slide(self, card),
            Move::Arrange(leaf) => c::arrange(self, leaf),
            Move::GiveBack(old) => h::give_back(self, old),
            Move::SwapFor(new) => h::swap_for(self, new),
            Move::PlaceLeft => n::place(self, Side::Left),
            Move::PlaceRight => n::place(self, Side::Right),
            Move::Exchange => {
                let collecting = self.state.turn.stage == Stage::Collect;
                self.state.turn.exchanged = true;
                self.state.turn.stage = Stage::Exchange {
                    left: 2,
                    collecting,
                };
            }
            Move::Done => self.done(),
            Move::Pass => {
                self.state.turn.main = Main::Passed;
                self.events.push(Event::Passed { seat });
            }
            Move::EndTurn => self.end_turn(),
        }
    }

    fn draft(&mut self, letter: Letter) {
        let seat = self.state.turn.seat;
        self.events.push(Event::Drafted { seat, letter });
        let open = &mut self.state.open_landscapes;
        if let Some(place) = open.iter_mut().find(|place| **place == Some(letter)) {
            *place = None;
        }
        let own = &mut self.state.own_mut().landscapes;
        if let Some(place) = own.iter_mut().find(|place| place.is_none()) {
            *place = Some(Landscape {
                letter,
                used: false,
            });
        }
        // Kept sorted, so that equal holdings are equal values.
        own.sort_unstable_by_key(|card| card.map_or(usize::MAX, |card| card.letter.index()));
        self.sealed = true;
        let players = self.state.terms.players.into();
        let next = seat.next(players);
        if self.state.area(next).landscapes.iter().all(Option::is_some) {
            self.state.open_landscapes = [None; 3];
            self.state.stack = LandscapeStack::default();
            self.state.turn = Turn::begin(next);
        } else {
            self.state.open_landscape(self.chance, self.events);
            self.state.turn.seat = next;
        }
    }

    /// Discards a card, for whatever reason the stage gives.
    fn discard(&mut self, card: Card) {
        let seat = self.state.turn.seat;
        if let Stage::Keep { drawn } = self.state.turn.stage {
            d::throw_back(self, card, drawn);
            return;
        }
        self.state.own_mut().hand.remove(card, &self.game.leaves);
        self.state.discard.add(card, &self.game.leaves);
        self.events.push(Event::Discarded { seat, card });
        match self.state.turn.stage {
            Stage::Exchange {
                left: 2,
                collecting,
            } => {
                self.state.turn.stage = Stage::Exchange {
                    left: 1,
                    collecting,
                };
            }
            Stage::Exchange { collecting, .. } => {
                self.gain(self.game.acorns.exchange);
                self.state.turn.stage = if collecting {
                    Stage::Collect
                } else {
                    Stage::Free
                };
            }
            Stage::DiscardForAcorns => l::discarded(self),
            Stage::HandLimit => self.check_hand_limit(),
            // Stage::Toll: the one card of a solo Play.
            _ => self.state.turn.stage = Stage::Free,
        }
    }

    /// "Enough" means what the stage asks for.
    fn done(&mut self) {
        match self.state.turn.stage {
            Stage::Lay(placement) => self.finish_placement(&placement),
            Stage::Columns { .. } | Stage::Tops { .. } => self.finish_collect(true),
            Stage::Arrange { .. } => c::finish(self),
            _ => self.state.turn.stage = Stage::Free,
        }
    }

    pub(crate) fn gain(&mut self, acorns: u16) {
        let seat = self.state.turn.seat;
        self.state.own_mut().acorns += acorns;
        self.events.push(Event::Gained { seat, acorns });
    }

    pub(crate) fn pay(&mut self, acorns: u16) {
        self.state.own_mut().acorns -= acorns;
    }

    /// Takes a card off the deck at random.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.state.deck.draw(&self.game.leaves, self.chance)?;
        self.sealed = true;
        if self.state.deck.is_empty() && !self.state.is_solo() {
            self.trigger_end();
        }
        Some(card)
    }

    pub(crate) fn trigger_end(&mut self) {
        if self.state.ending == Ending::Open {
            self.state.ending = Ending::Triggered;
            let seat = self.state.turn.seat;
            self.events.push(Event::EndTriggered { seat });
        }
    }

    fn end_turn(&mut self) {
        let seat = self.state.turn.seat;
        if self.state.turn.harvest {
            let connections = self.state.own().connections(&self.game.leaves) as u16;
            let acorns = connections * self.game.acorns.harvest;
            self.state.own_mut().acorns += acorns;
            self.events.push(Event::Harvested { seat, acorns });
        }
        self.check_hand_limit();
    }

    fn check_hand_limit(&mut self) {
        if self.state.own().hand.len() > self.game.limits.hand.into() {
            self.state.turn.stage = Stage::HandLimit;
            return;
        }
        let seat = self.state.turn.seat;
        self.sealed = true;
        self.events.push(Event::TurnEnded { seat });
        let players = self.state.terms.players;
        let left = match self.state.ending {
            Ending::Open => None,
            Ending::Triggered => Some(players),
            Ending::Turns(turns) => Some(turns - 1),
        };
        if let Some(turns) = left {
            self.state.ending = Ending::Turns(turns);
        }
        if left == Some(0) {
            self.state.turn.stage = Stage::Over;
            self.events.push(Event::GameOver);
        } else {
            self.state.turn = Turn::begin(seat.next(players.into()));
        }
    }
}

impl State {
    /// Turns over the next landscape of the draft.
    pub(crate) fn open_landscape(
        &mut self,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        let place = self
            .open_landscapes
            .iter_mut()
            .find(|place| place.is_none());
        if let Some(place) = place
            && let Some(letter) = self.stack.draw(chance)
        {
            *place = Some(letter);
            events.push(Event::LandscapeOpened { letter });
        }
        // Kept sorted with the gaps last, so that equal rows are equal values.
        self.open_landscapes
            .sort_unstable_by_key(|letter| letter.map_or(usize::MAX, |letter| letter.index()));
    }
}
