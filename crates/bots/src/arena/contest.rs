//! Many games between the same bots, on several threads.
//!
//! Not those of `rayon`: games are handed out one by one and counted in their order while later ones are still being
//! played, so that a sequential test ends the contest as soon as it knows. A parallel iterator hands out whole
//! stretches of them, and is asked for the first result when the last stretch is already under way.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

use table::{MAX_SEATS, Seat};

use super::referee::{Clock, Referee};
use super::report::Report;
use super::sequential::{Sequential, Verdict};
use crate::judged::Judged;
use crate::player::Player;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// How many games. Each seed is played once for every way round the table, so a multiple of the
    /// number of seats is fair.
    pub games: u64,
    /// The first seed; the others follow.
    pub seed: u64,
    /// How many games at once.
    pub threads: usize,
    /// Stops as soon as this test of the first bot's share has decided.
    pub stop: Option<Sequential>,
}

/// One game as it was played, by seats.
pub(crate) struct ContestGame {
    /// The bot on each seat, by its place in the list of bots.
    pub bots: [usize; MAX_SEATS],
    pub win: [f32; MAX_SEATS],
    pub points: [f32; MAX_SEATS],
    pub ranks: table::Ranks,
    pub clocks: [Clock; MAX_SEATS],
    pub forfeits: [u64; MAX_SEATS],
    pub complaints: [Vec<String>; MAX_SEATS],
    pub turns: u64,
}

/// A game as it was played and how it ended, or why it could not be played.
type Game<G> = Result<(ContestGame, <G as table::Game>::State), String>;

/// Makes the player for a bot of the list (counted from zero) with this seed.
pub type Seats<'a, G> = &'a (dyn Fn(usize, u64) -> Result<Box<dyn Player<G>>, String> + Sync);

/// Plays a contest. `finished` sees the last state of every game, in the order of the games.
pub fn contest<G: Judged>(
    game: &G,
    options: &G::Options,
    names: &[String],
    seats: Seats<'_, G>,
    plan: &Contest,
    progress: &mut dyn FnMut(u64),
    finished: &mut dyn FnMut(&G::State, u64),
) -> Result<Report, String> {
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let (sender, receiver) = channel();
    let began = Instant::now();
    let worker = |sender: Sender<(u64, Game<G>)>| {
        while !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                break;
            }
            let played = play_one(game, options, names.len(), seats, plan.seed, number);
            if sender.send((number, played)).is_err() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let sender = sender.clone();
            let worker = &worker;
            scope.spawn(move || worker(sender));
        }
        drop(sender);
        let mut report = Report::new(names);
        // Games are counted in their order, so that a test stops at the same game every time.
        let mut waiting = std::collections::BTreeMap::new();
        for (number, played) in receiver {
            waiting.insert(number, played);
            while let Some(played) = waiting.remove(&report.games) {
                let (played, state) =
                    played.inspect_err(|_| enough.store(true, Ordering::Relaxed))?;
                if enough.load(Ordering::Relaxed) {
                    break;
                }
                report.add(&played);
                finished(&state, played.turns);
                progress(report.games);
                if let Some(test) = &plan.stop
                    && report.games.is_multiple_of(names.len() as u64)
                {
                    report.verdict = test.verdict(&report.entries[0]);
                    if report.verdict != Verdict::Open {
                        enough.store(true, Ordering::Relaxed);
                    }
                }
            }
        }
        report.seconds = began.elapsed().as_secs_f64();
        Ok(report)
    })
}

/// Plays one game: the bots move one seat further with every game, and the seed changes when each
/// has sat everywhere.
fn play_one<G: Judged>(
    game: &G,
    options: &G::Options,
    bots: usize,
    seats: Seats<'_, G>,
    seed: u64,
    number: u64,
) -> Game<G> {
    let turn = (number % bots as u64) as usize;
    let seed = seed.wrapping_add(number / bots as u64);
    let mut referee = Referee::new(game, options, seed);
    let mut places = [0; MAX_SEATS];
    let mut players: Vec<Box<dyn Player<G>>> = Vec::new();
    for (seat, place) in places.iter_mut().enumerate().take(bots) {
        let bot = (seat + turn) % bots;
        *place = bot;
        let luck = seed.wrapping_mul(31).wrapping_add(bot as u64 + 1);
        players.push(seats(bot, luck)?);
    }
    let mut turns = 0;
    referee.play(&mut players, &mut |id| {
        turns += u64::from(game.is_turn_end(id));
    });
    let state = *referee.state();
    let outcomes = Seat::all(bots).map(|seat| game.outcome(&state, seat));
    let mut played = ContestGame {
        bots: places,
        win: [0.0; MAX_SEATS],
        points: [0.0; MAX_SEATS],
        ranks: game.ranks(&state),
        clocks: referee.clocks(),
        forfeits: [0; MAX_SEATS],
        complaints: Default::default(),
        turns,
    };
    for (seat, outcome) in outcomes.enumerate() {
        played.win[seat] = outcome.win;
        played.points[seat] = outcome.score;
        played.forfeits[seat] = players[seat].forfeits();
        played.complaints[seat] = players[seat].complaints();
    }
    Ok((played, state))
}
