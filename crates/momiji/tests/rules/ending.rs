//! The end of the game: M60 and M61.

use serde_json::{Value, json};
use table::Game;

use crate::support::{At, OfMomiji, discard_the_rest, merge, pile, three_players};

/// Three players, this deck, everything else in the discard.
fn three(deck: &[&str], changes: Value) -> At {
    let mut document = three_players();
    merge(&mut document, changes);
    document["deck"] = json!(deck);
    discard_the_rest(&mut document);
    At::position(&document)
}

/// Three players with this number of torii left; the others lie on piles of seat 3, and seat 1 can
/// close a red and an orange pile.
fn torii_left(torii: usize) -> At {
    let closed = [
        "red 0-right 1-right 2 3",
        "yellow 0-left 1-left 2 3",
        "green 0-left 1-left 2 3",
        "brown 0-left 1-left 2 3",
    ];
    let closed: Vec<Value> = closed
        .iter()
        .take(5 - torii)
        .map(|words| pile(words))
        .collect();
    let open = [pile("red 0-left 1-left 2"), pile("orange 0-left 1-left 2")];
    At::three(json!({
        "torii": torii, "garden": { "green": ["green-2"], "yellow": ["yellow-2"], "brown": ["brown-2"], "red": ["red-2"] },
        "seats": [{ "piles": open, "hand": ["red-3", "orange-3"] }, {}, { "piles": closed }],
    }))
}

/// M60: the last card of the deck triggers the end; the others follow, the trigger player is last.
#[test]
fn after_the_deck_is_exhausted_everybody_has_one_more_turn() {
    let garden = json!({ "green": ["green-2"], "yellow": ["yellow-2"], "brown": ["brown-2"], "red": ["red-2"] });
    let mut at = three(
        &["orange-2"],
        json!({ "garden": garden, "turn": { "seat": 2 }, "seats": [{}, { "acorns": 1 }] }),
    );
    assert_eq!(at.part("/ending"), "open");
    at.play(&["reveal"]);
    assert_eq!(at.part("/ending"), "triggered");
    at.play(&["take orange", "end turn"]);
    assert_eq!(at.part("/turn/seat"), 3);
    at.play(&["take green", "end turn"]);
    assert_eq!(at.part("/turn/seat"), 1);
    at.play(&["take yellow", "end turn"]);
    assert_eq!(at.part("/turn/seat"), 2);
    assert!(!at.game.is_over(&at.state));
    at.play(&["take brown", "end turn"]);
    assert!(at.game.is_over(&at.state));
    assert_eq!(at.part("/turn/stage"), "over");
    assert!(at.legal().is_empty());
}

/// M60: the turn in which the end is triggered is finished.
#[test]
fn the_turn_that_triggers_the_end_is_finished() {
    let seat = json!({ "acorns": 2, "hand": ["red-3", "red-2"] });
    let mut at = At::deck(&["orange-2"], json!({ "seats": [seat] }));
    at.play(&["reveal", "take brown"]);
    assert_eq!(at.legal(), ["use C", "exchange", "end turn"]);
    assert_eq!(at.part("/turn/seat"), 1);
}

/// M60: a deck with one card left triggers nothing.
#[test]
fn one_card_in_the_deck_triggers_nothing() {
    let deck = ["red-3", "red-3", "orange-3", "orange-3", "green-3"];
    let mut at = At::deck(&deck, json!({ "seats": [{ "acorns": 1 }] }));
    at.play(&["reveal", "take brown", "end turn"]);
    assert_eq!(
        (
            at.part("/deck").as_array().map(Vec::len),
            at.part("/ending")
        ),
        (Some(1), json!("open"))
    );
}

/// M60: exactly four cards in the deck are exhausted by a reveal of four.
#[test]
fn the_last_card_drawn_triggers_the_end() {
    let deck = ["red-3", "red-3", "orange-3", "orange-3"];
    let mut at = At::deck(&deck, json!({ "seats": [{ "acorns": 1 }] }));
    at.play(&["reveal"]);
    assert_eq!(
        (at.part("/deck"), at.part("/ending")),
        (json!([]), json!("triggered"))
    );
}

/// M60: a refill, D and N exhaust the deck as well as a reveal.
#[test]
fn every_way_of_drawing_the_last_card_triggers_the_end() {
    let ways = [
        ("A", &["take brown"][..]),
        ("D", &["use D"]),
        ("N", &["use N"]),
    ];
    for (letter, moves) in ways {
        let seat = json!({ "acorns": 1, "landscapes": [letter, "B", "C"] });
        let mut at = At::deck(&["orange-2", "green-2"], json!({ "seats": [seat] }));
        at.play(moves);
        assert_eq!(at.part("/ending"), "triggered", "{letter}");
    }
}

/// M60: the last torii triggers the end: the others, then the trigger player once more.
#[test]
fn after_the_last_torii_everybody_has_one_more_turn() {
    let mut at = torii_left(1);
    at.play(&["lay red-3", "done"]);
    assert_eq!(
        (at.part("/torii"), at.part("/ending")),
        (json!(0), json!("triggered"))
    );
    at.play(&[
        "end turn",
        "take green",
        "end turn",
        "take yellow",
        "end turn",
    ]);
    assert_eq!(at.part("/turn/seat"), 1);
    at.play(&["lay orange-3", "end turn"]);
    assert!(at.game.is_over(&at.state));
}

/// M60: a torii that is not the last one triggers nothing.
#[test]
fn one_torii_left_triggers_nothing() {
    let mut at = torii_left(2);
    at.play(&["lay red-3", "done", "end turn"]);
    assert_eq!(
        (at.part("/torii"), at.part("/ending")),
        (json!(1), json!("open"))
    );
    let mut at = torii_left(2);
    at.play(&["lay red-3", "lay orange-3"]);
    assert_eq!(
        (at.part("/torii"), at.part("/ending")),
        (json!(0), json!("triggered"))
    );
}

/// M60: the last turns have all rules: landscapes, exchange, harvest and hand limit.
#[test]
fn the_last_turns_have_all_their_rules() {
    let hand = [
        "red-0-right",
        "orange-0-left",
        "red-2",
        "red-2",
        "red-3",
        "green-2",
        "green-2",
        "green-3",
    ];
    let column = ["brown-2", "brown-2", "brown-2", "brown-3", "brown-3"];
    let mut at = At::deck(
        &[],
        json!({
            "ending": { "turns": 1 }, "garden": { "brown": column },
            "seats": [{ "hand": hand, "acorns": 1, "landscapes": ["E", "A", "B"] }],
        }),
    );
    at.play(&[
        "take brown",
        "exchange",
        "discard red-3",
        "discard green-3",
        "use E",
    ]);
    at.play(&[
        "lay red-0-right",
        "lay orange-0-left on the right",
        "end turn",
    ]);
    assert_eq!(
        at.part("/seats/0/acorns"),
        3,
        "one exchanged, two harvested"
    );
    assert_eq!(at.part("/turn/stage"), "hand-limit");
    at.play(&["discard red-2"]);
    assert!(at.game.is_over(&at.state));
    assert_eq!(at.hand_size(1), 8);
}

/// M18, M60: who can do nothing in a last turn passes.
#[test]
fn in_a_last_turn_a_player_may_have_to_pass() {
    let mut at = At::deck(&[], json!({ "garden": {}, "ending": { "turns": 2 } }));
    at.play(&["pass", "end turn", "pass", "end turn"]);
    assert!(at.game.is_over(&at.state));
}

/// M61: the last torii taken in a last turn does not lengthen the game.
#[test]
fn a_second_trigger_changes_nothing() {
    let closed = [
        "red 0-right 1-right 2 3",
        "green 0-left 1-left 2 3",
        "brown 0-left 1-left 2 3",
    ];
    let mut at = At::deck(
        &["orange-2"],
        json!({
            "torii": 1, "garden": { "green": ["green-2"] }, "turn": { "seat": 2 },
            "seats": [
                { "piles": [pile("red 0-left 1-left 2")], "hand": ["red-3"] },
                { "piles": closed.map(pile), "acorns": 1 },
            ],
        }),
    );
    at.play(&["reveal", "take green", "end turn"]);
    at.play(&["lay red-3"]);
    assert_eq!(
        (at.part("/torii"), at.part("/ending")),
        (json!(0), json!({ "turns": 2 }))
    );
    at.play(&["end turn"]);
    assert_eq!(
        (at.part("/turn/seat"), at.part("/ending")),
        (json!(2), json!({ "turns": 1 }))
    );
    at.play(&["take orange", "end turn"]);
    assert!(at.game.is_over(&at.state));
}

/// M61: both triggers in one turn are one.
#[test]
fn two_triggers_in_one_turn_are_one() {
    let closed = [
        "red 0-right 1-right 2 3",
        "green 0-left 1-left 2 3",
        "brown 0-left 1-left 2 3",
    ];
    let own = json!({
        "piles": [pile("red 0-left 1-left 2")], "hand": ["red-3"], "acorns": 1, "landscapes": ["N", "A", "B"],
    });
    let mut at = At::deck(
        &["orange-2"],
        json!({
            "torii": 1, "garden": { "green": ["green-2"] }, "seats": [own, { "piles": closed.map(pile) }],
        }),
    );
    at.play(&["use N", "lay red-3", "end turn"]);
    assert_eq!(
        (at.part("/turn/seat"), at.part("/ending")),
        (json!(2), json!({ "turns": 2 }))
    );
    at.play(&["take green", "end turn", "take orange", "end turn"]);
    assert!(at.game.is_over(&at.state));
}

/// M61: a deck that is exhausted in a last turn does not lengthen the game.
#[test]
fn the_deck_may_run_out_in_a_last_turn() {
    let closed = ["red 0-left 1-left 2 3", "green 0-left 1-left 2 3"];
    let others = ["orange 0-left 1-left 2 3", "brown 0-left 1-left 2 3"];
    let mut at = At::deck(
        &["orange-2"],
        json!({
            "torii": 0, "ending": { "turns": 1 }, "garden": { "green": ["green-2"] },
            "seats": [{ "piles": closed.map(pile), "acorns": 1 }, { "piles": others.map(pile) }],
        }),
    );
    at.play(&["reveal", "take green", "end turn"]);
    assert!(at.game.is_over(&at.state));
}
