//! A whole game of Momiji by chance: `cargo run --example momiji_random_game -- 3 7` for three players and seed 7.
//!
//! It is all here: the box, a table, seats that act, legal moves, and what happened.

use reverie_momiji::Momiji;
use reverie_momiji::table::{Dice, Game, GameBox, QuickDice, Request, Speech, choose};

fn main() {
    let mut words = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse().ok());
    let players = words.next().unwrap_or(2);
    let seed = words.next().unwrap_or(7);
    match usize::try_from(players) {
        Ok(players) => play(players, seed),
        Err(_) => eprintln!("{players} players are too many"),
    }
}

fn play(players: usize, seed: u64) {
    let game = Momiji::standard();
    let options = match game.options(&Request::players(players)) {
        Ok(options) => options,
        Err(problems) => return eprintln!("{problems}"),
    };
    // Luck of the game, and another one for those who choose: neither knows the other.
    let (mut dice, mut whim) = (Dice::new(seed), QuickDice::new(seed));
    let mut state = game.setup(&options, &mut dice);
    let mut moves = 0;
    while let Some((seat, id)) = choose(&game, &state, &mut whim) {
        let text = game.move_text(id).unwrap_or_default();
        if moves < 10 {
            println!("{seat}: {text}");
        }
        if let Err(error) = game.play(&mut state, seat, id, &mut dice, &mut ()) {
            return eprintln!("{text}: {error}");
        }
        moves += 1;
    }
    println!("… {moves} moves in all.");
    for seat in game.tally(&state).seats {
        println!(
            "seat {}: {} points, place {}",
            seat.seat, seat.total, seat.rank
        );
    }
}

#[test]
fn it_plays_a_game_of_every_size() {
    for players in 1..=4 {
        play(players, 7);
    }
}
