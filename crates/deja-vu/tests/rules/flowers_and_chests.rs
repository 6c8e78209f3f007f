//! Deja Vu: what cards bring, growing flowers, saving bits.

use serde_json::json;

use crate::board::{act, at, count, go, holds, offered, words};

/// F39, F41: the flower of a card can be planted in the same turn.
#[test]
fn a_new_flower_is_planted_at_once() {
    let seat = json!({ "short_term": { "blue-3": words("red-lightning red-moon red-star red-sun red-raindrop") } });
    let mut at = act("green-sun", seat);
    go(&mut at, "build blue-3; lay green-sun; done");
    assert_eq!(at.part("/stage"), json!("plant-late"));
    go(&mut at, "plant");
    holds(&at, "/seats/0/fragments", "rose-1");
    assert_eq!(at.part("/seats/0/flowers"), json!(0));
    assert_eq!(at.part("/map/0/fragment"), json!(null));
}

/// F39: a flower card in short-term memory has no flower, and other cards bring none.
#[test]
fn no_flower_before_long_term_memory() {
    let mut at = act(
        "red-star red-moon red-lightning blue-lightning",
        json!({ "hand": ["blue-2", "blue-3"] }),
    );
    go(
        &mut at,
        "build blue-2; lay red-star; lay red-moon; lay red-lightning; build blue-3; lay blue-lightning",
    );
    assert_eq!(at.part("/seats/0/flowers"), json!(0));
    go(&mut at, "done");
    assert!(!at.offers("plant"));
}

/// F40: bits of completed cards are not to be laid, paid or saved any more.
#[test]
fn bits_of_completed_cards_are_spent() {
    let hand = words("blue-2 purple-1");
    let mut at = act(
        "red-star red-moon red-lightning white-sun",
        json!({ "hand": hand }),
    );
    go(
        &mut at,
        "build blue-2; lay red-star; lay red-moon; lay red-lightning",
    );
    holds(&at, "/spent", "red-star red-moon red-lightning");
    // One bit is left: too few for a flower, and no star for purple-1.
    assert_eq!(at.legal(), ["done"]);
    go(&mut at, "done");
    assert_eq!(offered(&at, "save"), "white-sun");
}

/// F40, F42: bits paid for a flower are spent as well.
#[test]
fn bits_paid_are_spent() {
    let mut at = act(
        "red-star red-moon red-lightning white-sun",
        json!({ "hand": ["blue-2"] }),
    );
    go(&mut at, "grow; pay red-star; pay white-sun; pay red-moon");
    holds(&at, "/spent", "red-star red-moon white-sun");
    holds(&at, "/pool", "red-lightning");
    assert_eq!(at.legal(), ["done"]);
    go(&mut at, "done");
    assert_eq!(offered(&at, "save"), "red-lightning");
}

/// F41: a hand icon counts at this turn's drawing.
#[test]
fn a_new_hand_icon_draws_now() {
    let bits = words("red-star red-moon");
    let mut at = act(
        "blue-lightning",
        json!({ "short_term": { "blue-2": bits } }),
    );
    go(
        &mut at,
        "build blue-2; lay blue-lightning; done; done; done",
    );
    assert_eq!(at.part("/turn"), json!(2));
    assert_eq!(count(&at, "/seats/0/hand"), 4);
}

/// F41: footprints count when the girl moves after Deja Vu.
#[test]
fn a_new_footprint_walks_now() {
    let bits = words("red-star red-lightning");
    let seat = json!({ "short_term": { "purple-1": bits } });
    let mut without = act("blue-moon", seat.clone());
    go(&mut without, "done; done");
    assert_eq!(offered(&without, "girl to"), "T2 T6");
    let mut at = act("blue-moon", seat);
    go(&mut at, "build purple-1; lay blue-moon; done");
    // Two steps from the corner: T2 touches T3, T6 and T7, T6 touches T7 and T11.
    assert_eq!(offered(&at, "girl to"), "T11 T2 T3 T6 T7");
}

/// F41, F43: a chest built this turn saves a bit at its end.
#[test]
fn a_new_chest_saves_now() {
    let bits = words("red-raindrop red-star");
    let seat = json!({ "short_term": { "green-3": bits } });
    let mut at = act("blue-sun blue-moon white-moon red-moon", seat);
    go(&mut at, "build green-3; lay blue-sun; done; save blue-moon");
    assert_eq!(offered(&at, "save"), "red-moon white-moon");
    go(&mut at, "save white-moon");
    assert_eq!(at.part("/stage"), json!("plant-late"));
    holds(&at, "/seats/0/chests", "blue-moon white-moon");
    holds(&at, "/pool", "");
    holds(&at, "/spent", "red-raindrop red-star blue-sun red-moon");
}

/// F41: a white claim counts when collecting, so only in long-term memory and from the next turn on.
#[test]
fn white_claims_count_when_collecting() {
    let bits = json!({ "T1": ["red-sun"], "T2": ["white-star", "white-sun"] });
    let bits_on = words("red-moon red-sun");
    for (seat, claims) in [
        (json!({}), 0),
        (json!({ "short_term": { "yellow-2": bits_on } }), 0),
        (json!({ "long_term": ["yellow-2"] }), 1),
        (json!({ "long_term": ["yellow-2", "blue-1"] }), 2),
    ] {
        let mut at = at(json!({ "bits": bits, "seats": [seat] }));
        // The second red sun may lie on a card: sow whichever is there.
        go(&mut at, "sow T1; drop red-sun on T2");
        let mut claimed = 0;
        while at.offers("claim white-star") || at.offers("claim white-sun") {
            let bit = if at.offers("claim white-sun") {
                "claim white-sun"
            } else {
                "claim white-star"
            };
            go(&mut at, bit);
            claimed += 1;
        }
        assert_eq!(claimed, claims);
        assert_eq!(count(&at, "/pool"), 1 + claims);
    }
    // Completed now, it brings nothing now.
    let seat = json!({ "short_term": { "yellow-2": words("red-moon red-sun") } });
    let mut at = act("blue-star", seat);
    go(&mut at, "build yellow-2; lay blue-star");
    assert_eq!(at.legal(), ["done"]);
}

/// F41: in short-term memory a card gives nothing: no chest, no hand, no place, no step.
#[test]
fn short_term_memory_gives_nothing() {
    let bit = |name: &str| json!([name]);
    let short = json!({
        "green-3": bit("red-raindrop"), "blue-2": bit("red-star"), "red-2": bit("red-lightning"),
        "purple-1": bit("blue-star"),
    });
    let long = words("yellow-3 green-5 purple-6");
    let seat = json!({ "long_term": long, "short_term": short, "hand": ["purple-2"] });
    let mut at = act("white-star blue-moon", seat);
    // Four places, all taken.
    assert!(!at.offers("build purple-2"));
    go(&mut at, "done; save blue-moon");
    assert_eq!(at.part("/stage"), json!("plant-late"), "one chest");
    assert_eq!(offered(&at, "girl to"), "T2 T6");
    go(&mut at, "done; done");
    assert_eq!(count(&at, "/seats/0/hand"), 3);
}

/// F42: three bits of any colour and shape for a flower on the girl tile.
#[test]
fn growing_a_flower() {
    let mut at = act("red-star white-moon green-lightning", json!({}));
    go(&mut at, "grow");
    assert_eq!(offered(&at, "pay"), "green-lightning red-star white-moon");
    assert!(!at.offers("done"));
    go(&mut at, "pay red-star; pay white-moon; pay green-lightning");
    assert_eq!(at.part("/seats/0/circle"), json!(true));
    assert_eq!(at.part("/seats/0/tokens"), json!(0));
    go(&mut at, "done; plant");
    assert_eq!(at.part("/seats/0/circle"), json!(false));
    holds(&at, "/seats/0/fragments", "rose-1");
}

/// F42: two bits are not enough, and a flower in the circle is in the way; flowers on cards are not.
#[test]
fn when_a_flower_can_grow() {
    let three = "red-star red-moon red-sun";
    assert!(!act("red-star red-moon", json!({})).offers("grow"));
    assert!(act(three, json!({})).offers("grow"));
    assert!(!act(three, json!({ "circle": true })).offers("grow"));
    let cards = json!({ "long_term": ["blue-3", "red-4"], "flowers": 2 });
    assert!(act(three, cards).offers("grow"));
}

/// F42: once only: the circle is full then, even with three more bits; planted before, it grows again.
#[test]
fn the_circle_holds_one() {
    let pool = "red-star red-moon red-sun blue-star blue-moon blue-sun";
    let mut at = act(pool, json!({}));
    go(&mut at, "grow; pay red-star; pay red-moon; pay red-sun");
    assert!(!at.offers("grow"));
    let mut at = crate::board::at(json!({
        "bits": { "T1": ["red-sun"], "T2": ["red-moon", "red-star"] }, "seats": [{ "circle": true }],
    }));
    go(
        &mut at,
        "plant; sow T1; drop red-sun on T2; grow; pay red-sun; pay red-moon; pay red-star",
    );
    assert_eq!(at.part("/seats/0/circle"), json!(true));
    go(&mut at, "done");
    assert_eq!(
        at.part("/stage"),
        json!("discard"),
        "planting was used before"
    );
}

/// F43: at most one bit a chest, of choice; it can be a bit that was saved before, or none.
#[test]
fn one_bit_a_chest() {
    let three = "red-star white-moon blue-sun";
    let mut one = act(three, json!({}));
    go(&mut one, "done");
    assert_eq!(offered(&one, "save"), "blue-sun red-star white-moon");
    go(&mut one, "save white-moon");
    assert_eq!(one.part("/stage"), json!("plant-late"));
    holds(&one, "/seats/0/chests", "white-moon");
    let mut none = act(three, json!({}));
    go(&mut none, "done; done");
    holds(&none, "/seats/0/chests", "");
    assert_eq!(count(&none, "/spent"), 3);
    let mut two = act(three, json!({ "long_term": ["red-1"] }));
    go(&mut two, "done; save red-star; save blue-sun");
    holds(&two, "/seats/0/chests", "red-star blue-sun");
    holds(&two, "/spent", "white-moon");
}

/// F43: fewer than the chests hold may be saved, and what was saved before goes unless saved again.
#[test]
fn saving_fewer() {
    let mut at = at(json!({
        "bits": { "T1": ["red-sun"], "T2": ["red-moon"] },
        "seats": [{ "long_term": ["red-1"], "chests": ["white-star", "blue-star"] }],
    }));
    go(
        &mut at,
        "sow T1; drop red-sun on T2; done; save red-moon; done",
    );
    holds(&at, "/seats/0/chests", "red-moon");
    holds(&at, "/spent", "red-sun white-star blue-star");
}

/// F43: with nothing left there is nothing to save.
#[test]
fn nothing_to_save() {
    let seat = json!({ "short_term": { "blue-2": words("red-star red-moon") } });
    let mut at = act("red-lightning", seat);
    go(&mut at, "build blue-2; lay red-lightning; done");
    assert_eq!(at.part("/stage"), json!("plant-late"));
}

/// F44: more tokens and flowers than the box has do no harm.
#[test]
fn supplies_are_never_short() {
    let fragments =
        words("rose-1 rose-2 rose-3 rose-4 rose-5 amber-1 amber-2 amber-3 amber-4 amber-5");
    let cards = words("blue-3 red-4 purple-5 yellow-1 green-2");
    let seat = json!({ "tokens": 200, "long_term": cards, "flowers": 5 });
    let short = json!({ "blue-2": words("white-star white-moon") });
    let mut first = seat.clone();
    first["short_term"] = short;
    let mut second = seat;
    second["circle"] = json!(true);
    second["fragments"] = fragments;
    // 21 flowers are out: ten on cards, one in a circle, ten on the map.
    let mut at = at(json!({
        "stage": "act", "pool": words("white-lightning red-star red-moon red-sun"),
        "seats": [first, second],
    }));
    go(
        &mut at,
        "build blue-2; lay white-lightning; grow; pay red-star; pay red-moon; pay red-sun",
    );
    assert_eq!(at.part("/seats/0/tokens"), json!(203));
    assert_eq!(at.part("/seats/0/circle"), json!(true));
}
