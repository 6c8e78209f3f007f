//! A rule of thumb for Momiji, and what may have decided a game.

use table::{Factor, Greedy, MoveId, Seat};

use crate::components::Momiji;
use crate::moves::Move;
use crate::state::State;

impl Greedy for Momiji {
    /// Own piles and acorns, own objectives where the open part of the table says that they are
    /// fulfilled, and a little for what may still be laid.
    fn promise(&self, state: &State, seat: Seat) -> i32 {
        let area = state.area(seat);
        let mut promise = 8 * i32::from(area.acorns());
        for &leaf in area.row() {
            let cards = area.pile(leaf).len() as i32;
            promise += 8 * area.pile_points(leaf, &self.leaves) + 4 * cards;
        }
        promise += 8 * area.connections(&self.leaves) as i32;
        promise += 3 * (area.hand().len() as i32).min(i32::from(self.limits.hand));
        // Half of an objective's worth: whether it will be fulfilled is not known yet.
        promise += 4 * self.scores.objective_owner * area.objectives().len() as i32;
        let unused = area.landscapes().filter(|card| !card.used).count() as i32;
        promise + 6 * unused
    }

    fn factors(&self, state: &State, seat: Seat) -> Vec<Factor> {
        let area = state.area(seat);
        let landscapes = area.landscapes().map(|card| Factor {
            group: "landscape",
            name: card.letter.to_string(),
        });
        let objectives = area.objectives().iter().map(|objective| Factor {
            group: "objective",
            name: objective.to_string(),
        });
        let players = usize::from(state.table().players);
        let place = (seat.index() + players - state.table().first.index()) % players + 1;
        let place = Factor {
            group: "place in turn order",
            name: place.to_string(),
        };
        landscapes.chain(objectives).chain([place]).collect()
    }

    fn is_turn_end(&self, id: MoveId) -> bool {
        id == Move::EndTurn.id()
    }
}
