//! What a move is told to bring: certain points, and nothing that hangs on luck or lies hidden.

use serde_json::{Value, json};

use crate::support::{At, OfMomiji, piles};

/// Two players who see all piles, seat 1 with these piles and this hand.
fn open(row: &str, hand: &[&str]) -> At {
    At::two(json!({ "open_piles": true, "seats": [{ "piles": piles(row), "hand": hand }] }))
}

/// Seat 1 has this, and the token most-torii is somebody's.
fn with_torii_owned(owner: usize, changes: &Value) -> At {
    let mut seats = json!([changes, {}]);
    seats[owner]["objectives"] = json!(["most-torii"]);
    At::two(json!({ "objectives": ["longest-pile", "most-acorns", "most-zeros"], "seats": seats }))
}

/// M62: an open pile of four cards under a 2 is worth 8, of five under a 3 it is worth 15.
#[test]
fn a_card_raises_an_open_pile() {
    let row = "red 0-left 0-right 1-left 2";
    let at = open(row, &["red-2", "red-3", "orange-0-left"]);
    assert_eq!(at.gain("lay red-3"), Some(7));
    assert_eq!(at.gain("lay red-2"), Some(2));
    // A pile of one 0 is worth nothing.
    assert_eq!(at.gain("lay orange-0-left on the left"), Some(0));
}

/// M73: nobody is told what their own closed pile is worth, nor that it has grown.
#[test]
fn a_closed_pile_tells_nothing() {
    let row = piles("red 0-left 0-right 1-left 2");
    let at = At::two(json!({ "seats": [{ "piles": row, "hand": ["red-2", "red-3"] }] }));
    assert_eq!(at.gain("lay red-3"), Some(0));
    assert_eq!(at.gain("lay red-2"), Some(0));
}

/// M64: a torii lies open on a closed pile: 10 points for the owner of the token, 3 for others.
#[test]
fn a_torii_fulfils_an_objective_that_lies_open() {
    let own = json!({ "piles": piles("red 0-left 1-left 2"), "hand": ["red-3"] });
    assert_eq!(with_torii_owned(0, &own).gain("lay red-3"), Some(10));
    assert_eq!(with_torii_owned(1, &own).gain("lay red-3"), Some(3));
}

/// M43, M64: a token costs three acorns and is worth ten points, if it can be seen that it is fulfilled.
#[test]
fn an_objective_is_paid_in_acorns() {
    let own = json!([{ "acorns": 5, "piles": piles("red 0-left") }]);
    let at = At::two(json!({ "seats": own }));
    assert_eq!(at.gain("activate most-acorns"), Some(10 - 3));
    // Zeros lie in closed piles: only the price is certain.
    assert_eq!(at.gain("activate most-zeros"), Some(-3));
    let at = At::two(json!({ "open_piles": true, "seats": own }));
    assert_eq!(at.gain("activate most-zeros"), Some(10 - 3));
}

/// M19: of two cards that are exchanged the second brings the acorn.
#[test]
fn an_exchange_brings_an_acorn() {
    let mut at = At::two(json!({ "seats": [{ "hand": ["red-3", "red-2"] }] }));
    assert_eq!(at.gain("exchange"), Some(0));
    at.moves("exchange");
    assert_eq!(at.gain("discard red-2"), Some(0));
    at.moves("discard red-2");
    assert_eq!(at.gain("discard red-3"), Some(1));
}

/// M39: the harvest comes with the end of the turn.
#[test]
fn a_harvest_is_told_where_it_comes() {
    let hand = ["red-0-right", "orange-0-left"];
    let mut at = At::two(json!({ "seats": [{ "hand": hand }] }));
    at.moves("lay red-0-right");
    assert_eq!(at.gain("lay orange-0-left on the right"), Some(0));
    at.moves("lay orange-0-left on the right");
    assert_eq!(at.gain("end turn"), Some(2));
}

/// M28: what is turned over by chance brings nothing certain, whatever it costs.
#[test]
fn luck_is_not_certain() {
    let at = At::two(json!({ "seats": [{ "acorns": 1 }] }));
    assert_eq!(at.gain("reveal"), None);
    assert_eq!(at.gain("use B"), Some(-1));
}
