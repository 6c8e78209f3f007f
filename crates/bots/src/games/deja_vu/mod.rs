//! What bots look at in Deja Vu.

mod desk;
mod features;
mod goal;
mod outlook;
mod planting;
mod prospect;
mod sowing;
mod standing;
#[cfg(test)]
mod tests;
mod thumb;

use deja_vu::{DejaVu, Move, Stage, State};
use table::{MAX_SEATS, MoveId, Seat};

use crate::features::Features;
use crate::judged::{Factor, Judged};

impl Judged for DejaVu {
    const COMMON: usize = features::COMMON;
    const BLOCK: usize = features::BLOCK;
    const SKILLED: u32 = 8;
    const LONG: usize = 500;
    const CLEAR_MARGIN: f32 = 20.0;
    const WEIGHTS: [&'static [u8]; MAX_SEATS] = [
        &[],
        carried!(bytes "../../../weights/deja-vu-2.net"),
        carried!(bytes "../../../weights/deja-vu-3.net"),
        carried!(bytes "../../../weights/deja-vu-4.net"),
    ];
    const PUZZLES: &'static str = carried!(text "../../../puzzles/deja-vu.json");

    fn common(&self, state: &State, common: &mut impl Features) {
        features::common(self, state, common);
    }

    fn block(&self, state: &State, seat: Seat, block: &mut impl Features) {
        features::block(self, state, seat, block);
    }

    fn promise(&self, state: &State, seat: Seat) -> i32 {
        thumb::promise(self, state, seat)
    }

    fn factors(&self, state: &State, seat: Seat) -> Vec<Factor> {
        let mut factors = Vec::new();
        for card in state.player(seat).long_term().iter() {
            let colour = card.colour().name().to_owned();
            factors.push(Factor {
                group: "colour built",
                name: colour,
            });
            factors.push(Factor {
                group: "card built",
                name: card.name(),
            });
            if let Some(power) = self.design(card).power {
                let name = format!("{power:?}").to_lowercase();
                factors.push(Factor {
                    group: "power built",
                    name,
                });
            }
        }
        let players = usize::from(state.table().players);
        let place = (seat.index() + players - state.table().first.index()) % players + 1;
        factors.push(Factor {
            group: "place in turn order",
            name: place.to_string(),
        });
        factors
    }

    fn is_last_turn(&self, state: &State, seat: Seat) -> bool {
        state.last_turns() == Some(1) && state.turn() == seat
    }

    /// What Meditation brings is of no use to whoever has the last turn.
    fn is_settled(&self, state: &State, seat: Seat) -> bool {
        let meditates = matches!(state.stage(), Stage::Replenish { .. } | Stage::Discard);
        meditates || state.turn() != seat || state.stage() == Stage::Over
    }

    fn is_rest(&self, id: MoveId) -> bool {
        id == Move::Done.id()
    }

    fn area(&self, id: MoveId) -> Option<&'static str> {
        Some(match Move::from_id(id)? {
            Move::Place(..) => "coach-deja-vu-map",
            Move::Girl(_) | Move::Plant => "coach-deja-vu-girl",
            Move::Sow(_) | Move::Drop(..) | Move::Claim(_) => "coach-deja-vu-sow",
            Move::Build(_) | Move::BuildPublic(_) | Move::Lay(_) => "coach-deja-vu-build",
            Move::Grow | Move::Pay(_) => "coach-deja-vu-grow",
            Move::Save(_) | Move::Name(_) => "coach-deja-vu-bits",
            Move::Discard(_) | Move::Raise(_) => "coach-deja-vu-hand",
            Move::Done => "coach-rest",
        })
    }

    fn is_turn_end(&self, id: MoveId) -> bool {
        // "Done" ends several phases; the turn ends with the one after sowing, of which there is
        // one a turn.
        matches!(Move::from_id(id), Some(Move::Sow(_)))
    }
}
