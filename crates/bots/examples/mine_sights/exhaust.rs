//! Everything that a seat can still do in its last turn, tried in full. Knows no net and no bot.

use std::collections::HashMap;

use table::{Chance, MoveId, QuickDice, Seat};

use crate::sighted::Sighted;

/// How a game ends for a seat: the win first, the points second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Worth {
    /// The part of the win, in twelfths.
    pub win: u8,
    /// The seat's points.
    pub points: i32,
}

impl Worth {
    /// Whether anybody at the table would notice that this is worse.
    pub fn is_clearly_below(self, other: Worth, noticed: i32) -> bool {
        self.win < other.win || self.win == other.win && self.points + noticed <= other.points
    }
}

/// What can be reached from a position.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Without any luck, or with the worst of a few draws.
    pub sure: Worth,
    /// With the best of a few draws.
    pub hope: Worth,
}

/// How often luck is drawn where it comes in.
const DRAWS: u64 = 3;

/// Luck that notes whether it was asked.
struct Noted {
    dice: QuickDice,
    asked: bool,
}

impl Chance for Noted {
    fn bits(&mut self) -> u32 {
        self.asked = true;
        self.dice.bits()
    }
}

/// A search of the rest of a turn without any judgement: down to the last decision, everywhere.
pub struct Exhaust<'g, G: Sighted> {
    game: &'g G,
    seat: Seat,
    /// What is known of positions met before, by a rough key.
    met: HashMap<u64, Vec<(G::State, Reach)>>,
    /// How many more positions it may look at.
    left: usize,
}

impl<'g, G: Sighted> Exhaust<'g, G> {
    /// A search for this seat that gives up after this many positions.
    pub fn new(game: &'g G, seat: Seat, most: usize) -> Self {
        Exhaust {
            game,
            seat,
            met: HashMap::new(),
            left: most,
        }
    }

    /// What can be reached after this move; nothing if there is too much to try.
    pub fn after(&mut self, state: &G::State, id: MoveId) -> Option<Reach> {
        let mut reach: Option<Reach> = None;
        for draw in 0..DRAWS {
            let (next, lucky) = self.make(state, id, draw)?;
            let here = self.reach(&next)?;
            reach = Some(reach.map_or(here, |before| Reach {
                sure: before.sure.min(here.sure),
                hope: before.hope.max(here.hope),
            }));
            if !lucky {
                break;
            }
        }
        reach
    }

    /// Whether luck has a say in what this move does.
    pub fn is_lucky(&self, state: &G::State, id: MoveId) -> bool {
        self.make(state, id, 0).is_none_or(|(_, lucky)| lucky)
    }

    /// A position at the end of best play after this move, to say where the points come from.
    pub fn end_after(&mut self, state: &G::State, id: MoveId) -> Option<G::State> {
        let mut state = self.make(state, id, 0)?.0;
        while !self.game.is_done(&state, self.seat) {
            let mut best: Option<(Worth, MoveId)> = None;
            for id in self.game.legal(&state, self.seat).iter() {
                let sure = self.after(&state, id)?.sure;
                if best.is_none_or(|(before, _)| sure > before) {
                    best = Some((sure, id));
                }
            }
            state = self.make(&state, best?.1, 0)?.0;
        }
        Some(state)
    }

    /// Makes a move, with the others standing still; says whether luck had a say.
    fn make(&self, state: &G::State, id: MoveId, draw: u64) -> Option<(G::State, bool)> {
        let mut luck = Noted {
            dice: QuickDice::new(draw * 977 + u64::from(id.0)),
            asked: false,
        };
        let mut next = *state;
        let _ = self
            .game
            .apply(&mut next, self.seat, id, &mut luck, &mut ());
        self.game.settle(&mut next, self.seat)?;
        let lucky = luck.asked && !self.game.is_done(&next, self.seat);
        Some((next, lucky))
    }

    fn reach(&mut self, state: &G::State) -> Option<Reach> {
        if self.game.is_done(state, self.seat) {
            let worth = self.game.worth(state, self.seat);
            return Some(Reach {
                sure: worth,
                hope: worth,
            });
        }
        let key = self.game.rough_key(state, self.seat);
        let alike = self.met.get(&key).into_iter().flatten();
        if let Some((_, reach)) = alike.into_iter().find(|(there, _)| there == state) {
            return Some(*reach);
        }
        self.left = self.left.checked_sub(1)?;
        let mut best: Option<Reach> = None;
        for id in self.game.legal(state, self.seat).iter() {
            let here = self.after(state, id)?;
            best = Some(best.map_or(here, |before| Reach {
                sure: before.sure.max(here.sure),
                hope: before.hope.max(here.hope),
            }));
        }
        let best = best?;
        self.met.entry(key).or_default().push((*state, best));
        Some(best)
    }
}
