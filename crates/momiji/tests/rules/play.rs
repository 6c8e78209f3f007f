//! Play: M33 to M38.

use serde_json::{Value, json};

use crate::support::{At, OfMomiji, pile, problems};

/// Seat 1 has these piles and cards.
fn at(piles: &[&str], hand: &[&str]) -> At {
    let piles: Vec<Value> = piles.iter().map(|words| pile(words)).collect();
    let closed = piles.iter().filter(|pile| pile["torii"] == true).count();
    At::two(json!({ "torii": 4 - closed, "seats": [{ "piles": piles, "hand": hand }] }))
}

fn laid(at: &At, place: usize) -> Value {
    at.part(&format!("/seats/0/piles/{place}/laid"))
}

/// M33: cards of different types, as many as there are types.
#[test]
fn a_play_lays_cards_of_different_types() {
    let mut at = at(
        &[
            "red 0-left",
            "orange 0-left",
            "green 0-left",
            "brown 0-left",
        ],
        &[
            "red-1-left",
            "orange-1-left",
            "green-1-left",
            "brown-1-left",
            "brown-3",
        ],
    );
    at.play(&[
        "lay red-1-left",
        "lay orange-1-left",
        "lay green-1-left",
        "lay brown-1-left",
    ]);
    assert_eq!(at.part("/turn/main"), "play-many");
    assert_eq!(laid(&at, 3), json!(["brown-0-left", "brown-1-left"]));
    assert_eq!(at.part("/seats/0/hand"), json!(["brown-3"]));
}

/// M33: after cards of two types no second card of one of them.
#[test]
fn cards_of_different_types_are_all_different() {
    let mut at = at(
        &[],
        &[
            "red-0-left",
            "red-0-right",
            "orange-0-left",
            "orange-1-left",
            "green-0-left",
        ],
    );
    at.play(&["lay red-0-left", "lay orange-0-left on the right"]);
    assert!(!at.offers("lay red-0-right") && !at.offers("lay orange-1-left"));
    assert!(at.offers("lay green-0-left on the right") && at.offers("done"));
}

/// M33: one card is a Play of one type.
#[test]
fn a_play_may_be_one_card() {
    let mut at = at(&[], &["red-0-left", "red-0-right", "orange-0-left"]);
    assert!(!at.offers("done"), "nothing is no Play");
    at.play(&["lay red-0-left", "done"]);
    assert_eq!(at.part("/turn/main"), "play-one");
}

/// M33: two cards of one type, and then neither a third one nor another type.
#[test]
fn a_play_may_be_two_cards_of_one_type() {
    let mut at = at(
        &[],
        &["red-0-left", "red-0-right", "red-1-left", "orange-0-left"],
    );
    at.play(&["lay red-0-left", "lay red-1-left"]);
    assert_eq!(at.part("/turn/main"), "play-one");
    assert_eq!(laid(&at, 0), json!(["red-0-left", "red-1-left"]));
    assert_eq!(
        at.part("/seats/0/hand"),
        json!(["red-0-right", "orange-0-left"])
    );
}

/// M33: two cards of one type may lie on a pile that was there, equal numbers too.
#[test]
fn two_cards_of_one_type_may_have_the_same_number() {
    let mut at = at(
        &["red 0-left 1-left"],
        &["red-1-both", "red-1-both", "red-2"],
    );
    at.play(&["lay red-1-both", "lay red-1-both"]);
    assert_eq!(
        laid(&at, 0),
        json!(["red-0-left", "red-1-left", "red-1-both", "red-1-both"])
    );
}

/// M34: a new pile starts with a zero.
#[test]
fn a_pile_starts_with_a_zero() {
    let at = at(
        &["red 0-left"],
        &["orange-0-left", "orange-1-left", "green-2", "brown-3"],
    );
    let lays: Vec<String> = at
        .legal()
        .into_iter()
        .filter(|text| text.starts_with("lay"))
        .collect();
    assert_eq!(
        lays,
        [
            "lay orange-0-left on the left",
            "lay orange-0-left on the right"
        ]
    );
}

/// M34: on a card goes its own number or one more.
#[test]
fn the_next_card_has_the_same_number_or_one_more() {
    let hand = ["red-0-right", "red-1-left", "red-2", "red-3"];
    let expected = |pile: &str| {
        let at = at(&[pile], &hand);
        hand.map(|card| at.offers(&format!("lay {card}")))
    };
    assert_eq!(expected("red 0-left"), [true, true, false, false]);
    assert_eq!(expected("red 0-left 1-both"), [false, true, true, false]);
    assert_eq!(expected("red 0-left 1-both 2"), [false, false, true, true]);
}

/// M34: at most one pile of a type: a second zero goes on the pile that is there.
#[test]
fn there_is_one_pile_for_each_type() {
    let mut at = at(&["red 0-left", "orange 0-left"], &["red-0-right"]);
    assert!(
        !at.offers("lay red-0-right on the left") && !at.offers("lay red-0-right on the right")
    );
    at.play(&["lay red-0-right"]);
    assert_eq!(at.row(1), "red orange");
    let twice = json!({ "seats": [{ "piles": [pile("red 0-left"), pile("red 0-right")] }] });
    assert!(problems(twice).contains("only one pile"));
}

/// M34: the piles of other players have nothing to do with a player's own.
#[test]
fn cards_are_laid_on_own_piles_only() {
    let seats = json!([{ "hand": ["red-1-left"] }, { "piles": [pile("red 0-left")] }]);
    let at = At::two(json!({ "seats": seats }));
    assert!(!at.offers("lay red-1-left"));
}

/// M35: nothing is laid on a three, not even the other three, not even in the same Play.
#[test]
fn a_three_closes_its_pile() {
    let mut at = at(
        &["red 0-left 1-left 2"],
        &["red-3", "red-3", "red-2", "orange-0-left"],
    );
    at.play(&["lay red-3"]);
    assert!(!at.offers("lay red-3") && !at.offers("lay red-2"));
    assert!(at.offers("lay orange-0-left on the left"));
}

/// M35: a pile that was closed before stays closed.
#[test]
fn a_closed_pile_stays_closed() {
    let at = at(
        &["red 0-left 1-left 2 3"],
        &["red-3", "red-2", "red-0-right"],
    );
    assert!(
        at.legal().iter().all(|text| !text.starts_with("lay")),
        "{:?}",
        at.legal()
    );
}

/// M36: a three takes a torii from the middle.
#[test]
fn a_three_takes_a_torii() {
    let mut at = at(&["red 0-left 1-left 2"], &["red-3"]);
    at.play(&["lay red-3"]);
    assert_eq!(at.part("/torii"), 3);
    assert_eq!(at.part("/seats/0/piles/0/torii"), true);
}

/// Seat 1 can close red and orange, with one torii left in the middle.
fn one_torii_left() -> At {
    let own = [pile("red 0-left 1-left 2"), pile("orange 0-left 1-left 2")];
    let closed = [
        "red 0-right 1-right 2 3",
        "green 0-left 1-left 2 3",
        "brown 0-left 1-left 2 3",
    ];
    At::two(json!({
        "torii": 1, "garden": { "green": ["green-2"] },
        "seats": [{ "piles": own, "hand": ["red-3", "orange-3"] }, { "piles": closed.map(pile) }],
    }))
}

/// M36: with fewer torii than new threes the piles closed first get them.
#[test]
fn the_pile_closed_first_gets_the_last_torii() {
    let mut at = one_torii_left();
    at.play(&["lay orange-3", "lay red-3"]);
    assert_eq!(at.part("/torii"), 0);
    assert_eq!(
        at.part("/seats/0/piles/0/torii"),
        Value::Null,
        "red was second"
    );
    assert_eq!(at.part("/seats/0/piles/1/torii"), true, "orange was first");
    let mut at = one_torii_left();
    at.play(&["lay red-3", "lay orange-3"]);
    assert_eq!(at.part("/seats/0/piles/0/torii"), true, "red was first");
}

/// M35, M36: a pile without a torii is closed all the same.
#[test]
fn a_three_without_a_torii_closes_its_pile() {
    let closed = [
        "red 0-right 1-right 2 3",
        "green 0-left 1-left 2 3",
        "brown 0-left 1-left 2 3",
    ];
    let mut bare = pile("red 0-left 1-left 2 3");
    bare["torii"] = json!(false);
    let at = At::two(json!({
        "torii": 0, "garden": { "green": ["green-2"] },
        "seats": [
            { "piles": [bare, pile("orange 0-left 1-left 2 3")], "hand": ["red-2"] },
            { "piles": closed.map(pile) },
        ],
    }));
    assert!(!at.offers("lay red-2"));
}

/// M37: a new pile goes to an end of the row.
#[test]
fn a_new_pile_goes_to_the_left_or_the_right_end() {
    let piles = ["red 0-left", "green 0-left"];
    let hand = ["orange-0-left", "brown-0-left"];
    let mut both = at(&piles, &hand);
    both.play(&[
        "lay orange-0-left on the left",
        "lay brown-0-left on the left",
    ]);
    assert_eq!(both.row(1), "brown orange red green");
    let mut both = at(&piles, &hand);
    both.play(&[
        "lay orange-0-left on the right",
        "lay brown-0-left on the left",
    ]);
    assert_eq!(both.row(1), "brown red green orange");
}

/// M37: the first pile has no ends to choose from; the second one has.
#[test]
fn the_first_pile_has_no_side() {
    let mut at = at(&[], &["red-0-left", "orange-0-left"]);
    assert!(!at.offers("lay red-0-left on the left"));
    at.play(&["lay red-0-left"]);
    assert!(at.offers("lay orange-0-left on the left"));
    assert!(at.offers("lay orange-0-left on the right") && !at.offers("lay orange-0-left"));
}

/// M37: laying on piles leaves their order as it is.
#[test]
fn the_order_of_piles_never_changes() {
    let mut at = at(
        &["green 0-left", "red 0-left", "brown 0-left"],
        &["brown-1-left", "green-1-left"],
    );
    at.play(&["lay brown-1-left", "lay green-1-left", "end turn"]);
    assert_eq!(at.row(1), "green red brown");
}

/// M37: the order of laying is the player's: a new pile before or after a card on an old one.
#[test]
fn the_order_of_laying_is_the_players() {
    let mut at = at(&["red 0-left"], &["red-1-left", "orange-0-left"]);
    assert!(at.offers("lay red-1-left") && at.offers("lay orange-0-left on the left"));
    at.play(&["lay orange-0-left on the left", "lay red-1-left"]);
    assert_eq!(at.row(1), "orange red");
}

/// M38: the Play goes on until the player says so.
#[test]
fn a_play_ends_when_the_player_says_so() {
    let mut at = at(&[], &["red-0-left", "orange-0-left", "green-0-left"]);
    at.play(&["lay red-0-left", "lay orange-0-left on the left"]);
    assert_eq!(at.part("/turn/main"), "open");
    at.play(&["done"]);
    assert_eq!(at.part("/turn/main"), "play-many");
    assert!(!at.offers("lay green-0-left on the left"));
}

/// M38: it ends by itself when no further card can be laid.
#[test]
fn a_play_ends_by_itself_when_nothing_more_can_be_laid() {
    let mut at = at(&["red 0-left"], &["red-1-left", "red-3", "orange-2"]);
    at.play(&["lay red-1-left"]);
    assert_eq!(at.part("/turn/main"), "play-one");
    assert!(at.offers("end turn"));
}
