//! Tiles on the bank, and what may be used: V34 to V39.

use laws::list;
use serde_json::{Value, json};

use crate::support::{At, OfVividMemories, hexes};

/// Seat 1 has claimed these tiles and has this bank.
fn laying(claimed: &str, bank: &Value) -> At {
    At::together(json!({ "claimed": list(claimed), "bank": bank, "stage": "lay-tiles" }))
}

fn flipped(tile: &str) -> Value {
    json!({ "tile": tile, "flipped": true })
}

/// V34: claimed tiles go onto free spaces before any action; the player chooses which goes where.
#[test]
fn claimed_tiles_are_laid_before_any_action() {
    let mut at = laying("M01 M06", &json!({ "swap": flipped("M05") }));
    at.only(
        "lay M01 on trade-two; lay M01 on speculate; lay M01 on push; \
         lay M06 on trade-two; lay M06 on speculate; lay M06 on push",
    );
    at.moves("lay M06 on push");
    at.only("lay M01 on trade-two; lay M01 on speculate");
    at.moves("lay M01 on speculate");
    assert_eq!(
        at.part("/seats/0/bank"),
        json!({ "push": { "tile": "M06" }, "speculate": { "tile": "M01" }, "swap": flipped("M05") })
    );
    assert_eq!(at.part("/seats/0/claimed"), json!([]));
    assert!(at.offers("done"));
}

/// V34: whoever claimed nothing acts at once.
#[test]
fn without_claimed_tiles_there_is_nothing_to_lay() {
    let mut at = At::line("M01 red");
    at.moves("take red from the left; hex C3; end turn");
    assert_eq!(at.part("/seats/0/stage"), "lay-tiles");
    assert_eq!(at.part("/seats/1/stage"), "act");
}

/// V34, V35: with more tiles than spaces the player chooses which are laid; the others leave the
/// game and are no precious moments.
#[test]
fn tiles_without_a_space_leave_the_game() {
    let bank = json!({ "swap": flipped("M05"), "push": flipped("M04") });
    let mut at = laying("M01 M06 M07", &bank);
    at.moves("lay M06 on trade-two");
    at.only("lay M01 on speculate; lay M07 on speculate");
    at.moves("lay M07 on speculate");
    assert_eq!(at.part("/seats/0/claimed"), json!([]));
    assert_eq!(at.part("/seats/0/precious"), json!([]));
    assert!(at.offers("done"));
    assert!(!at.document().to_string().contains("M01"), "M01 is nowhere");
}

/// V35: with a full bank every claimed tile leaves the game.
#[test]
fn a_full_bank_takes_no_tile() {
    let bank = json!({
        "trade-two": flipped("M05"), "speculate": flipped("M04"), "push": { "tile": "M03" },
        "swap": flipped("M02"),
    });
    let mut at = At::two(json!({
        "line": crate::support::line("M01 red"), "seats": [{ "bank": bank }],
    }));
    at.moves("take red from the left; hex C3; end turn");
    assert_eq!(at.part("/seats/0/stage"), "act");
    assert_eq!(at.part("/seats/0/bank"), bank);
    assert!(!at.document().to_string().contains("M01"));
    at.only("use push; done");
}

/// V34: as many as possible are laid: there is no keeping of a tile for later.
#[test]
fn no_tile_is_kept_back() {
    let mut at = laying("M01 M06", &json!({}));
    at.moves("lay M01 on push");
    assert!(!at.offers("done") && !at.offers("use push"));
    assert_eq!(at.legal().len(), 3);
}

/// V36: a placed tile is not offered again; it covers the action of its space.
#[test]
fn a_placed_tile_stays_and_covers_its_space() {
    let board = hexes("A1 red blue");
    let mut at = At::together(json!({ "claimed": ["M01"], "stage": "lay-tiles", "hexes": board }));
    at.moves("lay M01 on push");
    at.only("use trade-two; use speculate; use push; done");
    at.moves("use push");
    // M01 adds a purple one: not a push.
    assert!(at.offers("hex E3") && !at.offers("hex A1"));
    at.moves("hex E3");
    assert_eq!(at.hex(1, "E3"), "purple");
    assert!(
        !at.offers("use push"),
        "neither the tile again nor the space under it"
    );
}

/// V37: each space once, in any order, and none must be used.
#[test]
fn each_action_is_used_once() {
    let mut at = At::acting("A1 red blue, B1 green", &json!({}));
    at.moves("use swap; hex A1; choose red; green in from B1");
    assert!(!at.offers("use swap") && at.offers("use push") && at.offers("use trade-two"));
    at.moves("use push; hex B1; red out to C1");
    at.only("use trade-two; use speculate; done");
    at.moves("use trade-two; hex A1; choose blue; choose green; choose yellow");
    at.only("use speculate; done");
    at.moves("use speculate; hex E3");
    at.only("done");
    let mut at = At::acting("A1 red blue, B1 green", &json!({}));
    at.moves("done");
    at.hexes_are("A1 red blue, B1 green");
}

/// V37: after one action every other is judged by what is there now.
#[test]
fn actions_depend_on_each_other() {
    let mut at = At::acting("A1 red", &json!({ "swap": { "tile": "M05" } }));
    assert!(!at.offers("use trade-two"));
    at.moves("use swap; hex A2; use push; hex A2; blue out to A1");
    assert!(at.offers("use trade-two"));
}

/// V38: using a tile flips it; it stays on its space.
#[test]
fn a_used_tile_is_flipped() {
    let mut at = At::acting("A1 red", &json!({ "swap": { "tile": "M05" } }));
    at.moves("use swap; hex C3");
    assert_eq!(at.part("/seats/0/bank"), json!({ "swap": flipped("M05") }));
    assert!(!at.offers("use swap"));
}

/// V38: an unused tile keeps its space and its action in later rounds; a flipped one that has not
/// scored keeps its space and gives nothing; a space that was used is free again.
#[test]
fn what_tiles_and_spaces_do_in_the_next_round() {
    let bank = json!({ "swap": { "tile": "M05" }, "trade-two": flipped("M12") });
    let mut at = At::acting("A1 red", &bank);
    at.moves("use push; hex A1; red out to A2")
        .by(1, "done")
        .by(2, "done");
    assert_eq!(
        (at.part("/round"), at.part("/seats/0/bank")),
        (json!(2), bank)
    );
    let line = crate::support::line("M20 green");
    let mut document = at.document();
    document["line"] = line;
    document
        .as_object_mut()
        .expect("a position")
        .remove("supply");
    document
        .as_object_mut()
        .expect("a position")
        .remove("stack");
    let mut at = At::position(&document);
    at.moves("take green from the left; hex E3; end turn")
        .by(1, "lay M20 on speculate");
    // M05 adds blue, M20 needs a yellow one, push is free; trade-two is covered by a flipped tile.
    at.only("use push; use swap; done");
}

/// V39: no action brings a rewire.
#[test]
fn actions_bring_no_rewire() {
    let mut at = At::acting("A1 red", &json!({ "swap": { "tile": "M05" } }));
    for step in [
        "use push",
        "hex A1",
        "red out to A2",
        "use speculate",
        "hex E3",
        "use swap",
        "hex C3",
    ] {
        at.moves(step);
        assert!(at.legal().iter().all(|text| !text.starts_with("rewire")));
    }
    at.only("done");
}
