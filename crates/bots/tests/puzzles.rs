//! The puzzles in `crates/bots/puzzles` are what they say, whatever becomes of rules and bots.
//!
//! They were mined by `examples/mine_puzzles`; how, and why the answer can be trusted, is told there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bots::{Budget, Judged, Level, Nets, Player, Searcher, Settings, shipped_nets};
use serde::Deserialize;
use serde_json::Value;
use table::{Known, MoveId, Seat};

/// How many puzzles every game has at least.
const PUZZLES: usize = 40;

/// What an expert may think here: in iterations, so that every machine decides the same.
const EXPERT_ITERATIONS: u32 = 2000;

/// One puzzle in so many is searched anew.
const SAMPLED: usize = 6;

/// The kinds: what the best move does.
const KINDS: [&str; 23] = [
    "activate", "add", "build", "claim", "close", "draft", "drop", "girl", "grow", "lay", "move",
    "place", "push", "reveal", "rewire", "sow", "start", "stop", "swap", "take", "thread", "trade",
    "use",
];

/// A position with one clearly best move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Puzzle {
    kind: String,
    players: usize,
    /// Counted from one.
    seat: usize,
    best: String,
    /// The move that looks good and is not.
    tempting: String,
    /// The levels of bots that find the best move: the fewer, the harder it is.
    found_by: Vec<String>,
    /// For each move the chance to win in percent, the points expected at the end, and those that it
    /// brings at once where that is certain.
    weighed: BTreeMap<String, Vec<f64>>,
    position: Value,
}

impl Puzzle {
    fn open<G: Judged>(&self, game: &G) -> (Known<G>, MoveId) {
        let state = game.read_position(&self.position);
        let state = state.unwrap_or_else(|problems| panic!("{}: {problems}", self.best));
        assert_eq!(game.players(&state), self.players);
        let seat = Seat::new(self.seat - 1);
        let known = Known::of(game, &state, seat, G::Memory::default());
        let best = game.parse_move(&self.best).expect("a move");
        (known, best)
    }
}

fn read(text: &str) -> Vec<Puzzle> {
    serde_json::from_str(text).expect("a list of puzzles")
}

/// Each loads, asks for a real choice, and says of moves that are legal what they are worth.
fn check_set<G: Judged>(text: &str) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let puzzles = read(text);
    assert!(puzzles.len() >= PUZZLES, "{}", puzzles.len());
    let (mut kinds, mut grades) = (BTreeSet::new(), BTreeSet::new());
    for puzzle in &puzzles {
        let (known, best) = puzzle.open(&game);
        let kind = puzzle.kind.as_str();
        assert!(KINDS.contains(&kind), "{kind}");
        assert!(
            known.legal().len() >= 3 && known.legal().contains(best),
            "{}",
            puzzle.best
        );
        for text in puzzle.weighed.keys() {
            let id = game.parse_move(text).expect("a move");
            assert!(known.legal().contains(id), "{text}");
        }
        let worth = |text: &String| puzzle.weighed.get(text).expect("weighed").clone();
        let (first, other) = (worth(&puzzle.best), worth(&puzzle.tempting));
        assert_ne!(puzzle.best, puzzle.tempting);
        assert!(
            first[0] > other[0] || first[1] > other[1],
            "{}",
            puzzle.best
        );
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        assert!(
            puzzle
                .found_by
                .iter()
                .all(|level| levels.contains(&level.as_str()))
        );
        assert!(
            puzzle
                .found_by
                .iter()
                .any(|level| level == Level::Expert.name())
        );
        kinds.insert(kind);
        grades.insert(puzzle.found_by.len());
    }
    assert!(kinds.len() >= 5, "{kinds:?}");
    assert_eq!(grades.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
}

/// No two are the same position.
fn check_different(text: &str) {
    let positions: BTreeSet<String> = read(text)
        .iter()
        .map(|one| one.position.to_string())
        .collect();
    assert_eq!(positions.len(), read(text).len());
}

/// An expert still finds the answer of every one that is tried.
fn check_answers<G: Judged>(text: &str) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let nets: Nets = shipped_nets(&game).expect("nets that fit");
    for puzzle in read(text).iter().step_by(SAMPLED) {
        let (known, best) = puzzle.open(&game);
        let budget = Budget::Iterations(EXPERT_ITERATIONS);
        let mut bot = Searcher::<G>::new(Arc::clone(&nets), Settings::default(), budget, 1);
        let chosen = bot.choose(&game, &known);
        let text = game.move_text(chosen);
        assert_eq!(
            chosen, best,
            "{}: {text:?}, not {}",
            puzzle.kind, puzzle.best
        );
    }
}

macro_rules! puzzles {
    ($module:ident, $game:ty, $file:literal) => {
        mod $module {
            use super::*;

            const TEXT: &str = include_str!($file);

            #[test]
            fn the_set_is_complete() {
                check_set::<$game>(TEXT);
                check_different(TEXT);
            }

            #[test]
            fn an_expert_finds_the_answers() {
                check_answers::<$game>(TEXT);
            }
        }
    };
}

puzzles!(of_momiji, momiji::Momiji, "../puzzles/momiji.json");
puzzles!(
    of_vivid_memories,
    vivid_memories::VividMemories,
    "../puzzles/vivid-memories.json"
);
puzzles!(of_deja_vu, deja_vu::DejaVu, "../puzzles/deja-vu.json");
