//! Rules that our own boards and tiles never need, tried with other component data: V32, V41, V42, V49,
//! V50, V56, V58.

use serde_json::{Value, json};
use table::{Documents, GameBox, Speech};
use vivid_memories::VividMemories;

use crate::support::{
    At, OfVividMemories, changed, counts, data, hexes, in_turn, line, merge, together,
};

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
    use table::Game;
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

/// The game with this data, and what it warns of.
fn opened(data: &Value) -> (VividMemories, String) {
    let game = VividMemories::from_components(&data.to_string());
    let game = game.unwrap_or_else(|problems| panic!("{problems}"));
    let warnings = game.warnings().to_string();
    (game, warnings)
}

/// V3, V4, V5: what no booklet states is no reason to refuse an owner's data, and is pointed out.
#[test]
fn data_unlike_our_reconstruction_is_used_with_a_warning() {
    assert_eq!(opened(&data()).1, "", "our own data is as we say");
    for (pointer, value, warning) in [
        (
            "/moments/5/action/trade/gain",
            json!(["red", "red"]),
            "moments.M06: on our tiles the two gained differ",
        ),
        (
            "/moments/5/action/trade/gain",
            json!(["yellow", "red"]),
            "moments.M06: on our tiles the two gained differ",
        ),
        (
            "/boards/0/slots/S01",
            json!("yellow"),
            "boards.board-1: 4 of the slots are yellow; our boards have three",
        ),
        (
            "/boards/0/slots/S02",
            json!("blue"),
            "boards.board-1: a set holds blue more than once",
        ),
    ] {
        let mut data = data();
        *data.pointer_mut(pointer).expect("a place") = value;
        let (_, warnings) = opened(&data);
        assert!(warnings.contains(warning), "{pointer}: {warnings}");
    }
    let mut fewer = data();
    for list in ["slots", "sets"] {
        fewer[list].as_array_mut().expect("a list").truncate(1);
    }
    for board in fewer["boards"].as_array_mut().expect("boards") {
        board["slots"] = json!({ "S01": "red" });
    }
    assert!(
        opened(&fewer)
            .1
            .contains("slots: 1 slot; our boards have 15")
    );
}

/// Seat 1 acts alone with M06 of this data on the push space and these hexes; the bag has this.
fn trading(give: &str, gain: [&str; 2], board: &str, bag: &str) -> At {
    let mut data = data();
    data["moments"][5]["action"] = json!({ "trade": { "give": give, "gain": gain } });
    let seat = json!({ "hexes": hexes(board), "bank": { "push": { "tile": "M06" } } });
    let document = in_turn(seat, json!({ "bag": counts(bag) }));
    At::with_game(opened(&data).0, &document)
}

/// V41: a tile may gain two alike: both come where there is room, and with room for one there is
/// nothing to choose.
#[test]
fn two_alike_are_gained_like_any_two() {
    for (before, after, red) in [
        ("A1 yellow", "A1 red red", 23),
        ("A1 yellow blue", "A1 red red blue", 23),
        ("A1 yellow blue blue", "A1 red blue blue", 24),
    ] {
        let mut at = trading("yellow", ["red", "red"], before, "");
        at.moves("use push; hex A1");
        at.hexes_are(after);
        assert_eq!(
            (at.part("/seats/0/stage"), at.supply("red")),
            (json!("act"), red)
        );
        assert_eq!(at.part("/seats/0/bank/push/flipped"), true);
    }
}

/// V42: of two alike one is taken if the supply has one.
#[test]
fn of_two_alike_one_is_taken_if_the_supply_has_one() {
    let mut at = trading("yellow", ["red", "red"], "A1 yellow", "red 24");
    at.moves("use push; hex A1");
    at.hexes_are("A1 red");
    assert_eq!(at.supply("red"), 0);
}

/// V42: a tile may give back the colour that it takes; the fragment given up can't be the one gained.
#[test]
fn the_colour_given_up_may_be_gained() {
    let mut at = trading("yellow", ["yellow", "red"], "A1 yellow", "");
    at.moves("use push; hex A1");
    at.hexes_are("A1 red yellow");
    let mut at = trading("yellow", ["yellow", "red"], "A1 yellow", "yellow 24");
    at.moves("use push; hex A1");
    at.hexes_are("A1 red");
    assert_eq!(at.supply("yellow"), 1);
    let mut at = trading("yellow", ["yellow", "red"], "A1 yellow blue blue", "");
    at.moves("use push; hex A1");
    at.only("choose yellow; choose red");
}

/// V32: a tile that gains two alike wants two of them.
#[test]
fn two_alike_are_wanted_twice() {
    let in_order = |gain: [&str; 2], supply: i64| {
        let mut data = data();
        data["moments"][0]["action"] = json!({ "trade": { "give": "yellow", "gain": gain } });
        // Seat 1 takes the last fragment, from M01; each player's trade-two space wants one.
        let document = changed(json!({
            "line": line("M01 red"), "bag": { "red": 5, "blue": 5, "purple": 25 - supply },
        }));
        let mut at = At::with_game(opened(&data).0, &document);
        at.moves("take red from the left; hex C3; end turn");
        at.part("/in_order") == true
    };
    assert!(!in_order(["purple", "green"], 3) && in_order(["purple", "green"], 2));
    assert!(!in_order(["purple", "purple"], 4) && in_order(["purple", "purple"], 3));
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
            json!(["red"]),
            "moments.M06",
        ),
        ("/boards/0/slots/S01", json!("pink"), "boards.board-1"),
        ("/colours/0/fragments", json!(24), "colours[0]"),
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
