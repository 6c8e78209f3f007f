//! The last turn, worked out to its end: nobody leaves free points behind.

use rustc_hash::FxHashMap;
use table::{Chance, Known, MoveId, QuickDice, Seat};

use crate::judged::Judged;

/// How many worlds are drawn for what the seat can't know.
const WORLDS: usize = 4;

/// How often luck is drawn where it comes in.
const DRAWS: usize = 3;

/// How many positions are looked at in all worlds together. A turn with more of them in a single
/// world is left to the search.
const POSITIONS: usize = 4_000;

/// What a win is worth in points: more than any margin.
const WIN: f32 = 1000.0;

/// A difference that nobody notices.
const EQUAL: f32 = 0.05;

/// The best decision of a last turn, if all of the turn can be tried: the win first, then the
/// margin; of equally good ones one that leaves it at that. Nothing if it is not the last turn, or
/// there is too much to try.
pub(crate) fn finish<G: Judged>(
    game: &G,
    known: &Known<G>,
    dice: &mut QuickDice,
) -> Option<MoveId> {
    let (seat, legal) = (known.seat(), known.legal());
    let mut sums = vec![0.0; legal.len()];
    let mut left = POSITIONS;
    for world in 0..WORLDS {
        let state = known.sample(game, dice);
        if !game.is_last_turn(&state, seat) {
            return None;
        }
        let mut turn = Turn {
            game,
            seat,
            met: FxHashMap::default(),
            left,
            dice: dice.fork(),
        };
        let worth: Option<Vec<f32>> = legal.iter().map(|id| turn.after(&state, id)).collect();
        left = turn.left;
        match worth {
            Some(worth) => sums
                .iter_mut()
                .zip(worth)
                .for_each(|(sum, worth)| *sum += worth),
            None if world == 0 => return None,
            None => break,
        }
    }
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let best = || {
        legal
            .iter()
            .zip(&sums)
            .filter(|(_, sum)| **sum + EQUAL >= most)
    };
    let rest = best().find(|(id, _)| game.is_rest(*id));
    rest.or_else(|| best().next()).map(|(id, _)| id)
}

/// Luck that notes whether it was asked.
pub(crate) struct Noted<'a> {
    pub dice: &'a mut QuickDice,
    pub asked: bool,
}

impl Chance for Noted<'_> {
    fn bits(&mut self) -> u32 {
        self.asked = true;
        self.dice.bits()
    }
}

/// All that can be done in the rest of a turn.
struct Turn<'g, G: Judged> {
    game: &'g G,
    seat: Seat,
    /// What positions met before are worth.
    met: FxHashMap<G::State, f32>,
    /// How many more positions may be looked at.
    left: usize,
    dice: QuickDice,
}

impl<G: Judged> Turn<'_, G> {
    /// What the turn is worth after a move, with the mean of a few draws where luck has a say.
    fn after(&mut self, state: &G::State, id: MoveId) -> Option<f32> {
        let mut sum = 0.0;
        for draw in 1..=DRAWS {
            let mut next = *state;
            let mut luck = Noted {
                dice: &mut self.dice,
                asked: false,
            };
            let _ = self
                .game
                .apply(&mut next, self.seat, id, &mut luck, &mut ());
            let lucky = luck.asked;
            let settled = self.game.is_settled(&next, self.seat);
            sum += if settled {
                self.end(next)
            } else {
                self.best(&next)?
            };
            if settled || !lucky {
                return Some(sum / draw as f32);
            }
        }
        Some(sum / DRAWS as f32)
    }

    fn best(&mut self, state: &G::State) -> Option<f32> {
        if let Some(&worth) = self.met.get(state) {
            return Some(worth);
        }
        self.left = self.left.checked_sub(1)?;
        let mut best = f32::MIN;
        for id in self.game.legal(state, self.seat).iter() {
            best = best.max(self.after(state, id)?);
        }
        self.met.insert(*state, best);
        Some(best)
    }

    /// What the game is worth when everybody leaves it at that.
    fn end(&mut self, mut state: G::State) -> f32 {
        while let Some(seat) = self.game.to_act(&state).iter().next() {
            let legal = self.game.legal(&state, seat);
            let rest = legal.iter().find(|&id| self.game.is_rest(id));
            let Some(id) = rest.or(legal.nth(0)) else {
                break;
            };
            let _ = self
                .game
                .apply(&mut state, seat, id, &mut self.dice, &mut ());
        }
        let players = self.game.players(&state);
        let (points, own) = (self.game.points(&state), self.seat.index());
        let rivals = (0..players)
            .filter(|&other| other != own)
            .map(|other| points[other]);
        let margin = points[own] - rivals.max().unwrap_or(0);
        let outcome = self.game.outcome(&state, self.seat);
        let near = if players == 1 {
            100.0 * outcome.margin
        } else {
            0.0
        };
        WIN * outcome.win + near + margin as f32
    }
}
