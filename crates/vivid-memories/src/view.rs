//! What one pair of eyes may see: everything but other players' aspirations.

use table::{Chance, Observer, Seat, SeatSet};

use crate::board::Board;
use crate::colour::{Colour, ColourSet, Fragments};
use crate::line::Line;
use crate::state::{Agreement, Phase, State};
use crate::tile::TileSet;

/// What one observer may know of a position: the position without the aspirations of others, until
/// they are revealed. Bag and stack are sets in any position, so their order is hidden by itself.
///
/// It is no [`State`], and there is no way to one: whoever scored a view, or played on from it, would
/// get a wrong answer, because of what is missing. [`Game::sample`](table::Game::sample) makes states
/// that fit it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose eyes these are.
    pub observer: Observer,
    pub(crate) open: State,
}

impl View {
    /// One player's board; the aspiration only where it may be seen.
    pub fn board(&self, seat: Seat) -> &Board {
        self.open.board(seat)
    }

    /// The line of moments.
    pub fn line(&self) -> &Line {
        self.open.line()
    }

    /// The bag; its order is nowhere.
    pub fn bag(&self) -> &Fragments {
        self.open.bag()
    }

    /// The supply.
    pub fn supply(&self) -> &Fragments {
        self.open.supply()
    }

    /// Tiles that have not been drawn yet; their order is nowhere.
    pub fn stack(&self) -> TileSet {
        self.open.stack()
    }

    /// What the table agreed on.
    pub fn table(&self) -> &Agreement {
        self.open.table()
    }

    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        self.open.phase()
    }

    /// The round, counted from one.
    pub fn round(&self) -> u8 {
        self.open.round()
    }

    /// Who holds the start marker.
    pub fn start(&self) -> Seat {
        self.open.start()
    }

    /// Who began Remember in this round.
    pub fn opener(&self) -> Seat {
        self.open.opener()
    }

    /// Whether this Reflect goes in turn order.
    pub fn in_order(&self) -> bool {
        self.open.in_order()
    }

    /// The seats, from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.open.seats()
    }

    /// Who may act now.
    pub fn to_act(&self) -> SeatSet {
        self.open.actors()
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
