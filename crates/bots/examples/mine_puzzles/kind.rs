//! What kind of puzzle it is, from what the best move does.

use bots::Judged;
use table::{Known, MoveId, QuickDice};

/// The kinds, by the first word of what a move is said to do.
const KINDS: [&str; 26] = [
    "lay", "take", "use", "activate", "reveal", "exchange", "draft", "discard", "place", "add",
    "trade", "push", "swap", "return", "gain", "rewire", "move", "fill", "girl", "plant", "sow",
    "drop", "claim", "build", "grow", "save",
];

/// The kind of the best move; nothing for moves that make no puzzle.
pub fn kind_of<G: Judged>(game: &G, known: &Known<G>, id: MoveId) -> Option<&'static str> {
    let phrase = game.explain(known.view(), id);
    let (_, does) = phrase.say.split_once("-do-")?;
    match does {
        "lay-closes" => return Some("close"),
        "lay-first" | "lay-left" | "lay-right" => return Some("start"),
        _ if game.is_rest(id) => return Some("stop"),
        _ => {}
    }
    if finishes_a_thread(game, known, id) {
        return Some("thread");
    }
    let first = does.split('-').next()?;
    KINDS.into_iter().find(|kind| *kind == first)
}

/// Whether the points of threads rise at once.
fn finishes_a_thread<G: Judged>(game: &G, known: &Known<G>, id: MoveId) -> bool {
    let mut luck = QuickDice::new(1);
    let mut state = known.sample(game, &mut luck);
    let threads = |state: &G::State| -> i32 {
        let parts = game.tally(state).seats[known.seat().index()].parts.clone();
        let threads = parts.iter().filter(|part| part.source == "threads");
        threads.map(|part| part.points).sum()
    };
    let before = threads(&state);
    let _ = game.apply(&mut state, known.seat(), id, &mut luck, &mut ());
    threads(&state) > before
}
