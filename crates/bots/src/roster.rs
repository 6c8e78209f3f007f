//! Makes the player for a seat.

use std::sync::Arc;
use std::time::Duration;

use table::{Chance, Known, Level, MAX_SEATS, MoveId, QuickDice};

use crate::head::BadWeights;
use crate::judged::Judged;
use crate::net::Net;
use crate::opponent::Opponent;
use crate::planner::{Casual, Novice};
use crate::player::Player;
use crate::search::{Budget, Searcher, Settings};

/// The nets of one game, by number of players; none where nobody can play, or nobody has learned it.
pub type Nets = Arc<[Option<Net>; MAX_SEATS]>;

/// The nets that come with the program.
///
/// # Errors
/// If one of them was learned with other inputs than the game has now.
pub fn shipped_nets<G: Judged>(game: &G) -> Result<Nets, BadWeights> {
    let mut nets = [None, None, None, None];
    for (index, net) in nets.iter_mut().enumerate() {
        if !G::WEIGHTS[index].is_empty() {
            *net = Some(Net::shipped(game, index + 1)?);
        }
    }
    Ok(Arc::new(nets))
}

/// How bots may use the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// How long experts may think in a turn.
    pub turn: Duration,
    /// How many threads one expert may use.
    pub threads: usize,
    /// How long a program of somebody else may take for a decision.
    pub patience: Duration,
}

impl Default for Means {
    fn default() -> Means {
        Means {
            turn: Duration::from_secs(1),
            threads: 1,
            patience: Duration::from_secs(10),
        }
    }
}

/// The settings of a searching level and how long it may think.
pub fn search_of<G: Judged>(level: Level, means: &Means) -> Option<(Settings, Budget)> {
    match level {
        Level::Novice | Level::Casual => None,
        Level::Skilled => {
            let budget = Budget::Iterations(G::SKILLED);
            Some((Settings::default(), budget))
        }
        Level::Expert => {
            let settings = Settings {
                threads: means.threads,
                ..Settings::default()
            };
            Some((settings, Budget::Turn(means.turn)))
        }
    }
}

/// A player of any kind, or why there is none: a program of somebody else may not start.
pub fn player<G: Judged>(
    opponent: &Opponent,
    nets: &Nets,
    means: &Means,
    seed: u64,
) -> Result<Box<dyn Player<G>>, String> {
    match opponent {
        Opponent::Outside(command) => outsider(command, means, seed),
        ours => our_player(ours, nets, means, seed).ok_or_else(|| format!("{ours} can't play")),
    }
}

#[cfg(feature = "outside")]
fn outsider<G: Judged>(
    command: &str,
    means: &Means,
    seed: u64,
) -> Result<Box<dyn Player<G>>, String> {
    match crate::outside::Outsider::start(command, means.patience, seed) {
        Ok(outsider) => Ok(Box::new(outsider)),
        Err(error) => Err(error.to_string()),
    }
}

/// Where no process can be started, as in a browser.
#[cfg(not(feature = "outside"))]
fn outsider<G: Judged>(command: &str, _: &Means, _: u64) -> Result<Box<dyn Player<G>>, String> {
    Err(format!("programs can't be started here: {command}"))
}

/// A player of one of our kinds. Programs of others are started by `outside`.
pub fn our_player<G: Judged>(
    opponent: &Opponent,
    nets: &Nets,
    means: &Means,
    seed: u64,
) -> Option<Box<dyn Player<G>>> {
    Some(match opponent {
        Opponent::Outside(_) => return None,
        Opponent::Random => Box::new(Random(QuickDice::new(seed))),
        Opponent::Bot(Level::Novice) => Box::new(Novice::new(seed)),
        Opponent::Bot(Level::Casual) => Box::new(Casual::<G>::new(seed)),
        Opponent::Search(iterations) => {
            let budget = Budget::Iterations(*iterations);
            Box::new(Searcher::new(
                Arc::clone(nets),
                Settings::default(),
                budget,
                seed,
            ))
        }
        Opponent::Bot(level @ (Level::Skilled | Level::Expert)) => {
            let (settings, budget) = search_of::<G>(*level, means)?;
            Box::new(Searcher::new(Arc::clone(nets), settings, budget, seed))
        }
    })
}

/// Makes any legal move.
struct Random(QuickDice);

impl<G: table::Game> Player<G> for Random {
    fn choose(&mut self, _game: &G, known: &Known<G>) -> MoveId {
        let legal = known.legal();
        let any = self.0.below(legal.len() as u32) as usize;
        legal.nth(any).unwrap_or(MoveId(0))
    }
}
