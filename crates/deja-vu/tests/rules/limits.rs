//! Positions at the exact ends of what can be: F58.

use serde_json::{Value, json};
use table::Dice;

use crate::board::{board, words};
use crate::support::{At, merge, problems, wrong};

const ELSEWHERE: &str = "stage: the rest of the position does not lead to this stage";

/// The board of [`board`], moved by this much.
fn moved(q: i64, r: i64) -> Value {
    let mut document = board(json!({}));
    for index in 0..15 {
        document["map"][index as usize]["at"] = json!([index % 5 + q, index / 5 + r]);
    }
    document
}

/// F8: a map may lie up to forty steps away.
#[test]
fn a_map_lies_within_forty_steps() {
    assert_eq!(wrong(&moved(36, 38)), "");
    let far = |tiles: &[usize]| {
        let far = tiles.iter();
        let far = far.map(|tile| format!("map[{tile}]: it lies too far out"));
        far.collect::<Vec<String>>().join("\n")
    };
    assert_eq!(wrong(&moved(37, 38)), far(&[4, 9, 14]));
    assert_eq!(wrong(&moved(36, 39)), far(&[10, 11, 12, 13, 14]));
}

/// F6, F34, F41: with all five cards that widen it, short-term memory holds six cards.
#[test]
fn short_term_memory_holds_six() {
    let short = json!({
        "blue-2": ["red-star"], "blue-5": ["red-sun"], "red-6": ["blue-sun"],
        "purple-1": ["blue-star"], "yellow-2": ["red-moon"], "green-3": ["red-raindrop"],
    });
    let wide = words("blue-4 red-2 purple-6 yellow-3 green-5");
    let seat = |long: Value| {
        wrong(&board(
            json!({ "seats": [{ "long_term": long, "short_term": short }] }),
        ))
    };
    assert_eq!(seat(wide), "");
    let five = seat(words("blue-4 red-2 purple-6 yellow-3"));
    assert_eq!(
        five,
        "seat 1: short-term memory holds more cards than it has room for"
    );
}

/// F10: while the map is built there are the tiles laid so far, the girl stays on the first, and no card has been dealt.
#[test]
fn a_map_that_is_built_has_nothing_else() {
    let early =
        "stage: while the map is built nothing else has been dealt, and tiles come in pairs";
    let built = |tiles: i64, changes: Value| {
        let new = At::new_game(2, &[("map", "build"), ("first", "1")], &mut Dice::new(3));
        let mut document = new.document();
        let tile = |index: i64| json!({ "at": [index % 5, index / 5] });
        document["map"] = (0..tiles).map(tile).collect();
        document["stage"] = json!({ "build": { "second": tiles % 2 == 0 } });
        merge(&mut document, changes);
        wrong(&document)
    };
    assert_eq!(built(14, json!({})), "");
    assert_eq!(built(15, json!({})), early);
    assert_eq!(built(2, json!({ "girl": "T2" })), early);
    assert_eq!(
        built(2, json!({ "girl": "T3" })),
        "girl: there is no tile \"T3\""
    );
    let hand = json!({ "seats": [{ "hand": ["blue-1"] }, {}], "deck": Value::Null });
    assert_eq!(built(2, hand), early);
    let row = json!({ "seats": [{ "long_term": ["blue-7"] }, {}], "public": Value::Null });
    assert_eq!(built(2, row), early);
}

/// F24, F26: a stage in which nothing could be done is refused, but not besides another mistake.
#[test]
fn nothing_can_be_done_in_a_dead_end() {
    // T1 touches T2 and T6 alone.
    let stuck = |planting: &str| {
        let bits = words("red-sun red-moon red-star");
        let sow = json!({ "bits": bits, "visited": words("T2 T6 T1"), "at": "T1" });
        wrong(&board(
            json!({ "planting": planting, "stage": { "sow": sow } }),
        ))
    };
    assert_eq!(stuck("open"), "stage: nothing could be done here");
    assert_eq!(
        stuck("moved"),
        "planting: a move of the girl is over by now"
    );
}

/// F14, F16: in an opening nobody has anything but cards to choose from, and what is raised comes first.
#[test]
fn an_opening_is_the_beginning_for_each() {
    let options = [("map", "raft"), ("first", "1"), ("speed", "yes")];
    let new = At::new_game(3, &options, &mut Dice::new(3)).document();
    let opening = "seat 1: these are not the cards of an opening";
    let hand = new["seats"][0]["hand"].as_array().expect("a hand").clone();
    let with = |changes: Value| {
        let mut document = new.clone();
        merge(&mut document, json!({ "seats": [changes] }));
        document
    };
    // What comes from deck, map or row is gone from there.
    let without = |mut document: Value, list: &str, name: &str| {
        let list = document.pointer_mut(list).and_then(Value::as_array_mut);
        let list = list.expect("a list");
        let place = list.iter().position(|one| one == name);
        list.remove(place.expect(name));
        document
    };
    let (chosen, rest) = (&hand[..2], &hand[2..]);
    assert_eq!(wrong(&with(json!({ "rising": chosen, "hand": rest }))), "");
    assert_eq!(
        wrong(&with(json!({ "leaving": chosen, "hand": rest }))),
        opening
    );
    assert_eq!(wrong(&with(json!({ "tokens": 1 }))), opening);
    assert_eq!(wrong(&with(json!({ "circle": true }))), opening);
    let public = without(
        with(json!({ "long_term": ["blue-7"] })),
        "/public",
        "blue-7",
    );
    assert_eq!(wrong(&public), opening);
    let bit = new["map"][0]["bits"][0].as_str().expect("a bit");
    let saved = without(with(json!({ "chests": [bit] })), "/map/0/bits", bit);
    assert_eq!(wrong(&saved), opening);
    let fragment = &new["map"][0]["fragment"];
    let mut taken = with(json!({ "fragments": [fragment] }));
    taken["map"][0]["fragment"] = Value::Null;
    assert_eq!(wrong(&taken), opening);
}

/// F34: nobody has a card in short-term memory before the first turn.
#[test]
fn an_opening_has_no_short_term_memory() {
    let choosing = |hand: &str| json!({ "hand": words(hand), "opening": true });
    let (one, other) = (
        "blue-1 blue-3 blue-4 blue-5 blue-6",
        "red-1 red-2 red-3 red-4 red-5",
    );
    let mut seats = json!([choosing(one), choosing(other)]);
    let fine = json!({ "stage": "opening", "seats": seats });
    assert_eq!(problems(fine), "");
    seats[0]["short_term"] = json!({ "blue-2": ["red-star"] });
    let early = json!({ "stage": "opening", "seats": seats });
    assert_eq!(
        problems(early),
        "seat 1: these are not the cards of an opening"
    );
}

/// F28, F29: bits are claimed after something was collected, by as many claims as there are.
#[test]
fn claims_come_after_collecting() {
    let claim = |left: i64, pool: &str| {
        wrong(&board(json!({
            "stage": { "claim": { "at": "T1", "left": left } }, "pool": words(pool),
            "bits": { "T1": ["white-sun", "white-moon"] }, "seats": [{ "long_term": ["yellow-2"] }],
        })))
    };
    assert_eq!(claim(1, "red-sun"), "");
    assert_eq!(claim(2, "red-sun"), ELSEWHERE);
    assert_eq!(claim(1, ""), ELSEWHERE);
}

/// F37, F35: no card is covered of which the player has a copy, and one from short-term memory has its place there.
#[test]
fn a_card_that_is_covered_is_the_only_one() {
    let cover = |source: &str, seat: Value| {
        let bits = words("red-star");
        let cover =
            json!({ "card": "blue-2", "bits": bits, "source": source, "laid": source == "hand" });
        let pool = words("red-moon red-lightning");
        wrong(&board(
            json!({ "stage": { "cover": cover }, "pool": pool, "seats": [seat] }),
        ))
    };
    assert_eq!(cover("hand", json!({})), "");
    assert_eq!(cover("hand", json!({ "hand": ["blue-2"] })), ELSEWHERE);
    assert_eq!(cover("hand", json!({ "long_term": ["blue-2"] })), ELSEWHERE);
    let full = json!({ "short_term": { "green-3": ["green-raindrop"] } });
    assert_eq!(cover("hand", full.clone()), "");
    assert_eq!(cover("short-term", full), ELSEWHERE);
}

/// F47: tiles are named one by one, fewer than there are bits: with the last of them the bits are dealt.
#[test]
fn the_last_tile_is_not_named_yet() {
    let replenish = |choice: &str, named: &str, hive: &str| {
        let replenish = json!({ "choice": words(choice), "named": words(named) });
        let left = 5 - hive.split_whitespace().count();
        wrong(&board(json!({
            "stage": { "replenish": replenish }, "spent": words("red-sun red-moon"), "hive": words(hive),
            "levels": [left, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3],
        })))
    };
    assert_eq!(replenish("T13 T14 T15", "", ""), "");
    assert_eq!(replenish("T13 T14 T15", "T14", ""), "");
    assert_eq!(replenish("T13 T14 T15", "T13 T14", ""), ELSEWHERE);
    assert_eq!(replenish("T13 T14 T15", "T12", ""), ELSEWHERE);
    assert_eq!(replenish("T12 T13 T14 T15", "", ""), ELSEWHERE);
    assert_eq!(replenish("T13 T14 T15", "", "blue-sun"), ELSEWHERE);
}
