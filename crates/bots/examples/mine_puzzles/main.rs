//! Mines the puzzles in `crates/bots/puzzles`: positions of strong play with one clearly best move.
//!
//! ```text
//! cargo run --release -p bots --example mine_puzzles -- GAME [SEED] > crates/bots/puzzles/GAME.json
//! ```
//!
//! Experts play each other, and every decision is looked at (`play.rs`). Where a first search sees one move
//! ahead of all others, searches with other luck and other budgets must agree, from what the seat knows and
//! nothing else (`weigh.rs`). What lies hidden in the stored position is drawn anew: it tells nobody what the
//! others really had, and the answer does not rest on it. Then bots of every level try it; the fewer find
//! the move, the harder it is (`bots::found_by`). Of all that was found a mixture is taken (`pick.rs`).
//!
//! `mine_sights` beside this looks for moves that anybody sees, by trying last turns in full; a puzzle may
//! stand anywhere in a game and be as hard as it likes. The same seed makes the same puzzles.

mod find;
mod kind;
mod pick;
mod play;
mod weigh;

use bots::{Judged, Nets, shipped_nets};
use find::Find;
use pick::{WANTED, pick};
use play::Mine;
use table::Request;

/// No more games than this are played for one number of players.
const MOST_GAMES: u64 = 400;

/// This many times more finds than puzzles are wanted, to pick from.
const CHOICE: usize = 4;

/// Mines all puzzles of one game and prints them, one a line.
fn mine<G: Judged>(seed: u64) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let nets: Nets = shipped_nets(&game).expect("nets that fit");
    let mut picked: Vec<Find<G>> = Vec::new();
    for (players, wanted) in (1..).zip(WANTED) {
        let requests = tables(&game, players);
        if requests.is_empty() {
            continue;
        }
        let mut mine = Mine::new(&game, &nets, players);
        for round in 0..MOST_GAMES {
            if mine.found.len() >= wanted * CHOICE {
                break;
            }
            let request = &requests[round as usize % requests.len()];
            mine.play(request, seed.wrapping_mul(10_007).wrapping_add(round));
        }
        eprintln!("{players} players: {} found", mine.found.len());
        picked.extend(pick(mine.found, wanted));
    }
    let lines: Vec<String> = picked.iter().map(|find| find.line(&game)).collect();
    println!("[\n{}\n]", lines.join(",\n"));
}

/// The tables for this many players: every mode of the game in turn.
fn tables<G: Judged>(game: &G, players: usize) -> Vec<Request> {
    let modes = game.about().modes.into_iter();
    modes
        .filter(|mode| (mode.players.0..=mode.players.1).contains(&players))
        .map(|mode| Request {
            players,
            options: mode.options,
        })
        .collect()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let seed = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    match game.as_str() {
        "momiji" => mine::<momiji::Momiji>(seed),
        "vivid-memories" => mine::<vivid_memories::VividMemories>(seed),
        "deja-vu" => mine::<deja_vu::DejaVu>(seed),
        _ => eprintln!("usage: mine_puzzles momiji|vivid-memories|deja-vu [SEED]"),
    }
}
