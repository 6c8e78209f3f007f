//! Positions in the middle of a turn or at the end: those that play can't lead to are refused.

use laws::list;
use momiji::Momiji;
use serde_json::{Value, json};
use table::Documents;

use crate::support::{discard_the_rest, merge, piles, problems, solo, with_deck};

/// Seat 1 has this used landscape, this hand and these piles, and stands in this turn.
fn stage(letter: &str, hand: &str, row: &str, turn: &str) -> Value {
    let landscapes = [&format!("{letter} used"), "F", "G"];
    let own = json!({ "landscapes": landscapes, "hand": list(hand), "piles": piles(row) });
    let turn: Value = serde_json::from_str(turn).expect("a turn");
    let mut changes = json!({ "turn": { "landscape": true }, "seats": [own] });
    merge(&mut changes, json!({ "turn": turn }));
    changes
}

fn leads_nowhere(cases: &[(&str, &str, &str, &str)]) {
    for (letter, hand, row, turn) in cases {
        let text = problems(stage(letter, hand, row, turn));
        let what = "turn.stage: the rest of the position does not lead to this stage";
        assert!(
            text.contains(what),
            "{letter}, {hand}, {row}, {turn}: {text}"
        );
    }
}

/// M105: the stage of a landscape that was not used, or after another main action than it needs, is
/// an error.
#[test]
fn a_stage_without_its_landscape_is_refused() {
    let (two, red) = ("red 0-left, green 0-left", "red 0-left");
    leads_nowhere(&[
        (
            "A",
            "",
            "",
            r#"{ "stage": { "columns": { "room": 4, "taken": false } } }"#,
        ),
        ("A", "", "", r#"{ "stage": { "tops": { "taken": [] } } }"#),
        (
            "A",
            "",
            "",
            r#"{ "stage": { "keep": { "drawn": ["red-3", "red-2", "red-2", "green-2"] } } }"#,
        ),
        (
            "D",
            "red-2",
            red,
            r#"{ "stage": { "lay": { "rule": "skip", "count": 0, "types": [], "skipped": false } } }"#,
        ),
        (
            "A",
            "red-0-left",
            "",
            r#"{ "stage": { "lay": { "rule": "four", "count": 0, "types": [], "skipped": false } } }"#,
        ),
        (
            "E",
            "red-0-left",
            "",
            r#"{ "stage": { "lay": { "rule": "two", "count": 0, "types": [], "skipped": false } } }"#,
        ),
        (
            "A",
            "",
            two,
            r#"{ "stage": { "arrange": { "place": 0 } } }"#,
        ),
        ("A", "", "", r#"{ "stage": "take-top" }"#),
        ("A", "", "", r#"{ "stage": "retrieve" }"#),
        (
            "H",
            "",
            "",
            r#"{ "stage": "activate-or-swap", "main": "collect" }"#,
        ),
        (
            "I",
            "",
            "",
            r#"{ "stage": "take-column", "main": "collect" }"#,
        ),
        ("A", "red-2", "", r#"{ "stage": "discard-for-acorns" }"#),
        (
            "M",
            "red-2",
            red,
            r#"{ "stage": { "slide-under": { "done": [] } }, "main": "collect" }"#,
        ),
        (
            "A",
            "",
            red,
            r#"{ "stage": { "place": { "card": "green-0-left", "left": 0, "laid": [] } } }"#,
        ),
    ]);
}

/// M105: a stage in which the game does not wait, though its landscape was used, is an error.
#[test]
fn a_stage_that_is_over_or_never_comes_is_refused() {
    let red = "red 0-left";
    leads_nowhere(&[
        (
            "K",
            "",
            "",
            r#"{ "stage": { "tops": { "taken": ["red", "orange", "green"] } } }"#,
        ),
        (
            "A",
            "red-1-left",
            red,
            r#"{ "stage": { "lay": { "rule": "skip", "count": 0, "types": [], "skipped": false } } }"#,
        ),
        (
            "C",
            "",
            red,
            r#"{ "stage": { "arrange": { "place": 0 } } }"#,
        ),
        ("L", "", "", r#"{ "stage": "discard-for-acorns" }"#),
        (
            "M",
            "",
            red,
            r#"{ "stage": { "slide-under": { "done": [] } }, "main": "play-one" }"#,
        ),
        (
            "N",
            "",
            red,
            r#"{ "stage": { "place": { "card": "green-1-left", "left": 0, "laid": [] } } }"#,
        ),
        (
            "N",
            "",
            "",
            r#"{ "stage": { "place": { "card": "green-0-left", "left": 0, "laid": [] } } }"#,
        ),
        (
            "H",
            "",
            red,
            r#"{ "stage": { "swap-for": { "old": "most-torii" } }, "main": "play-one" }"#,
        ),
        (
            "B",
            "",
            "",
            r#"{ "stage": { "columns": { "room": 1, "taken": false } } }"#,
        ),
        (
            "B",
            "",
            "",
            r#"{ "stage": { "columns": { "room": 4, "taken": true } } }"#,
        ),
    ]);
}

/// M105: a stage that needs no landscape is an error where the game does not wait in it.
#[test]
fn a_plain_stage_that_can_not_be_is_refused() {
    leads_nowhere(&[
        (
            "A",
            "red-0-left",
            "",
            r#"{ "stage": { "lay": { "rule": "plain", "count": 0, "types": [], "skipped": false } } }"#,
        ),
        (
            "A",
            "orange-0-left",
            "red 0-left 1-left",
            r#"{ "stage": { "lay": { "rule": "plain", "count": 2, "types": ["red"], "skipped": false } } }"#,
        ),
        (
            "A",
            "red-0-left",
            "red 0-left",
            r#"{ "stage": "toll", "main": "play-one" }"#,
        ),
        (
            "A",
            "red-0-left red-2",
            "",
            r#"{ "stage": { "exchange": { "left": 2 } } }"#,
        ),
        (
            "A",
            "red-0-left",
            "",
            r#"{ "stage": { "exchange": { "left": 2 } }, "exchanged": true }"#,
        ),
        (
            "A",
            "red-0-left red-2",
            "",
            r#"{ "stage": "hand-limit", "main": "collect" }"#,
        ),
        ("A", "", "", r#"{ "stage": "collect", "main": "collect" }"#),
    ]);
    let reveal = problems_solo(json!({ "turn": { "stage": "collect" } }));
    assert!(reveal.contains("turn.stage"), "{reveal}");
}

/// M105: numbers and names in a stage must be possible, too.
#[test]
fn a_stage_with_wrong_contents_is_refused() {
    let columns = r#"{ "stage": { "columns": { "room": 5, "taken": false } } }"#;
    assert!(problems(stage("B", "", "", columns)).contains("turn.stage.room: 5"));
    let drawn = r#"{ "stage": { "keep": { "drawn": ["red-3", "red-2", "red-2"] } } }"#;
    assert!(problems(stage("D", "", "", drawn)).contains("turn.stage.drawn: 3 cards"));
    let tops = r#"{ "stage": { "tops": { "taken": ["blue"] } } }"#;
    assert!(problems(stage("K", "", "", tops)).contains("turn.stage.taken: \"blue\""));
    let nap = problems(json!({ "turn": { "stage": "nap" } }));
    assert!(nap.contains("turn.stage") && nap.contains("nap"));
    let none_used = problems(json!({ "turn": { "landscape": true } }));
    assert!(none_used.contains("turn.landscape: no landscape of this player is used"));
}

/// M105: a main action that left no trace is an error.
#[test]
fn a_main_action_without_trace_is_refused() {
    for main in ["play-one", "play-many"] {
        let text = problems(json!({ "turn": { "main": main } }));
        assert!(
            text.contains("turn.main: cards were laid, but there is no pile"),
            "{text}"
        );
    }
    let text = problems(json!({ "turn": { "main": "activate" } }));
    assert!(
        text.contains("turn.main: an objective was activated"),
        "{text}"
    );
}

/// M105, M33, M40: a Play of several types needs two piles and counts for the harvest; without a
/// placement of several types there is none.
#[test]
fn a_harvest_that_can_not_be_is_refused() {
    let turn = |main: &str, harvest: bool, row: &str| {
        problems(
            json!({ "turn": { "main": main, "harvest": harvest }, "seats": [{ "piles": piles(row) }] }),
        )
    };
    assert_eq!(turn("play-many", true, "red 0-left, green 0-left"), "");
    assert_ne!(
        turn("play-many", true, "red 0-left"),
        "",
        "two types on one pile"
    );
    assert_ne!(
        turn("play-many", false, "red 0-left, green 0-left"),
        "",
        "no harvest for two types"
    );
    assert_ne!(
        turn("open", true, "red 0-left, green 0-left"),
        "",
        "a harvest for nothing"
    );
}

/// M105: a placement can't have laid more cards than its piles have, nor skipped what is there.
#[test]
fn a_placement_that_can_not_be_is_refused() {
    let three = r#"{ "stage": { "lay": { "rule": "four", "count": 3, "types": ["red"], "skipped": false } } }"#;
    let three = problems(stage("J", "green-0-left", "red 0-left", three));
    assert!(three.contains("turn.stage"), "three cards on a pile of one");
    let skip = r#"{ "stage": { "lay": { "rule": "skip", "count": 1, "types": ["red"], "skipped": true } } }"#;
    let skip = problems(stage("A", "red-1-left", "red 0-left", skip));
    assert!(skip.contains("turn.stage"), "a skip that is nowhere");
}

const NINE: &str = "red-0-left red-0-left red-0-right red-0-right red-0-both red-1-left red-1-right red-1-both red-1-both";

/// M105, M25: outside their own turn nobody holds more than eight cards.
#[test]
fn nine_cards_outside_the_own_turn_are_refused() {
    let text = problems(json!({ "seats": [{}, { "hand": list(NINE) }] }));
    assert!(text.contains("seat 2.hand: 9 cards"), "{text}");
    let collected = json!({ "turn": { "main": "collect" }, "seats": [{ "hand": list(NINE) }] });
    assert_eq!(problems(collected), "");
}

/// M105, M25: at the beginning of a turn, before anything is done, and after the end of the game
/// nobody holds more than eight cards.
#[test]
fn nine_cards_at_the_beginning_of_a_turn_are_refused() {
    let begin = problems(json!({ "seats": [{ "hand": list(NINE) }] }));
    assert!(begin.contains("seat 1.hand"), "{begin}");
    let over = json!({ "turn": { "main": "collect", "stage": "over" }, "seats": [{ "hand": list(NINE) }] });
    let over = Momiji::standard().read_position(&with_deck(&[], over));
    assert!(over.is_err(), "nine cards in hand after the end");
}

/// M105, M60: the end is triggered exactly when the deck or the torii are used up, and it takes as
/// many turns as there are players at the most.
#[test]
fn an_end_that_can_not_be_is_refused() {
    for ending in [json!("triggered"), json!({ "turns": 2 })] {
        let text = problems(json!({ "ending": ending }));
        assert!(
            text.contains("ending: the end can't be triggered"),
            "{text}"
        );
    }
    let empty = |ending: Value| {
        let document = with_deck(&[], json!({ "ending": ending }));
        let read = Momiji::standard().read_position(&document);
        read.err()
            .map(|problems| problems.to_string())
            .unwrap_or_default()
    };
    assert_eq!(empty(json!({ "turns": 2 })), "");
    assert!(empty(json!("open")).contains("ending: the deck or the torii are used up"));
    assert!(empty(json!({ "turns": 3 })).contains("ending: 3 turns left"));
    assert!(empty(json!({ "turns": 0 })).contains("ending: the game is over exactly"));
    let over = problems(json!({ "turn": { "main": "collect", "stage": "over" } }));
    assert!(over.contains("ending"), "{over}");
}

/// M105, M87: in a scenario an empty deck triggers nothing, but an empty garden says that a reveal
/// fell short: such a position can't be open, or it would never end.
#[test]
fn a_scenario_without_garden_and_deck_is_ending() {
    let bare = |ending: Value| {
        let mut document = solo("equinox", json!({ "garden": {}, "ending": ending }));
        document["deck"] = json!([]);
        discard_the_rest(&mut document);
        Momiji::standard().read_position(&document)
    };
    assert!(bare(json!({ "turns": 1 })).is_ok());
    assert!(bare(json!("open")).is_err());
    let triggered = problems_solo(json!({ "ending": "triggered" }));
    assert!(
        triggered.contains("ending: the end can't be triggered while the deck has cards"),
        "{triggered}"
    );
}

fn problems_solo(changes: Value) -> String {
    let read = Momiji::standard().read_position(&solo("equinox", changes));
    read.err()
        .map(|problems| problems.to_string())
        .unwrap_or_default()
}
