//! Whole games by chance: for simulation, tests and the simplest opponent.

use crate::chance::Chance;
use crate::game::Game;
use crate::moves::MoveId;
use crate::seat::Seat;

/// A decision at random: a seat that may act, and one of its legal moves. Nothing when the game
/// is over.
#[inline]
pub fn choose<G: Game>(
    game: &G,
    state: &G::State,
    chance: &mut impl Chance,
) -> Option<(Seat, MoveId)> {
    let to_act = game.to_act(state);
    let seat = to_act
        .iter()
        .nth(chance.below(to_act.len() as u32) as usize)?;
    let legal = game.legal(state, seat);
    let id = legal.nth(chance.below(legal.len() as u32) as usize)?;
    Some((seat, id))
}

/// Plays to the end by chance, and says how many decisions that took.
pub fn play_out<G: Game>(game: &G, state: &mut G::State, chance: &mut impl Chance) -> u64 {
    let mut decisions = 0;
    while let Some((seat, id)) = choose(game, state, chance) {
        let _ = game.apply(state, seat, id, chance, &mut ());
        decisions += 1;
    }
    decisions
}

/// How many sequences of `depth` decisions there are from here. A game that ends earlier counts
/// none. Every sequence meets the luck that these dice hold for it.
pub fn perft<G: Game>(
    game: &G,
    state: &G::State,
    chance: &(impl Chance + Clone),
    depth: u32,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sequences = 0;
    for seat in game.to_act(state).iter() {
        let legal = game.legal(state, seat);
        if depth == 1 {
            sequences += legal.len() as u64;
            continue;
        }
        for id in legal.iter() {
            let (mut next, mut luck) = (*state, chance.clone());
            let _ = game.apply(&mut next, seat, id, &mut luck, &mut ());
            sequences += perft(game, &next, &luck, depth - 1);
        }
    }
    sequences
}
