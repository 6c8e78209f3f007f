//! Turns without an empty hex: V27 to V29.

use serde_json::{Value, json};

use crate::support::{At, OfVividMemories, changed, line, packed};

/// Seat 1 is to move with this board, seat 2 has that one.
fn boards(one: &Value, other: &Value) -> Value {
    changed(json!({
        "bag": {}, "line": line("M01 red blue"),
        "seats": [{ "hexes": one, "stage": "must-rewire" }, { "hexes": other }],
    }))
}

/// V27: without an empty hex nothing is taken; the rewire must be one that leaves a hex empty.
#[test]
fn whoever_has_no_empty_hex_must_make_one() {
    // A1 and A2 can be emptied into each other, B2 into both of them.
    let at = At::position(&boards(&packed("A1 red, A2 blue green"), &json!({})));
    at.only("rewire A1; rewire A2; rewire B2");
}

/// V27: inside it only steps are offered from which a hex can still end empty.
#[test]
fn a_forced_rewire_offers_what_can_make_a_hex_empty() {
    let start = || At::position(&boards(&packed("A1 red, A2 blue green"), &json!({})));
    let mut at = start();
    at.moves("rewire A1");
    // B1 and B2 hold three, and A1 has room for two.
    at.only("red out to A2; blue in from A2; green in from A2");
    at.moves("blue in from A2");
    at.only("green in from A2");
    at.moves("green in from A2");
    at.only("end turn");
    assert_eq!(
        (at.hex(1, "A1"), at.hex(1, "A2")),
        ("red blue green".into(), String::new())
    );

    let mut at = start();
    at.moves("rewire A2");
    at.only("blue out to A1; green out to A1; red in from A1");
    at.moves("red in from A1; end turn");
    assert_eq!(at.part("/line"), line("M01 red blue"));
    assert_eq!(at.actors(), [2]);
}

/// V27: a forced rewire that has emptied its hex may not stop before, and may move more after.
#[test]
fn a_forced_rewire_may_go_on_once_a_hex_is_empty() {
    let mut at = At::position(&boards(
        &packed("A1 red, A2 blue, B1 green green"),
        &json!({}),
    ));
    at.moves("rewire A1; blue in from A2");
    assert!(at.offers("done") && at.offers("green in from B1"));
    at.moves("green in from B1");
    at.only("end turn");
    let mut at = At::position(&boards(
        &packed("A1 red, A2 blue, B1 green green"),
        &json!({}),
    ));
    at.moves("rewire A1; green in from B1");
    assert!(!at.offers("done") && at.offers("blue in from A2") && at.offers("green in from B1"));
}

/// V27: it is checked at the start of the turn: whoever made room takes at the next turn.
#[test]
fn room_made_is_used_at_the_next_turn() {
    let mut at = At::position(&boards(&packed("A1 red, A2 blue green"), &json!({})));
    at.moves("rewire A1; red out to A2; end turn");
    at.moves("take blue from the left; hex A1; end turn");
    assert!(at.legal().iter().all(|text| text.starts_with("take ")));
}

/// V27: whoever fills the last hex finishes the turn as always, with a rewire after one fragment.
#[test]
fn filling_the_last_hex_is_no_forced_rewire() {
    let mut hexes = packed("");
    hexes.as_object_mut().expect("hexes").remove("A1");
    let mut at = At::two(json!({ "bag": {}, "seats": [{ "hexes": hexes }] }));
    at.moves("take red from the left; hex A1");
    assert!(at.offers("end turn") && at.offers("rewire A1"));
    at.moves("end turn; take purple from the right; hex A1; end turn");
    // A1 has room for two, its neighbours hold three: no rewire makes a hex empty.
    assert_eq!(at.part("/seats/0/stage"), "must-rewire");
}

/// V28: where no rewire leaves a hex empty, any one rewire or none will do.
#[test]
fn without_a_way_to_make_room_any_rewire_or_none_will_do() {
    let start = || At::position(&boards(&packed("A1 red"), &json!({})));
    let mut at = start();
    // What can move is what can come into A1: around it and its three neighbours.
    at.only("rewire A1; rewire A2; rewire B1; rewire B2; end turn");
    at.moves("rewire A1");
    assert!(!at.offers("done") && at.legal().iter().all(|text| text.contains(" in from ")));
    let step = at.legal().remove(0);
    at.moves(&step);
    assert!(at.offers("done"));
    at.moves("done; end turn");
    assert_eq!(at.actors(), [2]);
    let mut at = start();
    at.moves("end turn");
    assert_eq!(
        (at.actors(), at.part("/line")),
        (vec![2], line("M01 red blue"))
    );
}

/// V28: on a packed board there is no rewire at all, so the turn just ends; others go on.
#[test]
fn a_packed_board_ends_its_turn() {
    let mut at = At::position(&boards(&packed(""), &json!({})));
    at.only("end turn");
    at.moves("end turn; take red from the left; hex A1; end turn");
    assert_eq!(at.actors(), [1]);
    at.only("end turn");
}

/// V29: if nobody can take or make room, Remember ends: the line goes back to the supply, its
/// tiles leave the game.
#[test]
fn when_nobody_can_go_on_remember_ends() {
    let mut at = At::position(&boards(&packed(""), &packed("")));
    let before = at.supply("red");
    at.moves("end turn");
    assert_eq!(at.part("/phase"), "reflect");
    assert_eq!(at.part("/line"), json!([]));
    assert_eq!(at.supply("red"), before + 1);
    let document = at.document().to_string();
    assert!(!document.contains("M01"), "the tile left the game");
}

/// V29: as long as one player can make room, the others wait for it.
#[test]
fn remember_goes_on_while_one_can_make_room() {
    let mut at = At::position(&boards(&packed(""), &packed("A1 red, A2 blue green")));
    at.moves("end turn");
    at.only("rewire A1; rewire A2; rewire B2");
    at.moves("rewire A1; red out to A2; end turn");
    at.only("end turn");
    at.moves("end turn; take red from the left; hex A1");
    assert_eq!(at.part("/phase"), "remember");
    // Now the second board is packed as well: nobody can go on, and the marker is with seat 1,
    // whose turn it would have been.
    at.moves("end turn");
    assert_eq!(
        (at.part("/phase"), at.part("/start")),
        (json!("reflect"), json!(1))
    );
}

/// V28, V29: a free rewire may be what lets its player make room: then somebody can go on.
#[test]
fn a_free_rewire_that_helps_keeps_remember_going() {
    // Three holes far from each other: no hex can be emptied. Once one has come nearer, B2 can
    // (its neighbours A1, A2 and C2 have room for its three).
    let one = packed("A1 red red, C1 green green, A2 blue blue");
    let mut at = At::position(&boards(&one, &packed("")));
    assert!(at.offers("end turn"), "no rewire makes room at first");
    at.moves("rewire C1");
    let step = at
        .legal()
        .into_iter()
        .find(|text| text.ends_with("in from C2"));
    at.moves(&step.expect("C2 can give"));
    if at.offers("done") {
        at.moves("done");
    }
    at.moves("end turn");
    assert_eq!(at.part("/phase"), "remember", "seat 1 can empty B2 now");
    at.moves("end turn");
    assert!(at.offers("rewire B2") && !at.offers("end turn"));
}
