//! What may be done now.

use table::{MoveSet, Seat};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::VividMemories;
use crate::hex::{Hex, HexSet, MAX_HEXES};
use crate::line::{End, Line};
use crate::moves::{Move, base};
use crate::stage::Stage;
use crate::state::State;
use crate::tile::{Space, TileAction};

impl VividMemories {
    /// The legal moves of a seat.
    pub(crate) fn legal_moves(&self, state: &State, seat: Seat) -> MoveSet {
        let mut legal = MoveSet::EMPTY;
        let board = state.board(seat);
        match board.stage {
            Stage::Waiting => {}
            Stage::Take => self.take_moves(&state.line, &mut legal),
            Stage::Place { .. } | Stage::SpeculatePlace { .. } | Stage::AddTo { .. } => {
                insert_hexes(&mut legal, base::HEX, self.empty_hexes(board));
            }
            Stage::AfterTake { rewire } => {
                if rewire {
                    insert_hexes(&mut legal, base::REWIRE, self.rewire_centres(board, false));
                }
                legal.insert(Move::EndTurn.id());
            }
            Stage::MustRewire { free } => {
                insert_hexes(&mut legal, base::REWIRE, self.rewire_centres(board, !free));
                if free {
                    legal.insert(Move::EndTurn.id());
                }
            }
            Stage::Rewire(rewire) => self.rewire_moves(board, &rewire, &mut legal),
            Stage::EndTurn => legal.insert(Move::EndTurn.id()),
            Stage::LayTiles => lay_moves(board, &mut legal),
            Stage::Act => {
                for space in Space::ALL {
                    if self.can_use(state, board, space) {
                        legal.insert(Move::Use(space).id());
                    }
                }
                legal.insert(Move::Done.id());
            }
            Stage::TradeTwoHex => insert_hexes(&mut legal, base::HEX, pairs(board)),
            Stage::TradeTwoGive { hex, .. } | Stage::SwapColour { hex } => {
                let mut colours = board.hex(hex).colours();
                if let Stage::SwapColour { hex } = board.stage {
                    let partners =
                        |colour: &Colour| !self.swap_partners(board, hex, *colour).is_empty();
                    colours = colours.iter().filter(partners).collect();
                }
                legal.insert_bits(base::COLOUR, colours.bits().into());
            }
            Stage::TradeTwoGain { .. } => {
                legal.insert_bits(base::COLOUR, state.supply.colours().bits().into());
            }
            Stage::PushFrom => insert_hexes(&mut legal, base::HEX, self.push_sources(board)),
            Stage::PushTo { from } => self.out_moves(board, from, &mut legal),
            Stage::SwapHex => insert_hexes(&mut legal, base::HEX, self.swap_sources(board)),
            Stage::SwapWith { hex, colour } => legal = self.swap_partners(board, hex, colour),
            Stage::TradeOneHex { space } => {
                if let Some(TileAction::Trade { give, .. }) = self.action_on(board, space) {
                    insert_hexes(&mut legal, base::HEX, board.with_colour(give));
                }
            }
            Stage::TradeOneGain { space, .. } => {
                if let Some(TileAction::Trade { gain, .. }) = self.action_on(board, space) {
                    for colour in gain.into_iter().filter(|&colour| state.supply.has(colour)) {
                        legal.insert(Move::Colour(colour).id());
                    }
                }
            }
            Stage::Fill { choices } => self.fill_moves(board, choices, &mut legal),
        }
        legal
    }

    fn take_moves(&self, line: &Line, legal: &mut MoveSet) {
        let left = line.takes(End::Left, &self.takes);
        let right = line.takes(End::Right, &self.takes);
        let same = line.same_from_both(left, right, &self.takes);
        legal.insert_bits(base::TAKE_LEFT, left.bits().into());
        legal.insert_bits(base::TAKE_RIGHT, right.minus(same).bits().into());
    }

    /// The action of the tile on a space, whichever side is up.
    pub(crate) fn action_on(&self, board: &Board, space: Space) -> Option<TileAction> {
        let tile = board.on(space).tile?;
        Some(self.moments[tile.index()].action)
    }

    /// Whether the tile on a space, or the space itself, can be used now.
    pub(crate) fn can_use(&self, state: &State, board: &Board, space: Space) -> bool {
        let there = board.on(space);
        let empty = || !self.empty_hexes(board).is_empty();
        match there.tile {
            Some(_) if there.flipped => false,
            Some(tile) => match self.moments[tile.index()].action {
                TileAction::Add(colour) => state.supply.has(colour) && empty(),
                TileAction::Trade { give, gain } => {
                    gain.into_iter().any(|colour| state.supply.has(colour))
                        && !board.with_colour(give).is_empty()
                }
            },
            None if there.used => false,
            None => match space {
                Space::TradeTwo => !pairs(board).is_empty(),
                Space::Speculate => !state.bag.is_empty() && empty(),
                Space::Push => !self.push_sources(board).is_empty(),
                Space::Swap => !self.swap_sources(board).is_empty(),
            },
        }
    }

    /// Hexes with a fragment and a neighbour that has room.
    fn push_sources(&self, board: &Board) -> HexSet {
        let open = |hex: &Hex| !board.full.contains_all(self.neighbours(*hex));
        board.taken.iter().filter(open).collect()
    }

    /// Hexes with a fragment that a neighbour could swap for another colour.
    fn swap_sources(&self, board: &Board) -> HexSet {
        let possible = |hex: &Hex| {
            let own = board.hex(*hex).colours();
            let mut near = self.neighbours(*hex).and(board.taken).iter();
            // Two hexes can't swap only if both hold one and the same colour.
            near.any(|other| own.len() > 1 || board.hex(other).colours() != own)
        };
        board.taken.iter().filter(possible).collect()
    }

    /// The neighbours' fragments that this one can be swapped for.
    fn swap_partners(&self, board: &Board, hex: Hex, colour: Colour) -> MoveSet {
        let mut partners = MoveSet::EMPTY;
        for other in self.neighbours(hex).and(board.taken).iter() {
            for with in board.hex(other).colours().without(colour).iter() {
                partners.insert(Move::In(with, other).id());
            }
        }
        partners
    }

    /// Fragments of a hex that can go to a neighbour.
    pub(crate) fn out_moves(&self, board: &Board, from: Hex, legal: &mut MoveSet) {
        let open = self.neighbours(from).minus(board.full);
        for colour in board.hex(from).colours().iter() {
            let family = base::OUT + colour as u16 * MAX_HEXES as u16;
            insert_hexes(legal, family, open);
        }
    }
}

/// Puts in the moves of a family that name these hexes.
#[inline]
fn insert_hexes(legal: &mut MoveSet, base: u16, hexes: HexSet) {
    legal.insert_bits(base, hexes.bits().into());
}

/// Hexes with two fragments or more.
fn pairs(board: &Board) -> HexSet {
    let taken = board.taken.iter();
    taken.filter(|&hex| board.hex(hex).len() >= 2).collect()
}

fn lay_moves(board: &Board, legal: &mut MoveSet) {
    for tile in board.claimed.iter() {
        for space in Space::ALL {
            if board.on(space).tile.is_none() {
                legal.insert(Move::Lay(tile, space).id());
            }
        }
    }
}
