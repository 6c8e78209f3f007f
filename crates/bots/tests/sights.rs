//! Bots never look foolish: positions with a move that any good player sees.
//!
//! The positions in `sights/` were mined by `examples/mine_sights`; how, and why `good` can be
//! trusted, is told there. In short: no bot and no net had a say. In the last turn of a game all ways
//! to finish it were tried; after every move that is not listed as good the win or points that a
//! person notices (3 in Momiji, 4 in the others) are lost, whatever luck brings and whatever lies
//! hidden. The only other kind is the hand limit of Momiji, where it is foolish to throw away a
//! card that scores 6 points in the next turn while others are at hand.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::{Budget, Judged, Level, Nets, Player, Searcher, Settings, shipped_nets};
use serde::Deserialize;
use serde_json::Value;
use table::{Game, Known, Seat};

/// How many positions every game has.
const POSITIONS: usize = 60;

/// What an expert may think here: in iterations, so that every machine decides the same.
const EXPERT_ITERATIONS: u32 = 2000;

/// A position with something to see.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sight {
    /// What there is to see.
    name: String,
    position: Value,
    /// Counted from one.
    seat: usize,
    /// The moves that count as seeing it.
    good: Vec<String>,
}

/// A sight at its table.
struct Shown<G: Game> {
    sight: Sight,
    state: G::State,
    seat: Seat,
}

fn show<G: Judged>(game: &G, text: &str) -> Vec<Shown<G>> {
    let sights: Vec<Sight> = serde_json::from_str(text).expect("a list of sights");
    let shown = sights.into_iter().map(|sight| {
        let state = game.read_position(&sight.position);
        Shown {
            state: state.unwrap_or_else(|problems| panic!("{}: {problems}", sight.name)),
            seat: Seat::new(sight.seat - 1),
            sight,
        }
    });
    shown.collect()
}

/// The set is what it says: enough positions and motifs, for every number of players, and each asks
/// for a real choice.
fn check_set<G: Judged>(text: &str, players: &[usize]) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let shown = show(&game, text);
    assert_eq!(shown.len(), POSITIONS);
    let (mut motifs, mut tables) = (BTreeSet::new(), BTreeSet::new());
    for Shown { sight, state, seat } in &shown {
        let legal = game.legal(state, *seat);
        let good: BTreeSet<_> = sight
            .good
            .iter()
            .map(|text| game.parse_move(text))
            .collect();
        assert!(
            !good.is_empty() && good.len() < legal.len(),
            "{}",
            sight.name
        );
        for id in good {
            assert!(id.is_some_and(|id| legal.contains(id)), "{}", sight.name);
        }
        motifs.insert(sight.name.split(" (").next());
        tables.insert(game.players(state));
    }
    assert!(motifs.len() >= 5, "{motifs:?}");
    assert_eq!(tables.into_iter().collect::<Vec<_>>(), players);
}

/// The level sees what there is to see in every position.
fn check_level<G: Judged>(text: &str, level: Level) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let nets: Nets = shipped_nets(&game).expect("nets that fit");
    let iterations = match level {
        Level::Expert => EXPERT_ITERATIONS,
        _ => G::SKILLED,
    };
    let budget = Budget::Iterations(iterations);
    let mut overlooked = Vec::new();
    for Shown { sight, state, seat } in show(&game, text) {
        let players = game.players(&state);
        assert!(nets[players - 1].is_some(), "no net for {players} players");
        let known = Known::of(&game, &state, seat, G::Memory::default());
        let mut bot = Searcher::<G>::new(Arc::clone(&nets), Settings::default(), budget, 1);
        let chosen = bot.choose(&game, &known);
        if !sight
            .good
            .iter()
            .any(|text| game.parse_move(text) == Some(chosen))
        {
            let chosen = game.move_text(chosen).unwrap_or_default();
            overlooked.push(format!(
                "{}: {chosen}, not {}",
                sight.name,
                sight.good.join(" or ")
            ));
        }
    }
    let list = overlooked.join("\n");
    assert!(
        overlooked.is_empty(),
        "{level} overlooked {} of {POSITIONS}:\n{list}",
        overlooked.len()
    );
}

macro_rules! sights {
    ($module:ident, $game:ty, $file:literal, $players:expr) => {
        mod $module {
            use super::*;

            const TEXT: &str = include_str!($file);

            #[test]
            fn the_set_is_complete() {
                check_set::<$game>(TEXT, &$players);
            }

            #[test]
            fn skilled_sees_everything() {
                check_level::<$game>(TEXT, Level::Skilled);
            }

            #[test]
            fn expert_sees_everything() {
                check_level::<$game>(TEXT, Level::Expert);
            }
        }
    };
}

sights!(
    of_momiji,
    momiji::Momiji,
    "sights/momiji.json",
    [1, 2, 3, 4]
);
sights!(
    of_vivid_memories,
    vivid_memories::VividMemories,
    "sights/vivid-memories.json",
    [2, 3, 4]
);
sights!(
    of_deja_vu,
    deja_vu::DejaVu,
    "sights/deja-vu.json",
    [2, 3, 4]
);
