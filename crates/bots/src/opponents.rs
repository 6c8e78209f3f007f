//! All that bots can do in one game, without its types.

use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{Problems, Request, Seat, Witness};

use crate::analysis::{Analysis, in_words};
use crate::any_bot::{AnyBot, Seated};
use crate::arena::{Contest, Referee, Report, contest};
use crate::balance::{Balance, Ledger};
use crate::judged::Judged;
use crate::learn::{Plan, Progress, learn};
use crate::level::{Level, Sitter};
use crate::net::{BadWeights, Net};
use crate::outside::Outsider;
use crate::player::Player;
use crate::roster::{Means, Nets, our_player, search_of, shipped_nets};
use crate::search::{Budget, Searcher, Settings, is_winnable};

/// Why bots can't do what was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BotError {
    /// The game refuses such a table.
    #[error("{0}")]
    Table(Problems),
    /// The weights in the program do not fit.
    #[error(transparent)]
    Weights(#[from] BadWeights),
    /// A program of somebody else could not be used.
    #[error("{0}")]
    Outside(String),
    /// The number of bots is not that of the seats.
    #[error("{bots} bots for {seats} seats: name one bot for every seat, such as --bots {}", vec!["expert"; *seats].join(","))]
    Seats {
        /// How many bots were named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A question about a game for one, asked of a game for several.
    #[error("only a game for one player can be won by foreseeing the deck")]
    NotSolo,
}

/// What a search can do in a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// Iterations made.
    pub iterations: u64,
    /// In so much time.
    pub seconds: f64,
}

impl Speed {
    /// Iterations a second.
    pub fn rate(&self) -> f64 {
        self.iterations as f64 / self.seconds
    }
}

/// Hears how far something has come.
pub type Hear<'a> = &'a mut dyn FnMut(u64);

/// All that bots can do in one game.
pub trait Opponents: Send + Sync {
    /// A bot for a seat.
    fn bot(
        &self,
        sitter: &Sitter,
        seat: Seat,
        players: usize,
        means: &Means,
        seed: u64,
    ) -> Result<Box<dyn AnyBot>, BotError>;

    /// Bots against bots.
    fn arena(
        &self,
        request: &Request,
        sitters: &[Sitter],
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Report, BotError>;

    /// Equal bots against each other, and what helped to win.
    fn balance(
        &self,
        request: &Request,
        sitter: &Sitter,
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Balance, BotError>;

    /// What an expert thinks of the decision of a seat. Nothing if the seat has none, or the
    /// witness is of another game.
    fn analyze(&self, witness: &dyn Any, means: &Means, seed: u64) -> Option<Analysis>;

    /// Learns weights for tables such as these, all of one number of players, from nothing or from
    /// weights learned before. `progress` sees the weights after every round.
    fn learn(
        &self,
        requests: &[Request],
        from: Option<&[u8]>,
        plan: &Plan,
        progress: &mut dyn FnMut(Progress, &[u8]),
    ) -> Result<Vec<u8>, BotError>;

    /// Whether a solo game with this seed could be won by somebody who sees the whole deck, as far
    /// as a search finds out.
    fn is_winnable(&self, request: &Request, seed: u64) -> Result<bool, BotError>;

    /// How many iterations a search makes in the middle of games, on so many threads.
    fn speed(&self, request: &Request, time: Duration, threads: usize) -> Result<Speed, BotError>;
}

/// A game with its nets.
pub(crate) struct Trained<G: Judged> {
    game: Arc<G>,
    nets: Nets,
}

/// How hard the search for a solo win tries: attempts, and iterations a decision in the first.
const FORESIGHT: (u32, u32) = (4, 200);

impl<G: Judged> Trained<G> {
    pub fn open(components: &str) -> Result<Box<dyn Opponents>, BotError> {
        let game = Arc::new(G::open(components).map_err(BotError::Table)?);
        let nets = shipped_nets::<G>()?;
        Ok(Box::new(Trained { game, nets }))
    }

    fn player(
        &self,
        sitter: &Sitter,
        means: &Means,
        seed: u64,
    ) -> Result<Box<dyn Player<G>>, String> {
        if let Sitter::Outside(command) = sitter {
            let started = Outsider::start(command, means.patience, seed);
            return match started {
                Ok(outsider) => Ok(Box::new(outsider)),
                Err(error) => Err(error.to_string()),
            };
        }
        our_player(sitter, &self.nets, means, seed).ok_or_else(|| format!("{sitter} can't play"))
    }

    fn options(&self, request: &Request) -> Result<G::Options, BotError> {
        self.game.options(request).map_err(BotError::Table)
    }
}

impl<G: Judged> Opponents for Trained<G> {
    fn bot(
        &self,
        sitter: &Sitter,
        seat: Seat,
        players: usize,
        means: &Means,
        seed: u64,
    ) -> Result<Box<dyn AnyBot>, BotError> {
        let player = self
            .player(sitter, means, seed)
            .map_err(BotError::Outside)?;
        let game = Arc::clone(&self.game);
        Ok(Box::new(Seated::new(game, player, seat, players)))
    }

    fn arena(
        &self,
        request: &Request,
        sitters: &[Sitter],
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Report, BotError> {
        let options = self.options(request)?;
        let (bots, seats) = (sitters.len(), request.players);
        if bots != seats {
            return Err(BotError::Seats { bots, seats });
        }
        let names: Vec<String> = sitters.iter().map(ToString::to_string).collect();
        let player = |bot: usize, seed| self.player(&sitters[bot], means, seed);
        let ignore = &mut |_: &G::State, _| ();
        contest(
            &*self.game,
            &options,
            &names,
            &player,
            plan,
            progress,
            ignore,
        )
        .map_err(BotError::Outside)
    }

    fn balance(
        &self,
        request: &Request,
        sitter: &Sitter,
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Balance, BotError> {
        let options = self.options(request)?;
        let names = vec![sitter.to_string(); request.players];
        let player = |_, seed| self.player(sitter, means, seed);
        let mut ledger = Ledger::default();
        let note = &mut |state: &G::State, turns| ledger.add(&*self.game, state, turns);
        contest(&*self.game, &options, &names, &player, plan, progress, note)
            .map_err(BotError::Outside)?;
        Ok(ledger.report())
    }

    fn analyze(&self, witness: &dyn Any, means: &Means, seed: u64) -> Option<Analysis> {
        let known = &witness.downcast_ref::<Witness<G>>()?.known;
        if known.legal().is_empty() {
            return None;
        }
        let (settings, budget) = search_of::<G>(Level::Expert, means)?;
        let mut searcher = Searcher::new(Arc::clone(&self.nets), settings, budget, seed);
        let candidates = searcher.analyze(&*self.game, known);
        Some(in_words(
            &*self.game,
            known,
            &candidates,
            searcher.iterations(),
        ))
    }

    fn learn(
        &self,
        requests: &[Request],
        from: Option<&[u8]>,
        plan: &Plan,
        progress: &mut dyn FnMut(Progress, &[u8]),
    ) -> Result<Vec<u8>, BotError> {
        let options: Result<Vec<G::Options>, BotError> = requests
            .iter()
            .map(|request| self.options(request))
            .collect();
        let from = from.map(|bytes| Net::from_bytes(G::COMMON, G::BLOCK, bytes));
        let from = from.transpose()?;
        let mut tell = |at: Progress, net: &Net| progress(at, &net.to_bytes());
        Ok(learn(&*self.game, &options?, from, plan, &mut tell).to_bytes())
    }

    fn is_winnable(&self, request: &Request, seed: u64) -> Result<bool, BotError> {
        let options = self.options(request)?;
        let net = self.nets[0].as_ref().filter(|_| request.players == 1);
        let net = net.ok_or(BotError::NotSolo)?;
        let (attempts, iterations) = FORESIGHT;
        Ok(is_winnable(
            &*self.game,
            &options,
            net,
            seed,
            attempts,
            iterations,
        ))
    }

    fn speed(&self, request: &Request, time: Duration, threads: usize) -> Result<Speed, BotError> {
        let options = self.options(request)?;
        let settings = Settings {
            threads,
            ..Settings::default()
        };
        // Short turns, so that the games that are measured move on.
        let budget = Budget::Turn(Duration::from_millis(60));
        let mut speed = Speed {
            iterations: 0,
            seconds: 0.0,
        };
        for seed in 0.. {
            let mut referee = Referee::new(&*self.game, &options, seed);
            let seat = |seat: usize| {
                let nets = Arc::clone(&self.nets);
                Searcher::<G>::new(nets, settings, budget, seed + seat as u64)
            };
            let mut searchers: Vec<Searcher<G>> = (0..request.players).map(seat).collect();
            while let Some(known) = referee.asks() {
                let began = Instant::now();
                let searcher = &mut searchers[known.seat().index()];
                let before = searcher.iterations();
                let id = searcher.choose(&self.game, &known);
                let made = searcher.iterations() - before;
                if made > 0 {
                    speed.iterations += made;
                    speed.seconds += began.elapsed().as_secs_f64();
                }
                referee.make(known.seat(), id, &mut []);
                if speed.seconds >= time.as_secs_f64() {
                    return Ok(speed);
                }
            }
        }
        Ok(speed)
    }
}
