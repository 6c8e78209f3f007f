//! Component data of owners: what the rules need of it, and where a mistake is told.

use std::collections::BTreeSet;

use deja_vu::{Card, DejaVu};
use serde_json::{Value, json};
use table::Speech;

fn whole() -> Value {
    serde_json::from_str(DejaVu::COMPONENTS).expect("the data file is JSON")
}

fn told_of(data: &Value) -> String {
    let problems = DejaVu::from_components(&data.to_string()).err();
    problems.map_or_else(String::new, |problems| problems.to_string())
}

/// What is told when one thing of the data is another, a line for each mistake.
fn told(pointer: &str, value: Value) -> String {
    let mut data = whole();
    *data.pointer_mut(pointer).expect(pointer) = value;
    told_of(&data)
}

/// Each value is refused, with a line that begins like this.
fn refused(mistakes: &[(&str, Value, &str)]) {
    for (pointer, value, expected) in mistakes {
        let told = told(pointer, value.clone());
        let found = told.lines().any(|line| line.starts_with(expected));
        assert!(found, "{pointer} = {value}: {told}");
    }
}

/// The ends of a range are fine, and what lies beyond them is not.
fn held_to(pointer: &str, low: i64, high: i64) {
    let at = pointer.trim_start_matches('/').replace('/', ".");
    for fine in [low, high] {
        assert_eq!(told(pointer, json!(fine)), "", "{at} = {fine}");
    }
    for beyond in [low - 1, high + 1].into_iter().filter(|&n| n >= 0) {
        let expected = format!("{at}: {beyond}; it must be {low} to {high}");
        refused(&[(pointer, json!(beyond), expected.as_str())]);
    }
}

/// F12, F14: the numbers of a setup may differ from the printed ones, within what a game can be set up with.
#[test]
fn numbers_of_the_setup_have_bounds() {
    held_to("/setup/bits_on_tile", 1, 4);
    held_to("/setup/keep", 1, 5);
    refused(&[
        ("/setup/draw", json!(7), "setup.draw: 7; it must be 1 to 6"),
        ("/setup/draw", json!(2), "setup.keep: 3; it must be 1 to 2"),
    ]);
    held_to("/setup/speed_draw", 5, 9);
    held_to("/setup/speed_long_term", 1, 4);
    held_to("/setup/speed_total", 0, 50);
}

/// F6, F7: so may those of the girl tile and of the hive.
#[test]
fn numbers_of_the_girl_tile_and_the_hive_have_bounds() {
    held_to("/girl_tile/hand", 1, 6);
    held_to("/girl_tile/short_term", 0, 1);
    held_to("/girl_tile/footprint", 0, 6);
    held_to("/girl_tile/chest", 0, 6);
    held_to("/girl_tile/white_claim", 0, 6);
    held_to("/hive_holes", 1, 60);
    held_to("/grow_cost", 1, 6);
    held_to("/link_points", 0, 20);
    held_to("/end_at_long_term", 1, 20);
}

/// F1: the game is the one that the file is for, and two bits of each kind are printed.
#[test]
fn a_file_for_another_game_or_with_other_bits_is_refused() {
    refused(&[
        (
            "/game",
            json!("momiji"),
            "game: this is a file for \"momiji\", not for \"deja-vu\"",
        ),
        (
            "/bits_per_shape_and_colour",
            json!(3),
            "bits_per_shape_and_colour: two of each are printed",
        ),
    ]);
}

/// F2: each of the 42 cards is there once, in its own part of the file.
#[test]
fn every_card_is_there_once_and_in_its_part() {
    let twice = told("/regular/0/id", json!("blue-2"));
    assert_eq!(twice, "blue-2: it stands there twice\nblue-1 is missing");
    for (pointer, id) in [
        ("/regular/0/id", "white-1"),
        ("/public/0/id", "blue-1"),
        ("/public/0/id", "pink-1"),
    ] {
        let told = told(pointer, json!(id));
        assert!(
            told.contains(&format!("{id}: there is no such card here")),
            "{told}"
        );
        assert!(told.contains(" is missing"), "{told}");
    }
}

/// F3, F4: a card has two to six slots, each for a shape that there is or for any, and a value that fits a card.
#[test]
fn slots_and_values_are_such_as_a_card_can_have() {
    let many = json!(["sun", "sun", "sun", "sun", "sun", "sun", "sun"]);
    refused(&[
        (
            "/regular/0/slots",
            json!(["sun"]),
            "blue-1: 1 slot; this program has room for 2 to 6",
        ),
        (
            "/regular/0/slots",
            many,
            "blue-1: 7 slots; this program has room for 2 to 6",
        ),
        (
            "/regular/0/slots/0",
            json!("cloud"),
            "blue-1: \"cloud\" is not a shape",
        ),
        (
            "/public/0/slots/0",
            json!("cloud"),
            "white-1: \"cloud\" is not a shape",
        ),
        (
            "/regular/0/value",
            json!(21),
            "blue-1: a value of 21; it must be 0 to 20",
        ),
        (
            "/regular/0/value",
            json!(-1),
            "blue-1: a value of -1; it must be 0 to 20",
        ),
    ]);
}

/// F53: a card that scores for a run names a colour of fragments.
#[test]
fn a_run_is_of_a_colour_that_there_is() {
    let run = json!({ "run": { "fragment": "pink", "each": 5 } });
    refused(&[(
        "/public/0/scores",
        run,
        "white-1: \"pink\" is not a colour of fragments",
    )]);
}

/// F9, F11: a named map has fifteen connected tiles within reach, each at a place of its own that touches two others.
#[test]
fn a_named_map_is_one_that_could_be_built() {
    let raft = whole()["maps"][1]["places"].clone();
    let with = |place: usize, at: Value| {
        let mut places = raft.clone();
        places[place] = at;
        told("/maps/1/places", places)
    };
    let mut few = raft.as_array().expect("places").clone();
    few.pop();
    refused(&[(
        "/maps/1/places",
        json!(few),
        "maps.raft: 14 places; a map has 15",
    )]);
    assert!(with(14, json!([4, 1])).contains("maps.raft: two tiles lie at "));
    let alone = with(14, json!([9, 9]));
    assert!(alone.contains("touches fewer than two others"), "{alone}");
    assert!(alone.contains("is not connected with the first"), "{alone}");
    assert!(with(14, json!([21, 2])).contains("is too far out"));
    // Two parts that each hang together are no map.
    let parts: Vec<Value> = (0..15)
        .map(|n| json!([n % 5 + n / 10 * 9, n / 5]))
        .collect();
    let apart = told("/maps/1/places", json!(parts));
    assert!(apart.contains("is not connected with the first"), "{apart}");
}

/// F11: maps have names of their own.
#[test]
fn maps_have_names_of_their_own() {
    for name in ["quick", "build", "mountain"] {
        let expected = format!("maps.{name}: this name is taken");
        refused(&[("/maps/1/id", json!(name), expected.as_str())]);
    }
}

/// F1, F2: whoever mends a file is told all of its mistakes at once.
#[test]
fn all_mistakes_are_told_at_once() {
    let mut data = whole();
    data["hive_holes"] = json!(0);
    data["regular"][3]["value"] = json!(99);
    data["maps"][0]["id"] = json!("quick");
    let told = told_of(&data);
    assert_eq!(told.lines().count(), 3, "{told}");
    for part in ["hive_holes", "a value of 99", "maps.quick"] {
        assert!(told.contains(part), "{told}");
    }
}

/// F1, F2, F7: every bit, card and fragment has a name for those who label what lies on the table, and no two have
/// the same.
#[test]
fn every_piece_has_a_name_of_its_own() {
    let names: Vec<String> = DejaVu::standard()
        .names()
        .iter()
        .map(|name| format!("{name:?}"))
        .collect();
    let different: BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "two pieces have one name");
    let of = |message: &str| {
        let quoted = format!("\"{message}\"");
        names.iter().filter(|name| name.contains(&quoted)).count()
    };
    assert_eq!(of("deja-vu-fragment"), 15);
    assert_eq!(of("deja-vu-card-does"), Card::COUNT);
    let bits = ["sun", "moon", "star", "raindrop", "lightning"];
    for shape in bits {
        assert_eq!(of(&format!("deja-vu-bit-{shape}")), 6, "{shape}");
    }
}

/// F53, F55: a public card scores up to a thousand points for one thing.
#[test]
fn a_public_card_scores_up_to_a_thousand() {
    let each = "/public/0/scores/run/each";
    assert_eq!(told(each, json!(1000)), "");
    let expected = "white-1: 1001 points; this program has room for 1000";
    assert_eq!(told(each, json!(1001)), expected);
}

/// F11: a named map lies within twenty steps, in both directions.
#[test]
fn a_named_map_lies_within_twenty_steps() {
    let raft = |q: i64, r: i64| {
        let places = (0..15).map(|n| json!([n % 5 + q, n / 5 + r]));
        told("/maps/1/places", places.collect())
    };
    assert_eq!(raft(16, 18), "");
    for told in [raft(17, 18), raft(16, 19)] {
        let far = told.lines().all(|line| line.ends_with("is too far out"));
        assert!(far && !told.is_empty(), "{told}");
    }
}
