//! The course of a turn: M17 to M19 and M24 to M26; the landscapes in it are in `timing`.

use serde_json::json;
use table::{Documents, Game, Observer};

use crate::support::{At, OfMomiji, pile, problems};

/// M17: Collect, Play and Activate are open to the player.
#[test]
fn a_turn_has_three_main_actions() {
    let at = At::two(json!({ "seats": [{ "acorns": 3, "hand": ["red-0-left"] }] }));
    assert!(at.offers("take brown"));
    assert!(at.offers("lay red-0-left"));
    assert!(at.offers("activate most-zeros"));
}

/// M17: exactly one main action: after it there is no other.
#[test]
fn there_is_one_main_action_a_turn() {
    for action in ["take brown", "lay red-0-left", "activate most-zeros"] {
        let mut at = At::two(json!({
            "garden": { "brown": ["brown-2"], "green": ["green-2"] },
            "seats": [{ "acorns": 6, "hand": ["red-0-left", "red-3", "green-3"] }],
        }));
        at.play(&[action]);
        assert_eq!(at.legal(), ["use C", "exchange", "end turn"], "{action}");
    }
}

/// M17: turns go clockwise from the first player.
#[test]
fn turns_go_clockwise() {
    let mut at = At::three(json!({
        "first": 3, "turn": { "seat": 3 },
        "seats": [{ "acorns": 3 }, { "acorns": 3 }, { "acorns": 3 }],
    }));
    at.play(&["activate most-zeros", "end turn"]);
    assert_eq!(at.part("/turn/seat"), 1);
    at.play(&["activate most-torii", "end turn"]);
    assert_eq!(at.part("/turn/seat"), 2);
    at.play(&["activate most-acorns", "end turn"]);
    assert_eq!(at.part("/turn/seat"), 3);
}

/// M18: whoever can Collect can't pass.
#[test]
fn a_possible_collect_forbids_passing() {
    let at = At::two(json!({}));
    assert!(at.offers("take brown") && !at.offers("pass"));
}

/// M18: whoever can Play can't pass.
#[test]
fn a_possible_play_forbids_passing() {
    let at = At::deck(
        &[],
        json!({ "garden": {}, "seats": [{ "hand": ["red-0-left"] }] }),
    );
    assert!(at.offers("lay red-0-left") && !at.offers("pass"));
}

/// M18: whoever can Activate can't pass.
#[test]
fn a_possible_activate_forbids_passing() {
    let at = At::deck(
        &[],
        json!({ "garden": {}, "seats": [{ "acorns": 3, "hand": ["red-1-left"] }] }),
    );
    assert!(at.offers("activate most-zeros") && !at.offers("pass"));
}

/// M18: with nothing possible the player passes, and ends the turn.
#[test]
fn with_no_main_action_possible_the_player_passes() {
    let mut at = At::deck(
        &[],
        json!({ "garden": {}, "seats": [{ "acorns": 2, "hand": ["red-1-left"] }] }),
    );
    assert!(at.offers("pass") && !at.offers("end turn"));
    at.play(&["pass"]);
    assert!(!at.offers("pass") && at.offers("end turn"));
    at.play(&["end turn"]);
    assert_eq!(at.part("/turn/seat"), 2);
}

/// M18: acorns for a token are of no use when every token has an owner.
#[test]
fn without_available_tokens_acorns_do_not_forbid_passing() {
    let at = At::deck(
        &[],
        json!({
            "garden": {}, "objectives": [],
            "seats": [
                { "acorns": 9, "objectives": ["longest-pile", "most-torii"] },
                { "objectives": ["most-acorns", "most-zeros"] },
            ],
        }),
    );
    assert!(at.offers("pass"));
}

/// M18: what a landscape would make possible does not count, but stays allowed.
#[test]
fn what_needs_a_landscape_does_not_forbid_passing() {
    let mut at = At::deck(
        &[],
        json!({ "garden": {}, "seats": [{ "acorns": 1, "hand": ["red-1-left"] }] }),
    );
    assert!(at.offers("pass") && at.offers("use A"));
    at.play(&["use A", "lay red-1-left"]);
    assert_eq!(at.part("/turn/main"), "play-one");
}

/// M18: what an exchange would make possible does not count; once made, it does.
#[test]
fn what_needs_an_exchange_does_not_forbid_passing_until_it_is_made() {
    let hand = ["red-1-left", "red-2"];
    let mut at = At::deck(
        &[],
        json!({ "garden": {}, "seats": [{ "acorns": 2, "hand": hand }] }),
    );
    assert!(at.offers("pass") && at.offers("exchange"));
    at.play(&["exchange", "discard red-2", "discard red-1-left"]);
    assert!(at.offers("activate most-zeros") && !at.offers("pass"));
}

/// M18, M21, M23: after passing, free landscapes and the exchange stay allowed, following ones
/// are not.
#[test]
fn optional_actions_stay_allowed_after_passing() {
    let passed = |landscapes: [&str; 3]| {
        let seat = json!({
            "acorns": 2, "hand": ["red-1-left", "red-2"], "landscapes": landscapes,
            "piles": [pile("green 0-left")], "objectives": ["most-zeros"],
        });
        let tokens = json!(["longest-pile", "most-torii", "most-acorns"]);
        let mut at = At::deck(
            &[],
            json!({ "garden": {}, "objectives": tokens, "seats": [seat] }),
        );
        at.play(&["pass"]).legal()
    };
    assert_eq!(passed(["G", "M", "A"]), ["use G", "exchange", "end turn"]);
    assert_eq!(passed(["E", "H", "I"]), ["exchange", "end turn"]);
}

/// M19: two hand cards go to the discard, one acorn comes.
#[test]
fn an_exchange_turns_two_cards_into_an_acorn() {
    let mut at = At::two(json!({ "seats": [{ "hand": ["red-2", "red-3", "green-3"] }] }));
    at.play(&["exchange"]);
    assert_eq!(
        at.legal(),
        ["discard red-2", "discard red-3", "discard green-3"]
    );
    at.play(&["discard red-3"]);
    assert_eq!(at.part("/seats/0/acorns"), 0, "one card is not enough");
    at.play(&["discard red-2"]);
    assert_eq!(at.part("/seats/0/acorns"), 1);
    assert_eq!(at.part("/seats/0/hand"), json!(["green-3"]));
    assert_eq!(at.part("/discard"), json!(["red-2", "red-3"]));
}

/// M19: at most once a turn; again in the next one.
#[test]
fn there_is_one_exchange_a_turn() {
    let hand = [
        "red-2", "red-3", "green-3", "green-2", "orange-3", "orange-2",
    ];
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2"], "green": ["green-2"], "red": ["red-2"] },
        "seats": [{ "hand": hand }],
    }));
    at.play(&["exchange", "discard red-2", "discard red-3"]);
    assert!(!at.offers("exchange"));
    at.play(&["take brown"]);
    assert!(!at.offers("exchange"));
    at.play(&["end turn", "take green", "end turn"]);
    assert!(at.offers("exchange"));
}

/// M19: before or after the main action, and the acorn can be used at once.
#[test]
fn an_exchange_comes_before_or_after_the_main_action() {
    let mut at = At::two(json!({ "seats": [{ "hand": ["red-2", "red-3"], "acorns": 2 }] }));
    assert!(!at.offers("activate most-zeros"));
    at.play(&[
        "exchange",
        "discard red-2",
        "discard red-3",
        "activate most-zeros",
    ]);
    assert_eq!(at.part("/seats/0/acorns"), 0);

    let mut at = At::two(json!({ "seats": [{ "hand": ["red-2"] }] }));
    assert!(!at.offers("exchange"), "one card is not enough");
    at.play(&["take brown", "exchange", "discard red-2", "discard brown-2"]);
    assert_eq!(at.part("/seats/0/acorns"), 1);
    assert_eq!(at.part("/turn/main"), "collect");
}

/// M24: a turn ends when its player says so, and only after the main action.
#[test]
fn a_turn_ends_when_its_player_says_so() {
    let mut at = At::two(json!({}));
    assert!(!at.offers("end turn"));
    at.play(&["take brown"]);
    assert_eq!(
        at.part("/turn/seat"),
        1,
        "nothing else can be done, and yet the turn goes on"
    );
    at.play(&["end turn"]);
    assert_eq!(at.part("/turn/seat"), 2);
}

const SEVEN: [&str; 7] = [
    "red-2", "red-2", "red-3", "green-2", "green-2", "orange-2", "orange-3",
];

/// M25: more than eight cards are discarded down to eight, the player's choice, at the end only.
#[test]
fn a_player_with_more_than_eight_cards_discards_down_to_eight() {
    let garden = json!({ "brown": ["brown-2", "brown-2", "brown-3"], "red": ["red-2"] });
    let mut at = At::two(json!({ "garden": garden, "seats": [{ "hand": SEVEN }] }));
    at.play(&["take brown"]);
    assert_eq!((at.hand_size(1), at.offers("end turn")), (10, true));
    at.play(&["end turn"]);
    assert_eq!(at.part("/turn/seat"), 1);
    let kinds = [
        "red-2", "red-3", "orange-2", "orange-3", "green-2", "brown-2", "brown-3",
    ];
    assert_eq!(at.legal(), kinds.map(|card| format!("discard {card}")));
    at.play(&["discard brown-3"]);
    assert_eq!(at.part("/turn/seat"), 1);
    at.play(&["discard red-3"]);
    assert_eq!(at.part("/turn/seat"), 2);
    assert_eq!(at.hand_size(1), 8);
    assert_eq!(at.part("/discard"), json!(["red-3", "brown-3"]));
}

/// M25: eight cards are not too many.
#[test]
fn eight_cards_may_stay() {
    let garden = json!({ "brown": ["brown-2"], "red": ["red-2"] });
    let mut at = At::two(json!({ "garden": garden, "seats": [{ "hand": SEVEN }] }));
    at.play(&["take brown", "end turn"]);
    assert_eq!((at.hand_size(1), at.seat().number()), (8, 2));
    let nine = [&SEVEN[..], &["green-3", "orange-2"]].concat();
    assert!(problems(json!({ "seats": [{}, { "hand": nine }] })).contains("8 at the most"));
}

/// M25: the harvest comes before the discarding.
#[test]
fn the_harvest_comes_before_the_discarding() {
    let hand = [&SEVEN[..6], &["red-0-right", "orange-0-left"]].concat();
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2", "brown-2", "brown-3"], "red": ["red-2"] },
        "seats": [{ "hand": hand, "landscapes": ["E", "A", "B"], "acorns": 1 }],
    }));
    at.play(&[
        "take brown",
        "use E",
        "lay red-0-right",
        "lay orange-0-left on the right",
        "end turn",
    ]);
    assert_eq!(at.part("/turn/stage"), "hand-limit");
    assert_eq!(at.part("/seats/0/acorns"), 2);
    at.play(&["discard red-3"]);
    assert_eq!(
        (at.part("/turn/seat"), at.part("/seats/0/acorns")),
        (json!(2), json!(2))
    );
}

/// M26: the discard is open to everybody, spectators too.
#[test]
fn the_discard_is_open() {
    let at = At::two(json!({ "discard": ["red-3", "green-0-both"] }));
    assert_eq!(at.view(1)["discard"], json!(["red-3", "green-0-both"]));
    assert_eq!(at.view(2)["discard"], json!(["red-3", "green-0-both"]));
    let view = at.game.view(&at.state, Observer::Spectator);
    assert_eq!(
        at.game.view_document(&view)["discard"],
        json!(["red-3", "green-0-both"])
    );
}

/// M19, M28: an exchange may come between a paid reveal and the taking, and pays for a landscape.
#[test]
fn an_exchange_after_a_paid_reveal_pays_for_a_landscape() {
    let mut at = At::two(json!({
        "seats": [{ "hand": ["red-2", "red-3"], "acorns": 1, "landscapes": ["D", "A", "B"] }],
    }));
    at.play(&["reveal"]);
    assert!(!at.offers("use D"), "the last acorn is spent");
    at.play(&["exchange", "discard red-2", "discard red-3"]);
    assert!(at.offers("use D") && at.offers("take brown"));
    assert!(!at.offers("exchange") && !at.offers("reveal") && !at.offers("end turn"));
    at.play(&["use D"]);
    assert_eq!(at.part("/seats/0/acorns"), 0);
}
