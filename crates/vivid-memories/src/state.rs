//! A whole position.

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat, SeatSet};

use crate::board::Board;
use crate::colour::Fragments;
use crate::line::Line;
use crate::stage::Stage;
use crate::tile::TileSet;

/// A phase of a round. Prepare needs no decision, so no position stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Fragments are taken from the line.
    #[default]
    Remember,
    /// Tiles are laid and actions used.
    Reflect,
    /// Points are counted, and core slots filled.
    Reward,
    /// The game is over.
    Over,
}

/// What the table agreed on; does not change during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agreement {
    /// Two to four.
    pub players: u8,
    /// Whether Reflect is always played in turn order.
    pub always_in_order: bool,
}

/// A whole position of Vivid Memories, the middle of a turn included. Copying it copies everything;
/// the bag and the tile stack are sets, so there is no future in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) boards: [Board; MAX_SEATS],
    pub(crate) line: Line,
    pub(crate) bag: Fragments,
    pub(crate) supply: Fragments,
    /// Tiles that have not been drawn yet.
    pub(crate) stack: TileSet,
    pub(crate) table: Agreement,
    pub(crate) phase: Phase,
    /// Counted from one.
    pub(crate) round: u8,
    /// Who holds the start marker.
    pub(crate) start: Seat,
    /// Who began Remember in this round.
    pub(crate) opener: Seat,
    /// Whose turn it is, where turns are taken.
    pub(crate) turn: Seat,
    /// Whether Reflect and the filling of this round go in turn order.
    pub(crate) in_order: bool,
}

impl State {
    /// One player's board.
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The line of moments.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The bag; its order is nowhere.
    pub fn bag(&self) -> &Fragments {
        &self.bag
    }

    /// The supply.
    pub fn supply(&self) -> &Fragments {
        &self.supply
    }

    /// Tiles that have not been drawn yet; their order is nowhere.
    pub fn stack(&self) -> TileSet {
        self.stack
    }

    /// What the table agreed on.
    pub fn table(&self) -> &Agreement {
        &self.table
    }

    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from one.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who holds the start marker.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// Who began Remember in this round.
    pub fn opener(&self) -> Seat {
        self.opener
    }

    /// Whether this Reflect goes in turn order.
    pub fn in_order(&self) -> bool {
        self.in_order
    }

    /// The seats, from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.table.players.into())
    }

    /// The seats clockwise from the holder of the start marker.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, players) = (self.start.index(), usize::from(self.table.players));
        (0..players).map(move |step| Seat::new((start + step) % players))
    }

    /// Who may act now.
    pub(crate) fn actors(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for seat in self.seats() {
            if self.board(seat).stage != Stage::Waiting {
                seats = seats.with(seat);
            }
        }
        seats
    }
}
