//! Positions with something wrong in them: refused, or playable to the end; never a panic.

use serde_json::{Value, json};
use table::{QuickDice, Request};

/// Every value of a document, by the way to it.
fn paths(document: &Value) -> Vec<String> {
    let mut paths = Vec::new();
    let mut open = vec![String::new()];
    while let Some(path) = open.pop() {
        match document.pointer(&path) {
            Some(Value::Object(entries)) => {
                open.extend(entries.keys().map(|key| format!("{path}/{key}")));
            }
            Some(Value::Array(entries)) => {
                open.extend((0..entries.len()).map(|index| format!("{path}/{index}")));
            }
            _ => {}
        }
        paths.push(path);
    }
    paths
}

fn try_out(document: &Value) -> bool {
    let Ok(mut played) = shelf::Shelf::standard().open_position(&document.to_string(), None) else {
        return false;
    };
    let mut chance = QuickDice::new(1);
    while let Some(seat) = played.to_act().iter().next() {
        assert!(!played.choices(seat).is_empty(), "{document}");
        played.play_random(seat, &mut chance).expect("a legal move");
    }
    let _ = played.tally();
    true
}

#[test]
fn a_mangled_position_is_refused_or_can_be_played_to_its_end() {
    let wrong = [
        json!(null),
        json!(-1),
        json!(0),
        json!(1),
        json!(9),
        json!(1e300),
        json!(u64::MAX),
        json!("red"),
        json!("red-0-left"),
        json!("A used"),
        json!([]),
        json!({}),
        json!([[[]]]),
    ];
    let game = shelf::Shelf::standard()
        .game("momiji")
        .expect("it is on the shelf");
    let (mut accepted, mut refused) = (0, 0);
    for players in [1, 2, 4] {
        let mut played = game.start(&Request::players(players), 4).expect("a table");
        let mut chance = QuickDice::new(4);
        for _ in 0..25 {
            let seat = played.to_act().iter().next().expect("it goes on");
            played.play_random(seat, &mut chance).expect("a legal move");
        }
        let document = played.position();
        assert!(try_out(&document));
        for path in paths(&document) {
            for instead in &wrong {
                let mut mangled = document.clone();
                if let Some(value) = mangled.pointer_mut(&path) {
                    *value = instead.clone();
                }
                if try_out(&mangled) {
                    accepted += 1;
                } else {
                    refused += 1;
                }
            }
        }
    }
    // Some changes make another position that is fine: one acorn more, another seed.
    assert!(accepted > 10 && refused > 1000, "{accepted} {refused}");
}
