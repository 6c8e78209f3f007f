//! The laws of the table, tried on random games of every player count and mode.

extern crate reverie_vivid_memories as vivid_memories;

use std::sync::Arc;

use laws::{Laws, fuzz};
use serde_json::{Value, json};
use table::{Chance, GameBox, QuickDice, Request};
use vivid_memories::{Colour, Stage, State, TileAction, VividMemories};

fn tables() -> Vec<Request> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        for reflect in ["together", "in-order"] {
            tables.push(Request::players(players).with("reflect", reflect));
        }
    }
    tables
}

/// V62: 25 fragments of each colour, wherever they are.
fn twenty_five_of_each(game: &VividMemories, state: &State) {
    for colour in Colour::ALL {
        let line: usize = state
            .line()
            .iter()
            .map(|tile| tile.fragments.count(colour))
            .sum();
        let mut all = line + state.bag().count(colour) + state.supply().count(colour);
        for seat in state.seats() {
            let board = state.board(seat);
            let slots = game.printed_on(board).of_colour(colour);
            all += board.in_hexes(colour) + board.filled().and(slots).len();
            all += match board.stage() {
                Stage::Place { taken } => taken.count(colour),
                Stage::SpeculatePlace { colour: drawn } => usize::from(drawn == colour),
                Stage::TradeOneGain { space, .. } => {
                    let tile = board.bank()[space.index()].tile.expect("a tile trades");
                    let action = game.moments()[tile.index()].action;
                    usize::from(matches!(action, TileAction::Trade { give, .. } if give == colour))
                }
                _ => 0,
            };
        }
        assert_eq!(all, 25, "{colour}");
    }
}

/// Boards and tiles as an owner of the printed game might find them, each unlike our reconstruction.
fn data_of_owners() -> Vec<Value> {
    let ours: Value = serde_json::from_str(VividMemories::COMPONENTS).expect("JSON");
    let list = |value: &mut Value| value.as_array_mut().map(std::mem::take).unwrap_or_default();
    // Two alike, or the colour given up, on every tile that trades.
    let mut trades = ours.clone();
    for (index, tile) in trades["moments"]
        .as_array_mut()
        .into_iter()
        .flatten()
        .enumerate()
    {
        if let Some(trade) = tile["action"].get_mut("trade") {
            let other = if index % 2 == 0 {
                &trade["gain"][0]
            } else {
                &trade["give"]
            };
            trade["gain"][1] = other.clone();
        }
    }
    // Colours as they come: sets with a colour twice, more and fewer of some, a colour that is nowhere.
    let mut colours = ours.clone();
    let mut luck = QuickDice::new(5);
    for board in colours["boards"].as_array_mut().into_iter().flatten() {
        for slot in board["slots"].as_object_mut().into_iter().flatten() {
            *slot.1 = json!(Colour::ALL[luck.below(4) as usize].name());
        }
    }
    // Twelve slots.
    let mut fewer = ours.clone();
    let gone = ["S13", "S14", "S15"];
    for (key, name) in [("slots", "id"), ("sets", "slots")] {
        let all = list(&mut fewer[key]).into_iter();
        let stays = |entry: &Value| {
            !gone
                .iter()
                .any(|slot| entry[name].to_string().contains(slot))
        };
        fewer[key] = all.filter(stays).collect();
    }
    for board in fewer["boards"].as_array_mut().into_iter().flatten() {
        let slots = board["slots"].as_object_mut().expect("slots");
        gone.iter().for_each(|slot| drop(slots.remove(*slot)));
    }
    // As many slots as there is room for, two at some places, most of them of one colour.
    let mut more = ours;
    for index in 0..9 {
        let mut slot = more["slots"][index].clone();
        slot["id"] = json!(format!("S{}", index + 16));
        more["sets"].as_array_mut().expect("sets").push(json!({
            "id": format!("K{}", index + 9), "slots": [slot["id"]], "points": 1,
        }));
        more["slots"].as_array_mut().expect("slots").push(slot);
    }
    for board in more["boards"].as_array_mut().into_iter().flatten() {
        for slot in 1..=24 {
            let colour = if slot % 8 == 0 { "blue" } else { "red" };
            board["slots"][format!("S{slot:02}")] = json!(colour);
        }
    }
    vec![trades, colours, fewer, more]
}

/// What is only warned of can be played with.
#[test]
fn every_law_holds_with_data_of_owners() {
    for (index, data) in data_of_owners().iter().enumerate() {
        let game = VividMemories::from_components(&data.to_string());
        let game = game.unwrap_or_else(|problems| panic!("data {index}: {problems}"));
        assert!(!game.warnings().is_empty(), "data {index} is like ours");
        let game = Arc::new(game);
        for table in tables() {
            let laws = Laws::new(Arc::clone(&game), table)
                .with_invariant(twenty_five_of_each)
                .with_rules(laws::rule_numbers("vivid-memories"));
            (0..3).for_each(|seed| assert!(laws.check_game(seed) > 30));
        }
    }
}

fn obeys_every_law(players: usize, games: u64) {
    let game = Arc::new(VividMemories::standard());
    for table in tables()
        .into_iter()
        .filter(|table| table.players == players)
    {
        let laws = Laws::new(Arc::clone(&game), table)
            .with_invariant(twenty_five_of_each)
            .with_rules(laws::rule_numbers("vivid-memories"));
        for seed in 0..games {
            assert!(
                laws.check_game(seed) > 30,
                "a game takes more than thirty decisions"
            );
        }
    }
}

#[test]
fn every_law_holds_for_two() {
    obeys_every_law(2, 20);
}

#[test]
fn every_law_holds_for_three() {
    obeys_every_law(3, 14);
}

#[test]
fn every_law_holds_for_four() {
    obeys_every_law(4, 10);
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    let game = Arc::new(VividMemories::standard());
    let mut accepted = 0;
    for (seed, table) in tables().iter().enumerate() {
        accepted += fuzz::positions(&game, table, seed as u64, 2000);
    }
    assert!(
        accepted > 100,
        "the damage is too coarse to test anything: {accepted} accepted"
    );
}

#[test]
fn damaged_component_files_are_refused_or_playable() {
    fuzz::components::<VividMemories>(&tables(), 1, 1500);
}

#[test]
fn no_bytes_panic() {
    let game = Arc::new(VividMemories::standard());
    fuzz::bytes(&game, &Request::players(2), 1, 400);
    let _ = game.about();
}

#[test]
fn one_mistake_in_a_position_is_one_complaint() {
    let game = VividMemories::standard();
    for (seed, table) in tables().iter().enumerate() {
        fuzz::single_mistakes(&game, table, seed as u64, 300);
    }
}

#[test]
fn every_reason_that_the_game_has_a_text_for_is_shown_by_a_test() {
    laws::all_shown("vivid-memories-no-", include_str!("rules/reasons.rs"));
}
