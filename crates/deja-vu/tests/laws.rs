//! The laws of the table, tried on random games of every player count and mode.

extern crate reverie_deja_vu as deja_vu;

use std::sync::Arc;

use deja_vu::{DejaVu, Heap, Stage, State};
use laws::{Laws, fuzz};
use serde_json::{Value, json};
use table::{Chance, GameBox, QuickDice, Request};

fn tables() -> Vec<Request> {
    let table = |players, key: &str, value: &str| Request::players(players).with(key, value);
    vec![
        table(2, "map", "quick"),
        table(2, "map", "build"),
        table(3, "map", "mountain"),
        table(3, "speed", "yes"),
        table(4, "map", "wheel"),
        table(4, "speed", "yes").with("map", "build"),
    ]
}

/// F58: 60 bits and 84 cards, wherever they are.
fn sixty_bits_and_all_cards(_game: &DejaVu, state: &State) {
    let mut cards = state.deck().len() + state.discard().len() + state.public().len();
    let mut bits = state.in_fingers().len() + state.hive().len();
    bits += state
        .map()
        .tiles()
        .map(|tile| state.map().bits(tile).len())
        .sum::<usize>();
    for seat in state.seats() {
        let player = state.player(seat);
        cards += player.held().len() + player.long_term().len() + player.short_term().count();
        bits += player.chests().len()
            + player
                .short_term()
                .map(|there| there.covered())
                .sum::<usize>();
    }
    if let Stage::Cover { .. } = state.stage() {
        cards += 1;
    }
    let silver_in_box = if state.table().players == 2 { 12 } else { 0 };
    assert_eq!(cards + silver_in_box, 84);
    let building = matches!(state.stage(), Stage::Build { .. });
    assert_eq!(bits, if building { 0 } else { Heap::ALL.len() });
}

/// What is only warned of can be played with: powers that are spread otherwise than with us.
#[test]
fn every_law_holds_with_data_of_owners() {
    let ours: Value = serde_json::from_str(DejaVu::COMPONENTS).expect("JSON");
    let powers = ["hand", "footprint", "chest", "white-claim", "flower"];
    for (seed, kinds) in [(1, 5), (3, 2)] {
        let mut luck = QuickDice::new(seed);
        let mut data = ours.clone();
        for card in data["regular"].as_array_mut().into_iter().flatten() {
            card["power"] = json!(powers[5 - 1 - luck.below(kinds) as usize]);
        }
        let game = DejaVu::from_components(&data.to_string());
        let game = game.unwrap_or_else(|problems| panic!("{problems}"));
        assert!(!game.warnings().is_empty(), "like ours");
        let game = Arc::new(game);
        let table = tables().swap_remove(seed as usize);
        let laws = Laws::new(game, table)
            .with_invariant(sixty_bits_and_all_cards)
            .with_rules(laws::rule_numbers("deja-vu"));
        assert!(laws.check_game(seed) > 100);
    }
}

fn obeys_every_law(players: usize, games: u64) {
    let game = Arc::new(DejaVu::standard());
    for table in tables()
        .into_iter()
        .filter(|table| table.players == players)
    {
        let laws = Laws::new(Arc::clone(&game), table)
            .with_invariant(sixty_bits_and_all_cards)
            .with_rules(laws::rule_numbers("deja-vu"));
        for seed in 0..games {
            assert!(
                laws.check_game(seed) > 100,
                "a game takes more than a hundred decisions"
            );
        }
    }
}

#[test]
fn every_law_holds_for_two() {
    obeys_every_law(2, 1);
}

#[test]
fn every_law_holds_for_three() {
    obeys_every_law(3, 1);
}

#[test]
fn every_law_holds_for_four() {
    obeys_every_law(4, 1);
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    let game = Arc::new(DejaVu::standard());
    let mut accepted = 0;
    for (seed, table) in tables().iter().enumerate() {
        accepted += fuzz::positions(&game, table, seed as u64, 600);
    }
    assert!(
        accepted > 50,
        "the damage is too coarse to test anything: {accepted} accepted"
    );
}

#[test]
fn damaged_component_files_are_refused_or_playable() {
    fuzz::components::<DejaVu>(&tables(), 1, 600);
}

#[test]
fn one_mistake_in_a_position_is_one_complaint() {
    let game = DejaVu::standard();
    for (seed, table) in tables().iter().enumerate() {
        fuzz::single_mistakes(&game, table, seed as u64, 300);
    }
}

#[test]
fn every_reason_that_the_game_has_a_text_for_is_shown_by_a_test() {
    laws::all_shown("deja-vu-no-", include_str!("rules/reasons.rs"));
}
