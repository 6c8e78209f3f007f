//! Collect and the garden: M27 to M32.

use serde_json::{Value, json};

use crate::support::{At, OfMomiji, pile};

/// Three columns, the red one full.
fn full_red() -> Value {
    let six = [
        "red-0-left",
        "red-0-left",
        "red-0-right",
        "red-0-both",
        "red-1-left",
        "red-2",
    ];
    json!({ "red": six, "green": ["green-2"] })
}

/// M27: a whole column goes to the hand, the others stay.
#[test]
fn a_collect_takes_one_whole_column() {
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2", "brown-0-left", "brown-2"], "red": ["red-3"] },
        "seats": [{ "hand": ["green-3"] }],
    }));
    at.play(&["take brown"]);
    let hand = json!(["green-3", "brown-0-left", "brown-2", "brown-2"]);
    assert_eq!(at.part("/seats/0/hand"), hand);
    assert_eq!(at.part("/garden"), json!({ "red": ["red-3"] }));
    assert_eq!(at.part("/turn/main"), "collect");
}

/// M27: a type without a column can't be taken, nor a part of a column.
#[test]
fn only_whole_columns_that_are_there_are_offered() {
    let at = At::two(json!({ "garden": { "brown": ["brown-2", "brown-3"], "red": ["red-3"] } }));
    assert_eq!(at.legal(), ["take red", "take brown"]);
}

/// M28: one acorn, four more cards, then the taking.
#[test]
fn a_reveal_costs_an_acorn_and_brings_four_cards() {
    let deck = ["red-0-left", "red-1-left", "green-3", "brown-3", "orange-2"];
    let mut at = At::deck(&deck, json!({ "seats": [{ "acorns": 2 }] }));
    // The two red ones, the green and the brown one.
    at.play_scripted(&["reveal"], &[0, 0, 1, 1]);
    assert_eq!(at.part("/seats/0/acorns"), 1);
    let red = json!(["red-0-left", "red-1-left"]);
    let garden = json!({ "red": red, "green": ["green-3"], "brown": ["brown-2", "brown-3"] });
    assert_eq!(at.part("/garden"), garden);
    assert_eq!(at.part("/deck"), json!(["orange-2"]));
    at.play(&["take red"]);
    assert_eq!(at.part("/seats/0/hand"), red);
}

/// M28: once, and the Collect must then be done.
#[test]
fn after_a_reveal_the_collect_must_be_done() {
    let mut at = At::two(json!({
        "garden": { "red": ["red-2"], "orange": ["orange-2"], "green": ["green-2"], "brown": ["brown-2"] },
        "seats": [{ "acorns": 9, "hand": ["red-0-left"], "landscapes": ["A", "E", "C"] }],
    }));
    assert!(at.offers("activate most-zeros") && at.offers("lay red-0-left"));
    at.play(&["reveal"]);
    assert_eq!(
        at.legal(),
        ["take red", "take orange", "take green", "take brown"]
    );
}

/// M28: only before taking, and not beside another main action.
#[test]
fn a_reveal_comes_before_taking() {
    let seat = json!({ "acorns": 9, "hand": ["red-0-left", "red-0-right"] });
    for action in ["take brown", "activate most-zeros", "lay red-0-left"] {
        let mut at = At::two(json!({ "seats": [seat] }));
        assert!(at.offers("reveal"));
        at.play(&[action]);
        assert!(!at.offers("reveal"), "{action}");
    }
}

/// M28: without an acorn there is no reveal, without a card in the deck neither.
#[test]
fn a_reveal_needs_an_acorn_and_a_card_in_the_deck() {
    assert!(!At::two(json!({})).offers("reveal"));
    assert!(At::two(json!({ "seats": [{ "acorns": 1 }] })).offers("reveal"));
    assert!(!At::deck(&[], json!({ "seats": [{ "acorns": 1 }] })).offers("reveal"));
}

/// M28, M32: one card in the deck is enough; it alone is turned over.
#[test]
fn a_reveal_with_a_short_deck_shows_what_is_left() {
    let mut at = At::deck(&["red-3"], json!({ "seats": [{ "acorns": 1 }] }));
    let discard = at.state.discard().len();
    at.play(&["reveal"]);
    assert_eq!(
        at.part("/garden"),
        json!({ "red": ["red-3"], "brown": ["brown-2"] })
    );
    assert_eq!(at.part("/seats/0/acorns"), 0);
    assert_eq!(
        (at.state.deck().len(), at.state.discard().len()),
        (0, discard)
    );
}

/// M29: cards go on top of their column in the order in which they come.
#[test]
fn the_top_of_a_column_is_the_card_added_last() {
    let deck = ["red-0-left", "red-1-left", "red-2", "red-3", "green-3"];
    let mut at = At::deck(
        &deck,
        json!({
            "garden": { "red": ["red-0-both"] },
            "seats": [{ "acorns": 2, "landscapes": ["K", "A", "B"] }],
        }),
    );
    // First the two, then the zero, then the three, then the green three.
    at.play_scripted(&["reveal"], &[2, 0, 1, 1]);
    let red = json!(["red-0-both", "red-2", "red-0-left", "red-3"]);
    assert_eq!(
        at.part("/garden"),
        json!({ "red": red, "green": ["green-3"] })
    );
    at.play(&["use K", "take top of red", "done"]);
    assert_eq!(at.part("/seats/0/hand"), json!(["red-3"]));
    assert_eq!(
        at.part("/garden/red"),
        json!(["red-0-both", "red-2", "red-0-left"])
    );
}

/// M30: a card that is revealed while its column holds six is discarded.
#[test]
fn a_card_that_is_revealed_to_a_full_column_is_discarded() {
    let mut at = At::deck(
        &["red-3", "red-1-both", "green-3", "brown-3"],
        json!({ "garden": full_red(), "seats": [{ "acorns": 1 }, { "hand": ["red-3"] }] }),
    );
    assert!(!at.part("/discard").to_string().contains("red-3"));
    let discard = at.state.discard().len();
    at.play(&["reveal"]);
    assert_eq!(at.part("/garden/red"), full_red()["red"]);
    assert_eq!(at.part("/garden/green"), json!(["green-2", "green-3"]));
    assert_eq!(at.state.discard().len(), discard + 2);
    assert!(at.part("/discard").to_string().contains("red-3"));
}

/// M30: of two cards that come to a column of five the second one is discarded.
#[test]
fn a_column_may_become_full_in_the_middle_of_a_reveal() {
    let five = [
        "red-0-left",
        "red-0-left",
        "red-0-right",
        "red-0-both",
        "red-1-left",
    ];
    let mut at = At::deck(
        &["red-2", "red-3"],
        json!({
            "garden": { "red": five },
            "seats": [{ "acorns": 1 }, { "hand": ["red-2", "red-2", "red-3"] }],
        }),
    );
    at.play_scripted(&["reveal"], &[1]);
    assert_eq!(at.part("/garden/red/5"), "red-3");
    assert_eq!(at.part("/garden/red/6"), Value::Null);
    assert!(at.part("/discard").to_string().contains("\"red-2\""));
}

/// M30: a card that landscape N brings to a full column is discarded too.
#[test]
fn a_card_that_comes_to_a_full_column_by_n_is_discarded() {
    let mut at = At::deck(
        &["red-3"],
        json!({
            "garden": full_red(),
            "seats": [{ "acorns": 1, "landscapes": ["N", "A", "B"] }, { "hand": ["red-3"] }],
        }),
    );
    at.play(&["use N"]);
    assert_eq!(at.part("/garden"), full_red());
    assert!(at.part("/discard").to_string().contains("red-3"));
}

/// M30: a full column can be taken, and then fills again.
#[test]
fn a_column_that_was_taken_has_room_again() {
    let mut at = At::deck(
        &["red-3", "green-3"],
        json!({ "garden": full_red(), "seats": [{}, { "acorns": 1 }] }),
    );
    at.play(&["take red", "end turn", "reveal"]);
    assert_eq!(
        at.part("/garden"),
        json!({ "red": ["red-3"], "green": ["green-2", "green-3"] })
    );
}

const FIVE: [&str; 5] = ["red-3", "red-3", "orange-3", "orange-3", "green-3"];

/// M31: a garden that a Collect left empty gets four cards at once, in the same turn.
#[test]
fn a_collect_that_empties_the_garden_refills_it() {
    let mut at = At::deck(&FIVE, json!({}));
    at.play(&["take brown"]);
    assert_eq!(at.part("/seats/0/hand"), json!(["brown-2"]));
    assert_eq!((at.garden_size(), at.state.deck().len()), (4, 1));
    assert_eq!(at.part("/turn/seat"), 1);
}

/// M31: a garden that still has a card is not refilled.
#[test]
fn a_garden_that_is_not_empty_is_not_refilled() {
    let garden = json!({ "brown": ["brown-2"], "green": ["green-2"] });
    let mut at = At::two(json!({ "garden": garden }));
    at.play(&["take brown", "end turn"]);
    assert_eq!(at.part("/garden"), json!({ "green": ["green-2"] }));
}

/// M31: landscape F can empty the garden, before the main action and after it.
#[test]
fn f_that_empties_the_garden_refills_it() {
    let seat = json!({ "acorns": 4, "landscapes": ["F", "A", "B"] });
    let mut at = At::deck(&FIVE, json!({ "seats": [seat] }));
    at.play(&["use F", "take top of brown"]);
    assert_eq!((at.garden_size(), at.state.deck().len()), (4, 1));
    assert!(at.offers("take red"), "the new cards can be collected");
    let mut at = At::deck(&FIVE, json!({ "seats": [seat] }));
    at.play(&["activate most-zeros", "use F", "take top of brown"]);
    assert_eq!(at.garden_size(), 4);
}

/// M31: landscape I can empty the garden.
#[test]
fn i_that_empties_the_garden_refills_it() {
    let seat = json!({ "acorns": 4, "landscapes": ["I", "A", "B"] });
    let mut at = At::deck(&FIVE, json!({ "seats": [seat] }));
    at.play(&["activate most-zeros", "use I", "take brown"]);
    assert_eq!((at.garden_size(), at.state.deck().len()), (4, 1));
}

/// M31: B refills at its end, so that no new card can be its second column.
#[test]
fn b_that_empties_the_garden_refills_it_at_its_end() {
    let at = |garden: Value| {
        let seat = json!({ "acorns": 1, "landscapes": ["B", "A", "C"] });
        At::deck(&FIVE, json!({ "garden": garden, "seats": [seat] }))
    };
    let mut one = at(json!({ "brown": ["brown-2"] }));
    one.play(&["use B", "take brown"]);
    assert_eq!((one.garden_size(), one.hand_size(1)), (4, 1));
    assert_eq!(one.part("/turn/main"), "collect", "the action is over");
    let mut two = at(json!({ "brown": ["brown-2"], "green": ["green-2", "green-2"] }));
    two.play(&["use B", "take brown"]);
    assert_eq!(two.garden_size(), 2);
    two.play(&["take green"]);
    assert_eq!((two.garden_size(), two.hand_size(1)), (4, 3));
}

/// M31: K refills at its end.
#[test]
fn k_that_empties_the_garden_refills_it_at_its_end() {
    let seat = json!({ "acorns": 1, "landscapes": ["K", "A", "C"] });
    let garden = json!({ "brown": ["brown-2"], "green": ["green-2"] });
    let mut at = At::deck(&FIVE, json!({ "garden": garden, "seats": [seat] }));
    at.play(&["use K", "take top of brown"]);
    assert_eq!(at.garden_size(), 1);
    at.play(&["take top of green"]);
    assert_eq!((at.garden_size(), at.hand_size(1)), (4, 2));
    assert_eq!(at.part("/turn/main"), "collect", "the action is over");
}

/// M32: a refill with a short deck turns over what is left.
#[test]
fn a_refill_with_a_short_deck_turns_over_what_is_left() {
    let mut at = At::deck(&["red-3", "orange-3"], json!({}));
    at.play(&["take brown"]);
    assert_eq!(
        at.part("/garden"),
        json!({ "red": ["red-3"], "orange": ["orange-3"] })
    );
    assert_eq!(at.part("/deck"), json!([]));
}

/// M32: with an empty deck the garden stays empty, and nobody can Collect. The discard stays.
#[test]
fn with_an_empty_deck_an_emptied_garden_stays_empty() {
    let mut at = At::deck(
        &[],
        json!({ "seats": [{}, { "acorns": 9, "landscapes": ["B", "D", "K"] }] }),
    );
    let discard = at.part("/discard");
    at.play(&["take brown", "end turn"]);
    assert_eq!(
        (at.part("/garden"), at.part("/deck")),
        (json!({}), json!([]))
    );
    assert_eq!(at.part("/discard"), discard, "it is not reshuffled");
    let collect = |text: &String| !text.starts_with("activate ");
    assert_eq!(at.legal().into_iter().filter(collect).count(), 0);
}

/// M32: an empty deck does not hinder a Collect while there are columns.
#[test]
fn with_an_empty_deck_columns_can_still_be_taken() {
    let mut at = At::deck(&[], json!({ "seats": [{ "piles": [pile("red 0-left")] }] }));
    at.play(&["take brown"]);
    assert_eq!(at.part("/seats/0/hand"), json!(["brown-2"]));
}
