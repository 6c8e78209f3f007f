//! Why a move is not legal: each reason, and the rule that it names.

use laws::list;
use serde_json::{Value, json};

use crate::support::{At, HEXES, OfVividMemories, changed, counts, hexes, line, packed};

/// Seat 1 acts alone with these hexes and this tile on its push space; the bag has this.
fn tile(name: &str, board: &str, bag: &str) -> At {
    let seat = json!({ "hexes": hexes(board), "bank": { "push": { "tile": name } } });
    At::in_turn(seat, json!({ "bag": counts(bag) }))
}

/// Seat 1 has taken one fragment and rewires around a hex.
fn rewiring(board: &str, centre: &str) -> At {
    let own = json!({ "hexes": hexes(board), "stage": { "after-take": { "rewire": true } } });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves(&format!("rewire {centre}"));
    at
}

/// A red fragment in every hex.
fn all_red() -> String {
    HEXES.map(|hex| format!("{hex} red")).join(", ")
}

/// V22: what is said, in the words that people read.
#[test]
fn a_reason_says_what_is_wrong_and_names_its_rule() {
    let own = json!({ "hexes": hexes("A1 red") });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves("take red from the left");
    assert_eq!(at.why("hex A1"), "A1 is not empty. (rule V22)");
}

/// V17, V32, V37, V59, V60: whoever is not at turn, or done, and everybody after the end.
#[test]
fn nobody_plays_out_of_turn_or_after_the_end() {
    let remember = At::two(json!({}));
    remember.refuses_seat(2, "take red from the left", "V17", "refusal-not-your-turn");
    let in_turn = At::in_turn(json!({}), json!({}));
    in_turn.refuses_seat(2, "done", "V32", "refusal-not-your-turn");
    let mut together = At::together(json!({}));
    together.by(1, "done");
    together.refuses_seat(1, "use push", "V37", "vivid-memories-no-done");
    let own = json!({ "hexes": hexes("C1 green, D1 green, E1 green"), "filled": ["S14"] });
    let filling = At::rewarded(own);
    filling.refuses_seat(2, "done", "V59", "vivid-memories-no-done");
    let mut last = At::two(json!({
        "phase": "reflect", "round": 3, "line": [],
        "seats": [{ "stage": "act" }, { "stage": "act" }],
    }));
    last.by(1, "done").by(2, "done");
    last.refuses_seat(1, "done", "V60", "refusal-over");
}

/// V18-V22: a take comes from an end of the line, once, into an empty hex.
#[test]
fn a_take_comes_from_an_end() {
    let mut at = At::two(json!({ "seats": [{ "hexes": hexes("A1 blue") }] }));
    at.refuses(
        "take green from the left",
        "V19",
        "vivid-memories-no-out-of-reach",
    );
    at.refuses("end turn", "V21", "vivid-memories-no-must-take");
    at.refuses("hex B1", "V18", "vivid-memories-no-now");
    at.refuses("rewire A1", "V24", "vivid-memories-no-take-first");
    at.moves("take red from the left");
    at.refuses("take red from the left", "V18", "vivid-memories-no-taken");
    at.refuses("hex A1", "V22", "vivid-memories-no-not-empty");
    at.refuses("end turn", "V22", "vivid-memories-no-now");
    let one = At::line("M01 red blue");
    one.refuses(
        "take red from the right",
        "V20",
        "vivid-memories-no-one-take",
    );
}

/// V13, V34, V37, V39, V55: each thing has its phase.
#[test]
fn everything_has_its_phase() {
    let remember = At::two(json!({}));
    remember.refuses("use push", "V37", "vivid-memories-no-reflect-later");
    remember.refuses("lay M01 on push", "V34", "vivid-memories-no-lay-when");
    remember.refuses("fill S01 from B1", "V55", "vivid-memories-no-fill-later");
    let reflect = At::together(json!({}));
    reflect.refuses(
        "take red from the left",
        "V13",
        "vivid-memories-no-line-later",
    );
    reflect.refuses("rewire A1", "V39", "vivid-memories-no-rewire");
    reflect.refuses("end turn", "V37", "vivid-memories-no-now");
}

/// V24: one rewire, after a take of one fragment.
#[test]
fn a_rewire_follows_a_take_of_one() {
    let mut three = At::two(json!({}));
    three.moves("take red blue yellow from the left; hex C3");
    three.refuses("rewire C3", "V24", "vivid-memories-no-rewire-one");
    let mut one = At::two(json!({}));
    one.moves("take red from the left; hex A1");
    one.refuses("rewire E3", "V26", "vivid-memories-no-nothing-moves");
    one.moves("rewire A1; red out to A2");
    one.refuses("rewire A2", "V24", "vivid-memories-no-rewired");
    one.refuses("done", "V31", "vivid-memories-no-now");
}

/// V25, V26: fragments go one way, between neighbours, into hexes with room.
#[test]
fn a_rewire_goes_one_way_between_neighbours() {
    let board = "A1 blue green, A2 yellow red, B1 red red red";
    let mut out = rewiring(board, "A1");
    out.refuses("done", "V26", "vivid-memories-no-move-first");
    out.refuses("rewire A2", "V25", "vivid-memories-no-now");
    out.refuses("blue out to C3", "V25", "vivid-memories-no-far");
    out.refuses("purple out to A2", "V25", "vivid-memories-no-not-in-hex");
    out.refuses("blue out to B1", "V26", "vivid-memories-no-full");
    out.refuses("red in from C1", "V25", "vivid-memories-no-far");
    out.refuses("green in from A2", "V25", "vivid-memories-no-not-in-hex");
    out.moves("blue out to A2");
    out.refuses("yellow in from A2", "V25", "vivid-memories-no-way-out");
    let mut inwards = rewiring("A1 blue, A2 yellow green", "A1");
    inwards.moves("yellow in from A2");
    inwards.refuses("blue out to B1", "V25", "vivid-memories-no-way-in");
    let full = rewiring(board, "B1");
    full.refuses("blue in from A1", "V26", "vivid-memories-no-full");
}

/// V27: without an empty hex a rewire has to make one.
#[test]
fn without_an_empty_hex_one_is_made() {
    let mut at = At::position(&changed(json!({
        "bag": {}, "line": line("M01 red blue"),
        "seats": [{ "hexes": packed("A1 red, A2 blue green"), "stage": "must-rewire" }],
    })));
    at.refuses(
        "take red from the left",
        "V27",
        "vivid-memories-no-empty-hex",
    );
    at.refuses("rewire E3", "V27", "vivid-memories-no-none-emptied");
    at.refuses("end turn", "V27", "vivid-memories-no-now");
    at.moves("rewire A1; blue in from A2");
    at.refuses("done", "V27", "vivid-memories-no-leaves-none");
}

/// V34, V36: claimed tiles go onto free spaces.
#[test]
fn tiles_go_onto_free_spaces() {
    let bank = json!({ "swap": { "tile": "M05", "flipped": true } });
    let claimed = list("M01 M06");
    let at = At::together(json!({ "claimed": claimed, "bank": bank, "stage": "lay-tiles" }));
    at.refuses("lay M02 on push", "V34", "vivid-memories-no-not-claimed");
    at.refuses("lay M01 on swap", "V36", "vivid-memories-no-covered");
    at.refuses("use push", "V34", "vivid-memories-no-now");
}

/// V37, V38, V43-V46: a space is used once a round, where it can do something.
#[test]
fn a_space_has_to_do_something() {
    let bank: Value = json!({
        "push": { "tile": "M05", "flipped": true }, "trade-two": { "used": true },
    });
    let used = At::acting("A1 red", &bank);
    used.refuses("use push", "V38", "vivid-memories-no-flipped");
    used.refuses("use trade-two", "V37", "vivid-memories-no-used");
    let bare = At::in_turn(json!({}), json!({ "bag": {} }));
    bare.refuses("use trade-two", "V43", "vivid-memories-no-trade-two");
    bare.refuses("use push", "V45", "vivid-memories-no-push");
    bare.refuses("use swap", "V46", "vivid-memories-no-swap");
    bare.refuses("use speculate", "V44", "vivid-memories-no-bag");
    let full = At::in_turn(json!({ "hexes": hexes(&all_red()) }), json!({}));
    full.refuses("use speculate", "V44", "vivid-memories-no-hex-left");
}

/// V40, V41, V42: a tile needs what it takes.
#[test]
fn a_tile_has_to_do_something() {
    let refuses = |at: At, rule: &str, message: &str| {
        at.refuses("use push", rule, message);
    };
    let short = "vivid-memories-no-supply";
    refuses(tile("M01", "A1 red", "purple 25"), "V40", short);
    refuses(
        tile("M01", &all_red(), ""),
        "V40",
        "vivid-memories-no-hex-left",
    );
    let none = tile("M06", "A1 red blue purple", "");
    refuses(none, "V41", "vivid-memories-no-none-to-give");
    refuses(tile("M06", "A1 yellow", "red 25, purple 25"), "V42", short);
}

/// V40, V41, V44: where the fragment of a tile or of the bag goes.
#[test]
fn actions_have_their_hexes() {
    let mut add = tile("M01", "A1 red", "");
    add.moves("use push");
    add.refuses("hex A1", "V40", "vivid-memories-no-not-empty");
    let mut trade = tile("M06", "A1 yellow yellow green, C1 red", "");
    trade.moves("use push");
    trade.refuses("hex C1", "V41", "vivid-memories-no-not-in-hex");
    trade.refuses("done", "V41", "vivid-memories-no-now");
    trade.moves("hex A1");
    trade.refuses("choose blue", "V41", "vivid-memories-no-not-gained");
    let mut speculate = At::acting("A1 red", &json!({}));
    speculate.scripted("use speculate", &[0]);
    speculate.refuses("hex A1", "V44", "vivid-memories-no-not-empty");
}

/// V43: two fragments of one hex for one that the supply has.
#[test]
fn two_are_traded_for_one() {
    let seat = json!({ "hexes": hexes("A1 red blue, B1 red") });
    let mut at = At::in_turn(seat, json!({ "bag": counts("green 25") }));
    at.moves("use trade-two");
    at.refuses("hex B1", "V43", "vivid-memories-no-two-needed");
    at.moves("hex A1");
    at.refuses("choose green", "V43", "vivid-memories-no-not-in-hex");
    at.moves("choose red; choose blue");
    at.refuses("choose green", "V43", "vivid-memories-no-supply");
}

/// V45: a fragment is pushed to a neighbour with room.
#[test]
fn a_push_needs_room_near() {
    let board = "A1 red, A2 red red red, B1 blue blue blue, B2 green green green";
    let mut at = At::acting(board, &json!({}));
    at.moves("use push");
    at.refuses("hex C3", "V45", "vivid-memories-no-empty");
    at.refuses("hex A1", "V45", "vivid-memories-no-room-near");
    at.moves("hex A2");
    at.refuses("red out to B2", "V45", "vivid-memories-no-full");
    at.refuses("red out to E1", "V45", "vivid-memories-no-far");
    at.refuses("blue out to A3", "V45", "vivid-memories-no-not-in-hex");
}

/// V46: two colours of neighbours are swapped.
#[test]
fn a_swap_needs_two_colours() {
    let mut at = At::acting("A1 red blue, A2 red, E3 red", &json!({}));
    at.moves("use swap");
    at.refuses("hex C3", "V46", "vivid-memories-no-empty");
    at.refuses("hex E3", "V46", "vivid-memories-no-swap-near");
    at.moves("hex A1");
    at.refuses("choose green", "V46", "vivid-memories-no-not-in-hex");
    at.refuses("choose red", "V46", "vivid-memories-no-same");
    at.moves("choose blue");
    at.refuses("red in from E3", "V46", "vivid-memories-no-far");
    at.refuses("green in from A2", "V46", "vivid-memories-no-not-in-hex");
    let mut same = At::acting("A1 red, A2 red blue", &json!({}));
    same.moves("use swap; hex A1; choose red");
    same.refuses("red in from A2", "V46", "vivid-memories-no-same");
}

/// V53, V55: a slot is filled by a thread that joins it.
#[test]
fn a_slot_is_filled_by_its_thread() {
    let board = hexes("C1 green, D1 green, E1 green, A3 red");
    let at = At::rewarded(json!({ "hexes": board, "filled": ["S14"] }));
    at.refuses("fill S14 from D1", "V55", "vivid-memories-no-filled");
    at.refuses("fill S01 from C1", "V55", "vivid-memories-no-not-in-hex");
    at.refuses("fill S06 from A3", "V53", "vivid-memories-no-not-joined");
    at.refuses("done", "V55", "vivid-memories-no-now");
}

/// V19, V32, V59: what is out of reach from the right is no take of both ends, and in turn order others wait.
#[test]
fn the_right_end_and_the_order_have_their_reasons() {
    let at = At::two(json!({}));
    at.refuses(
        "take yellow from the right",
        "V19",
        "vivid-memories-no-out-of-reach",
    );
    let in_turn = At::in_turn(json!({}), json!({}));
    in_turn.refuses_seat(2, "done", "V32", "refusal-not-your-turn");
    let filling = json!({ "stage": "act", "hexes": hexes("C1 green, D1 green, E1 green") });
    let mut reward = At::in_turn(filling, json!({}));
    reward.by(1, "done").by(2, "done");
    reward.refuses_seat(2, "fill S15 from C1", "V59", "refusal-not-your-turn");
}
