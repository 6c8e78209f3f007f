//! Play by a rule of thumb made by hand: the level casual plans its own turn, the level novice does
//! what looks good at once, when it thinks at all.

use std::collections::VecDeque;

use table::{Chance, Finality, Known, MoveId, Observer, QuickDice, Seat};

use crate::judged::Judged;
use crate::player::Player;

/// Plans its own turn and looks no further. Remembers nothing of earlier turns.
pub struct Casual<G: Judged> {
    dice: QuickDice,
    /// What is left of the plan for this turn.
    plan: VecDeque<MoveId>,
    /// What it would see now if all went as planned.
    expected: Option<G::View>,
    patience: Patience,
}

/// How long a game has been going on. Whoever is told everything since the beginning knows that, also in
/// the middle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Patience {
    events: usize,
}

impl Patience {
    /// Something happened.
    pub fn watch(&mut self) {
        self.events += 1;
    }

    /// Whether the game has taken this many times as long as any game should.
    pub fn ends<G: Judged>(self, players: usize, times: usize) -> bool {
        self.events > G::LONG.saturating_mul(players * times)
    }
}

/// One decision in this many is left to chance once even planning has led nowhere.
const RESTLESS: u32 = 3;

impl<G: Judged> Casual<G> {
    /// A casual player with this luck.
    pub fn new(seed: u64) -> Casual<G> {
        Casual {
            dice: QuickDice::new(seed),
            plan: VecDeque::new(),
            expected: None,
            patience: Patience::default(),
        }
    }
}

impl<G: Judged> Player<G> for Casual<G> {
    fn begin(&mut self, _game: &G, _seat: Seat, _players: usize) {
        self.patience = Patience::default();
    }

    fn watch(&mut self, _game: &G, _event: &G::Event) {
        self.patience.watch();
    }

    fn choose(&mut self, game: &G, known: &Known<G>) -> MoveId {
        let (seat, legal) = (known.seat(), known.legal());
        if self.patience.ends::<G>(known.players(), 2) && self.dice.below(RESTLESS) == 0 {
            self.expected = None;
            let any = self.dice.below(legal.len() as u32) as usize;
            return legal.nth(any).unwrap_or(MoveId(0));
        }
        let mut state = known.forgotten().sample(game, &mut self.dice);
        if self.expected.take().as_ref() != Some(known.view()) {
            self.plan = plan_turn(game, &state, seat, &mut self.dice).into();
        }
        let planned = self.plan.pop_front().filter(|&id| legal.contains(id));
        let id = planned.or(legal.nth(0)).unwrap_or(MoveId(0));
        let _ = game.apply(&mut state, seat, id, &mut self.dice, &mut ());
        if !self.plan.is_empty() {
            self.expected = Some(game.view(&state, Observer::Seat(seat)));
        }
        id
    }
}

/// How many ways to go on are kept at every step of a plan.
const WIDTH: usize = 8;

/// How many decisions a plan may have.
const LENGTH: usize = 28;

/// A way to play the turn, so far.
struct Way<S> {
    state: S,
    moves: Vec<MoveId>,
    promise: i32,
}

/// The decisions that lead to the most promising end of the turn, as far as a narrow search sees.
/// Luck on the way is drawn from `chance`, never foreseen.
pub(crate) fn plan_turn<G: Judged>(
    game: &G,
    state: &G::State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Vec<MoveId> {
    let first = Way {
        state: *state,
        moves: Vec::new(),
        promise: i32::MIN,
    };
    let mut open = vec![first];
    let mut best: Option<Way<G::State>> = None;
    for _ in 0..LENGTH {
        let mut next: Vec<Way<G::State>> = Vec::new();
        for way in &open {
            for id in game.legal(&way.state, seat).iter() {
                let mut state = way.state;
                let finality = game.apply(&mut state, seat, id, chance, &mut ());
                let promise = game.promise(&state, seat);
                let mut moves = way.moves.clone();
                moves.push(id);
                let way = Way {
                    state,
                    moves,
                    promise,
                };
                // Alone one acts again at once; and what comes to light asks for a new plan.
                let own = game.to_act(&way.state).contains(seat);
                let alone = game.players(&way.state) == 1 && game.is_turn_end(id);
                let ended = !own || alone || finality == Finality::Sealed;
                if !ended {
                    next.push(way);
                } else if best.as_ref().is_none_or(|best| promise > best.promise) {
                    best = Some(way);
                }
            }
        }
        next.sort_by_key(|way| std::cmp::Reverse(way.promise));
        // Two orders of the same decisions are one way.
        next.dedup_by(|a, b| a.promise == b.promise && a.state == b.state);
        next.truncate(WIDTH);
        if next.is_empty() {
            break;
        }
        open = next;
    }
    let unfinished = open.into_iter().next();
    best.or(unfinished).map_or_else(Vec::new, |way| way.moves)
}

/// Plays fast: often the first thing that comes to mind, otherwise what looks best at once.
/// Remembers nothing.
pub struct Novice(QuickDice);

impl Novice {
    /// A novice with this luck.
    pub fn new(seed: u64) -> Novice {
        Novice(QuickDice::new(seed))
    }
}

/// A novice thinks about one decision in this many.
const THOUGHTLESS: u32 = 5;

impl<G: Judged> Player<G> for Novice {
    fn choose(&mut self, game: &G, known: &Known<G>) -> MoveId {
        let legal = known.legal();
        if self.0.below(THOUGHTLESS) > 0 {
            let any = self.0.below(legal.len() as u32) as usize;
            return legal.nth(any).unwrap_or(MoveId(0));
        }
        let state = known.forgotten().sample(game, &mut self.0);
        best_at_once(game, &state, known.seat(), &mut self.0)
    }
}

/// The move right after which the rule of thumb likes the position most.
pub(crate) fn best_at_once<G: Judged>(
    game: &G,
    state: &G::State,
    seat: Seat,
    chance: &mut impl Chance,
) -> MoveId {
    let mut best = (i32::MIN, MoveId(0));
    for id in game.legal(state, seat).iter() {
        let mut after = *state;
        let _ = game.apply(&mut after, seat, id, chance, &mut ());
        best = best.max((game.promise(&after, seat), id));
    }
    best.1
}
