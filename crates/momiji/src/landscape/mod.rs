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

use table::{Chance, MoveSet, Sink};

pub use card::{Landscape, LandscapeStack, Letter};

use crate::components::Momiji;
use crate::event::Event;
use crate::moves::Move;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Main;

/// The moments of a turn at which something may be done: what has become of the main action, one bit each.
#[derive(Clone, Copy)]
pub(crate) struct Moments(u8);

impl Moments {
    /// At any time.
    const ALWAYS: Moments = Moments(u8::MAX);
    /// Before the main action, as a part of it.
    const BEFORE_MAIN: Moments = Moments::after(&[Main::Open]);

    /// Once the main action was one of these.
    const fn after(mains: &[Main]) -> Moments {
        let mut bits = 0;
        let mut place = 0;
        while place < mains.len() {
            bits |= 1 << mains[place] as u8;
            place += 1;
        }
        Moments(bits)
    }

    #[inline]
    const fn has(self, main: Main) -> bool {
        self.0 >> main as u8 & 1 != 0
    }
}

/// When each letter may be used.
const WHEN: [Moments; Letter::COUNT] = [
    a::WHEN,
    b::WHEN,
    c::WHEN,
    d::WHEN,
    e::WHEN,
    f::WHEN,
    g::WHEN,
    h::WHEN,
    i::WHEN,
    j::WHEN,
    k::WHEN,
    l::WHEN,
    m::WHEN,
    n::WHEN,
];

/// Whether this landscape is used at this moment of a turn.
pub(crate) fn is_moment(letter: Letter, main: Main) -> bool {
    WHEN[letter.index()].has(main)
}

impl Momiji {
    /// Adds the landscapes that may be used now: unused, affordable, at their moment, and able to do something.
    #[inline]
    pub(crate) fn landscape_moves(&self, state: &State, legal: &mut MoveSet) {
        let own = state.own();
        if state.turn.landscape || own.acorns < self.acorns.landscape {
            return;
        }
        for card in own.landscapes.iter().flatten() {
            if !card.used && WHEN[card.letter.index()].has(state.turn.main) {
                self.offer(state, card.letter, legal);
            }
        }
    }

    /// The same between a paid reveal and the taking: those alone that shape a Collect or take its place.
    #[inline(never)]
    pub(crate) fn collecting_landscapes(&self, state: &State, legal: &mut MoveSet) {
        let own = state.own();
        if state.turn.landscape || own.acorns < self.acorns.landscape {
            return;
        }
        for card in own.landscapes.iter().flatten() {
            if !card.used && matches!(card.letter, Letter::B | Letter::D | Letter::K) {
                self.offer(state, card.letter, legal);
            }
        }
    }

    /// Adds a landscape if it could do something once it is paid for. Kept apart: most decisions have none to offer.
    #[inline(never)]
    fn offer(&self, state: &State, letter: Letter, legal: &mut MoveSet) {
        let can = match letter {
            Letter::C | Letter::F | Letter::L => true,
            Letter::A => a::can_do_something(self, state),
            Letter::B => b::can_do_something(self, state),
            Letter::D => d::can_do_something(state),
            Letter::E => e::can_do_something(self, state),
            Letter::G => g::can_do_something(state),
            Letter::H => h::can_do_something(self, state),
            Letter::I => i::can_do_something(state),
            Letter::J => j::can_do_something(self, state),
            Letter::K => k::can_do_something(state),
            Letter::M => m::can_do_something(self, state),
            Letter::N => n::can_do_something(state),
        };
        if can {
            legal.insert(Move::Use(letter).id());
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
