//! What one pair of eyes may see: everything but other players' aspirations.

use table::{Chance, Observer, Seat};

use crate::colour::{Colour, ColourSet};
use crate::state::{Phase, State};

/// What one observer may know of a position: the position without the aspirations of others, until
/// they are revealed. Bag and stack are sets in any position, so their order is hidden by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose eyes these are.
    pub observer: Observer,
    pub(crate) open: State,
}

impl View {
    /// The open part of the position.
    pub fn open(&self) -> &State {
        &self.open
    }

    /// The seat whose stage a prompt or a picture speaks of: the observer's own where it may act.
    pub(crate) fn speaker(&self) -> Seat {
        let actors = self.open.actors();
        match self.observer {
            Observer::Seat(seat) if actors.contains(seat) => seat,
            _ => actors.iter().next().unwrap_or(self.open.turn),
        }
    }
}

impl State {
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let mut open = *self;
        if self.phase != Phase::Over {
            for seat in self.seats().filter(|&seat| !observer.sees(seat)) {
                open.boards[seat.index()].aspiration = None;
            }
        }
        View { observer, open }
    }
}

impl View {
    /// A whole position that fits: hidden aspirations are dealt from those not seen.
    pub(crate) fn guess(&self, chance: &mut impl Chance) -> State {
        let mut state = self.open;
        let seen = state
            .seats()
            .filter_map(|seat| state.board(seat).aspiration);
        let seen: ColourSet = seen.collect();
        let mut left = Colour::ALL.map(|colour| (!seen.contains(colour)).then_some(colour));
        for seat in state.seats() {
            let board = &mut state.boards[seat.index()];
            if board.aspiration.is_some() {
                continue;
            }
            let there = left.iter().flatten().count() as u32;
            let n = chance.below(there) as usize;
            if let Some(place) = left.iter_mut().filter(|place| place.is_some()).nth(n) {
                board.aspiration = place.take();
            }
        }
        state
    }
}
