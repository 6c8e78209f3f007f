//! How many iterations a second the search makes, in the middle of games.
//!
//! `cargo bench -p shelf`; a benchmark of its own kind, because what counts is a rate over whole
//! games, not the time of one call.

use std::time::Duration;

use shelf::Shelf;
use table::Request;

/// Long enough to see every phase of a game.
const TIME: Duration = Duration::from_secs(4);

fn main() {
    println!("{:<16} players  threads  iterations a second", "game");
    for game in Shelf::standard().games() {
        let id = game.about().id;
        for players in [2, 4] {
            for threads in [1, 2] {
                let speed = game.speed(&Request::players(players), TIME, threads);
                let rate = speed.expect("a table for this many").rate();
                println!("{id:<16} {players:>7}  {threads:>7}  {rate:>19.0}");
            }
        }
    }
}
