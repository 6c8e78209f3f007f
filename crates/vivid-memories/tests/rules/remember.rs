//! Turns of Remember: V17, V22 to V24, V30, V31.

use serde_json::{Value, json};

use crate::support::{At, HEXES, OfVividMemories, changed, hexes, line};

/// Four players, seat 3 has the start marker and takes from this line.
fn four(words: &str) -> Value {
    changed(json!({
        "players": 4, "bag": {}, "start": 3, "line": line(words),
        "seats": [
            { "stage": "waiting" }, {},
            { "board": "board-3", "aspiration": "green", "stage": "take" },
            { "board": "board-4", "aspiration": "purple" },
        ],
    }))
}

/// V17: turns go clockwise from the holder of the start marker, round and round.
#[test]
fn turns_go_clockwise_from_the_start_marker() {
    let mut at = At::position(&four("M01 red red red red red, M02 red red red"));
    for turn in 0..6 {
        let seat = [3, 4, 1, 2, 3, 4][turn];
        assert_eq!((at.actors(), at.part("/turn")), (vec![seat], json!(seat)));
        let hex = ["A1", "A1", "A1", "A1", "A2", "A2"][turn];
        at.moves(&format!("take red from the left; hex {hex}; end turn"));
    }
    assert_eq!(at.part("/start"), 3);
}

/// V22: all fragments taken go into one hex, which was empty.
#[test]
fn everything_taken_goes_into_one_empty_hex() {
    let own = json!({ "hexes": hexes("A1 red, B2 green green green") });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves("take red blue yellow from the left");
    let empty = HEXES.into_iter().filter(|hex| !["A1", "B2"].contains(hex));
    let empty: Vec<String> = empty.map(|hex| format!("hex {hex}")).collect();
    at.only(&empty.join("; "));
    at.moves("hex C3");
    at.hexes_are("A1 red, B2 green green green, C3 red yellow blue");
}

/// V22: the last empty hex will do.
#[test]
fn the_last_empty_hex_can_be_filled() {
    let taken: Vec<String> = HEXES[1..].iter().map(|hex| format!("{hex} red")).collect();
    let own = json!({ "hexes": hexes(&taken.join(", ")) });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves("take red from the left");
    at.only("hex A1");
    at.moves("hex A1; end turn");
    assert_eq!(at.hex(1, "A1"), "red");
}

/// V23: every tile that the take emptied is claimed and waits above the board, no other.
#[test]
fn emptied_tiles_are_claimed() {
    let mut at = At::line("M04 red, M09 blue, M02 green yellow");
    at.moves("take red blue green from the left; hex C3; end turn");
    assert_eq!(at.part("/seats/0/claimed"), json!(["M04", "M09"]));
    assert_eq!(at.part("/seats/0/bank"), json!({}));
    assert_eq!(at.part("/line"), line("M02 yellow"));
    at.moves("take yellow from the left; hex C3; end turn");
    assert_eq!(at.part("/phase"), "reflect");
    assert_eq!(at.part("/seats/1/claimed"), json!(["M02"]));
}

/// V23: a tile that keeps a fragment is nobody's.
#[test]
fn a_tile_that_is_not_empty_stays() {
    let mut at = At::line("M04 red red blue");
    at.moves("take red red from the left; hex C3; end turn");
    assert_eq!(at.part("/seats/0/claimed"), json!([]));
    assert_eq!(at.part("/line"), line("M04 blue"));
}

/// V24: a rewire follows a take of exactly one, not of two or three.
#[test]
fn only_a_single_fragment_brings_a_rewire() {
    for (take, rewire) in [
        ("red", true),
        ("red red", false),
        ("red blue yellow", false),
    ] {
        let mut at = At::two(json!({}));
        at.moves(&format!("take {take} from the left; hex C3"));
        assert_eq!(at.offers("rewire C3"), rewire, "{take}");
        assert!(at.offers("end turn"));
        assert_eq!(at.legal().len() > 1, rewire);
    }
}

/// V24: one fragment from two tiles is still one take of one: the rewire depends on the number.
#[test]
fn a_single_that_empties_a_tile_brings_a_rewire() {
    let mut at = At::line("M04 red, M05 blue");
    at.moves("take red from the left; hex C3");
    assert!(at.offers("rewire C3"));
}

/// V24: the hex just filled may be chosen, and any other where something can move.
#[test]
fn the_hex_just_filled_may_be_rewired() {
    let mut at = At::two(json!({ "seats": [{ "hexes": hexes("A1 green") }] }));
    at.moves("take red from the left; hex C3");
    // A1 and C3 can give; their neighbours can receive.
    at.only(
        "rewire A1; rewire A2; rewire B1; rewire B2; rewire B3; rewire C2; rewire C3; rewire C4; \
         rewire D2; rewire D3; end turn",
    );
    at.moves("rewire C3; red out to B2");
    at.hexes_are("A1 green, B2 red");
}

/// V24, V31: there is one rewire, then nothing but the end of the turn.
#[test]
fn there_is_one_rewire_in_a_turn() {
    let mut at = At::two(json!({ "seats": [{ "hexes": hexes("A1 green blue") }] }));
    at.moves("take red from the left; hex C3; rewire A1; green out to A2; done");
    at.only("end turn");
    at.moves("end turn");
    assert_eq!(at.actors(), [2]);
}

/// V24, V31: the rewire is optional, and the turn ends when its player says so.
#[test]
fn the_rewire_may_be_left_out() {
    let mut at = At::two(json!({}));
    at.moves("take red from the left; hex C3");
    assert_eq!(at.actors(), [1]);
    at.moves("end turn");
    assert_eq!(at.actors(), [2]);
    at.hexes_are("C3 red");
}

/// V31: a turn without a rewire waits for its end, too.
#[test]
fn a_turn_waits_for_its_end() {
    let mut at = At::two(json!({}));
    at.moves("take red blue yellow from the left; hex C3");
    assert_eq!(at.actors(), [1]);
    at.only("end turn");
}

/// V30: Remember ends when the turn that took the last fragment is complete: its rewire is in it.
#[test]
fn the_last_turn_is_played_to_its_end() {
    let mut at = At::line("M04 red");
    at.moves("take red from the left; hex C3");
    assert_eq!(at.part("/phase"), "remember");
    assert_eq!(at.part("/start"), 1);
    at.moves("rewire C3; red out to C4");
    assert_eq!(at.part("/phase"), "remember");
    at.moves("end turn");
    assert_eq!(at.part("/phase"), "reflect");
    assert_eq!(at.hex(1, "C4"), "red");
}

/// V30: the start marker goes to the next player clockwise after whoever had the last turn.
#[test]
fn the_start_marker_goes_on_from_the_last_turn() {
    let turn = "take red from the left; hex A1; end turn";
    for (turns, start) in [(1, 4), (2, 1), (3, 2), (4, 3)] {
        let reds = vec!["red"; turns].join(" ");
        let mut at = At::position(&four(&format!("M01 {reds}")));
        for _ in 0..turns {
            assert_eq!(at.part("/start"), 3);
            at.moves(turn);
        }
        assert_eq!(at.part("/start"), start, "{turns} turns");
        assert_eq!(at.part("/opener"), 3);
    }
}

/// V30, V17: the holder of the start marker may keep it, and begins the next round.
#[test]
fn the_next_round_begins_at_the_start_marker() {
    let mut at = At::line("M04 red red");
    let turn = "take red from the left; hex C3; end turn";
    at.moves(turn).moves(turn);
    assert_eq!(at.part("/start"), 1);
    at.by(1, "done").by(2, "lay M04 on push; done");
    assert_eq!((at.part("/round"), at.actors()), (json!(2), vec![1]));
    let mut at = At::line("M04 red");
    at.moves(turn);
    assert_eq!(at.part("/start"), 2);
    at.by(1, "lay M04 on push; done").by(2, "done");
    assert_eq!((at.part("/round"), at.actors()), (json!(2), vec![2]));
    assert_eq!(at.part("/opener"), 2);
}
