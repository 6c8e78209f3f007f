//! A rule of thumb for Deja Vu, and what may have decided a game.

use table::{Factor, Greedy, MoveId, Seat};

use crate::card::Power;
use crate::components::DejaVu;
use crate::moves::Move;
use crate::state::{Stage, State};

impl Greedy for DejaVu {
    /// Points now, and a share of what is on the way: bits in the pool that fit, cards half built,
    /// powers, fragments, flowers.
    fn promise(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let mut promise = 10 * self.score(player).total();
        promise += 40 * player.long.len() as i32;
        promise += 30 * player.fragments.count_ones() as i32;
        promise += 40 * i32::from(player.flowers());
        for there in player.short_term() {
            // A flower card is long, but a flower is worth a fragment.
            let flower = self.design(there.card).power == Some(Power::Flower);
            let each = if flower { 16 } else { 10 };
            promise += each * there.covered() as i32 + 12;
        }
        promise += 4 * player.chests.len() as i32;
        if state.turn == seat {
            promise += 5 * state.pool.len() as i32 + 2 * state.pool.coloured().len() as i32;
            if let Stage::Cover { work, .. } = state.stage {
                promise += 12 * work.covered() as i32 + 10;
            }
            for card in player.hand.iter() {
                if self.design(card).can_fill(0, state.pool) {
                    promise += 20;
                }
            }
        }
        promise
    }

    /// Sowing is judged by what it collects.
    fn foresight(&self, state: &State) -> u32 {
        match state.stage {
            Stage::Begin => 6,
            Stage::Sow { bits, .. } => bits.len() as u32,
            Stage::Act | Stage::Cover { .. } => 3,
            _ => 1,
        }
    }

    fn factors(&self, state: &State, seat: Seat) -> Vec<Factor> {
        let mut factors = Vec::new();
        for card in state.player(seat).long.iter() {
            let colour = card.colour().name().to_owned();
            factors.push(Factor {
                group: "colour built",
                name: colour,
            });
            if let Some(power) = self.design(card).power {
                let name = format!("{power:?}").to_lowercase();
                factors.push(Factor {
                    group: "power built",
                    name,
                });
            }
        }
        let players = usize::from(state.table.players);
        let place = (seat.index() + players - state.table.first.index()) % players + 1;
        factors.push(Factor {
            group: "place in turn order",
            name: place.to_string(),
        });
        factors
    }

    fn is_turn_end(&self, id: MoveId) -> bool {
        // "Done" ends several phases; the turn ends with the one after sowing, of which there is
        // one a turn.
        matches!(Move::from_id(id), Some(Move::Sow(_)))
    }
}
