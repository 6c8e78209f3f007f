//! Phases and planting: F18 to F23.

use laws::list;
use serde_json::json;

use crate::support::{At, OfDejaVu};

/// The girl on T1; T11 has a bit to sow; seat 1 has a flower on the girl tile.
fn with_flower() -> At {
    At::two(json!({ "bits": { "T11": "red-sun" }, "seats": [{ "circle": true }] }))
}

/// Recollection and Deja Vu of [`with_flower`], nothing built and nothing saved.
const REST: &str = "sow T11; drop red-sun on T12; done; done";

/// F18: planting before Recollection is offered beside sowing; sowing can't be declined.
#[test]
fn a_turn_begins_with_planting_or_recollection() {
    let at = with_flower();
    assert_eq!(at.legal(), ["girl to T2", "girl to T6", "sow T11", "plant"]);
}

/// F18: planted before Recollection, it is not offered after Deja Vu.
#[test]
fn planting_takes_place_once() {
    let mut at = with_flower();
    at.moves("plant").moves(REST);
    assert_eq!(at.part("/stage"), "discard");
    at.play(&["done"]);
    assert_eq!(
        (at.part("/turn"), at.part("/stage")),
        (json!(2), json!("begin"))
    );
}

/// F18, F21: declined before Recollection, planting is there after Deja Vu, move and flower.
#[test]
fn planting_may_take_place_after_deja_vu() {
    let mut at = with_flower();
    at.moves(REST);
    assert_eq!(at.part("/stage"), "plant-late");
    assert_eq!(at.legal(), ["girl to T2", "girl to T6", "plant", "done"]);
    at.moves("girl to T6; plant; done");
    assert_eq!(at.part("/seats/0/fragments"), json!(["amber-1"]));
    assert_eq!(at.part("/stage"), "discard");
}

/// F18: planting is optional after Deja Vu too, and does not carry over.
#[test]
fn planting_is_optional() {
    let mut at = with_flower();
    at.moves(REST).moves("done; done");
    assert_eq!(
        (at.part("/turn"), at.part("/girl")),
        (json!(2), json!("T1"))
    );
    assert_eq!(at.part("/seats/0/circle"), true);
    assert!(at.offers("girl to T2"), "the next player's own planting");
}

/// F18: planting is not offered between Recollection and the end of Deja Vu.
#[test]
fn planting_is_not_offered_in_between() {
    let mut at = with_flower();
    at.moves("sow T11");
    assert!(!at.offers("plant") && !at.offers("girl to T2"));
    at.moves("drop red-sun on T12");
    assert_eq!(at.part("/stage"), "act");
    assert!(!at.offers("plant") && !at.offers("girl to T2"));
}

/// F18: the four phases follow each other, then the next player's turn.
#[test]
fn the_phases_of_a_turn() {
    let mut at = with_flower();
    let mut stages = vec![at.part("/stage")];
    for text in [
        "sow T11",
        "drop red-sun on T12",
        "done",
        "save red-sun",
        "done",
        "done",
    ] {
        at.play(&[text]);
        let stage = at.part("/stage");
        stages.push(if stage.is_object() {
            json!("sow")
        } else {
            stage
        });
    }
    let expected = list("begin sow act save plant-late discard begin");
    assert_eq!(json!(stages), expected);
}

/// F19: with one footprint the girl reaches the neighbours of her tile.
#[test]
fn one_footprint_is_one_step() {
    let at = At::two(json!({ "girl": "T7" }));
    assert_eq!(at.choices("girl to "), "T2 T3 T6 T8 T11 T12");
}

/// F19: each footprint in long-term memory is one more step, to any tile within.
#[test]
fn footprints_add_up() {
    let reach = |cards: &str| {
        At::two(json!({ "seats": [{ "long_term": list(cards) }] })).choices("girl to ")
    };
    assert_eq!(reach("blue-5"), "T2 T3 T6 T7 T11");
    assert_eq!(reach("blue-5 red-3"), "T2 T3 T4 T6 T7 T8 T11 T12");
    let six = reach("blue-5 red-3 purple-1 yellow-6 green-4");
    assert_eq!(six.split(' ').count(), 14, "all tiles but her own");
}

/// F19: footprints in short-term memory, in hand or of others do not count.
#[test]
fn only_own_footprints_in_long_term_memory_count() {
    let at = At::two(json!({ "seats": [
        { "short_term": { "blue-5": list("red-sun red-raindrop") }, "hand": ["red-3"] },
        { "long_term": list("purple-1 yellow-6") },
    ] }));
    assert_eq!(at.choices("girl to "), "T2 T6");
}

/// F19: a tile that lost its fragment or has no bits can be visited.
#[test]
fn the_girl_may_go_to_a_bare_tile() {
    let mut at = At::two(json!({ "seats": [{}, { "fragments": ["rose-2"] }] }));
    at.play(&["girl to T2"]);
    assert_eq!((at.part("/girl"), at.bits(2)), (json!("T2"), String::new()));
}

/// F20: a flower can be planted without moving, and ends the move.
#[test]
fn planting_without_moving_ends_the_move() {
    let mut at = with_flower();
    at.play(&["plant"]);
    assert_eq!(at.legal(), ["sow T11"]);
    assert_eq!(
        (at.part("/girl"), at.part("/planting")),
        (json!("T1"), json!("used"))
    );
}

/// F20: after the move a flower may be planted where she is then.
#[test]
fn planting_after_the_move() {
    let mut at = with_flower();
    at.play(&["girl to T2"]);
    assert_eq!(at.legal(), ["sow T11", "plant"]);
    at.play(&["plant"]);
    assert_eq!(at.part("/seats/0/fragments"), json!(["rose-2"]));
    assert_eq!(
        (at.part("/map/1/fragment"), at.part("/map/0/fragment")),
        (json!(null), json!("rose-1"))
    );
}

/// F20: at most one flower a turn, though there are three and the girl could go on.
#[test]
fn at_most_one_flower_a_turn() {
    let mut at = At::two(json!({
        "bits": { "T11": "red-sun" },
        "seats": [{ "circle": true, "flowers": 2, "long_term": list("blue-3 red-4 blue-5 red-3") }],
    }));
    at.moves("girl to T2; plant");
    assert_eq!(at.legal(), ["sow T11"]);
    at.moves(REST);
    assert_eq!(at.part("/stage"), "discard");
    assert_eq!(at.part("/seats/0/fragments"), json!(["rose-2"]));
}

/// F20: the same after Deja Vu.
#[test]
fn at_most_one_flower_after_deja_vu() {
    let mut at = At::two(json!({
        "stage": "plant-late",
        "seats": [{ "circle": true, "flowers": 1, "long_term": list("blue-3 blue-5") }],
    }));
    at.play(&["plant"]);
    assert!(!at.offers("plant") && !at.offers("girl to T2"));
}

/// F21: a step before Recollection uses the phase, flower or not.
#[test]
fn a_step_uses_the_phase() {
    let mut at = with_flower();
    at.moves("girl to T2").moves(REST);
    assert_eq!(at.part("/stage"), "discard");
    assert_eq!(at.part("/seats/0/circle"), true);
}

/// F21, F30: a step uses the phase where Recollection is skipped too; without one it is kept.
#[test]
fn a_step_uses_the_phase_of_a_turn_without_sowing() {
    let flower = json!({ "seats": [{ "circle": true }] });
    let mut at = At::two(flower.clone());
    at.moves("girl to T2; done; done");
    assert_eq!(at.part("/stage"), "discard");
    let mut at = At::two(flower);
    at.moves("done; done");
    assert_eq!(at.part("/stage"), "plant-late");
}

/// F22: the fragment is taken; the flower leaves the player for good.
#[test]
fn a_flower_is_exchanged_for_the_fragment() {
    let mut at = At::two(json!({ "girl": "T12", "seats": [{ "circle": true }] }));
    at.play(&["plant"]);
    assert_eq!(at.part("/seats/0/fragments"), json!(["teal-2"]));
    assert_eq!(at.part("/map/11/fragment"), json!(null));
    assert_eq!(
        (at.part("/seats/0/circle"), at.part("/seats/0/flowers")),
        (json!(false), json!(0))
    );
}

/// F22: where a flower was planted nobody can plant another.
#[test]
fn only_a_tile_with_its_fragment_can_be_planted() {
    let mut at = At::two(json!({
        "girl": "T2",
        "seats": [{ "circle": true }, { "circle": true, "fragments": ["rose-2"] }],
    }));
    assert!(!at.offers("plant"));
    at.play(&["girl to T3"]);
    assert!(at.offers("plant"));
    at.moves("plant; done; done; done");
    assert_eq!(at.part("/turn"), 2);
    assert!(!at.offers("plant"), "taken in the turn before");
}

/// F22: without a flower nothing is planted; a flower of another player is no help.
#[test]
fn planting_needs_a_flower() {
    let at = At::two(json!({ "seats": [{}, { "circle": true }] }));
    assert!(!at.offers("plant"));
    let used = At::two(json!({ "seats": [{ "long_term": ["blue-3"], "flowers": 0 }] }));
    assert!(!used.offers("plant"), "the flower of the card is gone");
}

/// F23: the flower of the girl tile is used before those on cards.
#[test]
fn the_flower_of_the_girl_tile_is_used_first() {
    let seat = json!({ "circle": true, "flowers": 2, "long_term": list("blue-3 red-4") });
    let mut at = At::two(json!({ "seats": [seat] }));
    at.play(&["plant"]);
    assert_eq!(
        (at.part("/seats/0/circle"), at.part("/seats/0/flowers")),
        (json!(false), json!(2))
    );
    let seat = json!({ "flowers": 2, "long_term": list("blue-3 red-4") });
    let mut at = At::two(json!({ "seats": [seat] }));
    at.play(&["plant"]);
    assert_eq!(
        (at.part("/seats/0/circle"), at.part("/seats/0/flowers")),
        (json!(false), json!(1))
    );
}

/// F23: the circle grows another flower, in the turn of the planting; a card does not.
#[test]
fn only_the_circle_grows_another_flower() {
    let mut at = At::two(json!({
        "bits": { "T11": "red-sun", "T12": "red-moon red-star" },
        "seats": [{ "circle": true, "long_term": ["blue-3"], "flowers": 0 }],
    }));
    at.moves("plant; sow T11; drop red-sun on T12; grow; pay red-sun; pay red-moon; pay red-star");
    assert_eq!(
        (at.part("/seats/0/circle"), at.part("/seats/0/flowers")),
        (json!(true), json!(0))
    );
    let full = At::two(json!({
        "stage": "act", "pool": list("red-sun red-moon red-star"),
        "seats": [{ "circle": true, "long_term": ["blue-3"], "flowers": 0 }],
    }));
    assert!(
        !full.offers("grow"),
        "the card's place is empty, but it is no circle"
    );
}

/// F20, F21: once used, planting is not offered, even where a fragment lies and a flower is left.
#[test]
fn used_planting_is_not_offered() {
    let at = At::two(json!({
        "planting": "used", "bits": { "T11": "red-sun" }, "seats": [{ "circle": true }],
    }));
    assert_eq!(at.legal(), ["sow T11"]);
}
