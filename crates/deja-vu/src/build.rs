//! Deja Vu: building cards, growing flowers, saving bits.

use table::{Chance, Seat, Sink};

use crate::bits::{Bit, Colour};
use crate::card::{Card, Power};
use crate::event::Event;
use crate::player::Unfinished;
use crate::state::{Planting, Source, Stage};
use crate::step::MoveInProgress;

impl<C: Chance, S: Sink<Event>> MoveInProgress<'_, C, S> {
    pub(crate) fn build(&mut self, card: Card, public: bool) {
        let seat = self.seat;
        self.events.push(Event::Began { seat, card, public });
        let (work, source) = if public {
            self.state.public.remove(card);
            (Unfinished::new(card), Source::Public)
        } else if let Some(there) = self.state.own_mut().take_short(card) {
            (there, Source::ShortTerm)
        } else {
            self.state.own_mut().hand.remove(card);
            (Unfinished::new(card), Source::Hand)
        };
        let laid = false;
        self.state.stage = Stage::Cover { work, source, laid };
    }

    pub(crate) fn lay(&mut self, bit: Bit) {
        let Stage::Cover {
            mut work, source, ..
        } = self.state.stage
        else {
            return;
        };
        self.state.pool.remove(bit);
        work.cover(bit);
        self.events.push(Event::Covered {
            seat: self.seat,
            bit,
        });
        if work.covered() == self.game.design(work.card).slots().len() {
            self.complete(&work);
        } else if self
            .game
            .bits_for(self.state.own(), &work, source, self.state.pool)
            .is_empty()
        {
            self.set_aside(work);
        } else {
            let laid = true;
            self.state.stage = Stage::Cover { work, source, laid };
        }
    }

    /// The card goes to short-term memory, or back to it.
    pub(crate) fn set_aside(&mut self, work: Unfinished) {
        self.events.push(Event::SetAside {
            seat: self.seat,
            card: work.card,
        });
        self.state.own_mut().put_short(work);
        self.state.stage = Stage::Act;
    }

    fn complete(&mut self, work: &Unfinished) {
        let seat = self.seat;
        let colour = work.card.colour();
        let counts = |bit: &Bit| bit.colour() == colour || bit.colour() == Colour::White;
        let points = work.bits().filter(counts).count() as u16;
        for bit in work.bits() {
            self.state.spent.add(bit);
        }
        self.state.own_mut().tokens += points;
        let card = work.card;
        self.events.push(Event::Completed { seat, card, points });
        self.enter_long_term(seat, card);
        self.state.stage = Stage::Act;
    }

    /// A card enters long-term memory; a flower card brings its flower.
    pub(crate) fn enter_long_term(&mut self, seat: Seat, card: Card) {
        let player = &mut self.state.players[seat.index()];
        player.long.insert(card);
        if self.game.design(card).power == Some(Power::Flower) {
            player.flowers += 1;
        }
    }

    pub(crate) fn pay(&mut self, bit: Bit) {
        let Stage::Grow { left } = self.state.stage else {
            return;
        };
        let seat = self.seat;
        self.state.pool.remove(bit);
        self.state.spent.add(bit);
        self.events.push(Event::Paid { seat, bit });
        if left > 1 {
            self.state.stage = Stage::Grow { left: left - 1 };
        } else {
            self.state.own_mut().circle = true;
            self.events.push(Event::Grew { seat });
            self.state.stage = Stage::Act;
        }
    }

    pub(crate) fn end_deja_vu(&mut self) {
        let chests = self.game.chest_count(self.state.own());
        if chests == 0 || self.state.pool.is_empty() {
            self.finish_saving();
        } else {
            self.state.stage = Stage::Save;
        }
    }

    pub(crate) fn save(&mut self, bit: Bit) {
        let seat = self.seat;
        self.state.pool.remove(bit);
        self.state.own_mut().chests.add(bit);
        self.events.push(Event::Saved { seat, bit });
        let full = self.state.own().chests.len() >= self.game.chest_count(self.state.own());
        if full || self.state.pool.is_empty() {
            self.finish_saving();
        }
    }

    /// Unsaved bits join the spent ones; planting may follow.
    pub(crate) fn finish_saving(&mut self) {
        let unsaved = std::mem::take(&mut self.state.pool);
        self.state.spent.add_all(unsaved);
        if self.state.planting == Planting::Open {
            self.state.stage = Stage::PlantLate;
        } else {
            self.meditate();
        }
    }
}
