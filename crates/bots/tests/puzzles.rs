//! The puzzles in `crates/bots/puzzles` are what they say, whatever becomes of rules and bots.
//!
//! They were mined by `examples/mine_puzzles`; how, and why the answer can be trusted, is told there.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::{
    Budget, Judged, Level, Nets, Player, Puzzle, Searcher, Settings, found_by, of_the_day,
    shipped_nets, solution,
};
use table::{Known, MoveId, Seat};

/// How many puzzles every game has at least.
const PUZZLES: usize = 40;

/// What an expert may think here: in iterations, so that every machine decides the same.
const EXPERT_ITERATIONS: u32 = 2000;

/// One puzzle in this many is searched anew.
const SAMPLED: usize = 6;

/// One puzzle in this many is graded anew: that takes more than to solve it.
const GRADED: usize = 11;

/// The kinds: what the best move does.
const KINDS: [&str; 23] = [
    "activate", "add", "build", "claim", "close", "draft", "drop", "girl", "grow", "lay", "move",
    "place", "push", "reveal", "rewire", "sow", "start", "stop", "swap", "take", "thread", "trade",
    "use",
];

fn open<G: Judged>(puzzle: &Puzzle, game: &G) -> (Known<G>, MoveId) {
    let state = game.read_position(&puzzle.position);
    let state = state.unwrap_or_else(|problems| panic!("{}: {problems}", puzzle.name));
    assert_eq!(game.players(&state), puzzle.players);
    let seat = Seat::new(puzzle.seat - 1);
    let known = Known::of(game, &state, seat, G::Memory::default());
    let best = game.parse_move(&puzzle.best).expect("a move");
    (known, best)
}

fn read(text: &str) -> Vec<Puzzle> {
    serde_json::from_str(text).expect("a list of puzzles")
}

/// Without those that were withdrawn.
fn posed(text: &str) -> Vec<Puzzle> {
    let mut puzzles = read(text);
    puzzles.retain(|puzzle| !puzzle.withdrawn);
    puzzles
}

/// Each loads, asks for a real choice, and says of moves that are legal what they are worth.
fn check_set<G: Judged>(text: &str) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let puzzles = read(text);
    assert!(posed(text).len() >= PUZZLES, "{}", posed(text).len());
    let (mut kinds, mut grades) = (BTreeSet::new(), BTreeSet::new());
    for puzzle in &puzzles {
        let (known, best) = open(puzzle, &game);
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
        assert_ne!(puzzle.best, puzzle.tempting);
        assert!(puzzle.weighed.contains_key(&puzzle.tempting));
        assert!(puzzle.weighed.len() >= 2 && puzzle.found_by.contains(&Level::Expert));
        if !puzzle.withdrawn {
            assert!(puzzle.is_clear(), "{}: several will do", puzzle.name);
            kinds.insert(kind);
            grades.insert(puzzle.found_by.len());
        }
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

/// Links lead to puzzles by their names: those that were given out are kept, and none is there twice.
fn check_names(id: &str, text: &str) {
    let puzzles = read(text);
    let names: BTreeSet<&str> = puzzles.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names.len(), puzzles.len());
    for puzzle in &puzzles {
        let (kind, mark) = puzzle.name.rsplit_once('-').expect("a name");
        assert_eq!((kind, mark.len()), (puzzle.kind.as_str(), 4));
    }
    let given = include_str!("../puzzles/names.txt").lines();
    let given = given.filter_map(|line| line.strip_prefix(id)?.strip_prefix('/'));
    let given: BTreeSet<&str> = given.collect();
    let lost: Vec<&&str> = given.difference(&names).collect();
    assert!(lost.is_empty(), "links lead nowhere: {lost:?}");
    let new: Vec<&&str> = names.difference(&given).collect();
    assert!(new.is_empty(), "write them into puzzles/names.txt: {new:?}");
}

/// Every day has one, each comes before any comes again, and two days in a row are seldom of a kind.
fn check_days(text: &str) {
    let puzzles = posed(text);
    let count = puzzles.len() as u64;
    let name = |day: u64| of_the_day(&puzzles, day).expect("a puzzle").name.clone();
    for first in [0, 20_000, 23_457] {
        let days: BTreeSet<String> = (first..first + count).map(name).collect();
        assert_eq!(days.len(), puzzles.len());
        assert_eq!(name(first), name(first + count));
    }
    let mut mixed = puzzles.clone();
    mixed.reverse();
    let other = |day| of_the_day(&mixed, day).expect("a puzzle").name.clone();
    assert!(
        (0..count).all(|day| name(day) == other(day)),
        "the order of the file matters"
    );
    let kind = |day| of_the_day(&puzzles, day).expect("a puzzle").kind.clone();
    let alike = (0..count).filter(|&day| kind(day) == kind(day + 1)).count();
    assert!(alike < puzzles.len() / 3, "{alike} of {count}");
    assert!(of_the_day(&[], 7).is_none());
}

/// A coach explains each from what was compared, the same every time.
fn check_solutions<G: Judged>(text: &str) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let nets: Nets = shipped_nets(&game).expect("nets that fit");
    for puzzle in read(text).iter().step_by(SAMPLED) {
        let (known, _) = open(puzzle, &game);
        let made = solution(&game, &nets, &known, puzzle, 60).expect("an explanation");
        assert_eq!(made.best.text, puzzle.best);
        assert_eq!(made.weighed[0].0.text, puzzle.best);
        assert_eq!(made.weighed.len(), puzzle.weighed.len());
        let said: Vec<&str> = made.reasons.iter().map(|it| it.say.as_ref()).collect();
        assert!(said.contains(&"coach-promises"), "{said:?}");
        assert!(
            said.iter().any(|it| it.starts_with("coach-lacks")),
            "{}: {said:?}",
            puzzle.name
        );
        assert!(
            made.line
                .first()
                .is_none_or(|first| first.text == puzzle.best)
        );
        assert_eq!(solution(&game, &nets, &known, puzzle, 60), Some(made));
    }
}

/// An expert still finds the answer of every one that is tried.
fn check_answers<G: Judged>(text: &str) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let nets: Nets = shipped_nets(&game).expect("nets that fit");
    for puzzle in read(text).iter().step_by(SAMPLED) {
        let (known, best) = open(puzzle, &game);
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

/// The levels that found the answer of some still find it, and no other does.
fn check_grades<G: Judged>(text: &str) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let nets: Nets = shipped_nets(&game).expect("nets that fit");
    for puzzle in posed(text).iter().step_by(GRADED) {
        let (known, best) = open(puzzle, &game);
        let levels = found_by(&game, &nets, &known, best);
        assert_eq!(levels, puzzle.found_by, "{}", puzzle.name);
    }
}

macro_rules! puzzles {
    ($module:ident, $game:ty, $id:literal) => {
        mod $module {
            use super::*;

            const TEXT: &str = <$game as Judged>::PUZZLES;
            const ID: &str = $id;

            #[test]
            fn the_set_is_complete() {
                check_set::<$game>(TEXT);
                check_different(TEXT);
                check_names(ID, TEXT);
                check_days(TEXT);
            }

            #[test]
            fn a_coach_explains_the_answers() {
                check_solutions::<$game>(TEXT);
            }

            #[test]
            fn its_grades_are_those_of_the_levels() {
                check_grades::<$game>(TEXT);
            }

            #[test]
            fn an_expert_finds_the_answers() {
                check_answers::<$game>(TEXT);
            }
        }
    };
}

puzzles!(of_momiji, momiji::Momiji, "momiji");
puzzles!(
    of_vivid_memories,
    vivid_memories::VividMemories,
    "vivid-memories"
);
puzzles!(of_deja_vu, deja_vu::DejaVu, "deja-vu");
