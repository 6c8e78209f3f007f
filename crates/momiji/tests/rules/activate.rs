//! Activate: M43.

use serde_json::json;
use table::{Documents, Game, Observer};

use crate::support::{At, OfMomiji};

/// M43: three acorns are paid, the token is the player's and no longer available.
#[test]
fn activating_costs_three_acorns_and_takes_the_token() {
    let mut at = At::two(json!({ "seats": [{ "acorns": 5 }] }));
    at.play(&["activate most-torii"]);
    assert_eq!(at.part("/seats/0/acorns"), 2);
    assert_eq!(at.part("/seats/0/objectives"), json!(["most-torii"]));
    assert_eq!(
        at.part("/objectives"),
        json!(["longest-pile", "most-acorns", "most-zeros"])
    );
    assert_eq!(at.part("/turn/main"), "activate");
}

/// M43: three acorns are enough, two are not.
#[test]
fn two_acorns_are_not_enough() {
    assert!(!At::two(json!({ "seats": [{ "acorns": 2 }] })).offers("activate most-torii"));
    assert!(At::two(json!({ "seats": [{ "acorns": 3 }] })).offers("activate most-torii"));
}

/// M43: only available tokens: neither one in the box nor one that has an owner.
#[test]
fn only_available_tokens_can_be_activated() {
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2"], "green": ["green-2"] },
        "seats": [{ "acorns": 9 }, { "acorns": 9 }],
    }));
    assert!(!at.offers("activate most-red"), "it is in the box");
    at.play(&["activate most-torii", "end turn"]);
    assert!(!at.offers("activate most-torii") && at.offers("activate most-zeros"));
    at.play(&["take brown", "end turn"]);
    assert!(!at.offers("activate most-torii"), "not even by its owner");
}

/// M43: nothing needs to be fulfilled yet, and a player may own several.
#[test]
fn a_player_may_activate_one_token_a_turn_and_own_several() {
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2"], "green": ["green-2"] }, "seats": [{ "acorns": 6 }],
    }));
    at.play(&["activate most-torii"]);
    assert!(!at.offers("activate most-zeros"));
    at.play(&["end turn", "take brown", "end turn", "activate most-zeros"]);
    assert_eq!(
        at.part("/seats/0/objectives"),
        json!(["most-torii", "most-zeros"])
    );
    assert_eq!(at.part("/seats/0/acorns"), 0);
}

/// M43: the owner is known to all.
#[test]
fn the_owner_of_a_token_is_known_to_all() {
    let mut at = At::two(json!({ "seats": [{ "acorns": 3 }] }));
    at.play(&["activate most-torii"]);
    let spectator = at.game.view(&at.state, Observer::Spectator);
    for view in [at.view(1), at.view(2), at.game.view_document(&spectator)] {
        assert_eq!(view["seats"][0]["objectives"], json!(["most-torii"]));
    }
}

/// M43: the garden and the hand have nothing to do with it.
#[test]
fn activating_leaves_garden_and_hand_alone() {
    let mut at = At::two(json!({ "seats": [{ "acorns": 3, "hand": ["red-3"] }] }));
    at.play(&["activate most-torii", "end turn"]);
    assert_eq!(at.part("/garden"), json!({ "brown": ["brown-2"] }));
    assert_eq!(at.part("/seats/0/hand"), json!(["red-3"]));
}
