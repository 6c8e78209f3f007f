//! The landscape cards A to N. Each letter has a file: when it may be used and why not at another moment, what it
//! does, where a position can stand in it, and what is said of it. This one says only which file that is.

pub(crate) mod a;
pub(crate) mod b;
pub(crate) mod c;
mod card;
pub(crate) mod d;
pub(crate) mod e;
pub(crate) mod f;
pub(crate) mod g;
pub(crate) mod h;
pub(crate) mod i;
pub(crate) mod j;
pub(crate) mod k;
pub(crate) mod l;
pub(crate) mod m;
pub(crate) mod n;

use table::{Chance, MoveSet, Phrase, Reason, Sink};

pub use card::{Landscape, LandscapeStack, Letter};

use crate::components::Momiji;
use crate::event::Event;
use crate::moves::Move;
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::Main;

/// Why something is refused: the message, and the rule that says so.
pub(crate) type Refusal = (&'static str, &'static str);

/// The moments of a turn at which something may be done: what has become of the main action, one bit each, and one
/// more for the middle of a Collect, when a reveal was paid for.
#[derive(Clone, Copy)]
pub(crate) struct Moments(u8);

impl Moments {
    /// The middle of a Collect.
    const COLLECTING: u8 = 1 << 7;
    /// At any time between actions.
    const ALWAYS: Moments = Moments(!Moments::COLLECTING);
    /// Before the main action, as a part of it.
    const BEFORE_MAIN: Moments = Moments::after(&[Main::Open]);
    /// The same for what shapes a Collect or takes its place.
    const BEFORE_COLLECT: Moments = Moments(Moments::BEFORE_MAIN.0 | Moments::COLLECTING);

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

    const fn is_collecting(self) -> bool {
        self.0 & Moments::COLLECTING != 0
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

/// Why each may not be used at another moment.
const OTHERWISE: [Option<Refusal>; Letter::COUNT] = [
    a::OTHERWISE,
    b::OTHERWISE,
    c::OTHERWISE,
    d::OTHERWISE,
    e::OTHERWISE,
    f::OTHERWISE,
    g::OTHERWISE,
    h::OTHERWISE,
    i::OTHERWISE,
    j::OTHERWISE,
    k::OTHERWISE,
    l::OTHERWISE,
    m::OTHERWISE,
    n::OTHERWISE,
];

/// Why each could do nothing once it is paid for.
const IDLE: [Option<Refusal>; Letter::COUNT] = [
    a::IDLE,
    b::IDLE,
    c::IDLE,
    d::IDLE,
    e::IDLE,
    f::IDLE,
    g::IDLE,
    h::IDLE,
    i::IDLE,
    j::IDLE,
    k::IDLE,
    l::IDLE,
    m::IDLE,
    n::IDLE,
];

/// Why this landscape is not used at this moment of a turn, if it is not.
pub(crate) fn another_moment(letter: Letter, main: Main) -> Option<Reason> {
    let refusal = OTHERWISE[letter.index()].filter(|_| !WHEN[letter.index()].has(main));
    refusal.map(reason)
}

/// Whether it is used in the middle of a Collect.
pub(crate) fn is_collecting(letter: Letter) -> bool {
    WHEN[letter.index()].is_collecting()
}

fn reason((message, rule): Refusal) -> Reason {
    Phrase::new(message).by_rule(rule)
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
            if !card.used && is_collecting(card.letter) {
                self.offer(state, card.letter, legal);
            }
        }
    }

    /// Why this landscape could do nothing once it is paid for, of one that could not.
    pub(crate) fn landscape_idle(&self, state: &State, letter: Letter) -> Option<Reason> {
        if letter == Letter::B && !state.garden.is_empty() {
            return Some(b::too_long(self));
        }
        IDLE[letter.index()].map(reason)
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

impl State {
    /// Whether what goes on in this turn may come of this landscape: one was paid for, and it is used.
    pub(crate) fn is_using(&self, letter: Letter) -> bool {
        self.turn.landscape && self.own().used(letter) > 0
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
