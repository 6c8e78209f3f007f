//! A coach at a match whose game's types are forgotten.

use std::sync::Arc;

use bots::{Hint, Nets, Review, Reviewer};
use table::{Known, MAX_SEATS, Match, Observer, Seat};

use crate::bot::Thinking;
use crate::eyes::Eyes;
use crate::shelf::Shelved;

/// A game that is looked at again, a decision at a time: whoever does it may make way for others in between.
pub trait Reviewing: Send {
    /// How many decisions were looked at, of how many.
    fn progress(&self) -> (usize, usize);

    /// Looks at the next decision; false if there is none.
    fn step(&mut self) -> bool;

    /// What was found, so far.
    fn review(&self) -> Review;
}

impl<G: Shelved> Reviewing for Reviewer<G> {
    fn progress(&self) -> (usize, usize) {
        Reviewer::progress(self)
    }

    fn step(&mut self) -> bool {
        Reviewer::step(self)
    }

    fn review(&self) -> Review {
        Reviewer::review(self)
    }
}

/// The same position and iterations always give the same hint.
const SEED: u64 = 1;

/// A hint for a seat that has to decide, to be thought about.
pub(crate) fn hint<G: Shelved>(
    (played, eyes): (&Match<G>, &Eyes<G>),
    nets: &Nets,
    seat: Seat,
    iterations: u32,
) -> Thinking<Hint> {
    let (past, eyes, nets) = (played.past(), eyes.clone(), Arc::clone(nets));
    Thinking::new(move || {
        let known = eyes.look(&past, seat, |_| ());
        bots::hint(&**past.game(), &nets, &known, iterations, SEED)
    })
}

/// Everything that was played, each decision with what its mover knew.
pub(crate) fn reviewing<G: Shelved>(
    played: &Match<G>,
    nets: &Nets,
    iterations: u32,
) -> Box<dyn Reviewing> {
    let game = Arc::clone(played.game());
    let players = game.players(played.state());
    let mut memories = [G::Memory::default(); MAX_SEATS];
    let (mut decisions, mut events) = (Vec::new(), Vec::new());
    for ((mut state, mut dice), made) in played.history().zip(played.log()) {
        let memory = memories[made.seat.index()];
        decisions.push((Known::of(&*game, &state, made.seat, memory), made.id));
        let _ = game.apply(&mut state, made.seat, made.id, &mut dice, &mut events);
        for event in events.drain(..) {
            for seat in Seat::all(players) {
                let seen = game.redact(&event, Observer::Seat(seat));
                game.remember(&mut memories[seat.index()], &seen);
            }
        }
    }
    let end = game.is_over(played.state()).then(|| {
        let mut end = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            end[seat.index()] = game.outcome(played.state(), seat).win;
        }
        end
    });
    let nets = Arc::clone(nets);
    Box::new(Reviewer::new(
        game, nets, players, decisions, end, iterations,
    ))
}
