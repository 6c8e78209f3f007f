//! Rewire: fragments move out of a hex to its neighbours, or from them into it.

use table::MoveSet;

use crate::board::Board;
use crate::colour::Handful;
use crate::components::VividMemories;
use crate::hex::{Hex, HexSet, MAX_HEXES};
use crate::moves::{Move, base};
use crate::stage::{Rewire, Way};
use crate::state::State;

impl VividMemories {
    /// The hexes around which a rewire is possible; a forced one must be able to leave a hex empty.
    pub(crate) fn rewire_centres(&self, board: &Board, forced: bool) -> HexSet {
        let all = self.all_hexes().iter();
        let fit = all.filter(|&centre| {
            if forced {
                self.can_empty_centre(board, centre) || self.can_empty_neighbour(board, centre)
            } else {
                self.can_move(board, centre)
            }
        });
        fit.collect()
    }

    /// Whether any rewire at all leaves a hex empty.
    pub(crate) fn can_make_room(&self, board: &Board) -> bool {
        // Emptying a neighbour into the centre is emptying that neighbour outwards: one test does.
        let mut all = self.all_hexes().iter();
        all.any(|hex| self.can_empty_centre(board, hex))
    }

    /// Whether every player is without an empty hex and unable to make one.
    pub(crate) fn nobody_can_go_on(&self, state: &State) -> bool {
        let mut boards = state.seats().map(|seat| state.board(seat));
        boards.all(|board| self.empty_hexes(board).is_empty() && !self.can_make_room(board))
    }

    fn can_move(&self, board: &Board, centre: Hex) -> bool {
        let near = self.neighbours(centre);
        let out = !board.hex(centre).is_empty() && !board.full.contains_all(near);
        let inwards = !board.hex(centre).is_full() && !near.and(board.taken).is_empty();
        out || inwards
    }

    /// Whether the neighbours have room for all fragments of the centre.
    fn can_empty_centre(&self, board: &Board, centre: Hex) -> bool {
        let near = self.neighbours(centre).iter();
        let room: usize = near.map(|hex| Handful::ROOM - board.hex(hex).len()).sum();
        room >= board.hex(centre).len()
    }

    /// Whether the centre has room for all fragments of some neighbour.
    fn can_empty_neighbour(&self, board: &Board, centre: Hex) -> bool {
        let room = Handful::ROOM - board.hex(centre).len();
        let mut near = self.neighbours(centre).iter();
        near.any(|hex| board.hex(hex).len() <= room)
    }

    pub(crate) fn rewire_moves(&self, board: &Board, rewire: &Rewire, legal: &mut MoveSet) {
        let Rewire {
            centre,
            way,
            forced,
        } = *rewire;
        if way != Some(Way::In) && (!forced || self.can_empty_centre(board, centre)) {
            self.out_moves(board, centre, legal);
        }
        if way != Some(Way::Out) && !board.hex(centre).is_full() {
            for from in self.neighbours(centre).and(board.taken).iter() {
                if !forced || self.in_leaves_a_way(board, centre, from) {
                    let family = base::IN + from.index() as u16;
                    for colour in board.hex(from).colours().iter() {
                        legal.insert_bits(family + colour as u16 * MAX_HEXES as u16, 1);
                    }
                }
            }
        }
        if way.is_some() && (!forced || !self.empty_hexes(board).is_empty()) {
            legal.insert(Move::Done.id());
        }
    }

    /// Whether a forced rewire can still empty a neighbour, or has, once a fragment came from here.
    fn in_leaves_a_way(&self, board: &Board, centre: Hex, from: Hex) -> bool {
        let Some(colour) = board.hex(from).iter().next() else {
            return false;
        };
        let mut after = *board;
        after.shift(from, centre, colour);
        !self.empty_hexes(&after).is_empty() || self.can_empty_neighbour(&after, centre)
    }

    /// Whether a rewire that has begun can go on.
    pub(crate) fn can_go_on(&self, board: &Board, rewire: &Rewire) -> bool {
        let mut legal = MoveSet::EMPTY;
        self.rewire_moves(board, rewire, &mut legal);
        legal.iter().any(|id| id != Move::Done.id())
    }
}
