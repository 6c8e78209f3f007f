//! A player who sees the whole deck: not an opponent, but the measure of one.
//!
//! This module alone gets the real state and the real luck. Nothing that plays at a table uses it.

use table::{Dice, Game, Seat};

use super::bot::Settings;
use super::budget::Limit;
use super::judge::Judge;
use super::tree::Tree;
use super::walk::{Walk, World};
use crate::judged::Judged;
use crate::net::Net;

/// Whether a solo game can be won by somebody who sees the whole deck, as far as a search finds
/// out: several attempts, each with its own number of iterations for a decision. A game called lost may still be
/// winnable.
pub fn is_winnable<G: Judged>(
    game: &G,
    options: &G::Options,
    net: Option<&Net>,
    seed: u64,
    attempts: u32,
    iterations: u32,
) -> bool {
    (0..attempts).any(|attempt| {
        // Later attempts look around more.
        let settings = Settings {
            eagerness: 0.4 * (1 + attempt) as f32,
            warmth: 0.05 * (1 + attempt) as f32,
            ..Settings::default()
        };
        attempt_to_win(
            game,
            options,
            Judge(net),
            seed,
            &settings,
            iterations << attempt.min(3),
        )
    })
}

fn attempt_to_win<G: Judged>(
    game: &G,
    options: &G::Options,
    judge: Judge<'_>,
    seed: u64,
    settings: &Settings,
    iterations: u32,
) -> bool {
    let seat = Seat::new(0);
    let mut dice = Dice::new(seed);
    let mut state = game.setup(options, &mut dice);
    let mut tree = Tree::new();
    while !game.is_over(&state) {
        let legal = game.legal(&state, seat);
        let only = legal.nth(0).filter(|_| legal.len() == 1);
        let id = only.or_else(|| {
            let world = Foreseen {
                state,
                dice: dice.clone(),
                now: dice.clone(),
            };
            let mut walk = Walk {
                game,
                judge,
                seat,
                world,
                settings,
                tree: &mut tree,
                only: None,
            };
            walk.run(Limit::Iterations(iterations));
            let edges = tree.nodes[tree.root].edges.iter();
            let offered = edges.filter(|edge| legal.contains(edge.id) && edge.visits > 0);
            offered.max_by_key(|edge| edge.visits).map(|edge| edge.id)
        });
        let Some(id) = id.or(legal.nth(0)) else { break };
        let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        if !tree.descend(seat, id) {
            tree.clear();
        }
    }
    game.outcome(&state, seat).win > 0.5
}

/// The world as it really is and will be.
struct Foreseen<G: Game> {
    state: G::State,
    dice: Dice,
    now: Dice,
}

impl<G: Judged> World<G> for Foreseen<G> {
    type Luck = Dice;

    fn begin(&mut self) -> G::State {
        self.now = self.dice.clone();
        self.state
    }

    fn luck(&mut self) -> &mut Dice {
        &mut self.now
    }

    fn aside(&mut self) -> Dice {
        self.now.clone()
    }
}
