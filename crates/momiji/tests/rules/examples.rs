//! The worked examples of docs/rules/momiji.en.md: M39, M62 to M64.

use serde_json::json;

use crate::support::{At, OfMomiji, pile};

/// M62, M63, M64: the two players of the page have the points that it says.
#[test]
fn the_worked_score_is_right() {
    let mut green = pile("green 0-left 1-left");
    green["slid"] = json!(["brown-3"]);
    let at = At::two(json!({
        "objectives": ["longest-pile", "most-acorns"],
        "torii": 2,
        "seats": [
            {
                "piles": [pile("red 0-left 0-right 1-left 2 3"), green, pile("orange 0-left")],
                "acorns": 4, "landscapes": ["A", "B", "M used"], "objectives": ["most-torii"],
            },
            { "piles": [pile("brown 0-left 1-left 2 3")], "acorns": 2, "objectives": ["fewest-cards"] },
        ],
    }));
    assert_eq!((at.points(1), at.points(2)), (32, 27));
}

/// M39, M40: the row of the page brings four acorns with a Play of two types, and none with one.
#[test]
fn the_worked_harvest_is_right() {
    let acorns = |brown: &str, hand: &[&str], moves: &[&str]| {
        let seat = json!({ "piles": [pile("green 0-both"), pile(brown)], "hand": hand });
        let mut at = At::two(json!({ "seats": [seat] }));
        at.play(moves).play(&["end turn"]).part("/seats/0/acorns")
    };
    let red = "lay red-0-right on the left";
    let two = ["red-0-right", "brown-1-left"];
    assert_eq!(acorns("brown 0-left", &two, &[red, "lay brown-1-left"]), 4);
    assert_eq!(acorns("brown 0-left 1-left", &two[..1], &[red]), 0);
}
