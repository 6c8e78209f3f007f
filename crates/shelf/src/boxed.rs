//! Every game that speaks and can be drawn ([`Drawn`]) as an [`AnyGame`]: written once for all of them.

use std::sync::Arc;

use pictures::Drawn;
use serde_json::Value;
use table::{About, Dice, Match, Phrase, Problems, Record, RecordError, Request, perft, read_dice};

use crate::any_game::AnyGame;
use crate::any_match::AnyMatch;
use crate::seated::Seated;
use crate::simulation::{Simulation, simulate};

/// A game whose types are forgotten from here on.
pub(crate) struct Boxed<G>(Arc<G>);

impl<G: Drawn> Boxed<G> {
    pub(crate) fn open(components: &str) -> Result<Box<dyn AnyGame>, Problems> {
        let game = G::open(components)?;
        Ok(Box::new(Boxed(Arc::new(game))))
    }
}

fn seat<G: Drawn>(played: Match<G>) -> Box<dyn AnyMatch> {
    Box::new(Seated::new(played))
}

impl<G: Drawn> AnyGame for Boxed<G> {
    fn about(&self) -> About {
        self.0.about()
    }

    fn names(&self) -> Vec<Phrase> {
        self.0.names()
    }

    fn components_digest(&self) -> u64 {
        self.0.components_digest()
    }

    fn components(&self) -> &'static str {
        G::COMPONENTS
    }

    fn with_components(&self, components: &str) -> Result<Box<dyn AnyGame>, Problems> {
        Boxed::<G>::open(components)
    }

    fn warnings(&self) -> Problems {
        self.0.warnings()
    }

    fn start(&self, request: &Request, seed: u64) -> Result<Box<dyn AnyMatch>, Problems> {
        let played = Match::new(Arc::clone(&self.0), request, seed)?;
        Ok(seat(played))
    }

    fn open_position(
        &self,
        document: &Value,
        seed: Option<u64>,
    ) -> Result<Box<dyn AnyMatch>, Problems> {
        // Both parts are read before either is complained of: all mistakes at once.
        let mut problems = Problems::new();
        let mut note = |found: Problems| problems.extend(found);
        let state = self.0.read_position(document).map_err(&mut note).ok();
        let dice = read_dice(document).map_err(&mut note).ok().flatten();
        let dice = match seed {
            Some(seed) => Dice::new(seed),
            None => dice.unwrap_or_else(|| Dice::new(0)),
        };
        match state {
            Some(state) if problems.is_empty() => {
                let game = Arc::clone(&self.0);
                Ok(seat(Match::from_position(game, state, dice)))
            }
            _ => Err(problems),
        }
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(seat(record.replay(&self.0)?))
    }

    fn simulate(
        &self,
        request: &Request,
        games: u64,
        seed: u64,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Simulation, Problems> {
        let options = self.0.options(request)?;
        Ok(simulate(&*self.0, &options, games, seed, progress))
    }

    fn perft(&self, request: &Request, seed: u64, depth: u32) -> Result<u64, Problems> {
        let options = self.0.options(request)?;
        let mut dice = Dice::new(seed);
        let state = self.0.setup(&options, &mut dice);
        Ok(perft(&*self.0, &state, &dice, depth))
    }
}
