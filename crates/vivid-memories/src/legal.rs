//! What may be done now.

use table::{MoveSet, Seat};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::{Hex, MAX_HEXES, Space, TileAction, VividMemories, hexes_of};
use crate::line::{End, Line};
use crate::moves::{Move, base};
use crate::stage::Stage;
use crate::state::State;

impl VividMemories {
    /// The legal moves of a seat.
    pub(crate) fn legal_moves(&self, state: &State, seat: Seat) -> MoveSet {
        let mut legal = MoveSet::EMPTY;
        let board = state.board(seat);
        match board.stage {
            Stage::Waiting => {}
            Stage::Take => self.take_moves(&state.line, &mut legal),
            Stage::Place { .. } | Stage::SpeculatePlace { .. } | Stage::AddTo { .. } => {
                legal.insert_bits(base::HEX, self.empty_hexes(board).into());
            }
            Stage::AfterTake { rewire } => {
                if rewire {
                    legal.insert_bits(base::REWIRE, self.rewire_centres(board, false).into());
                }
                legal.insert(Move::EndTurn.id());
            }
            Stage::MustRewire { free } => {
                legal.insert_bits(base::REWIRE, self.rewire_centres(board, !free).into());
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
            Stage::TradeTwoHex => legal.insert_bits(base::HEX, pairs(board).into()),
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
            Stage::PushFrom => legal.insert_bits(base::HEX, self.push_sources(board).into()),
            Stage::PushTo { from } => self.out_moves(board, from, &mut legal),
            Stage::SwapHex => legal.insert_bits(base::HEX, self.swap_sources(board).into()),
            Stage::SwapWith { hex, colour } => legal = self.swap_partners(board, hex, colour),
            Stage::TradeOneHex { space } => {
                if let Some(TileAction::Trade { give, .. }) = self.action_on(board, space) {
                    legal.insert_bits(base::HEX, board.with_colour(give).into());
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
        legal.insert_bits(base::TAKE_LEFT, left.into());
        legal.insert_bits(base::TAKE_RIGHT, (right & !same).into());
    }

    /// The action of the tile on a space, whichever side is up.
    pub(crate) fn action_on(&self, board: &Board, space: Space) -> Option<TileAction> {
        let tile = board.bank[space.index()].tile?;
        Some(self.moments[tile.index()].action)
    }

    /// Whether the tile on a space, or the space itself, can be used now.
    pub(crate) fn can_use(&self, state: &State, board: &Board, space: Space) -> bool {
        let there = board.bank[space.index()];
        let empty = || self.empty_hexes(board) != 0;
        match there.tile {
            Some(_) if there.flipped => false,
            Some(tile) => match self.moments[tile.index()].action {
                TileAction::Add(colour) => state.supply.has(colour) && empty(),
                TileAction::Trade { give, gain } => {
                    gain.into_iter().any(|colour| state.supply.has(colour))
                        && board.with_colour(give) != 0
                }
            },
            None if there.used => false,
            None => match space {
                Space::TradeTwo => pairs(board) != 0,
                Space::Speculate => !state.bag.is_empty() && empty(),
                Space::Push => self.push_sources(board) != 0,
                Space::Swap => self.swap_sources(board) != 0,
            },
        }
    }

    /// Hexes with a fragment and a neighbour that has room.
    fn push_sources(&self, board: &Board) -> u32 {
        let open = |hex: &Hex| self.neighbours(*hex) & !board.full != 0;
        mask(hexes_of(board.taken).filter(open))
    }

    /// Hexes with a fragment that a neighbour could swap for another colour.
    fn swap_sources(&self, board: &Board) -> u32 {
        let possible = |hex: &Hex| {
            let own = board.hex(*hex).colours();
            let mut near = hexes_of(self.neighbours(*hex) & board.taken);
            // Two hexes can't swap only if both hold one and the same colour.
            near.any(|other| own.len() > 1 || board.hex(other).colours() != own)
        };
        mask(hexes_of(board.taken).filter(possible))
    }

    /// The neighbours' fragments that this one can be swapped for.
    fn swap_partners(&self, board: &Board, hex: Hex, colour: Colour) -> MoveSet {
        let mut partners = MoveSet::EMPTY;
        for other in hexes_of(self.neighbours(hex) & board.taken) {
            for with in board.hex(other).colours().without(colour).iter() {
                partners.insert(Move::In(with, other).id());
            }
        }
        partners
    }

    /// Fragments of a hex that can go to a neighbour.
    pub(crate) fn out_moves(&self, board: &Board, from: Hex, legal: &mut MoveSet) {
        let open = self.neighbours(from) & !board.full;
        for colour in board.hex(from).colours().iter() {
            let family = base::OUT + colour as u16 * MAX_HEXES as u16;
            legal.insert_bits(family, open.into());
        }
    }
}

/// The hexes as bits.
fn mask(hexes: impl Iterator<Item = Hex>) -> u32 {
    hexes.fold(0, |mask, hex| mask | hex.bit())
}

/// Hexes with two fragments or more.
fn pairs(board: &Board) -> u32 {
    mask(hexes_of(board.taken).filter(|&hex| board.hex(hex).len() >= 2))
}

fn lay_moves(board: &Board, legal: &mut MoveSet) {
    for tile in board.claimed.iter() {
        for space in Space::ALL {
            if board.bank[space.index()].tile.is_none() {
                legal.insert(Move::Lay(tile, space).id());
            }
        }
    }
}
