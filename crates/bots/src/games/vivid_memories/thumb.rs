//! A rule of thumb for casual play: what a Reward would bring now, and a share of what is half done.

use table::Seat;
use vivid_memories::{Board, Colour, HexSet, Phase, SlotSet, State, VividMemories};

/// Points so far, what a Reward right now would bring, and a share of what is half done. The
/// Reward itself changes little in this sum, so a casual player is in no hurry to reach it.
pub(super) fn promise(game: &VividMemories, state: &State, seat: Seat) -> i32 {
    let board = state.board(seat);
    let mut promise = 4 * board.score().total();
    if state.phase() == Phase::Over {
        return promise;
    }
    let mut filled = board.filled();
    for colour in Colour::ALL {
        promise += groups(game, board, colour, &mut filled);
    }
    let rounds_left = i32::from(game.rounds() - state.round()) + 1;
    promise += 4 * rounds_left * i32::from(game.core_points(filled));
    promise += 4 * filled.len() as i32;
    for space in board.bank() {
        let Some(tile) = space.tile else { continue };
        let points = i32::from(game.moment_points(board, tile));
        promise += if space.flipped {
            4 * points + 2
        } else {
            2 * points
        };
    }
    for tile in board.claimed().iter() {
        promise += 4 + 2 * i32::from(game.moment_points(board, tile));
    }
    let aspiration = board
        .aspiration()
        .map_or(0, |colour| game.aspiration_points(board, colour));
    promise += 3 * i32::from(aspiration);
    // Room to place is needed in every turn of Remember.
    let empty = game.empty_hexes(board).len() as i32;
    promise - (4 - empty).max(0) * 6
}

/// Groups of one colour: threads count in full, beginnings of threads for a part. Notes the slots
/// that threads would fill.
fn groups(game: &VividMemories, board: &Board, colour: Colour, filled: &mut SlotSet) -> i32 {
    let mut left = board.with_colour(colour);
    let mut promise = 0;
    while let Some(first) = left.lowest() {
        let group = game.group(HexSet::only(first), left);
        left = left.minus(group);
        let hexes = group.len() as i32;
        let joined = game.joined(board, colour, group);
        let empty = joined.minus(board.filled()).len() as i32;
        promise += match joined.len() {
            0 => hexes,
            1 => 2 * hexes + 2 * empty,
            _ => {
                *filled = filled.or(joined);
                4 * hexes * empty + hexes
            }
        };
    }
    promise
}
