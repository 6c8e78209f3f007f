//! The landscape cards A to N. Each letter has a file: when it may be used, what it does, and what is
//! said of it. This one says only which file that is.

pub(crate) mod a;
pub(crate) mod b;
pub(crate) mod c;
mod card;
pub(crate) mod d;
mod e;
pub(crate) mod f;
pub(crate) mod g;
pub(crate) mod h;
pub(crate) mod i;
pub(crate) mod j;
pub(crate) mod k;
pub(crate) mod l;
pub(crate) mod m;
pub(crate) mod n;

use table::{Chance, Sink};

pub use card::{Landscape, LandscapeStack, Letter};

use crate::components::Momiji;
use crate::event::Event;
use crate::state::State;
use crate::step::UnderWay;

impl Momiji {
    /// Whether this landscape may be used now, and could do something once it is paid for.
    #[inline(never)]
    pub(crate) fn can_use(&self, state: &State, letter: Letter) -> bool {
        let own = state.own();
        let there = own
            .landscapes()
            .any(|card| card.letter == letter && !card.used);
        there
            && !state.turn.landscape
            && own.acorns >= self.acorns.landscape
            && self.is_its_moment(state, letter)
    }

    /// The same for an unused landscape that can be paid for, in a turn without another one.
    #[inline]
    pub(crate) fn is_its_moment(&self, state: &State, letter: Letter) -> bool {
        match letter {
            Letter::A => a::may_be_used(self, state),
            Letter::B => b::may_be_used(self, state),
            Letter::C => c::may_be_used(),
            Letter::D => d::may_be_used(state),
            Letter::E => e::may_be_used(self, state),
            Letter::F => f::may_be_used(),
            Letter::G => g::may_be_used(state),
            Letter::H => h::may_be_used(self, state),
            Letter::I => i::may_be_used(state),
            Letter::J => j::may_be_used(self, state),
            Letter::K => k::may_be_used(state),
            Letter::L => l::may_be_used(),
            Letter::M => m::may_be_used(self, state),
            Letter::N => n::may_be_used(state),
        }
    }
}

impl<C: Chance, S: Sink<Event>> UnderWay<'_, C, S> {
    /// Pays for a landscape, and begins what it does.
    pub(crate) fn use_landscape(&mut self, letter: Letter) {
        let seat = self.state.turn.seat;
        self.pay(self.game.acorns.landscape);
        self.state.own_mut().mark_used(letter);
        self.state.turn.landscape = true;
        self.events.push(Event::Used { seat, letter });
        match letter {
            Letter::A => a::begin(self),
            Letter::B => b::begin(self),
            Letter::C => c::begin(self),
            Letter::D => d::begin(self),
            Letter::E => e::begin(self),
            Letter::F => f::begin(self),
            Letter::G => g::begin(self),
            Letter::H => h::begin(self),
            Letter::I => i::begin(self),
            Letter::J => j::begin(self),
            Letter::K => k::begin(self),
            Letter::L => l::begin(self),
            Letter::M => m::begin(self),
            Letter::N => n::begin(self),
        }
    }
}
