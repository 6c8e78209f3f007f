//! The course of learning: play, keep what was seen, learn from it, play better.
//!
//! The threads that play are plain ones: `rayon` would save ten lines here, and bring five crates and a pool of its own
//! into bots that are to run in a browser as well.

use table::{Chance, QuickDice};

use super::adam::Learner;
use super::lesson::Lesson;
use super::selfplay::lessons;
use crate::judged::Judged;
use crate::net::Net;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How often to play and then learn.
    pub rounds: u32,
    /// How many games to play in each round.
    pub games: u32,
    /// How many lessons to remember.
    pub remembered: usize,
    /// How often each round goes through as many lessons as were new.
    pub passes: u32,
    /// The seed of everything.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            rounds: 60,
            games: 1000,
            remembered: 400_000,
            passes: 3,
            seed: 1,
            threads: 2,
        }
    }
}

/// How far learning has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Rounds done.
    pub round: u32,
    /// Lessons seen so far.
    pub lessons: u64,
    /// The mean loss of the last round.
    pub loss: f32,
}

/// How many lessons make a batch.
const BATCH: usize = 128;

/// Learns a game from nothing, or goes on from a net, by playing against itself. The options of
/// the games played are taken in turn.
pub fn learn<G: Judged>(
    game: &G,
    options: &[G::Options],
    from: Option<Net>,
    plan: &Plan,
    progress: &mut dyn FnMut(Progress, &Net),
) -> Net {
    let mut dice = QuickDice::new(plan.seed);
    let mut knows = from.is_some();
    let fresh = || fresh_net(G::COMMON, G::BLOCK, &mut QuickDice::new(plan.seed));
    let mut learner = Learner::new(from.unwrap_or_else(fresh));
    let mut memory: Vec<Lesson> = Vec::new();
    let mut seen = 0u64;
    for round in 0..plan.rounds {
        let net = knows.then_some(&learner.net);
        let new = play(game, options, net, plan, round);
        let steps = plan.passes as usize * new.len() / BATCH;
        for lesson in new {
            if memory.len() < plan.remembered {
                memory.push(lesson);
            } else {
                memory[(seen % plan.remembered as u64) as usize] = lesson;
            }
            seen += 1;
        }
        let rate = rate(round, plan.rounds);
        let mut loss = 0.0;
        for _ in 0..steps {
            let batch: Vec<usize> = (0..BATCH)
                .map(|_| dice.below(memory.len() as u32) as usize)
                .collect();
            loss += learner.step(batch.iter().map(|&place| &memory[place]), rate);
        }
        knows = true;
        let loss = loss / steps.max(1) as f32;
        let (round, lessons) = (round + 1, seen);
        progress(
            Progress {
                round,
                lessons,
                loss,
            },
            &learner.net,
        );
    }
    learner.net
}

/// The rate of learning: constant for half of the course, then falling.
fn rate(round: u32, rounds: u32) -> f32 {
    let done = round as f32 / rounds as f32;
    1.5e-3 * (2.0 - 2.0 * done).clamp(0.05, 1.0)
}

/// Plays the games of a round on several threads. The lessons come in the order of the games,
/// however many threads there are.
fn play<G: Judged>(
    game: &G,
    options: &[G::Options],
    net: Option<&Net>,
    plan: &Plan,
    round: u32,
) -> Vec<Lesson> {
    let threads = plan.threads.max(1) as u32;
    let one = |thread: u32| {
        let mine = (thread..plan.games).step_by(threads as usize);
        let played = mine.map(|n| {
            let number = u64::from(round) * u64::from(plan.games) + u64::from(n);
            let seed = plan
                .seed
                .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                .wrapping_add(number);
            let options = &options[number as usize % options.len()];
            lessons(game, options, net, seed)
        });
        played.collect::<Vec<Vec<Lesson>>>()
    };
    let mut played: Vec<std::vec::IntoIter<Vec<Lesson>>> = std::thread::scope(|scope| {
        let one = &one;
        let playing: Vec<_> = (0..threads).map(|n| scope.spawn(move || one(n))).collect();
        let done = playing.into_iter().map(|thread| match thread.join() {
            Ok(games) => games.into_iter(),
            Err(panic) => std::panic::resume_unwind(panic),
        });
        done.collect()
    });
    let in_order = (0..plan.games).map(|n| played[(n % threads) as usize].next());
    in_order.flatten().flatten().collect()
}

/// Small random weights.
fn fresh_net(common: usize, block: usize, dice: &mut QuickDice) -> Net {
    let mut net = Net::empty(common, block);
    let mut noise = |width: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * width;
    let first = 1.0 / ((common + 2 * block) as f32).sqrt();
    for weight in net.first.as_flattened_mut() {
        *weight = noise(first);
    }
    for weight in net.second.as_flattened_mut() {
        *weight = noise(0.2);
    }
    for weight in net.out.as_flattened_mut() {
        *weight = noise(0.2);
    }
    net
}
