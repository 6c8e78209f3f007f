//! The end of the game, had it come now.

use table::{Game, QuickDice};

use crate::components::VividMemories;
use crate::stage::Stage;
use crate::state::{Phase, State};
use crate::step::MoveInProgress;

impl VividMemories {
    /// The position after this round's Reward, were it the last round and did Reward begin now.
    ///
    /// Where a player would be asked which hex fills a slot, the first answer is taken: all answers
    /// fill as many slots.
    pub(crate) fn rewarded(&self, state: &State) -> State {
        let mut last = *state;
        last.round = self.rounds;
        // The last Reward draws nothing.
        let mut chance = QuickDice::new(0);
        if matches!(state.phase, Phase::Remember | Phase::Reflect) {
            for board in &mut last.boards {
                board.stage = Stage::Waiting;
            }
            last.in_order = false;
            let mut step = MoveInProgress {
                game: self,
                seat: last.start,
                state: &mut last,
                chance: &mut chance,
                events: &mut (),
                sealed: false,
            };
            step.begin_reward();
        }
        while let Some(seat) = last.actors().iter().next()
            && let Some(id) = self.legal_moves(&last, seat).iter().next()
        {
            let _ = self.apply(&mut last, seat, id, &mut chance, &mut ());
        }
        last
    }
}
