//! Every game that bots can judge as an [`AnyGame`]: written once for all of them.

use std::sync::{Arc, OnceLock};

use bots::{BadWeights, Net, Nets, Puzzle, Solution, shipped_nets};
use serde_json::Value;
use table::{
    About, Dice, Known, Match, Problems, Record, RecordError, Request, Seat, mark_of, read_dice,
    read_edition,
};
#[cfg(feature = "whole")]
use table::{Phrase, perft};

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
    /// The boxes of earlier versions, as far as somebody has asked for them.
    older: Box<[OnceLock<Option<Boxed<G>>>]>,
    /// Its puzzles, once somebody has asked for them.
    puzzles: OnceLock<Vec<Puzzle>>,
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
        Boxed::of(game, nets)
    }

    fn of(game: Arc<G>, nets: Nets) -> Boxed<G> {
        let older = G::EDITIONS.iter().map(|_| OnceLock::new()).collect();
        Boxed {
            game,
            nets,
            older,
            puzzles: OnceLock::new(),
        }
    }

    /// The same game with other component data.
    fn with(&self, components: &str) -> Result<Boxed<G>, Problems> {
        let game = Arc::new(G::open(components)?);
        Ok(Boxed::of(game, Arc::clone(&self.nets)))
    }

    fn seat(&self, played: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Seated::new(played, Arc::clone(&self.nets)))
    }

    /// The box with the components of this digest.
    fn edition_of(&self, is_it: impl Fn(u64) -> bool) -> Option<&Boxed<G>> {
        if is_it(self.game.components_digest()) {
            return Some(self);
        }
        let older = G::EDITIONS.iter().zip(&self.older);
        let (edition, place) = older.into_iter().find(|(old, _)| is_it(old.digest))?;
        // That every one of them opens is held by a test.
        let open = || self.with(edition.components).ok();
        place.get_or_init(open).as_ref()
    }

    /// The box with the components of this mark, or a complaint that says which there are.
    fn marked(&self, mark: u32) -> Result<&Boxed<G>, String> {
        let found = self.edition_of(|digest| mark_of(digest) == mark);
        found.ok_or_else(|| {
            let known = self.editions().into_iter().map(mark_of);
            let known: Vec<String> = known.map(|mark| format!("{mark:08x}")).collect();
            let known = known.join(", ");
            format!("it needs component data {mark:08x}; this version has {known}")
        })
    }

    /// Goes on from a position of these very components.
    fn open_here(
        &self,
        document: &Value,
        seed: Option<u64>,
        mut problems: Problems,
    ) -> Result<Box<dyn AnyMatch>, Problems> {
        // Both parts are read before either is complained of: all mistakes at once.
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
}

impl<G: Shelved> AnyGame for Boxed<G> {
    fn about(&self) -> About {
        self.game.about()
    }

    #[cfg(feature = "whole")]
    fn names(&self) -> Vec<Phrase> {
        self.game.names()
    }

    fn components_digest(&self) -> u64 {
        self.game.components_digest()
    }

    fn components(&self) -> &'static str {
        G::COMPONENTS
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn edition(&self, digest: u64) -> Option<&dyn AnyGame> {
        let found = self.edition_of(|known| known == digest)?;
        Some(found)
    }

    fn editions(&self) -> Vec<u64> {
        let older = G::EDITIONS.iter().map(|edition| edition.digest);
        let here = self.game.components_digest();
        let older = older.filter(|digest| *digest != here);
        std::iter::once(here).chain(older).collect()
    }

    fn unnamed(&self) -> &'static [u64] {
        G::UNNAMED
    }

    #[cfg(feature = "whole")]
    fn with_components(&self, components: &str) -> Result<Arc<dyn AnyGame>, Problems> {
        Ok(Arc::new(self.with(components)?))
    }

    fn with_weights(&self, players: usize, weights: &[u8]) -> Result<Arc<dyn AnyGame>, BadWeights> {
        let net = Net::from_bytes(&*self.game, players, weights)?;
        let mut nets = (*self.nets).clone();
        // A net can be read for as many as it was learned with, and no game has more seats.
        if let Some(place) = nets.get_mut(players.wrapping_sub(1)) {
            *place = Some(net);
        }
        Ok(Arc::new(Boxed::of(Arc::clone(&self.game), Arc::new(nets))))
    }

    #[cfg(feature = "whole")]
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
        let (mark, mut problems) = match read_edition(document, G::RULES) {
            Ok(mark) => (mark, Problems::new()),
            Err(problems) => (None, problems),
        };
        let edition = mark.map(|mark| self.marked(mark)).transpose();
        let edition = edition.unwrap_or_else(|what| {
            problems.add("components", what);
            None
        });
        edition.unwrap_or(self).open_here(document, seed, problems)
    }

    fn puzzles(&self) -> &[Puzzle] {
        // That they can be read is held by a test.
        let read = || serde_json::from_str(G::PUZZLES).unwrap_or_default();
        self.puzzles.get_or_init(read)
    }

    fn solution(&self, puzzle: &Puzzle, iterations: u32) -> Option<Solution> {
        let state = self.game.read_position(&puzzle.position).ok()?;
        let seat = Seat::from_number(puzzle.seat, self.game.players(&state))?;
        let known = Known::of(&*self.game, &state, seat, G::Memory::default());
        bots::solution(&*self.game, &self.nets, &known, puzzle, iterations)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        if let Some(mark) = record.components {
            let edition = self.marked(mark).map_err(RecordError::Version)?;
            return Ok(self.seat(record.replay(&edition.game)?));
        }
        // It does not say its components: whatever lets all of its moves be made.
        let editions = G::UNNAMED.iter();
        let mut editions = editions.filter_map(|unnamed| self.edition_of(|it| it == *unnamed));
        let replayed = editions.find_map(|edition| record.replay(&edition.game).ok());
        match replayed {
            Some(replayed) => Ok(self.seat(replayed)),
            None => Ok(self.seat(record.replay(&self.game)?)),
        }
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

    #[cfg(feature = "whole")]
    fn perft(&self, request: &Request, seed: u64, depth: u32) -> Result<u64, Problems> {
        let options = self.game.options(request)?;
        let mut dice = Dice::new(seed);
        let state = self.game.setup(&options, &mut dice);
        Ok(perft(&*self.game, &state, &dice, depth))
    }
}
