//! The laws of the table, tried on random games of every player count and mode.

extern crate reverie_momiji as momiji;

use std::sync::Arc;

use laws::{Laws, fuzz};
use momiji::{CARDS, Momiji, PER_LEAF, Stage, State};
use serde_json::Value;
use table::{Dice, Documents, Game, GameBox, Observer, QuickDice, Request, Seat};

/// Every way to sit down to Momiji.
fn tables() -> Vec<Request> {
    let mut tables: Vec<Request> = ["cold-breeze", "meditation", "equinox"]
        .map(|scenario| Request::players(1).with("scenario", scenario))
        .into();
    for scenario in ["cold-breeze", "equinox"] {
        let table = Request::players(1).with("scenario", scenario);
        tables.push(table.with("open-piles", "no"));
    }
    for players in 2..=4 {
        for landscapes in ["starter", "draft"] {
            for open in ["no", "yes"] {
                let table = Request::players(players).with("landscapes", landscapes);
                tables.push(table.with("open-piles", open));
            }
        }
    }
    tables
}

/// M106: 84 cards, wherever they are.
fn eighty_four_cards(_game: &Momiji, state: &State) {
    let seats = Seat::all(state.table().players.into());
    let areas: usize = seats
        .map(|seat| state.area(seat))
        .map(|area| area.hand().len() + area.laid().len() + area.slid().count())
        .sum();
    let types = state.table().types;
    let garden: usize = types
        .iter()
        .map(|leaf| state.garden().column(leaf).len())
        .sum();
    let under_way = match state.turn().stage {
        Stage::Keep { drawn } => drawn.iter().flatten().count(),
        Stage::Place { .. } => 1,
        _ => 0,
    };
    let in_box = CARDS - types.len() * PER_LEAF;
    let all = areas + garden + under_way + in_box + state.deck().len() + state.discard().len();
    assert_eq!(all, CARDS);
}

fn obeys_every_law(players: usize, games: u64) {
    let game = Arc::new(Momiji::standard());
    for table in tables()
        .into_iter()
        .filter(|table| table.players == players)
    {
        let laws = Laws::new(Arc::clone(&game), table)
            .with_invariant(eighty_four_cards)
            .with_rules(laws::rule_numbers("momiji"));
        for seed in 0..games {
            assert!(
                laws.check_game(seed) > 10,
                "a game takes more than ten decisions"
            );
        }
    }
}

#[test]
fn every_law_holds_alone() {
    obeys_every_law(1, 40);
}

#[test]
fn every_law_holds_for_two() {
    obeys_every_law(2, 16);
}

#[test]
fn every_law_holds_for_three() {
    obeys_every_law(3, 12);
}

#[test]
fn every_law_holds_for_four() {
    obeys_every_law(4, 10);
}

#[test]
fn what_is_remembered_is_true() {
    let game = Momiji::standard();
    for players in 2..=4 {
        let request = Request::players(players).with("landscapes", "draft");
        let options = game.options(&request).expect("fine options");
        for seed in 0..40 {
            let mut dice = Dice::new(seed);
            let mut luck = QuickDice::new(seed);
            let mut state = game.setup(&options, &mut dice);
            let mut memory = momiji::Memory::default();
            while let Some((seat, id)) = table::choose(&game, &state, &mut luck) {
                let mut events = Vec::new();
                let _ = game.apply(&mut state, seat, id, &mut dice, &mut events);
                for event in events {
                    game.remember(&mut memory, &game.redact(&event, Observer::Spectator));
                }
                for seat in Seat::all(players) {
                    let mut hand = state.area(seat).hand();
                    let known = memory.hand(seat);
                    for card in known.iter(game.leaves()) {
                        assert!(
                            hand.contains(card),
                            "seed {seed}: {seat} is not known to hold that"
                        );
                        hand.remove(card, game.leaves());
                    }
                    assert_eq!(
                        memory.laid(seat),
                        state.area(seat).laid(),
                        "all laid cards were seen"
                    );
                }
            }
        }
    }
}

#[test]
fn a_player_who_remembers_everything_knows_every_pile() {
    let game = Momiji::standard();
    let options = game.options(&Request::players(3)).expect("fine options");
    for seed in 0..40 {
        let mut luck = QuickDice::new(seed);
        let mut state = game.setup(&options, &mut luck);
        let mut memory = momiji::Memory::default();
        let observer = Observer::Seat(Seat::new(1));
        for _ in 0..120 {
            let Some((seat, id)) = table::choose(&game, &state, &mut luck) else {
                break;
            };
            let mut events = Vec::new();
            let _ = game.apply(&mut state, seat, id, &mut luck, &mut events);
            for event in events {
                game.remember(&mut memory, &game.redact(&event, observer));
            }
        }
        let sample = game.sample(&game.view(&state, observer), &memory, &mut luck);
        for seat in Seat::all(3) {
            assert_eq!(sample.area(seat).laid(), state.area(seat).laid());
        }
    }
}

/// Exchanges two cards of a position document, named by JSON pointers; `None` if it can't be.
fn exchange(document: &Value, one: &str, other: &str) -> Option<Value> {
    let mut document = document.clone();
    let (first, second) = (
        document.pointer(one)?.clone(),
        document.pointer(other)?.clone(),
    );
    *document.pointer_mut(one)? = second;
    *document.pointer_mut(other)? = first;
    Some(document)
}

#[test]
fn positions_that_differ_in_hidden_cards_look_the_same() {
    let game = Momiji::standard();
    let observer = Observer::Seat(Seat::new(0));
    let (mut hands, mut piles) = (0, 0);
    for (table, request) in tables()
        .iter()
        .enumerate()
        .filter(|(_, table)| table.players > 1)
    {
        let options = game.options(request).expect("fine options");
        for seed in 0..30 {
            let mut luck = QuickDice::new(seed * 100 + table as u64);
            let mut state = game.setup(&options, &mut luck);
            for _ in 0..100 {
                let Some((seat, id)) = table::choose(&game, &state, &mut luck) else {
                    break;
                };
                let _ = game.apply(&mut state, seat, id, &mut luck, &mut ());
            }
            let document = game.position(&state);
            let view = game.view(&state, observer);
            for place in 0..20 {
                let deck = format!("/deck/{place}");
                let hidden = [
                    "/seats/1/hand/0",
                    "/seats/0/piles/0/laid/0",
                    "/seats/1/piles/1/laid/0",
                ];
                for (which, hidden) in hidden.into_iter().enumerate() {
                    let Some(other) = exchange(&document, &deck, hidden) else {
                        continue;
                    };
                    let Ok(other) = game.read_position(&other) else {
                        continue;
                    };
                    let top = |state: &State| {
                        let area = state.area(Seat::new(which / 2));
                        area.row()
                            .iter()
                            .map(|&leaf| area.top(leaf))
                            .collect::<Vec<_>>()
                    };
                    let same = other == state;
                    if which == 0 {
                        assert_eq!(game.view(&other, observer), view, "a hand shows");
                        hands += u32::from(!same);
                    } else if !state.table().open_piles && top(&other) == top(&state) {
                        assert_eq!(game.view(&other, observer), view, "a pile shows");
                        piles += u32::from(!same);
                    } else if state.table().open_piles && !same {
                        assert_ne!(game.view(&other, observer), view, "open piles are open");
                    }
                }
            }
        }
    }
    assert!(
        hands > 1000 && piles > 100,
        "{hands} hands and {piles} piles were exchanged"
    );
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    let game = Arc::new(Momiji::standard());
    let mut accepted = 0;
    for (seed, table) in tables().iter().enumerate() {
        accepted += fuzz::positions(&game, table, seed as u64, 1500);
    }
    assert!(
        accepted > 100,
        "the damage is too coarse to test anything: {accepted} accepted"
    );
}

#[test]
fn damaged_component_files_are_refused_or_playable() {
    fuzz::components::<Momiji>(&tables(), 1, 1500);
}

#[test]
fn no_bytes_panic() {
    let game = Arc::new(Momiji::standard());
    fuzz::bytes(
        &game,
        &Request::players(2).with("landscapes", "draft"),
        1,
        400,
    );
    fuzz::bytes(&game, &Request::players(1), 2, 400);
}

#[test]
fn one_mistake_in_a_position_is_one_complaint() {
    let game = Momiji::standard();
    for (seed, table) in tables().iter().enumerate() {
        fuzz::single_mistakes(&game, table, seed as u64, 300);
    }
}

#[test]
fn every_reason_that_the_game_has_a_text_for_is_shown_by_a_test() {
    laws::all_shown("momiji-no-", include_str!("rules/reasons.rs"));
}
