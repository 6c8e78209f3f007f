//! What the moves of a position are worth, and whether one is clearly the best.

use std::sync::Arc;

use bots::{Budget, Candidate, Judged, Nets, Searcher, Settings, Worth};
use table::{Known, MoveId, QuickDice};

/// How a search looks at a position: how long, with which luck.
pub type Look = (u32, u64);

/// How a position is looked at first.
pub const GLANCE: Look = (400, 1);

/// The looks that must agree: other budgets, other seeds. The last is the deepest, and is told.
const LOOKS: [Look; 4] = [(1200, 2), (600, 3), (3000, 4), (10_000, 5)];

/// What a move tried less often than this is worth can't be said.
const TRIED: u32 = 12;

/// In this many positions the gain of a move is looked up before it is called certain.
const WORLDS: u64 = 8;

/// What one move is worth.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    pub id: MoveId,
    /// The chance to win, in percent.
    pub win: u32,
    /// The points expected at the end, to a tenth.
    pub points: f32,
    /// The points that it brings at once, if that is certain.
    pub now: Option<i32>,
}

/// What a search thinks of each move, the best first.
pub fn look<G: Judged>(
    game: &G,
    nets: &Nets,
    known: &Known<G>,
    (most, seed): Look,
) -> Vec<Candidate> {
    let budget = Budget::Iterations(most);
    Searcher::<G>::new(Arc::clone(nets), Settings::default(), budget, seed).analyze(game, known)
}

/// The best move, if it is clearly ahead of all others.
pub fn clear_best(candidates: &[Candidate]) -> Option<MoveId> {
    let (best, others) = candidates.split_first()?;
    let tried = others.iter().filter(|other| other.visits >= TRIED);
    let worth = |one: &Candidate| Worth {
        win: f64::from(one.win) * 100.0,
        points: one.score.into(),
        at_once: None,
    };
    let is_behind = |other: &Candidate| worth(best).is_clearly_ahead_of(&worth(other));
    let compared = tried.clone().count() > 0;
    (compared && tried.clone().all(is_behind)).then_some(best.id)
}

/// What all moves are worth, if every look finds the same move clearly the best.
pub fn weigh<G: Judged>(game: &G, nets: &Nets, known: &Known<G>) -> Option<Vec<Weighed>> {
    let mut last: Vec<Candidate> = Vec::new();
    for at in LOOKS {
        let candidates = look(game, nets, known, at);
        let best = clear_best(&candidates)?;
        if last.first().is_some_and(|before| before.id != best) {
            return None;
        }
        last = candidates;
    }
    let tried = last.iter().filter(|one| one.visits >= TRIED);
    let weighed = tried.map(|one| Weighed {
        id: one.id,
        win: (one.win * 100.0).round() as u32,
        points: (one.score * 10.0).round() / 10.0,
        now: certain_gain(game, known, one.id),
    });
    Some(weighed.collect())
}

/// The points that a move brings at once, if they are the same whatever lies hidden.
fn certain_gain<G: Judged>(game: &G, known: &Known<G>, id: MoveId) -> Option<i32> {
    let own = known.seat();
    let mut gains = (0..WORLDS).map(|world| {
        let mut luck = QuickDice::new(world);
        let mut state = known.sample(game, &mut luck);
        let before = game.points(&state)[own.index()];
        let _ = game.apply(&mut state, own, id, &mut luck, &mut ());
        game.points(&state)[own.index()] - before
    });
    let first = gains.next()?;
    gains.all(|gain| gain == first).then_some(first)
}
