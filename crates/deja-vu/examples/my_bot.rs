//! A bot to begin with: it tries every legal move on states that fit what it knows, plays them out by chance,
//! and takes the move that went best. `cargo run --release --example deja_vu_my_bot`
//!
//! What a bot is given is a [`Known`]: the seat's view, its legal moves, and what it remembers. It never
//! meets the real state, so it can't cheat, whatever it does.

use std::sync::Arc;

use reverie_deja_vu::DejaVu;
use reverie_deja_vu::table::{
    Game, Known, Match, MoveId, Problems, QuickDice, Request, Seat, choose, play_out,
};

/// How often a move is tried before it is judged.
const TRIES: u32 = 4;

/// The move that my bot makes; nothing if it has none.
fn my_bot<G: Game>(game: &G, known: &Known<G>, luck: &mut QuickDice) -> Option<MoveId> {
    let moves: Vec<MoveId> = known.legal().iter().collect();
    moves.into_iter().max_by_key(|&id| {
        let tries = (0..TRIES).map(|_| margin_after(game, known, id, luck));
        tries.sum::<i32>()
    })
}

/// How far ahead of the best other seat a game ends that goes on with this move, and then by chance.
fn margin_after<G: Game>(game: &G, known: &Known<G>, id: MoveId, luck: &mut QuickDice) -> i32 {
    let mut state = known.sample(game, luck);
    let _ = game.apply(&mut state, known.seat(), id, luck, &mut ());
    play_out(game, &mut state, luck);
    let points = game.points(&state);
    let own = points[known.seat().index()];
    let others = Seat::all(known.players()).filter(|&seat| seat != known.seat());
    own - others.map(|seat| points[seat.index()]).max().unwrap_or(0)
}

/// One game, my bot on seat 1 against chance on seat 2; whether my bot comes first.
fn wins(seed: u64) -> Result<bool, Problems> {
    let game = Arc::new(DejaVu::standard());
    let mut played = Match::new(Arc::clone(&game), &Request::players(2), seed)?;
    let mut luck = QuickDice::new(seed);
    while let Some((seat, by_chance)) = choose(&*game, played.state(), &mut luck) {
        let id = if seat == Seat::new(0) {
            let known = played.witness(seat).known;
            my_bot(&*game, &known, &mut luck).unwrap_or(by_chance)
        } else {
            by_chance
        };
        let made = played.play(seat, id);
        debug_assert!(made.is_ok(), "only legal moves are made");
    }
    Ok(game.ranks(played.state())[0] == 1)
}

fn main() {
    let games = 4;
    let won = (0..games)
        .filter(|&seed| wins(seed).unwrap_or(false))
        .count();
    println!("my bot won {won} of {games} games against chance");
}

#[test]
fn it_beats_chance() {
    let won = (0..4)
        .filter(|&seed| wins(seed).expect("a table for two"))
        .count();
    assert!(won >= 3, "{won} of 4");
}
