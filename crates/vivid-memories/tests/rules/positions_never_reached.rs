//! Positions that contradict themselves, although every part of them is possible, are refused.

use serde_json::{Value, json};

use crate::support::{
    changed, hexes, in_turn, line, merge, packed, problems_of, refused, together,
};

fn with(mut document: Value, changes: Value) -> Value {
    merge(&mut document, changes);
    document
}

/// V14: the line has no more than players + 2 tiles.
#[test]
fn a_line_has_no_more_tiles_than_prepare_lays() {
    let five = "M01 red, M02 red, M03 red, M04 red, M05 red";
    refused(&changed(json!({ "line": line(five) })), &["line"]);
}

/// V15: no tile holds more than Prepare lays on it: four with two players.
#[test]
fn a_tile_holds_no_more_than_prepare_lays() {
    let four = changed(json!({ "line": line("M01 red red red red") }));
    assert_eq!(problems_of(&four), "");
    refused(
        &changed(json!({ "line": line("M01 red red red red red") })),
        &["line"],
    );
}

/// V22: after a take its fragments lie in a hex.
#[test]
fn after_a_take_its_fragments_are_there() {
    let after = |rewire: bool, board: &str| {
        let stage = json!({ "after-take": { "rewire": rewire } });
        changed(json!({ "seats": [{ "stage": stage, "hexes": hexes(board) }] }))
    };
    for (rewire, board) in [
        (true, "A1 red"),
        (false, "A1 red red"),
        (false, "A1 red blue green"),
    ] {
        assert_eq!(problems_of(&after(rewire, board)), "");
    }
    for rewire in [false, true] {
        refused(&after(rewire, ""), &["seat 1.stage"]);
    }
    let end = changed(json!({ "seats": [{ "stage": "end-turn" }] }));
    refused(&end, &["seat 1.stage"]);
}

/// V27: a forced rewire needs a line: without one Remember would be over.
#[test]
fn a_forced_rewire_needs_a_line() {
    let own = json!({
        "hexes": packed("A1 red, A2 blue green"),
        "stage": { "rewire": { "centre": "A1", "way": null, "forced": true } },
    });
    let right = changed(json!({ "bag": {}, "seats": [own] }));
    assert_eq!(problems_of(&right), "");
    refused(&with(right, json!({ "line": [] })), &["seat 1.stage"]);
}

/// V34: tiles are laid before any action, so no space is used by then.
#[test]
fn nothing_is_used_while_tiles_are_laid() {
    let own =
        |bank: Value| together(json!({ "stage": "lay-tiles", "claimed": ["M01"], "bank": bank }));
    assert_eq!(problems_of(&own(json!({}))), "");
    refused(&own(json!({ "push": { "used": true } })), &["seat 1"]);
}

/// V32, V34: in turn order whoever is done has laid the claimed tiles, and whoever comes later has
/// used nothing.
#[test]
fn in_turn_order_some_are_done_and_some_have_not_begun() {
    let document = with(
        in_turn(json!({}), json!({ "turn": 2 })),
        json!({ "seats": [{ "stage": "waiting", "claimed": ["M01"] }, { "stage": "act" }] }),
    );
    // With the start marker at seat 2, seat 1 comes later and keeps its tile for now.
    assert_eq!(
        problems_of(&with(document.clone(), json!({ "start": 2 }))),
        ""
    );
    refused(&document, &["seat 1"]);
    let used = json!({ "seats": [{}, { "bank": { "push": { "used": true } } }] });
    refused(&in_turn(json!({}), used), &["seat 2"]);
}

/// V33, V59: a table of turn order fills in turn order.
#[test]
fn a_table_of_turn_order_fills_in_turn_order() {
    let own = json!({
        "stage": { "fill": { "S15": ["C1", "D1"] } }, "hexes": hexes("C1 green, D1 green"),
        "filled": ["S13"],
    });
    let document = with(
        together(own),
        json!({ "phase": "reward", "seats": [{}, { "stage": "waiting" }] }),
    );
    assert_eq!(problems_of(&document), "");
    refused(
        &with(document, json!({ "always_in_order": true })),
        &["turn order"],
    );
}

/// V13, V37: when the game is over no round is under way: nothing is used, no order is kept.
#[test]
fn nothing_is_under_way_when_the_game_is_over() {
    let over = with(
        changed(json!({ "round": 3, "phase": "over", "line": [] })),
        json!({ "seats": [{ "stage": "waiting" }] }),
    );
    assert_eq!(problems_of(&over), "");
    refused(
        &with(over.clone(), json!({ "in_order": true })),
        &["in_order"],
    );
    let used = json!({ "seats": [{ "bank": { "push": { "used": true } } }] });
    refused(&with(over, used), &["seat 1"]);
}
