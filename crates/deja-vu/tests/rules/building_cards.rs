//! Deja Vu: building cards.

use serde_json::json;

use crate::board::{act, at, count, go, holds, offered, words};

/// F31: bits from the chests join those collected.
#[test]
fn chests_join_the_pool() {
    let mut at = at(json!({
        "bits": { "T1": ["red-sun"], "T2": ["red-moon", "blue-sun"] },
        "seats": [{ "chests": ["white-star"] }, { "chests": ["white-moon"] }],
    }));
    go(&mut at, "sow T1; drop red-sun on T2");
    holds(&at, "/pool", "red-sun red-moon white-star");
    holds(&at, "/seats/0/chests", "");
    holds(&at, "/seats/1/chests", "white-moon");
}

/// F31, F32: a bit from the chests builds like any other.
#[test]
fn a_saved_bit_builds() {
    let mut at = at(json!({
        "bits": { "T1": ["red-lightning"], "T2": ["red-moon"] },
        "seats": [{ "chests": ["blue-star"], "hand": ["blue-2"] }],
    }));
    go(
        &mut at,
        "sow T1; drop red-lightning on T2; build blue-2; lay blue-star; lay red-moon; lay red-lightning",
    );
    holds(&at, "/seats/0/long_term", "blue-2");
}

/// F32: the shape of a bit counts and its colour does not; slots are covered from the top.
#[test]
fn shapes_from_the_top() {
    let pool = "red-star green-star yellow-moon purple-lightning blue-sun";
    let mut at = act(pool, json!({ "hand": ["blue-2"] }));
    go(&mut at, "build blue-2");
    assert_eq!(offered(&at, "lay"), "green-star red-star");
    go(&mut at, "lay green-star");
    assert_eq!(offered(&at, "lay"), "yellow-moon");
    go(&mut at, "lay yellow-moon");
    assert_eq!(offered(&at, "lay"), "purple-lightning");
    go(&mut at, "lay purple-lightning");
    holds(&at, "/seats/0/long_term", "blue-2");
    holds(&at, "/seats/0/hand", "");
    holds(&at, "/pool", "red-star blue-sun");
    holds(&at, "/spent", "green-star yellow-moon purple-lightning");
}

/// F32, F34: without a bit for the top slot nothing is begun, whatever else would fit.
#[test]
fn no_slot_is_skipped() {
    let at = act("blue-moon blue-lightning", json!({ "hand": ["blue-2"] }));
    assert!(!at.offers("build blue-2"));
}

/// F32: an "any" slot takes any shape.
#[test]
fn any_takes_all_shapes() {
    let pool =
        "red-lightning red-moon red-star red-sun red-raindrop green-sun white-moon blue-star";
    let mut at = act(pool, json!({ "hand": ["blue-3"] }));
    go(
        &mut at,
        "build blue-3; lay red-lightning; lay red-moon; lay red-star; lay red-sun",
    );
    go(&mut at, "lay red-raindrop");
    assert_eq!(offered(&at, "lay"), "blue-star green-sun white-moon");
    go(&mut at, "lay green-sun");
    holds(&at, "/seats/0/long_term", "blue-3");
}

/// F32: any number of cards in one phase, here from hand, from short-term memory and from the row.
#[test]
fn several_cards_in_a_turn() {
    let pool =
        "red-star red-moon red-lightning green-sun blue-raindrop blue-star blue-moon blue-sun";
    let seat = json!({ "hand": ["blue-2"], "short_term": { "green-3": words("green-raindrop green-star") } });
    let mut at = act(pool, seat);
    go(
        &mut at,
        "build blue-2; lay red-star; lay red-moon; lay red-lightning; build green-3; lay green-sun",
    );
    go(
        &mut at,
        "build public yellow-7; lay blue-raindrop; lay blue-star; lay blue-moon; lay blue-sun",
    );
    holds(&at, "/seats/0/long_term", "blue-2 green-3 yellow-7");
    assert_eq!(count(&at, "/spent"), 10);
    holds(&at, "/pool", "");
}

/// F33: a public card is built all at once or not at all, and leaves the row for good.
#[test]
fn public_cards_at_once() {
    let short = act("red-raindrop red-star red-moon", json!({}));
    assert_eq!(offered(&short, "build public"), "");
    let mut at = act("red-raindrop red-star red-moon red-sun", json!({}));
    assert_eq!(count(&at, "/public"), 12);
    // All cards of these four shapes.
    assert_eq!(offered(&at, "build public"), "white-4 yellow-7");
    go(
        &mut at,
        "build public yellow-7; lay red-raindrop; lay red-star",
    );
    assert_eq!(at.legal(), ["lay red-moon"]);
    go(&mut at, "lay red-moon; lay red-sun");
    holds(&at, "/seats/0/long_term", "yellow-7");
    assert_eq!(count(&at, "/public"), 11);
    assert!(!at.part("/public").to_string().contains("yellow-7"));
    assert_eq!(count(&at, "/discard"), 0);
}

/// F33: without room a card from hand is built all at once or not at all.
#[test]
fn a_card_from_hand_at_once() {
    let seat = json!({ "hand": ["red-4"], "short_term": { "blue-2": ["red-star"] } });
    let pool = "blue-star blue-raindrop blue-lightning blue-sun blue-moon";
    let mut at = act(pool, seat.clone());
    assert!(
        !at.offers("build red-4"),
        "no bit for the last slot, and no room"
    );
    at = act(&format!("{pool} green-moon"), seat);
    go(
        &mut at,
        "build red-4; lay blue-star; lay blue-raindrop; lay blue-lightning",
    );
    assert!(!at.offers("done"));
    go(&mut at, "lay green-moon; lay blue-sun; lay blue-moon");
    holds(&at, "/seats/0/long_term", "red-4");
}

/// F34: a card goes into short-term memory with its top slot covered; the player may stop early.
#[test]
fn begun_in_short_term_memory() {
    let mut at = act("red-star red-moon", json!({ "hand": ["blue-2"] }));
    go(&mut at, "build blue-2");
    assert!(!at.offers("done"), "the top slot is not covered yet");
    go(&mut at, "lay red-star");
    assert!(at.offers("done") && at.offers("lay red-moon"));
    go(&mut at, "done");
    assert_eq!(
        at.part("/seats/0/short_term"),
        json!({ "blue-2": ["red-star"] })
    );
    holds(&at, "/seats/0/hand", "");
    holds(&at, "/pool", "red-moon");
    holds(&at, "/spent", "");
    assert_eq!(at.part("/stage"), json!("act"));
}

/// F34: the bottom slot stays free, or the card is complete.
#[test]
fn the_bottom_slot_completes() {
    let mut at = act(
        "red-star red-moon red-lightning",
        json!({ "hand": ["blue-2"] }),
    );
    go(
        &mut at,
        "build blue-2; lay red-star; lay red-moon; lay red-lightning",
    );
    assert_eq!(at.part("/seats/0/short_term"), json!({}));
    holds(&at, "/seats/0/long_term", "blue-2");
}

/// F34: without room a card from hand must be completed.
#[test]
fn no_room_in_short_term_memory() {
    let short = json!({ "purple-1": ["blue-star"] });
    let seat = json!({ "hand": ["blue-2", "yellow-2"], "short_term": short });
    let mut at = act("red-star red-moon red-lightning", seat);
    // yellow-2: moon, sun, star.
    assert!(!at.offers("build yellow-2"));
    go(&mut at, "build blue-2; lay red-star");
    assert_eq!(at.legal(), ["lay red-moon"]);
}

/// F34, F33: public cards never go into short-term memory, with room or without.
#[test]
fn no_public_card_in_short_term_memory() {
    let at = act("red-moon red-sun red-raindrop", json!({}));
    assert!(!at.offers("build public white-5"));
    assert!(!at.offers("build white-5"));
}

/// F35: any number of bits is added, next slot first; card and bits stay over the turns.
#[test]
fn short_term_memory_grows() {
    let seat = json!({ "short_term": { "blue-4": ["red-lightning"] } });
    let mut at = act("blue-star white-moon red-sun", seat);
    go(&mut at, "build blue-4; lay blue-star; lay white-moon");
    let there = json!({ "blue-4": ["red-lightning", "blue-star", "white-moon"] });
    assert_eq!(at.part("/seats/0/short_term"), there);
    assert_eq!(at.part("/seats/0/tokens"), json!(0));
    go(&mut at, "done; done; done; done");
    assert_eq!(at.part("/turn"), json!(2));
    assert_eq!(at.part("/seats/0/short_term"), there);
    holds(&at, "/hive", "red-sun");
    holds(&at, "/seats/0/long_term", "");
}

/// F35: nothing takes a card or a bit out of short-term memory; without a bit that fits it is not
/// even offered.
#[test]
fn what_is_in_short_term_memory_stays() {
    let seat = json!({ "short_term": { "blue-4": ["red-lightning"] } });
    let at = act("blue-moon white-moon", seat);
    assert_eq!(at.legal(), ["done"]);
}

/// F36: a completed card frees its place, and what it adds counts in the same phase.
#[test]
fn completion_makes_room() {
    let short = json!({ "red-2": words("blue-lightning blue-raindrop") });
    let hand = words("blue-2 purple-1 purple-2");
    let mut at = act(
        "blue-sun red-star blue-star green-star",
        json!({ "hand": hand, "short_term": short }),
    );
    assert_eq!(offered(&at, "build"), "red-2");
    go(&mut at, "build red-2; lay blue-sun");
    holds(&at, "/seats/0/long_term", "red-2");
    assert_eq!(offered(&at, "build"), "blue-2 purple-1 purple-2");
    go(
        &mut at,
        "build blue-2; lay red-star; build purple-1; lay blue-star",
    );
    assert_eq!(offered(&at, "build"), "", "two places, both taken");
}

/// F36: the place is free again without new capacity too.
#[test]
fn completion_frees_the_place() {
    let short = json!({ "blue-2": words("blue-star blue-moon") });
    let seat = json!({ "hand": ["purple-1"], "short_term": short });
    let mut at = act("red-lightning red-star", seat);
    assert!(!at.offers("build purple-1"));
    go(
        &mut at,
        "build blue-2; lay red-lightning; build purple-1; lay red-star",
    );
    assert_eq!(
        at.part("/seats/0/short_term"),
        json!({ "purple-1": ["red-star"] })
    );
}

/// F37: not a second copy, gold and silver alike; what others have does not matter.
#[test]
fn no_second_copy() {
    let long = json!({ "long_term": ["yellow-7"] });
    let pool = words("red-raindrop red-star red-moon red-sun");
    let two = |first: serde_json::Value, second: serde_json::Value| {
        at(json!({ "players": 3, "stage": "act", "pool": pool, "seats": [first, second, {}] }))
    };
    let own = two(long.clone(), json!({}));
    assert!(own.part("/public").to_string().contains("yellow-7"));
    assert_eq!(offered(&own, "build public"), "white-4");
    let mut other = two(json!({}), long);
    go(
        &mut other,
        "build public yellow-7; lay red-raindrop; lay red-star; lay red-moon; lay red-sun",
    );
    assert!(
        !other.part("/public").to_string().contains("yellow-7"),
        "both are gone"
    );
}

/// F37: a copy of a card in an opponent's memory may be built.
#[test]
fn a_copy_of_an_opponents_card() {
    let mut at = at(json!({
        "stage": "act", "pool": words("red-star red-moon red-lightning"),
        "seats": [{ "hand": ["blue-2"] }, { "long_term": ["blue-2"] }],
    }));
    go(
        &mut at,
        "build blue-2; lay red-star; lay red-moon; lay red-lightning",
    );
    holds(&at, "/seats/0/long_term", "blue-2");
}

/// F38: a token for each bit of the card's colour and each white bit.
#[test]
fn tokens_for_colour_and_white() {
    for (bits, tokens) in [
        ("white-star blue-moon red-lightning", 2),
        ("blue-star blue-moon blue-lightning", 3),
        ("white-star white-moon white-lightning", 3),
        ("red-star red-moon green-lightning", 0),
    ] {
        let mut at = act(bits, json!({ "hand": ["blue-2"], "tokens": 4 }));
        let lays = bits.replace(' ', "; lay ");
        go(&mut at, &format!("build blue-2; lay {lays}"));
        assert_eq!(at.part("/seats/0/tokens"), json!(4 + tokens), "{bits}");
    }
}

/// F38: on a white card white bits only.
#[test]
fn white_cards_pay_for_white() {
    let mut at = act(
        "white-moon red-sun white-raindrop blue-lightning",
        json!({}),
    );
    go(
        &mut at,
        "build public white-5; lay white-moon; lay red-sun; lay white-raindrop; lay blue-lightning",
    );
    assert_eq!(at.part("/seats/0/tokens"), json!(2));
}

/// F38: bits laid in earlier turns count, on completion and not before.
#[test]
fn earlier_bits_count_on_completion() {
    let seat = json!({ "short_term": { "blue-4": words("blue-lightning white-star") } });
    let mut at = act("blue-moon red-raindrop green-moon", seat);
    go(&mut at, "build blue-4; lay blue-moon; lay red-raindrop");
    assert_eq!(at.part("/seats/0/tokens"), json!(0));
    go(&mut at, "lay green-moon");
    assert_eq!(at.part("/seats/0/tokens"), json!(3));
    holds(
        &at,
        "/spent",
        "blue-lightning white-star blue-moon red-raindrop green-moon",
    );
}

/// F38, F39: the booklet's flower card: six bits, two of them white, two tokens and a flower.
#[test]
fn the_flower_card_of_the_booklet() {
    let pool = "red-lightning green-moon yellow-star white-sun white-raindrop purple-moon";
    let mut at = act(pool, json!({ "hand": ["blue-3"] }));
    go(
        &mut at,
        "build blue-3; lay red-lightning; lay green-moon; lay yellow-star; lay white-sun",
    );
    assert_eq!(at.part("/seats/0/flowers"), json!(0));
    go(&mut at, "lay white-raindrop; lay purple-moon");
    assert_eq!(at.part("/seats/0/flowers"), json!(1));
    assert_eq!(at.part("/seats/0/tokens"), json!(2));
    assert_eq!(at.part("/seats/0/circle"), json!(false));
}
