//! The landscapes F to L.

use laws::list;
use serde_json::json;

use crate::support::{At, OfMomiji, holding};

/// M50: F takes the top card of one column, the one added last, and brings two acorns.
#[test]
fn f_takes_a_top_card() {
    let garden = json!({ "red": ["red-2", "red-0-left"], "green": ["green-2"] });
    let mut at = At::two(holding("F", json!({ "garden": garden })));
    at.moves("use F");
    assert_eq!(at.legal(), ["take top of red", "take top of green"]);
    at.moves("take top of red");
    assert_eq!((at.hand(), at.acorns()), (list("red-0-left"), 2));
    assert_eq!(at.part("/garden/red"), list("red-2"));
    assert_eq!(at.main(), "open");
    assert!(at.offers("take red"));
}

/// M50, M21: F is free: after the main action too, whatever it was.
#[test]
fn f_comes_before_or_after_the_main_action() {
    let mut at = At::holding("F", "red-0-left", "");
    at.moves("lay red-0-left; use F; take top of brown; end turn");
    assert_eq!((at.hand(), at.acorns()), (list("brown-2"), 2));
}

/// M50, M31: a garden that F empties is refilled at once, so there is something to collect.
#[test]
fn f_refills_an_emptied_garden() {
    let mut at = At::two(holding("F", json!({})));
    let deck = at.deck_size();
    at.moves("use F; take top of brown");
    assert_eq!(at.deck_size(), deck - 4);
    assert!(at.legal().iter().any(|text| text.starts_with("take ")));
}

/// M51: G takes any one card of the discard.
#[test]
fn g_takes_a_card_of_the_discard() {
    let discard = list("red-3 green-0-left green-0-left");
    let mut at = At::two(holding("G", json!({ "discard": discard })));
    at.moves("use G");
    assert_eq!(at.legal(), ["retrieve red-3", "retrieve green-0-left"]);
    at.moves("retrieve green-0-left");
    assert_eq!(at.hand(), list("green-0-left"));
    assert_eq!(at.part("/discard"), list("red-3 green-0-left"));
    assert_eq!((at.acorns(), at.main().as_str()), (0, "open"));
}

/// M51, M20: G is not offered without a discard; an exchange of the same turn provides one.
#[test]
fn g_needs_a_discard() {
    let mut at = At::holding("G", "red-0-left red-1-left", "");
    assert!(!at.offers("use G"));
    at.moves("take brown; exchange; discard red-0-left; discard red-1-left");
    assert!(at.offers("use G"));
}

/// Seat 1 has H, this number of acorns, these tokens and a red zero to play; seat 2 has none.
fn at_h(acorns: i32, tokens: &str) -> At {
    let all = "longest-pile most-torii most-acorns most-zeros".split(' ');
    let open: Vec<&str> = all.filter(|name| !tokens.contains(name)).collect();
    let seat = json!({ "acorns": acorns, "objectives": list(tokens), "hand": ["red-0-left", "green-0-left"] });
    At::two(holding("H", json!({ "objectives": open, "seats": [seat] })))
}

/// M52: after a Play of one type H activates one objective for three acorns beside its own.
#[test]
fn h_activates_for_the_usual_price() {
    let mut three = at_h(3, "");
    three.moves("lay red-0-left; done");
    assert!(!three.offers("use H"));
    let mut four = at_h(4, "");
    four.moves("lay red-0-left; done; use H; activate most-torii");
    assert_eq!(four.acorns(), 0);
    assert_eq!(four.part("/seats/0/objectives"), list("most-torii"));
    assert_eq!(four.main(), "play-one");
}

/// M52: H swaps an own token for an available one for nothing; the old one is there for all again.
#[test]
fn h_swaps_a_token_for_nothing() {
    let mut at = at_h(1, "longest-pile most-acorns");
    at.moves("lay red-0-left; done; use H");
    assert_eq!(
        at.legal(),
        ["give back longest-pile", "give back most-acorns"]
    );
    at.moves("give back most-acorns");
    assert_eq!(at.legal(), ["swap for most-torii", "swap for most-zeros"]);
    at.moves("swap for most-zeros");
    assert_eq!(at.acorns(), 0);
    assert_eq!(
        at.part("/seats/0/objectives"),
        list("longest-pile most-zeros")
    );
    assert_eq!(at.part("/objectives"), list("most-torii most-acorns"));
}

/// M52, M43: a token that was given back can be activated by the next player.
#[test]
fn h_gives_a_token_back_to_all() {
    let mut document = at_h(1, "most-torii").document();
    document["seats"][1]["acorns"] = json!(3);
    let mut at = At::position(&document);
    at.moves("lay red-0-left; done; use H; give back most-torii; swap for most-zeros; end turn");
    at.moves("activate most-torii");
    assert_eq!(at.part("/seats/1/objectives"), list("most-torii"));
}

/// M52: H does one thing: it activates or swaps.
#[test]
fn h_does_not_do_both() {
    let mut at = at_h(9, "most-torii");
    at.moves("lay red-0-left; done; use H; activate most-zeros");
    assert!(!at.offers("give back most-torii"));
    assert!(!at.offers("activate longest-pile"));
    assert!(at.offers("end turn"));
}

/// M52: H follows a Play of one type, of one card or two, and nothing else.
#[test]
fn h_follows_a_play_of_one_type_only() {
    for (moves, offered) in [
        ("lay red-0-left; lay green-0-left on the right", false),
        ("take brown", false),
        ("activate most-zeros", false),
        ("lay red-0-left; done", true),
    ] {
        let mut at = at_h(9, "");
        assert!(!at.offers("use H"));
        at.moves(moves);
        assert_eq!(at.offers("use H"), offered, "{moves}");
    }
    let seat = json!({ "acorns": 4, "hand": ["red-0-left", "red-0-left"] });
    let mut two = At::two(holding("H", json!({ "seats": [seat] })));
    two.moves("lay red-0-left; lay red-0-left");
    assert!(two.offers("use H"));
}

/// M52, M20: without an own token to swap and without the price H can do nothing; a swap needs an
/// available token too.
#[test]
fn h_is_offered_only_if_it_can_do_something() {
    let mut none_left = at_h(9, "longest-pile most-torii most-acorns most-zeros");
    none_left.moves("lay red-0-left; done");
    assert!(!none_left.offers("use H"));
    let mut swap_only = at_h(3, "most-torii");
    swap_only.moves("lay red-0-left; done; use H");
    assert_eq!(swap_only.legal(), ["give back most-torii"]);
}

/// M52, M23: an exchange may come between the Play and H, and pay for it.
#[test]
fn h_may_wait_for_an_exchange() {
    let seat = json!({ "acorns": 3, "hand": list("red-0-left green-2 green-3") });
    let mut at = At::two(holding("H", json!({ "seats": [seat] })));
    at.moves("lay red-0-left");
    assert!(!at.offers("use H"));
    at.moves("exchange; discard green-2; discard green-3; use H; activate most-zeros");
    assert_eq!(at.acorns(), 0);
}

/// M53: after Activate as the main action I takes one column, without a paid reveal.
#[test]
fn i_takes_a_column_after_an_activation() {
    let garden = json!({ "red": ["red-2", "red-3"], "green": ["green-2"] });
    let changes = json!({ "garden": garden, "seats": [{ "acorns": 6 }] });
    let mut at = At::two(holding("I", changes));
    assert!(!at.offers("use I"));
    at.moves("activate most-zeros; use I");
    assert_eq!(at.legal(), ["take red", "take green"]);
    at.moves("take red");
    assert_eq!((at.hand(), at.acorns()), (list("red-2 red-3"), 2));
    assert_eq!(at.main(), "activate");
    assert!(!at.offers("take green"));
}

/// M53, M31: a garden that I empties is refilled.
#[test]
fn i_refills_an_emptied_garden() {
    let mut at = At::two(holding("I", json!({ "seats": [{ "acorns": 4 }] })));
    let deck = at.deck_size();
    at.moves("activate most-zeros; use I; take brown");
    assert_eq!(at.deck_size(), deck - 4);
}

/// M53, M20: I follows nothing but Activate, and needs an acorn after it and a garden.
#[test]
fn i_follows_an_activation_only() {
    let seat = json!({ "acorns": 9, "hand": ["red-0-left"] });
    let mut played = At::two(holding("I", json!({ "seats": [seat] })));
    played.moves("lay red-0-left");
    assert!(!played.offers("use I"));
    let mut poor = At::two(holding("I", json!({ "seats": [{ "acorns": 3 }] })));
    poor.moves("activate most-zeros");
    assert!(!poor.offers("use I"));
    let changes = json!({ "garden": {}, "seats": [{ "acorns": 9 }] });
    let mut bare = At::deck(&[], holding("I", changes));
    bare.moves("activate most-zeros");
    assert!(!bare.offers("use I"));
}

/// M54: four cards on two piles in any split, new piles included.
#[test]
fn j_lays_four_cards_on_two_piles() {
    for (hand, moves) in [
        (
            "red-0-left red-1-left green-0-left green-1-left",
            "lay red-0-left; lay green-0-left on the left; lay red-1-left; lay green-1-left",
        ),
        (
            "red-0-left red-1-left red-2 green-0-left",
            "lay red-0-left; lay red-1-left; lay red-2; lay green-0-left on the left",
        ),
        (
            "red-0-left green-0-left green-1-left green-2",
            "lay red-0-left; lay green-0-left on the left; lay green-1-left; lay green-2",
        ),
    ] {
        let mut at = At::holding("J", hand, "");
        at.moves("use J").moves(moves);
        assert_eq!((at.hand_size(1), at.main().as_str()), (0, "play-many"));
        assert_eq!(at.part("/turn/harvest"), true);
        assert_eq!(at.row(1), "green red");
    }
}

/// M54: J may also lay one card, or two on one pile.
#[test]
fn j_may_lay_fewer_cards() {
    for (moves, left) in [("lay red-0-left", 3), ("lay red-0-left; lay red-1-left", 2)] {
        let hand = "red-0-left red-1-left red-2 green-0-left";
        let mut at = At::holding("J", hand, "");
        at.moves("use J");
        assert!(!at.offers("done"));
        at.moves(moves).moves("done");
        assert_eq!((at.hand_size(1), at.main().as_str()), (left, "play-one"));
    }
}

/// M54: more than two cards must cover both piles: a third on one pile obliges to a second pile,
/// and is not allowed without one. Four on one pile never are.
#[test]
fn j_covers_both_piles_with_more_than_two_cards() {
    let mut at = At::holding(
        "J",
        "red-1-left red-1-both red-1-both red-2 green-0-left",
        "red 0-left",
    );
    at.moves("use J; lay red-1-left; lay red-1-both; lay red-1-both");
    assert_eq!(
        at.legal(),
        [
            "lay green-0-left on the left",
            "lay green-0-left on the right"
        ]
    );
    let mut alone = At::holding("J", "red-0-left red-1-left red-2 green-2", "");
    alone.moves("use J; lay red-0-left; lay red-1-left");
    assert_eq!((alone.hand_size(1), alone.main().as_str()), (2, "play-one"));
}

/// M54: three cards on two piles may be all.
#[test]
fn j_may_stop_at_three_cards() {
    let mut at = At::holding("J", "red-0-left red-1-left green-0-left green-1-left", "");
    at.moves("use J; lay red-0-left; lay red-1-left; lay green-0-left on the left; done");
    assert_eq!((at.hand_size(1), at.main().as_str()), (1, "play-many"));
}

/// M54: no fifth card, no third pile.
#[test]
fn j_lays_no_fifth_card_and_no_third_pile() {
    let hand = "red-0-left red-1-left red-2 green-0-left green-1-left orange-0-left";
    let mut at = At::holding("J", hand, "");
    at.moves("use J; lay red-0-left; lay green-0-left on the left");
    assert_eq!(at.legal(), ["lay red-1-left", "lay green-1-left", "done"]);
    at.moves("lay red-1-left; lay green-1-left");
    assert_eq!((at.hand_size(1), at.main().as_str()), (2, "play-many"));
}

/// M54, M34: numbers are as usual with J, and a three ends its pile.
#[test]
fn j_keeps_the_numbers() {
    let mut at = At::holding(
        "J",
        "red-2 red-3 green-2 red-0-left",
        "red 0-left 1-left 2, green 0-left",
    );
    at.moves("use J");
    assert_eq!(at.legal(), ["lay red-2", "lay red-3"]);
    at.moves("lay red-3");
    assert_eq!((at.hand_size(1), at.main().as_str()), (3, "play-one"));
    assert!(!At::holding("J", "green-1-left", "").offers("use J"));
}

/// M54, M40: J on one pile is no placement of several types: no harvest.
#[test]
fn j_on_one_pile_brings_no_harvest() {
    let mut at = At::holding("J", "red-1-both red-1-both", "red 0-both, green 0-both");
    at.moves("use J; lay red-1-both; lay red-1-both; end turn");
    assert_eq!(at.acorns(), 0);
    let mut two = At::holding("J", "red-1-both green-1-both", "red 0-both, green 0-both");
    two.moves("use J; lay red-1-both; lay green-1-both; end turn");
    assert_eq!(two.acorns(), 2);
}

fn at_k() -> At {
    let garden = json!({
        "red": ["red-2", "red-0-left"], "orange": ["orange-2"], "green": ["green-2"], "brown": ["brown-2"],
    });
    At::two(holding(
        "K",
        json!({ "garden": garden, "seats": [{ "acorns": 2 }] }),
    ))
}

/// M55: K takes the top cards of three columns and no fourth one.
#[test]
fn k_takes_three_top_cards() {
    let mut at = at_k();
    at.moves("use K; take top of red; take top of green; take top of brown");
    assert_eq!(at.hand(), list("red-0-left green-2 brown-2"));
    assert_eq!(at.main(), "collect");
    assert_eq!(
        at.part("/garden"),
        json!({ "red": ["red-2"], "orange": ["orange-2"] })
    );
}

/// M55: one or two columns are enough, none is not, and none is taken from twice.
#[test]
fn k_takes_from_one_two_or_three_columns() {
    let mut at = at_k();
    at.moves("use K");
    assert!(!at.offers("done") && !at.offers("take red"));
    at.moves("take top of red");
    assert!(!at.offers("take top of red"));
    let mut one = At::position(&at.document());
    one.moves("done");
    assert_eq!((one.hand_size(1), one.main().as_str()), (1, "collect"));
    at.moves("take top of orange; done");
    assert_eq!((at.hand_size(1), at.main().as_str()), (2, "collect"));
}

/// M55, M31: a garden that K empties is refilled when K is done, which it is without more columns.
#[test]
fn k_refills_an_emptied_garden() {
    let garden = json!({ "red": ["red-2"], "green": ["green-2"] });
    let mut at = At::two(holding("K", json!({ "garden": garden })));
    let deck = at.deck_size();
    at.moves("use K; take top of red");
    assert_eq!(at.deck_size(), deck);
    at.moves("take top of green");
    assert_eq!((at.deck_size(), at.main().as_str()), (deck - 4, "collect"));
}

/// M55, M22: K may follow a paid reveal, and needs a garden.
#[test]
fn k_may_follow_a_paid_reveal() {
    let mut at = at_k();
    at.moves("reveal; use K");
    assert!(
        at.legal()
            .iter()
            .all(|text| text.starts_with("take top of"))
    );
    let bare = At::deck(&[], holding("K", json!({ "garden": {} })));
    assert!(!bare.offers("use K"));
}

/// M56: L turns any number of hand cards into acorns and brings two.
#[test]
fn l_turns_cards_into_acorns() {
    for (discards, acorns) in [(0, 2), (1, 3), (2, 4), (3, 5)] {
        let mut at = At::holding("L", "red-0-left red-0-left green-2", "");
        at.moves("use L");
        let moves = [
            "discard red-0-left",
            "discard red-0-left",
            "discard green-2",
        ];
        at.play(&moves[..discards]);
        if discards < 3 {
            at.moves("done");
        }
        assert_eq!((at.acorns(), at.hand_size(1)), (acorns, 3 - discards));
        assert_eq!(at.part("/discard").as_array().map(Vec::len), Some(discards));
        assert_eq!(at.part("/turn/stage"), "free");
    }
}

/// M56, M19: L is not the exchange: both may happen in one turn.
#[test]
fn l_leaves_the_exchange() {
    let mut at = At::holding("L", "red-0-left red-0-left green-2", "");
    at.moves("use L; discard green-2; done; exchange; discard red-0-left; discard red-0-left");
    assert_eq!((at.acorns(), at.hand_size(1)), (4, 0));
}
