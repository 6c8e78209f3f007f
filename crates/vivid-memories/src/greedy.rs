//! A rule of thumb for Vivid Memories, and what may have decided a game.

use table::{Factor, Greedy, MoveId, Seat};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::VividMemories;
use crate::moves::Move;
use crate::state::{Phase, State};

impl Greedy for VividMemories {
    /// Points so far, what a Reward right now would bring, and a share of what is half done. The
    /// Reward itself changes little in this sum, so a greedy player is in no hurry to reach it.
    fn promise(&self, state: &State, seat: Seat) -> i32 {
        let board = state.board(seat);
        let mut promise = 4 * board.score.total();
        if state.phase == Phase::Over {
            return promise;
        }
        let mut filled = board.filled;
        for colour in Colour::ALL {
            promise += self.colour_promise(board, colour, &mut filled);
        }
        let rounds_left = i32::from(self.rounds - state.round) + 1;
        promise += 4 * rounds_left * i32::from(self.core_points(filled));
        promise += 4 * filled.count_ones() as i32;
        for space in board.bank {
            let Some(tile) = space.tile else { continue };
            let points = i32::from(self.moment_points(board, tile));
            promise += if space.flipped {
                4 * points + 2
            } else {
                2 * points
            };
        }
        for tile in board.claimed.iter() {
            promise += 4 + 2 * i32::from(self.moment_points(board, tile));
        }
        let aspiration = board
            .aspiration
            .map_or(0, |colour| self.aspiration_points(board, colour));
        promise += 3 * i32::from(aspiration);
        // Room to place is needed in every turn of Remember.
        let empty = self.empty_hexes(board).count_ones() as i32;
        promise - (4 - empty).max(0) * 6
    }

    fn factors(&self, state: &State, seat: Seat) -> Vec<Factor> {
        let board = state.board(seat);
        let players = usize::from(state.table.players);
        let place = (seat.index() + players - state.opener.index()) % players + 1;
        let mut factors = vec![
            Factor {
                group: "board",
                name: self.boards[board.print()].name.clone(),
            },
            Factor {
                group: "place in the last round",
                name: place.to_string(),
            },
        ];
        factors.extend(board.aspiration.map(|colour| Factor {
            group: "aspiration",
            name: colour.to_string(),
        }));
        factors
    }

    fn is_turn_end(&self, id: MoveId) -> bool {
        id == Move::EndTurn.id()
    }
}

impl VividMemories {
    /// Groups of one colour: threads count in full, beginnings of threads for a part. Notes the
    /// slots that threads would fill.
    fn colour_promise(&self, board: &Board, colour: Colour, filled: &mut u32) -> i32 {
        let mut left = board.with_colour(colour);
        let mut promise = 0;
        while left != 0 {
            let group = self.group(left & left.wrapping_neg(), left);
            left &= !group;
            let hexes = group.count_ones() as i32;
            let joined = self.joined(board, colour, group);
            let empty = (joined & !board.filled).count_ones() as i32;
            promise += match joined.count_ones() {
                0 => hexes,
                1 => 2 * hexes + 2 * empty,
                _ => {
                    *filled |= joined;
                    4 * hexes * empty + hexes
                }
            };
        }
        promise
    }
}
