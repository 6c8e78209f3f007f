//! Meditation: the hive and replenishment.

use serde_json::{Value, json};
use table::Dice;

use crate::board::{at, count, go, go_with, holds, levels, offered, words};
use crate::support::At;

/// Seventeen bits for the hive; none of them is used in a pool here.
const SEVENTEEN: &str = "white-sun white-sun white-moon white-moon white-star white-star \
    white-raindrop white-raindrop white-lightning white-lightning blue-sun blue-sun blue-moon \
    blue-moon blue-star blue-star blue-raindrop";

/// The end of Deja Vu, everything planted, with these bits left, the hive, and this many bits on tiles.
fn ending(pool: &str, hive: &str, levels: [usize; 15]) -> At {
    at(json!({
        "stage": "act", "planting": "used", "pool": words(pool), "hive": words(hive),
        "levels": levels,
    }))
}

/// F45: spent and unsaved bits go to the hive, saved ones do not.
#[test]
fn the_hive_fills() {
    let seat = json!({ "hand": ["blue-2"] });
    let mut at = at(json!({
        "stage": "act", "hive": ["blue-sun"], "seats": [seat],
        "pool": words("red-star red-moon red-lightning green-sun green-moon"),
    }));
    go(
        &mut at,
        "build blue-2; lay red-star; lay red-moon; lay red-lightning; done; save green-sun",
    );
    holds(&at, "/hive", "blue-sun");
    go(&mut at, "done");
    holds(
        &at,
        "/hive",
        "blue-sun red-star red-moon red-lightning green-moon",
    );
    holds(&at, "/spent", "");
    assert_eq!(at.part("/stage"), json!("discard"));
}

/// F45: bits in short-term memory do not go to the hive.
#[test]
fn short_term_bits_stay_out_of_the_hive() {
    let mut at = at(json!({
        "stage": "act", "pool": words("red-star green-sun"), "seats": [{ "hand": ["blue-2"] }],
    }));
    go(&mut at, "build blue-2; lay red-star; done; done; done");
    holds(&at, "/hive", "green-sun");
}

/// F46: eighteen bits stay in the hive, nineteen go back to the map.
#[test]
fn nineteen_holes() {
    // 42 bits on the map beside 17 and 1.
    let map = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2];
    let mut at = ending("red-star", SEVENTEEN, map);
    go(&mut at, "done; done");
    assert_eq!(count(&at, "/hive"), 18);
    assert_eq!(levels(&at), map);
    assert_eq!(at.part("/stage"), json!("discard"));

    let map = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2];
    let mut at = ending("red-star red-moon", SEVENTEEN, map);
    go(&mut at, "done; done");
    // 19 bits: four to the twos, fifteen to the threes.
    assert_eq!(count(&at, "/hive"), 0);
    assert_eq!(levels(&at), [4; 15]);
    assert_eq!(at.part("/stage"), json!("discard"));
}

/// F46: the excess goes back too, and the hive is empty.
#[test]
fn the_excess_goes_back() {
    let pool = "red-star red-moon red-sun red-raindrop red-lightning green-star green-moon";
    let mut at = ending(
        pool,
        SEVENTEEN,
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 12],
    );
    go(&mut at, "done; done");
    // 24 bits: twelve to the empty tiles, twelve to the same tiles.
    assert_eq!(
        levels(&at),
        [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 12, 12]
    );
    assert_eq!((count(&at, "/hive"), count(&at, "/spent")), (0, 0));
}

/// F46: a saved bit does not count; without it the hive may stay just below.
#[test]
fn a_saved_bit_keeps_the_hive_below() {
    let map = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2];
    let mut at = ending("red-star red-moon", SEVENTEEN, map);
    go(&mut at, "done; save red-star");
    assert_eq!(count(&at, "/hive"), 18);
    assert_eq!(levels(&at), map);
}

/// F46, F47: full levels are dealt, a raised tile takes part in the next one, then tiles are named.
#[test]
fn levels_then_a_choice() {
    let mut at = ending(
        "red-star red-moon",
        SEVENTEEN,
        [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 6, 6, 8, 8, 8],
    );
    go(&mut at, "done; done");
    // 19: five to the empty ones, ten to those with one; four are left for ten tiles.
    assert_eq!(levels(&at), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 6, 6, 8, 8, 8]);
    assert_eq!(count(&at, "/spent"), 4);
    assert_eq!(offered(&at, "name"), "T1 T10 T2 T3 T4 T5 T6 T7 T8 T9");
    assert!(!at.offers("done"));
    go(&mut at, "name T9; name T1");
    assert!(!at.offers("name T1") && !at.offers("name T11"));
    assert_eq!(count(&at, "/spent"), 4, "dealt when all are named");
    go(&mut at, "name T3; name T2");
    assert_eq!(levels(&at), [3, 3, 3, 2, 2, 2, 2, 2, 3, 2, 6, 6, 8, 8, 8]);
    assert_eq!(count(&at, "/spent"), 0);
    assert_eq!(at.part("/stage"), json!("discard"));
}

/// F46, F47: a tile far above takes no part; only tiles of the incomplete level are named.
#[test]
fn a_full_tile_takes_no_part() {
    let pool = "red-star red-moon";
    let mut map = [2; 15];
    map[0] = 13;
    // 14 tiles are lowest, 19 bits: one full level, five are left.
    let mut at = ending(pool, SEVENTEEN, map);
    go(&mut at, "done; done");
    assert_eq!(levels(&at)[1..], [3; 14]);
    assert_eq!(count(&at, "/spent"), 5);
    assert!(!at.offers("name T1"));
}

/// F46: with no empty tile the emptiest are filled first; those above wait until they are reached.
#[test]
fn the_emptiest_tiles_first() {
    let mut at = ending(
        "red-star red-moon",
        SEVENTEEN,
        [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 6, 6],
    );
    go(&mut at, "done; done");
    assert_eq!(levels(&at), [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 6, 6]);
    assert_eq!(count(&at, "/spent"), 7);
    go(
        &mut at,
        "name T12; name T11; name T10; name T9; name T8; name T7; name T6",
    );
    assert_eq!(levels(&at), [3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 6, 6]);
}

/// F46: which bit falls where is luck.
#[test]
fn bits_are_drawn_at_random() {
    let map = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2];
    let dealt = |answers: &[u32]| -> Value {
        let mut at = ending("red-star red-moon", SEVENTEEN, map);
        at.play_scripted(&["done", "done"], answers);
        at.part("/map/11/bits")
    };
    // T12 is served first; the hive is sorted white sun to red star.
    assert!(dealt(&[0]).to_string().contains("white-sun"));
    assert!(dealt(&[18]).to_string().contains("red-star"));
    let mut met = Vec::new();
    for seed in 0..6 {
        let mut at = ending("red-star red-moon", SEVENTEEN, map);
        go_with(&mut at, "done; done", &mut Dice::new(seed));
        met.push(at.part("/map").to_string());
    }
    met.sort();
    met.dedup();
    assert!(met.len() > 1);
}

/// F47: the bits of the incomplete level go to the named tiles at random.
#[test]
fn the_last_level_is_dealt_at_random() {
    let dealt = |answers: &[u32]| -> Value {
        let mut map = [2; 15];
        map[0] = 13;
        let mut at = ending("red-star red-moon", SEVENTEEN, map);
        go(&mut at, "done; done; name T2; name T3; name T4; name T5");
        at.play_scripted(&["name T6"], answers);
        at.part("/map")
    };
    assert_ne!(dealt(&[0, 0, 0, 0]), dealt(&[4, 3, 2, 1]));
}

/// F45-F48: replenishment comes before discarding and drawing.
#[test]
fn replenishment_before_drawing() {
    let mut at = ending(
        "red-star red-moon",
        SEVENTEEN,
        [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 6, 6, 8, 8, 8],
    );
    go(&mut at, "done; done; name T1; name T2; name T3");
    assert_eq!(count(&at, "/seats/0/hand"), 0);
    go(&mut at, "name T4; done");
    assert_eq!(count(&at, "/seats/0/hand"), 3);
    assert_eq!(at.part("/turn"), json!(2));
}
