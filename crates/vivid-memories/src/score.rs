//! The score, explained.

use table::{Game, Part, SeatTally, Tally};

use crate::components::VividMemories;
use crate::state::{Phase, State};

impl VividMemories {
    pub(crate) fn write_tally(&self, state: &State) -> Tally {
        let ranks = self.ranks(state);
        let players = usize::from(state.table.players);
        let seats = state.seats().map(|seat| {
            let score = state.board(seat).score;
            let place = (seat.index() + players - state.opener.index()) % players;
            SeatTally {
                seat: seat.number(),
                rank: ranks[seat.index()],
                total: score.total(),
                parts: vec![
                    Part::new("moments", "moments", score.moments.into()),
                    Part::new("threads", "threads", score.threads.into()),
                    Part::new("cores", "core memories", score.cores.into()),
                    Part::new("aspiration", "aspiration", score.aspiration.into()),
                ],
                tie_breaks: vec![
                    Part::new("aspiration", "aspiration", score.aspiration.into()),
                    Part::new(
                        "order",
                        "later in the order of the last Remember",
                        place as i32,
                    ),
                ],
            }
        });
        Tally {
            over: state.phase == Phase::Over,
            seats: seats.collect(),
            challenge: None,
        }
    }
}
