//! Component data at the exact ends of what is allowed: V2, V3, V5, V49, V58.

use serde_json::{Value, json};
use vivid_memories::{MAX_HEXES, VividMemories};

use crate::support::data;

/// What is told of our data with these changes.
fn told(change: impl FnOnce(&mut Value)) -> String {
    let mut data = data();
    change(&mut data);
    let problems = VividMemories::from_components(&data.to_string()).err();
    problems.map_or_else(String::new, |problems| problems.to_string())
}

/// What is told if one thing of our data is another.
fn with(pointer: &str, value: Value) -> String {
    told(|data| *data.pointer_mut(pointer).expect(pointer) = value)
}

fn tells(text: &str, line: &str) {
    assert!(
        text.lines().any(|there| there == line),
        "{line}\nis not in\n{text}"
    );
}

/// V58: a part of an aspiration scores up to a hundred.
#[test]
fn an_aspiration_scores_up_to_a_hundred() {
    for part in ["fragment", "core", "moment"] {
        let pointer = format!("/aspirations/{part}");
        assert_eq!(with(&pointer, json!(100)), "");
        let line = "aspirations: no part of an aspiration scores more than 100";
        tells(&with(&pointer, json!(101)), line);
    }
}

/// V3: a board has a hex at least and no more than there is room for.
#[test]
fn a_board_has_one_to_thirty_two_hexes() {
    // Each more lies where it has no neighbour.
    let hexes = |number: usize| {
        told(|data| {
            let list = data["hexes"].as_array_mut().expect("hexes");
            for more in list.len()..number {
                list.push(
                    json!({ "id": format!("X{more}"), "q": 3 * more, "r": 20, "neighbours": [] }),
                );
            }
        })
    };
    assert_eq!(hexes(MAX_HEXES), "");
    tells(
        &hexes(33),
        "hexes: 33 hexes; this program has room for 1 to 32",
    );
    let none = "hexes: 0 hexes; this program has room for 1 to 32";
    tells(&with("/hexes", json!([])), none);
}

/// V3: names of hexes are told apart whatever the case, and neighbours are hexes.
#[test]
fn hexes_have_names_of_their_own() {
    let twice = with("/hexes/1/id", json!("a1"));
    tells(&twice, "hexes.A1: two hexes have this name");
    let neighbours = json!(["A2", "B1", "B2", "Z9"]);
    let nowhere = with("/hexes/0/neighbours", neighbours);
    assert_eq!(nowhere, "hexes.A1.neighbours: there is no hex Z9");
}

/// V3: a slot touches one hex or two.
#[test]
fn a_slot_touches_a_hex_or_two() {
    for (touches, number) in [(json!([]), 0), (json!(["A1", "B1", "B2"]), 3)] {
        let line = format!(
            "slots.S02: the hexes that it touches are {number}; this program has room for one or two"
        );
        tells(&with("/slots/1/touches", touches), &line);
    }
}

/// V57: a slot belongs to one set.
#[test]
fn a_slot_belongs_to_one_set() {
    let again = with("/sets/1/slots", json!(["S01", "S02", "S03"]));
    tells(&again, "sets.K2: S01 belongs to a set already");
    let twice = with("/sets/1/slots", json!(["S02", "S02", "S03"]));
    tells(&twice, "sets.K2: S02 belongs to a set already");
}

/// V2, V5: twenty tiles are enough for four rounds of five, and not for four of six.
#[test]
fn tiles_last_for_all_rounds() {
    let rounds = |tiles: i64| {
        told(|data| {
            data["rounds"] = json!(4);
            for (setup, number) in [(0, 4), (1, 5), (2, tiles)] {
                data["setup"][setup]["tiles"] = json!(number);
            }
        })
    };
    assert_eq!(rounds(5), "");
    let line = "setup for 4 players: 20 tiles are not enough for all rounds";
    assert_eq!(rounds(6), line);
}
