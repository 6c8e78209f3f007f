//! Every game that bots can judge as an [`AnyGame`]: written once for all of them.

use std::sync::Arc;

use bots::{Nets, shipped_nets};
use serde_json::Value;
use table::{About, Dice, Match, Phrase, Problems, Record, RecordError, Request, perft, read_dice};

use crate::any_game::AnyGame;
use crate::any_match::AnyMatch;
use crate::seated::Seated;
use crate::shelf::Shelved;
use crate::simulation::{Simulation, simulate};

/// A game whose types are forgotten from here on.
pub(crate) struct Boxed<G> {
    pub game: Arc<G>,
    /// What its bots judge by.
    pub nets: Nets,
}

impl<G: Shelved> Boxed<G> {
    /// The game with the components and the weights that come with it.
    ///
    /// # Panics
    /// If they can't be used.
    pub fn standard() -> Boxed<G> {
        let game = match G::open(G::COMPONENTS) {
            Ok(game) => Arc::new(game),
            Err(problems) => panic!("the game's own components are broken: {problems}"),
        };
        for (language, texts) in G::TEXTS {
            words::bring(language, texts);
        }
        let id = game.about().id;
        let nets = match shipped_nets(&*game) {
            Ok(nets) => nets,
            Err(bad) => panic!("{id}: {bad}"),
        };
        Boxed { game, nets }
    }

    fn seat(&self, played: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Seated::new(played, Arc::clone(&self.nets)))
    }
}

impl<G: Shelved> AnyGame for Boxed<G> {
    fn about(&self) -> About {
        self.game.about()
    }

    fn names(&self) -> Vec<Phrase> {
        self.game.names()
    }

    fn components_digest(&self) -> u64 {
        self.game.components_digest()
    }

    fn components(&self) -> &'static str {
        G::COMPONENTS
    }

    fn with_components(&self, components: &str) -> Result<Arc<dyn AnyGame>, Problems> {
        let game = Arc::new(G::open(components)?);
        let nets = Arc::clone(&self.nets);
        Ok(Arc::new(Boxed { game, nets }))
    }

    fn warnings(&self) -> Problems {
        self.game.warnings()
    }

    fn start(&self, request: &Request, seed: u64) -> Result<Box<dyn AnyMatch>, Problems> {
        let played = Match::new(Arc::clone(&self.game), request, seed)?;
        Ok(self.seat(played))
    }

    fn open_position(
        &self,
        document: &Value,
        seed: Option<u64>,
    ) -> Result<Box<dyn AnyMatch>, Problems> {
        // Both parts are read before either is complained of: all mistakes at once.
        let mut problems = Problems::new();
        let mut note = |found: Problems| problems.extend(found);
        let state = self.game.read_position(document).map_err(&mut note).ok();
        let dice = read_dice(document).map_err(&mut note).ok().flatten();
        let dice = match seed {
            Some(seed) => Dice::new(seed),
            None => dice.unwrap_or_else(|| Dice::new(0)),
        };
        match state {
            Some(state) if problems.is_empty() => {
                let game = Arc::clone(&self.game);
                Ok(self.seat(Match::from_position(game, state, dice)))
            }
            _ => Err(problems),
        }
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(self.seat(record.replay(&self.game)?))
    }

    fn simulate(
        &self,
        request: &Request,
        games: u64,
        seed: u64,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Simulation, Problems> {
        let options = self.game.options(request)?;
        Ok(simulate(&*self.game, &options, games, seed, progress))
    }

    fn perft(&self, request: &Request, seed: u64, depth: u32) -> Result<u64, Problems> {
        let options = self.game.options(request)?;
        let mut dice = Dice::new(seed);
        let state = self.game.setup(&options, &mut dice);
        Ok(perft(&*self.game, &state, &dice, depth))
    }
}
