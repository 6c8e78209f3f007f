//! Positions in the middle of a placement, an exchange or a sliding: how many cards and types there can be.

use laws::list;
use serde_json::{Value, json};

use crate::support::{merge, pile, piles, problems, solo};

const NOWHERE: &str = "turn.stage: the rest of the position does not lead to this stage";

/// Seat 1 has this used landscape, one card that starts a pile, and four cards on each of two piles and one on a third;
/// it has laid this many cards of these types.
fn laid(letter: &str, rule: &str, main: &str, count: i64, types: &str) -> String {
    let row = "red 0-left 0-left 0-right 1-left, green 0-left 0-left 0-right 1-left, orange 0-left";
    let lay = json!({ "rule": rule, "count": count, "types": list(types), "skipped": false });
    // A one and a two of green: a number that A could skip is there as well.
    let own = json!({
        "landscapes": [format!("{letter} used"), "F", "G"], "piles": piles(row),
        "hand": list("brown-0-left brown-1-left brown-2 red-1-right green-1-right orange-2"),
    });
    let used = rule != "plain";
    problems(json!({
        "turn": { "landscape": used, "main": main, "stage": { "lay": lay } }, "seats": [own],
    }))
}

/// Each is a number of cards, their types, and whether it can be.
fn can_be(letter: &str, rule: &str, main: &str, cases: &[(i64, &str, bool)]) {
    for &(count, types, can) in cases {
        let told = laid(letter, rule, main, count, types);
        let expected = if can { "" } else { NOWHERE };
        assert_eq!(told, expected, "{rule}: {count} of {types}");
    }
}

/// M33, M105: a Play is under way with as many cards as types.
#[test]
fn a_play_has_as_many_cards_as_types() {
    let cases = [
        (0, "", false),
        (1, "red", true),
        (2, "red green", true),
        (1, "red green", false),
        (2, "red green orange", false),
        (3, "red green", false),
        (3, "red", false),
    ];
    can_be("B", "plain", "open", &cases);
    can_be("B", "plain", "collect", &[(1, "red", false)]);
}

/// M45, M105: with A a Play has its shape, and may have laid nothing yet.
#[test]
fn a_play_with_a_has_as_many_cards_as_types() {
    let cases = [
        (0, "", true),
        (1, "red", true),
        (1, "red green", false),
        (2, "red green orange", false),
        (3, "red", false),
    ];
    can_be("A", "skip", "open", &cases);
}

/// M49, M105: E lays two cards of different types after a Collect: one of them is laid at the most.
#[test]
fn e_is_under_way_with_one_card() {
    let cases = [
        (0, "", true),
        (1, "red", true),
        (2, "red green", false),
        (0, "red", false),
        (1, "", false),
    ];
    can_be("E", "two", "collect", &cases);
    can_be("E", "two", "open", &[(1, "red", false)]);
}

/// M54, M105: J lays four cards on two piles: up to three of them are laid, on as many piles at the most.
#[test]
fn j_is_under_way_with_three_cards() {
    let cases = [
        (0, "", true),
        (1, "red", true),
        (2, "red", true),
        (3, "red green", true),
        (1, "", false),
        (1, "red green", false),
        (4, "red green", false),
        (3, "red green orange", false),
    ];
    can_be("J", "four", "open", &cases);
}

/// M45, M105: a Play without A has skipped nothing, though an earlier one did.
#[test]
fn a_plain_play_skips_nothing() {
    let playing = |skipped: bool| {
        let lay = json!({ "rule": "plain", "count": 1, "types": ["red"], "skipped": skipped });
        let own = json!({
            "landscapes": ["A used", "F", "G"], "piles": piles("red 0-left 2, green 0-left"),
            "hand": ["green-1-left"],
        });
        problems(json!({ "turn": { "stage": { "lay": lay } }, "seats": [own] }))
    };
    assert_eq!(playing(false), "");
    assert_eq!(playing(true), NOWHERE);
}

/// M19, M105: an exchange has a card to discard still, and before a Collect there is something to collect.
#[test]
fn an_exchange_is_under_way_with_its_cards() {
    let changes = |left: i64, collecting: bool, main: &str| {
        let exchange = json!({ "left": left, "collecting": collecting });
        json!({
            "turn": { "exchanged": true, "main": main, "stage": { "exchange": exchange } },
            "seats": [{ "hand": ["red-2", "red-3"] }],
        })
    };
    for (left, collecting, main, expected) in [
        (2, false, "open", ""),
        (1, true, "open", ""),
        (2, false, "collect", ""),
        (0, false, "open", NOWHERE),
        (2, true, "collect", NOWHERE),
    ] {
        assert_eq!(
            problems(changes(left, collecting, main)),
            expected,
            "{left}, {collecting}, {main}"
        );
    }
    let mut alone = changes(2, true, "open");
    alone["seats"][0]["hand"] = json!(["green-2", "green-3"]);
    assert_eq!(told_alone(alone), NOWHERE);
}

/// What is told of Cold Breeze, changed like this.
fn told_alone(changes: Value) -> String {
    laws::problems_of::<momiji::Momiji>(&solo("cold-breeze", changes))
}

/// M25, M81, M105: cards are discarded by who has more than eight, and a Play alone is paid by who has one.
#[test]
fn discarding_needs_the_cards() {
    let eight = "red-0-left red-0-left red-0-right red-0-right red-0-both red-1-left red-2 red-3";
    let limit = json!({ "main": "collect", "stage": "hand-limit" });
    let own = |hand: &str| json!({ "turn": limit, "seats": [{ "hand": list(hand) }] });
    assert_eq!(problems(own(eight)), NOWHERE);
    assert_eq!(problems(own(&format!("{eight} green-3"))), "");
    let toll = |hand: &str| {
        let own = json!({ "piles": piles("green 0-left"), "hand": list(hand) });
        let mut changes = json!({ "turn": { "main": "play-one", "stage": "toll" } });
        merge(&mut changes, json!({ "seats": [own] }));
        told_alone(changes)
    };
    assert_eq!(toll("purple-2"), "");
    assert_eq!(toll(""), NOWHERE);
}

/// M57, M105: M slides under two piles at the most.
#[test]
fn m_is_under_way_with_one_pile_served() {
    let sliding = |done: &[&str]| {
        let row = ["red", "green", "brown"].map(|leaf| {
            let mut there = pile(&format!("{leaf} 0-left"));
            let served = done.contains(&leaf);
            there["slid"] = if served {
                json!(["orange-2"])
            } else {
                json!([])
            };
            there
        });
        let own = json!({ "landscapes": ["M used", "F", "G"], "piles": row, "hand": ["red-3"] });
        let stage = json!({ "slide-under": { "done": done } });
        let turn = json!({ "landscape": true, "main": "play-one", "stage": stage });
        problems(json!({ "turn": turn, "seats": [own] }))
    };
    assert_eq!(sliding(&["red"]), "");
    assert_eq!(sliding(&["red", "green"]), NOWHERE);
}
