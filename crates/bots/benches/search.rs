//! How many iterations a second the search makes, in the middle of games.
//!
//! `cargo bench -p bots`; a benchmark of its own kind, because what counts is a rate over whole
//! games, not the time of one call.

use std::time::Duration;

use table::Request;

/// Long enough to see every phase of a game.
const TIME: Duration = Duration::from_secs(4);

fn main() {
    println!("{:<16} players  threads  iterations a second", "game");
    for game in shelf::games().expect("the games open") {
        let about = game.about();
        let bots = bots::opponents(about.id, game.components()).expect("bots for every game");
        let bots = bots.expect("their weights fit");
        for players in [2, 4] {
            for threads in [1, 2] {
                let speed = bots.speed(&Request::players(players), TIME, threads);
                let speed = speed.expect("a table for so many");
                let rate = speed.rate();
                println!("{:<16} {players:>7}  {threads:>7}  {rate:>19.0}", about.id);
            }
        }
    }
}
