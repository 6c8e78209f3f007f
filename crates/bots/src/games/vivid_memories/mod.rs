//! What bots look at in Vivid Memories.

mod estimate;
mod features;
mod pending;
mod reading;
mod strand;
mod thumb;

use table::{MAX_SEATS, MoveId, Seat};
use vivid_memories::{Move, Phase, Stage, State, VividMemories};

use self::reading::Reading;
use crate::features::Features;
use crate::judged::{Factor, Judged};

impl Judged for VividMemories {
    const COMMON: usize = features::COMMON;
    const BLOCK: usize = features::BLOCK;
    const SKILLED: u32 = 24;
    const CLEAR_MARGIN: f32 = 30.0;
    const WEIGHTS: [&'static [u8]; MAX_SEATS] = [
        &[],
        carried!(bytes "../../../weights/vivid-memories-2.net"),
        carried!(bytes "../../../weights/vivid-memories-3.net"),
        carried!(bytes "../../../weights/vivid-memories-4.net"),
    ];
    const PUZZLES: &'static str = carried!(text "../../../puzzles/vivid-memories.json");

    fn common(&self, state: &State, common: &mut impl Features) {
        features::common(self, state, common);
    }

    fn block(&self, state: &State, seat: Seat, block: &mut impl Features) {
        Reading::new(self, state, seat).describe(block);
    }

    fn promise(&self, state: &State, seat: Seat) -> i32 {
        thumb::promise(self, state, seat)
    }

    fn factors(&self, state: &State, seat: Seat) -> Vec<Factor> {
        let board = state.board(seat);
        let players = usize::from(state.table().players);
        let place = (seat.index() + players - state.opener().index()) % players + 1;
        let mut factors = vec![
            Factor {
                group: "board",
                name: self.printed_on(board).name.clone(),
            },
            Factor {
                group: "place in the last round",
                name: place.to_string(),
            },
        ];
        factors.extend(board.precious().iter().map(|tile| Factor {
            group: "precious moment",
            name: tile.name(),
        }));
        factors.extend(board.aspiration().map(|colour| Factor {
            group: "aspiration",
            name: colour.to_string(),
        }));
        factors
    }

    fn is_last_turn(&self, state: &State, seat: Seat) -> bool {
        let taken = state.line().is_empty() && state.board(seat).stage() != Stage::Take;
        let phase = match state.phase() {
            Phase::Remember => taken,
            Phase::Reflect | Phase::Reward => true,
            Phase::Over => false,
        };
        state.round() == self.rounds() && phase
    }

    fn is_rest(&self, id: MoveId) -> bool {
        [Move::EndTurn.id(), Move::Done.id()].contains(&id)
    }

    fn area(&self, id: MoveId) -> Option<&'static str> {
        Some(match Move::from_id(id)? {
            Move::Take(_) => "coach-vivid-memories-line",
            Move::Hex(_) | Move::Colour(_) => "coach-vivid-memories-hex",
            Move::Rewire(_) | Move::Out(..) | Move::In(..) => "coach-vivid-memories-rewire",
            Move::Lay(..) | Move::Use(_) => "coach-vivid-memories-bank",
            Move::Fill(_) => "coach-vivid-memories-core",
            Move::Done | Move::EndTurn => "coach-rest",
        })
    }

    fn is_turn_end(&self, id: MoveId) -> bool {
        id == Move::EndTurn.id()
    }
}

#[cfg(test)]
mod tests;
