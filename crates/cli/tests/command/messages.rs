//! What is said of mistakes: in the words of whoever made them, each once, and nothing that can't be seen.

use serde_json::{Value, json};

use crate::support::{Ran, reverie, reverie_reading};

fn momiji(changes: &[(&str, Value)]) -> Value {
    let new = ["new", "momiji", "--players", "2", "--seed", "7"];
    let mut position = reverie(&new).exits(0).json();
    for (pointer, value) in changes {
        match position.pointer_mut(pointer) {
            Some(place) => *place = value.clone(),
            None => position[pointer.trim_start_matches('/')] = value.clone(),
        }
    }
    position
}

fn shown(position: &Value) -> Ran {
    reverie_reading(&["show", "-"], position.to_string().as_bytes()).exits(1)
}

/// The complaints, without the line that says what was refused.
fn complaints(position: &Value) -> Vec<String> {
    let said = shown(position).err;
    said.lines()
        .skip(1)
        .map(|line| line.trim().to_owned())
        .collect()
}

#[test]
fn one_is_not_many() {
    let alone = momiji(&[("/players", json!(1)), ("/scenario", json!("equinox"))]);
    let said = shown(&alone).says("2 seats, but 1 player").err;
    assert!(!said.contains("1 players"), "{said}");
}

#[test]
fn a_wrong_kind_of_value_is_said_without_the_names_of_types() {
    let seats = json!([3, {}]);
    for (wrong, words) in [
        (
            ("/players", json!("two")),
            "players: a whole number should stand here, not the text \"two\"",
        ),
        (
            ("/torii", json!([])),
            "torii: a whole number should stand here, not a list",
        ),
        (
            ("/seats", seats),
            "seat 1: an object { ... } should stand here, not 3",
        ),
        (
            ("/seats/0/hand", json!(5)),
            "seat 1.hand: a list should stand here, not 5",
        ),
    ] {
        let said = shown(&momiji(&[wrong])).says(words).err;
        for technical in ["i64", "u8", "struct", "Document", "seats[", "expected"] {
            assert!(!said.contains(technical), "{said}");
        }
    }
}

#[test]
fn a_wrong_number_is_one_mistake() {
    for wrong in [
        ("/torii", json!(-1)),
        ("/turn/seat", json!(9)),
        ("/seats/1/acorns", json!(-4)),
        ("/seats/0/hand/0", json!("red-9")),
        ("/garden/red", json!(["red-7"])),
    ] {
        let complaints = complaints(&momiji(std::slice::from_ref(&wrong)));
        assert_eq!(complaints.len(), 1, "{wrong:?}: {complaints:?}");
    }
}

/// Marks that turn the direction of writing around, and others that can't be seen, are spelled out.
#[test]
fn nothing_invisible_is_echoed() {
    let hidden = "\u{202e}der\u{2066}\u{200b}";
    let position = momiji(&[("/seats/0/hand/0", json!(hidden))]);
    let key = momiji(&[(&format!("/{hidden}"), json!(1))]);
    let game = momiji(&[("/game", json!(hidden))]);
    let fine = momiji(&[]).to_string();
    let components = json!({ "game": hidden }).to_string();
    for ran in [
        shown(&position),
        shown(&key),
        shown(&game),
        reverie_reading(&["apply", "-", hidden], fine.as_bytes()).exits(1),
        reverie_reading(
            &["components", "check", "momiji", "-"],
            components.as_bytes(),
        )
        .exits(1),
        reverie(&["show", hidden]).exits(3),
    ] {
        for letter in hidden.chars().filter(|letter| !letter.is_alphabetic()) {
            assert!(!ran.err.contains(letter), "{:?}", ran.err);
        }
    }
}
