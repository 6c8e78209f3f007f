//! The score, explained.

use table::{Game, Part, Phrase, SeatTally, Tally};

use crate::components::VividMemories;
use crate::state::{Phase, State};

impl VividMemories {
    /// What the game gave, or would give if this round's Reward were the last and came now.
    pub(crate) fn write_tally(&self, state: &State) -> Tally {
        let over = state.phase == Phase::Over;
        let state = &self.rewarded(state);
        let ranks = self.ranks(state);
        let players = usize::from(state.table.players);
        let seats = state.seats().map(|seat| {
            let score = state.board(seat).score;
            let place = (seat.index() + players - state.opener.index()) % players;
            let part = |source: &str, points: i32| {
                let label = Phrase::new(format!("vivid-memories-points-{source}"));
                Part::new(source, label, points)
            };
            SeatTally {
                seat: seat.number(),
                rank: ranks[seat.index()],
                total: score.total(),
                parts: vec![
                    part("moments", score.moments.into()),
                    part("threads", score.threads.into()),
                    part("cores", score.cores.into()),
                    part("aspiration", score.aspiration.into()),
                ],
                tie_breaks: vec![
                    part("aspiration", score.aspiration.into()),
                    part("order", place as i32),
                ],
            }
        });
        Tally {
            over,
            seats: seats.collect(),
            challenge: None,
        }
    }
}
