//! Meditation: discarding and drawing.

use deja_vu::{Card, Event};
use serde_json::{Value, json};

use crate::board::{at, count, go, holds, offered, with_deck, words};

/// All regular cards of the sceneries, each once, but these.
fn all_but(none: &str) -> Value {
    let cards = (0..Card::COUNT).map(Card::from_index);
    let regular = cards.filter(|card| !card.is_public() && !none.contains(&card.name()));
    regular.map(|card| Value::from(card.name())).collect()
}

/// F48: the player discards any hand cards and draws to the hand size.
#[test]
fn discard_and_draw() {
    let seats = json!([{ "hand": words("blue-1 red-1 green-1") }, { "hand": ["blue-4"] }]);
    let mut at = at(json!({ "stage": "discard", "seats": seats }));
    assert_eq!(offered(&at, "discard"), "blue-1 green-1 red-1");
    go(&mut at, "discard red-1; discard blue-1");
    holds(&at, "/seats/0/hand", "green-1");
    let deck = count(&at, "/deck");
    go(&mut at, "done");
    assert_eq!(count(&at, "/seats/0/hand"), 3);
    assert!(at.part("/seats/0/hand").to_string().contains("green-1"));
    let rejected = at
        .events
        .iter()
        .filter(|event| matches!(event, Event::Rejected { .. }));
    assert_eq!(count(&at, "/deck"), deck - 2 - rejected.count());
    assert_eq!(
        (at.part("/turn"), at.part("/stage")),
        (json!(2), json!("begin"))
    );
    holds(&at, "/seats/1/hand", "blue-4");
}

/// F48: all cards may go, and none has to.
#[test]
fn discard_all_or_none() {
    let seat = json!({ "hand": words("blue-1 red-1 green-1") });
    let none = json!({ "stage": "discard", "seats": [seat] });
    let mut kept = at(none.clone());
    go(&mut kept, "done");
    holds(&kept, "/seats/0/hand", "blue-1 red-1 green-1");
    assert_eq!((count(&kept, "/deck"), count(&kept, "/discard")), (57, 0));
    let mut all = at(none);
    go(&mut all, "discard blue-1; discard red-1; discard green-1");
    assert_eq!(all.legal(), ["done"]);
    go(&mut all, "done");
    assert_eq!(count(&all, "/seats/0/hand"), 3);
}

/// F48: the hand size is three and one for each hand icon in long-term memory.
#[test]
fn the_hand_size() {
    let bits = json!(["red-moon"]);
    for (seat, size) in [
        (json!({ "hand": ["blue-1"] }), 3),
        (json!({ "long_term": ["blue-2"] }), 4),
        (json!({ "long_term": ["blue-2", "yellow-5", "blue-1"] }), 5),
        (json!({ "short_term": { "yellow-5": bits } }), 3),
    ] {
        let mut at = at(json!({ "stage": "discard", "seats": [seat] }));
        go(&mut at, "done");
        assert_eq!(count(&at, "/seats/0/hand"), size);
    }
}

/// F49: copies of cards in long-term memory, short-term memory and hand are discarded and replaced.
#[test]
fn copies_are_replaced() {
    let bits = json!(["red-star"]);
    for (card, first, seat) in [
        (
            "blue-1",
            0,
            json!({ "hand": words("red-1 red-2"), "long_term": ["blue-1"] }),
        ),
        (
            "blue-2",
            1,
            json!({ "hand": words("red-1 red-2"), "short_term": { "blue-2": bits } }),
        ),
        ("blue-3", 2, json!({ "hand": words("red-1 blue-3") })),
    ] {
        let changes = json!({ "stage": "discard", "seats": [seat] });
        let mut at = with_deck("blue-1 blue-2 blue-3 green-6", changes);
        at.play_scripted(&["done"], &[first, 2]);
        let rejected = at.events.iter().filter_map(|event| match event {
            Event::Rejected { card, .. } => Some(card.name()),
            _ => None,
        });
        assert_eq!(rejected.collect::<Vec<_>>(), [card]);
        assert!(at.part("/discard").to_string().contains(card));
        // The third of the three left in the deck.
        assert!(at.part("/seats/0/hand").to_string().contains("green-6"));
        assert_eq!((count(&at, "/deck"), count(&at, "/seats/0/hand")), (2, 3));
    }
}

/// F49: two alike in one draw: the second is discarded.
#[test]
fn two_alike_in_one_draw() {
    let changes = json!({ "stage": "discard", "seats": [{ "hand": ["red-1"] }] });
    let mut at = with_deck("blue-1 blue-1 green-6", changes);
    at.play_scripted(&["done"], &[0, 0, 0]);
    holds(&at, "/seats/0/hand", "red-1 blue-1 green-6");
    holds(&at, "/deck", "");
}

/// F49: a copy of a card just discarded, or of one that an opponent has, may be kept.
#[test]
fn other_copies_may_be_kept() {
    let seats = json!([{ "hand": words("red-1 red-2 red-3") }, { "long_term": ["blue-1"] }]);
    let mut at = with_deck(
        "red-3 blue-1",
        json!({ "stage": "discard", "seats": seats }),
    );
    go(&mut at, "discard red-3; discard red-2; done");
    holds(&at, "/seats/0/hand", "red-1 red-3 blue-1");
}

/// F49: the discard becomes the deck when the deck runs out, own discards of this turn included.
#[test]
fn the_discard_is_reshuffled() {
    let seats = json!([{ "hand": words("red-1 red-2 red-3") }]);
    let mut at = with_deck("blue-1", json!({ "stage": "discard", "seats": seats }));
    assert_eq!(count(&at, "/discard"), 56);
    go(&mut at, "discard red-3; discard red-2");
    at.play_scripted(&["done"], &[0, 0]);
    // 58 cards were reshuffled; the first in order is the other blue-1, a copy of the one drawn.
    assert!(at.events.contains(&Event::Reshuffled));
    assert_eq!(count(&at, "/seats/0/hand"), 3);
    holds(&at, "/discard", "blue-1");
    assert_eq!(count(&at, "/deck"), 56);
}

/// F49: a deck that is used up is not reshuffled before a card is needed.
#[test]
fn no_reshuffle_without_need() {
    let seats = json!([{ "hand": words("red-1 red-2") }]);
    let mut at = with_deck("blue-1", json!({ "stage": "discard", "seats": seats }));
    go(&mut at, "done");
    holds(&at, "/seats/0/hand", "red-1 red-2 blue-1");
    assert!(!at.events.contains(&Event::Reshuffled));
    assert_eq!((count(&at, "/deck"), count(&at, "/discard")), (0, 57));
}

/// F49: if nothing may be kept, drawing stops.
#[test]
fn nothing_that_may_be_kept() {
    let seat = json!({ "long_term": all_but("") });
    let mut at = at(json!({ "stage": "discard", "seats": [seat] }));
    go(&mut at, "done");
    assert_eq!(count(&at, "/seats/0/hand"), 0);
    assert_eq!(count(&at, "/deck") + count(&at, "/discard"), 30);
    assert_eq!(at.part("/turn"), json!(2));
}

/// F49: with a single card that may be kept, it is found in the discard, and drawing stops then.
#[test]
fn the_last_card_that_may_be_kept() {
    let seats = json!([{ "long_term": all_but("green-6") }, { "hand": ["green-6"] }]);
    let mut at = with_deck("blue-1", json!({ "stage": "discard", "seats": seats }));
    go(&mut at, "done");
    holds(&at, "/seats/0/hand", "green-6");
    assert_eq!(count(&at, "/deck") + count(&at, "/discard"), 29);
}
