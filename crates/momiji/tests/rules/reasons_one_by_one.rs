//! Which of several reasons is told.

use laws::list;
use serde_json::json;

use crate::support::{At, OfMomiji, piles};

/// Seat 1 of two players, with these piles, these cards in hand and nine acorns.
fn at(row: &str, hand: &str) -> At {
    At::two(json!({ "seats": [{ "piles": piles(row), "hand": list(hand), "acorns": 9 }] }))
}

/// M34, M45: the numbers that a pile takes are told: one more than its top, or two with A.
#[test]
fn the_numbers_that_fit_are_told() {
    let plain = at("red 0-left 1-left", "red-3").why("lay red-3");
    assert!(plain.contains("takes a 1 or a number up to 2"), "{plain}");
    let mut with_a = At::holding("A", "red-3 red-2", "red 0-left");
    with_a.moves("use A");
    let skip = with_a.why("lay red-3");
    assert!(skip.contains("takes a 0 or a number up to 2"), "{skip}");
}

/// M37, M45: with A a pile may start with a one, which needs an end of the row.
#[test]
fn a_pile_that_starts_with_a_one_needs_its_end() {
    let mut at = At::holding("A", "brown-1-left red-2", "red 0-left");
    at.moves("use A");
    at.refuses("lay brown-1-left", "M37", "momiji-no-which-end");
}

/// M33, M34, M54: a card that fits nowhere is refused for its number while its type could still come.
#[test]
fn a_card_is_refused_for_its_number_first() {
    let hand = "red-0-right green-1-left orange-0-left brown-3 red-3";
    let mut two = at("red 0-left, green 0-left", hand);
    two.moves("lay red-0-right; lay green-1-left");
    two.refuses("lay brown-3 on the left", "M34", "momiji-no-start");
    let mut one = at("red 0-left, green 0-left", hand);
    one.moves("lay red-0-right");
    one.refuses("lay red-3", "M34", "momiji-no-number");
    let mut with_j = At::holding(
        "J",
        "red-0-right red-0-both green-0-left brown-3 red-3",
        "red 0-left",
    );
    with_j.moves("use J; lay red-0-right");
    with_j.refuses("lay red-3", "M34", "momiji-no-number");
    with_j.refuses("lay brown-3 on the left", "M34", "momiji-no-start");
    with_j.moves("lay red-0-both");
    with_j.refuses("lay red-3", "M34", "momiji-no-number");
}

/// M27: after a reveal a column without cards is still no column to take.
#[test]
fn an_empty_column_is_none_after_a_reveal() {
    let deck = ["brown-3", "brown-3"];
    let own = json!({ "acorns": 1 });
    let mut at = At::deck(
        &deck,
        json!({ "garden": { "brown": ["brown-2"] }, "seats": [own] }),
    );
    at.moves("reveal");
    at.refuses("take red", "M27", "momiji-no-empty-column");
}

/// M43, M52: H activates what is there.
#[test]
fn landscape_h_activates_what_is_there() {
    let own =
        json!({ "acorns": 9, "landscapes": ["H", "F used", "L used"], "hand": ["red-0-left"] });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves("lay red-0-left; use H");
    at.refuses("activate most-red", "M43", "momiji-no-such-objective");
}

/// M84, M90: with the exact price in stock it is the need that is missing.
#[test]
fn a_token_that_can_be_paid_lacks_its_need() {
    let breeze = At::solo("cold-breeze", json!({ "seats": [{ "acorns": 3 }] }));
    breeze.refuses("activate longest-pile", "M90", "momiji-no-need");
    let poor = At::solo("cold-breeze", json!({ "seats": [{ "acorns": 2 }] }));
    poor.refuses("activate longest-pile", "M90", "momiji-no-acorns");
}
