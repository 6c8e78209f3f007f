//! A rule of thumb for casual play: quick, and rough.

use deja_vu::{DejaVu, Heap, Player, Power, Stage, State};
use table::Seat;

use super::sowing::{Ends, harvest};

/// Points now, and a share of what is on the way: bits in the pool that fit, cards half built,
/// powers, fragments, flowers.
pub(super) fn promise(game: &DejaVu, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let mut promise = 10 * game.score(player).total();
    promise += 40 * player.long_term().len() as i32;
    promise += 30 * player.fragments().len() as i32;
    promise += 40 * i32::from(player.flowers());
    for there in player.short_term() {
        // A flower card is long, but a flower is worth a fragment.
        let flower = game.design(there.card).power == Some(Power::Flower);
        let each = if flower { 16 } else { 10 };
        promise += each * there.covered() as i32 + 12;
    }
    promise += 4 * player.chests().len() as i32;
    if state.turn() == seat {
        promise += within_reach(game, state, player);
        if let Stage::Cover { work, .. } = state.stage() {
            promise += 12 * work.covered() as i32 + 10;
        }
    }
    promise
}

/// What the bits at hand are worth, or the best that the sowing under way can still bring.
fn within_reach(game: &DejaVu, state: &State, player: &Player) -> i32 {
    let Stage::Sow { .. } = state.stage() else {
        return worth(game, player, state.pool());
    };
    let ends = Ends::of(state).iter().map(|(tile, last)| {
        let mut bits = harvest(state.map(), tile, last);
        bits.add_all(player.chests());
        worth(game, player, bits)
    });
    ends.max().unwrap_or(0)
}

/// What bits are worth by themselves, and for cards in hand that they would complete.
fn worth(game: &DejaVu, player: &Player, bits: Heap) -> i32 {
    let fillable = player
        .hand()
        .iter()
        .filter(|&card| game.design(card).can_fill(0, bits));
    5 * bits.len() as i32 + 2 * bits.coloured().len() as i32 + 20 * fillable.count() as i32
}
