//! Moments, core memories and the order of scoring: V48 to V52, V57.

use laws::list;
use serde_json::{Value, json};
use table::Documents;

use crate::support::{At, OfVividMemories, hexes, merge, together};

/// Seat 1 has these hexes, and these tiles flipped on its bank, from the first space on.
fn flipped(board: &str, tiles: &str) -> Value {
    let spaces = ["trade-two", "speculate", "push", "swap"].into_iter();
    let bank = spaces.zip(tiles.split_whitespace());
    let bank = bank.map(|(space, tile)| {
        let there = json!({ "tile": tile, "flipped": true });
        (space.to_owned(), there)
    });
    json!({ "hexes": hexes(board), "bank": Value::Object(bank.collect()) })
}

fn moment_points(board: &str, tiles: &str) -> i64 {
    At::rewarded(flipped(board, tiles)).score()[0]
}

/// V49: the booklet's example: one hex has exactly the two, another one a third besides: 4 points.
#[test]
fn exactly_the_two_of_a_condition_score_4() {
    // M01 wants red and yellow.
    assert_eq!(moment_points("A1 red yellow, C3 red yellow blue", "M01"), 4);
}

/// V49: the booklet's example: two hexes have exactly the three: 12 points.
#[test]
fn exactly_the_three_of_a_condition_score_6_each() {
    // M11 wants red, yellow and blue.
    assert_eq!(
        moment_points(
            "A1 red yellow blue, C3 blue red yellow, E1 red yellow",
            "M11"
        ),
        12
    );
}

/// V49: fewer, more or repeated fragments are not the condition.
#[test]
fn nothing_but_the_exact_fragments_scores() {
    for board in [
        "A1 red",
        "A1 yellow",
        "A1 red red yellow",
        "A1 red yellow yellow",
        "A1 red red",
        "A1 red blue",
        "",
    ] {
        assert_eq!(moment_points(board, "M01"), 0, "{board}");
    }
    for board in [
        "A1 red yellow",
        "A1 red yellow yellow",
        "A1 red yellow green",
    ] {
        assert_eq!(moment_points(board, "M11"), 0, "{board}");
    }
}

/// V49: tiles on their action side do not score.
#[test]
fn a_tile_that_was_not_used_does_not_score() {
    let bank = json!({ "push": { "tile": "M01" } });
    let at = At::rewarded(json!({ "hexes": hexes("A1 red yellow"), "bank": bank }));
    assert_eq!(at.score(), [0; 4]);
    assert_eq!(at.part("/seats/0/bank"), bank);
    assert_eq!(at.part("/seats/0/precious"), json!([]));
}

/// V49: a tile used in this very Reflect scores, one flipped in an earlier round too.
#[test]
fn flipped_tiles_of_all_rounds_score() {
    let bank = json!({ "push": { "tile": "M01" }, "swap": { "tile": "M06", "flipped": true } });
    let mut at = At::acting("A1 red yellow, B1 blue red", &bank);
    at.by(1, "use push; hex E3; done").by(2, "done");
    assert_eq!(at.score()[0], 8);
    assert_eq!(at.part("/seats/0/precious"), json!(["M01", "M06"]));
}

/// V50: a tile scores for every hex that fits, and every tile for itself.
#[test]
fn several_hexes_and_several_tiles_score() {
    let board = "A1 red yellow, A3 yellow red, E1 red yellow, C3 yellow blue, E3 red yellow blue";
    assert_eq!(moment_points(board, "M01 M02 M11 M05"), 12 + 4 + 6);
}

/// V51: a tile that can score must: it leaves its space and is a precious moment.
#[test]
fn a_tile_that_scores_becomes_a_precious_moment() {
    let at = At::rewarded(flipped("A1 red yellow", "M01 M02"));
    assert_eq!(at.score()[0], 4);
    assert_eq!(at.part("/seats/0/precious"), json!(["M01"]));
    // M02 can't score and keeps its space.
    assert_eq!(
        at.part("/seats/0/bank"),
        json!({ "speculate": { "tile": "M02", "flipped": true } })
    );
}

/// V51: the space of a precious moment is free in the next round, and its own action is back.
#[test]
fn the_space_of_a_precious_moment_is_free_again() {
    let at = At::rewarded(flipped("A1 red yellow", "M01"));
    let mut document = together(json!({ "hexes": at.part("/seats/0/hexes") }));
    merge(
        &mut document,
        json!({ "round": 2, "seats": [{ "bank": at.part("/seats/0/bank"), "precious": ["M01"] }] }),
    );
    let at = At::position(&document);
    assert!(at.offers("use trade-two"));
}

/// V52: moments are judged before any thread is filled.
#[test]
fn moments_come_before_filling() {
    // M05 wants green and red; the green one of E1 goes to S13 afterwards.
    let at = At::rewarded(flipped("D1 green, E1 green red", "M05"));
    assert_eq!(at.score()[..2], [4, 4]);
    at.hexes_are("E1 red");
    // And what the filling leaves behind does not score.
    let at = At::rewarded(flipped("D1 green, E1 green green red", "M05"));
    assert_eq!(at.score()[..2], [0, 4]);
    at.hexes_are("E1 red green");
}

fn core_points(filled: &str) -> i64 {
    At::rewarded(json!({ "filled": list(filled) })).score()[2]
}

/// V57: complete sets of one, two and three slots score 1, 4 and 18, whatever their colours.
#[test]
fn complete_sets_score_1_4_and_18() {
    for single in ["S01", "S05", "S13"] {
        assert_eq!(core_points(single), 1, "{single}");
    }
    for pair in ["S06 S07", "S11 S12", "S14 S15"] {
        assert_eq!(core_points(pair), 4, "{pair}");
    }
    for three in ["S02 S03 S04", "S08 S09 S10"] {
        assert_eq!(core_points(three), 18, "{three}");
    }
    assert_eq!(core_points("S01 S05 S13 S06 S07 S02 S03 S04"), 3 + 4 + 18);
}

/// V57: an incomplete set scores nothing.
#[test]
fn incomplete_sets_score_nothing() {
    assert_eq!(core_points("S02 S04 S06 S08 S09 S11 S14"), 0);
    assert_eq!(core_points("S02 S03 S08 S10"), 0);
    assert_eq!(core_points(""), 0);
}

/// V57: the sets are looked at after the filling: a thread that completes them scores them now.
#[test]
fn sets_score_after_the_filling() {
    let own = json!({ "hexes": hexes("D1 green, E1 green"), "filled": ["S14"] });
    let at = At::rewarded(own);
    // S13 alone is a set; S15 completes S14 and S15.
    assert_eq!(at.score(), [0, 4, 5, 0]);
}

/// V57: and also after fillings that the player chose.
#[test]
fn sets_score_after_chosen_fillings() {
    let own = json!({ "hexes": hexes("C1 green, D1 green, E1 green"), "filled": ["S14"] });
    let mut at = At::rewarded(own);
    assert_eq!(at.score(), [0, 6, 0, 0]);
    at.moves("fill S15 from C1");
    assert_eq!(at.score(), [0, 6, 5, 0]);
}

/// V57: every round again.
#[test]
fn sets_score_every_round_again() {
    let points = json!({ "moments": 3, "threads": 7, "cores": 5, "aspiration": 0 });
    let own = json!({ "filled": ["S13", "S14", "S15"], "score": points });
    let at = At::rewarded(own);
    assert_eq!(at.score(), [3, 7, 10, 0]);
}

/// V48: moments, threads, core memories, and in the last round aspirations.
#[test]
fn points_are_counted_in_their_order() {
    let mut own = flipped("D1 green, E1 green red", "M05");
    merge(&mut own, json!({ "aspiration": "green" }));
    let mut document = together(own);
    document["round"] = json!(3);
    let mut at = At::position(&document);
    at.by(1, "done").by(2, "done");
    let kinds = at.events.iter().map(|event| at.game.event_document(event));
    let kinds = kinds.filter(|event| event["seat"] == 1);
    let kinds: Vec<String> = kinds
        .map(|event| event["event"].as_str().expect("a word").to_owned())
        .collect();
    assert_eq!(
        kinds,
        [
            "done",
            "moment",
            "thread",
            "filled",
            "filled",
            "cores",
            "aspiration"
        ]
    );
    // Two green ones in core slots and M05, which shows green.
    assert_eq!(at.score(), [4, 4, 1, 4 + 5]);
}

/// V48, V13: without anything to count the round just ends.
#[test]
fn an_empty_board_scores_nothing() {
    let at = At::rewarded(json!({}));
    assert_eq!((at.score(), at.score_of(2)), ([0; 4], [0; 4]));
    assert_eq!(
        (at.part("/round"), at.part("/phase")),
        (json!(2), json!("remember"))
    );
}
