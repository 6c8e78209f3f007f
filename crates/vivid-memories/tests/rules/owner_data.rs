//! Rules that our own boards and tiles never need, tried with other component data: V16, V49, V50,
//! V56, V58.

use serde_json::{Value, json};
use vivid_memories::VividMemories;

use crate::support::{At, data, hexes, merge, together};

/// Both players are done, seat 1 had this, in a game with this data.
fn rewarded(data: &Value, round: i64, seat: Value) -> At {
    let game = VividMemories::from_components(&data.to_string())
        .unwrap_or_else(|problems| panic!("{problems}"));
    let mut document = together(seat);
    document["round"] = json!(round);
    let mut at = At::with_game(game, &document);
    at.by(1, "done").by(2, "done");
    at
}

/// V50: identical tiles each score in full.
#[test]
fn identical_tiles_score_each() {
    let mut data = data();
    data["moments"][1]["condition"] = json!(["yellow", "red"]);
    let bank = json!({
        "push": { "tile": "M01", "flipped": true }, "swap": { "tile": "M02", "flipped": true },
    });
    let own = json!({ "hexes": hexes("A1 red yellow, C3 red yellow"), "bank": bank });
    let at = rewarded(&data, 1, own);
    assert_eq!(at.score()[0], 16);
    assert_eq!(at.part("/seats/0/precious"), json!(["M01", "M02"]));
}

/// V49: a condition is a multiset: it may repeat a colour.
#[test]
fn a_condition_may_repeat_a_colour() {
    let mut data = data();
    data["moments"][0]["condition"] = json!(["red", "red"]);
    data["moments"][10]["condition"] = json!(["red", "yellow", "red"]);
    let bank = json!({
        "push": { "tile": "M01", "flipped": true }, "swap": { "tile": "M11", "flipped": true },
    });
    let board = "A1 red red, B1 red, B4 red yellow, C3 red red red, D1 red red yellow, E1 red yellow yellow";
    let at = rewarded(&data, 1, json!({ "hexes": hexes(board), "bank": bank }));
    assert_eq!(at.score()[0], 4 + 6);
}

/// V58: a precious moment that shows the colour twice counts once.
#[test]
fn a_tile_that_shows_a_colour_twice_counts_once() {
    let mut data = data();
    data["moments"][0]["condition"] = json!(["red", "red"]);
    let at = rewarded(
        &data,
        3,
        json!({ "aspiration": "red", "precious": ["M01"] }),
    );
    assert_eq!(at.score()[3], 5);
}

/// A board on which S12, S13 and S14, all at E1, are green; S08 and S15 make up for it.
fn crowded() -> Value {
    let mut data = data();
    let slots = &mut data["boards"][0]["slots"];
    // Green was S08, S13, S15; S12 was purple, S14 yellow.
    merge(
        slots,
        json!({ "S12": "green", "S14": "green", "S08": "yellow", "S15": "purple" }),
    );
    data
}

/// V56: with too few fragments as many slots as possible are filled, the player choosing which.
#[test]
fn one_fragment_fills_one_of_three_slots() {
    let mut at = rewarded(&crowded(), 1, json!({ "hexes": hexes("E1 green") }));
    assert_eq!(at.score()[1], 3, "one hex, three empty slots");
    at.only("fill S12 from E1; fill S13 from E1; fill S14 from E1");
    at.moves("fill S14 from E1");
    assert_eq!(
        (at.part("/seats/0/filled"), at.part("/round")),
        (json!(["S14"]), json!(2))
    );
    at.hexes_are("");
}

/// V56: a choice that would fill fewer slots than possible is not offered.
#[test]
fn as_many_slots_as_possible_are_filled() {
    // S12 can have E2's, so E1's is for S13 or S14; D1 is not green.
    let mut at = rewarded(
        &crowded(),
        1,
        json!({ "hexes": hexes("E1 green, E2 green") }),
    );
    assert_eq!(at.score()[1], 6);
    while at.part("/phase") == "reward" {
        assert!(!at.offers("fill S12 from E1"));
        let step = at.legal().remove(0);
        at.moves(&step);
    }
    let filled = at.part("/seats/0/filled");
    assert_eq!(filled.as_array().map(Vec::len), Some(2), "{filled}");
    assert_eq!(filled[0], "S12");
    at.hexes_are("");
    // With D1 as well all three can be filled, and must be.
    let mut at = rewarded(
        &crowded(),
        1,
        json!({ "hexes": hexes("D1 green, E1 green, E2 green") }),
    );
    while at.part("/phase") == "reward" {
        let step = at.legal().remove(0);
        at.moves(&step);
    }
    assert_eq!(at.part("/seats/0/filled"), json!(["S12", "S13", "S14"]));
}

/// V56, V62: wherever the choosing stands, the position can be written down and read back.
#[test]
fn positions_with_too_few_fragments_are_read_back() {
    use table::{Game, Text};
    let mut left = vec![rewarded(
        &crowded(),
        1,
        json!({ "hexes": hexes("E1 green, E2 green") }),
    )];
    let mut met = 0;
    while let Some(at) = left.pop() {
        if at.part("/phase") != "reward" {
            continue;
        }
        met += 1;
        let again = at.game.read_position(&at.document());
        let again = again.unwrap_or_else(|problems| panic!("{problems}\n{}", at.part("/seats/0")));
        assert!(again == at.state);
        for id in at.game.legal(&at.state, at.seat()).iter() {
            let step = at.game.move_text(id).expect("a move");
            let mut next = At::with_game(at.game.clone(), &at.document());
            next.moves(&step);
            left.insert(0, next);
        }
    }
    assert!(met > 1);
}

/// V3, V5: component files that break a printed fact are refused with its place.
#[test]
fn wrong_component_files_are_refused() {
    for (pointer, value, what) in [
        ("/sets/1/points", json!(17), "sets.K2"),
        ("/moments/0/points", json!(6), "moments.M01"),
        ("/moments/0/condition", json!(["red"]), "moments.M01"),
        (
            "/moments/5/action/trade/gain",
            json!(["red", "red"]),
            "moments.M06",
        ),
        (
            "/moments/5/action/trade/gain",
            json!(["yellow", "red"]),
            "moments.M06",
        ),
        ("/boards/0/slots/S01", json!("yellow"), "boards.board-1"),
        ("/slots/0/touches", json!(["C3"]), "slots.S01"),
        ("/hexes/0/neighbours", json!(["A2", "B1"]), "hexes.A1"),
        ("/hex_room", json!(4), "hex_room"),
    ] {
        let mut data = data();
        *data.pointer_mut(pointer).expect("a place") = value;
        let problems = VividMemories::from_components(&data.to_string()).err();
        let problems = problems.expect(pointer).to_string();
        assert!(problems.contains(what), "{pointer}: {problems}");
    }
}
