//! How fast the engine is as a program, beside which the module is measured: `cargo xtask wasm --speed`.
//!
//! `speed GAME PLAYERS GAMES MILLISECONDS` plays whole games by chance and searches for that long, and writes decisions and
//! iterations a second.

use std::time::Instant;

use browser::Engine;
use serde_json::{Value, json};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, numbers @ ..] = &args[..] else {
        panic!("speed GAME PLAYERS GAMES MILLISECONDS");
    };
    let numbers: Vec<u32> = numbers
        .iter()
        .filter_map(|text| text.parse().ok())
        .collect();
    let [players, games, milliseconds] = numbers[..] else {
        panic!("speed GAME PLAYERS GAMES MILLISECONDS");
    };
    let players = players as usize;
    let mut engine = Engine::new();
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights");
    let bytes = std::fs::read(format!("{weights}/{game}-{players}.net")).expect("weights");
    engine.weights(game, players, &bytes).expect("they fit");
    let began = Instant::now();
    let played = engine.simulate(game, players, games, 1).expect("games");
    let seconds = began.elapsed().as_secs_f64();
    let played: Value = serde_json::from_str(&played).expect("JSON");
    let decisions = played["decisions"].as_f64().unwrap_or_default() / seconds;
    let iterations = engine
        .searched(game, players, milliseconds)
        .expect("a search");
    println!(
        "{}",
        json!({"decisions": decisions, "iterations": iterations})
    );
}
