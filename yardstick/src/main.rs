//! How fast the rules are beside those of chess, in one run on one machine: whole games by chance on one thread,
//! with all legal moves made at every decision. See `docs/benchmarks.md`.
//!
//! Chess is played by shakmaty, the fastest complete rules of a board game that we know of.
//!
//! `yardstick count GAME DECISIONS` plays one of them for this many decisions and measures nothing: for
//! `valgrind --tool=callgrind`, which counts instructions and does not mind what else the machine does.

use std::time::{Duration, Instant};

use deja_vu::DejaVu;
use momiji::Momiji;
use shakmaty::{Chess, Position};
use table::{Chance, QuickDice, Request, Text, play_out};
use vivid_memories::VividMemories;

/// Everybody plays in turn, this many times, so that a slow moment of the machine does not hit one alone.
const ROUNDS: u32 = 100;

/// Half moves without a capture or a move of a pawn after which a game of chess is a draw.
const FIFTY_MOVES: u32 = 100;

/// Something that plays one game by chance, and says how many decisions that took.
type Playout = Box<dyn FnMut() -> u64>;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    if let [count, game, decisions] = &asked[..]
        && count == "count"
        && let Ok(decisions) = decisions.parse()
    {
        return play(game, decisions);
    }
    let seconds = asked.first().map_or(Ok(10.0), |text| text.parse::<f64>());
    let Some(seconds) = seconds
        .ok()
        .filter(|seconds| (0.1..=600.0).contains(seconds))
    else {
        eprintln!(
            "error: the argument is how many seconds each game gets, from 0.1 to 600; or `count GAME DECISIONS`"
        );
        std::process::exit(2);
    };
    let round = Duration::from_secs_f64(seconds / f64::from(ROUNDS));
    let mut players = all();
    let mut measured = [const { Vec::new() }; 4];
    for _ in 0..ROUNDS {
        for ((_, playout), rates) in players.iter_mut().zip(&mut measured) {
            rates.push(rate(playout, round));
        }
    }
    println!(
        "millions of decisions a second: the middle one of {ROUNDS} rounds, the slowest and the fastest"
    );
    for ((name, _), rates) in players.iter().zip(&mut measured) {
        rates.sort_by(f64::total_cmp);
        let [slowest, middle, fastest] = [0, rates.len() / 2, rates.len() - 1].map(|at| rates[at]);
        println!("{name:<24} {middle:>6.2} {slowest:>6.2} {fastest:>6.2}");
    }
}

/// Every game, chess first.
fn all() -> [(&'static str, Playout); 4] {
    [
        ("chess (shakmaty 0.30.1)", chess()),
        ("momiji", ours::<Momiji>()),
        ("vivid-memories", ours::<VividMemories>()),
        ("deja-vu", ours::<DejaVu>()),
    ]
}

/// Plays whole games of the one with this name until this many decisions are made.
fn play(game: &str, decisions: u64) {
    let found = all().into_iter().find(|(name, _)| name.starts_with(game));
    let Some((name, mut playout)) = found else {
        eprintln!(
            "error: there is no game \"{game}\"; it may be chess, momiji, vivid-memories or deja-vu"
        );
        std::process::exit(2);
    };
    let mut made = 0;
    while made < decisions {
        made += playout();
    }
    println!("{name}: {made} decisions");
}

/// Millions of decisions a second.
fn rate(playout: &mut Playout, time: Duration) -> f64 {
    let began = Instant::now();
    let mut decisions = 0;
    while began.elapsed() < time {
        // A clock costs more than a decision.
        decisions += (0..20).map(|_| playout()).sum::<u64>();
    }
    decisions as f64 / began.elapsed().as_secs_f64() / 1e6
}

/// One of our games, with two players.
fn ours<G: Text + 'static>() -> Playout {
    let game = G::open(G::COMPONENTS).expect("the box that comes with the program");
    let options = game.options(&Request::players(2)).expect("two may play");
    let mut dice = QuickDice::new(1);
    Box::new(move || {
        let mut state = game.setup(&options, &mut dice);
        play_out(&game, &mut state, &mut dice)
    })
}

/// Chess until mate, stalemate, too few pieces or fifty moves without progress; positions that come again are not
/// looked for, which would only cost it time.
fn chess() -> Playout {
    let mut dice = QuickDice::new(1);
    Box::new(move || {
        let mut position = Chess::default();
        let mut decisions = 0;
        while position.halfmoves() < FIFTY_MOVES && !position.is_insufficient_material() {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[dice.below(moves.len() as u32) as usize]);
            decisions += 1;
        }
        decisions
    })
}
