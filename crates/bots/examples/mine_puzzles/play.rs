//! Games of experts, and a look at each of their decisions.

use bots::{Judged, Nets, choice_of, found_by};
use table::{Dice, Known, Level, MoveId, QuickDice, Request, Seat};

use crate::find::Find;
use crate::kind::kind_of;
use crate::weigh::{GLANCE, clear_best, look, weigh};

/// No game gives more puzzles than this.
const A_GAME: usize = 2;

/// A puzzle has at least this many moves to choose from.
const CHOICES: usize = 3;

/// A kind is not looked for any more once this many of it were found.
const A_KIND: usize = 24;

/// The mine of one game and number of players.
pub struct Mine<'g, G: Judged> {
    game: &'g G,
    nets: &'g Nets,
    players: usize,
    pub found: Vec<Find<G>>,
}

impl<'g, G: Judged> Mine<'g, G> {
    pub fn new(game: &'g G, nets: &'g Nets, players: usize) -> Self {
        Mine {
            game,
            nets,
            players,
            found: Vec::new(),
        }
    }

    /// Plays one game, and looks at every decision.
    pub fn play(&mut self, request: &Request, round: u64) {
        let game = self.game;
        let Ok(options) = game.options(request) else {
            return;
        };
        let mut dice = Dice::new(round);
        let mut state = game.setup(&options, &mut dice);
        while let Some(seat) = game.to_act(&state).iter().next() {
            let id = self.decide(&state, seat, round);
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        }
    }

    /// An expert's move; on the way the position is taken if it is a puzzle.
    fn decide(&mut self, state: &G::State, seat: Seat, round: u64) -> MoveId {
        let game = self.game;
        let known = Known::of(game, state, seat, G::Memory::default());
        let legal = known.legal();
        if legal.len() == 1 {
            return legal.nth(0).unwrap_or(MoveId(0));
        }
        let candidates = look(game, self.nets, &known, GLANCE);
        let best = candidates[0].id;
        let same_game = self.found.iter().filter(|find| find.round == round).count();
        if legal.len() >= CHOICES && same_game < A_GAME && clear_best(&candidates).is_some() {
            let find = self.examine(&known, best, round);
            self.found.extend(find);
        }
        best
    }

    fn examine(&self, known: &Known<G>, best: MoveId, round: u64) -> Option<Find<G>> {
        let (game, nets) = (self.game, self.nets);
        let kind = kind_of(game, known, best)?;
        let alike = self.found.iter().filter(|find| find.kind == kind).count();
        if alike >= A_KIND {
            return None;
        }
        let state = known.sample(game, &mut QuickDice::new(round));
        let seat = known.seat();
        // A document that says less than the position, or a seat that would know more, is another puzzle.
        let again = game.read_position(&game.position(&state)).ok()?;
        let stored = Known::of(game, &again, seat, G::Memory::default());
        if again != state || stored.view() != known.view() {
            return None;
        }
        let moves = weigh(game, nets, &stored)?;
        if moves[0].id != best {
            return None;
        }
        let found_by = found_by(game, nets, &stored, best);
        if !found_by.contains(&Level::Expert) {
            return None;
        }
        // What a casual player does, if that is wrong; otherwise the second best.
        let casual = choice_of(game, nets, &stored, Level::Casual, 1);
        let weighed = moves.iter().skip(1).map(|one| one.id);
        let tempting = weighed
            .clone()
            .find(|&id| id == casual)
            .or(weighed.clone().next())?;
        eprintln!(
            "  {} players, game {round}: {kind}, {} levels",
            self.players,
            found_by.len()
        );
        Some(Find {
            round,
            kind,
            state,
            seat,
            moves,
            tempting,
            found_by,
        })
    }
}
