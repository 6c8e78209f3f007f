//! Positions at the exact ends of what is accepted.

use laws::list;
use momiji::Momiji;
use serde_json::{Value, json};
use table::Documents;

use crate::support::{At, draft, merge, pile, piles, problems, two_players, with_deck};

/// The position of two players, changed like this, is refused in these words.
fn refused(changes: Value, words: &[&str]) {
    let text = problems(changes);
    for word in words {
        assert!(text.contains(word), "\"{word}\" is not in: {text}");
    }
}

fn accepted(changes: Value) {
    assert_eq!(problems(changes), "");
}

/// Three used M, and these cards slid under a red pile of seat 1.
fn slid(cards: &str) -> Value {
    let mut red = pile("red 0-left");
    red["slid"] = list(cards);
    let seat = json!({ "landscapes": ["M used", "M used", "M used"], "piles": [red] });
    json!({ "seats": [seat] })
}

/// M6, M105: up to 9,999 acorns can be written.
#[test]
fn acorns_have_a_limit() {
    let own = |acorns: i64| json!({ "seats": [{ "acorns": acorns }] });
    accepted(own(9_999));
    refused(own(10_000), &["seat 1.acorns", "10000"]);
}

/// M57, M105: six cards can be slid and no seventh, which is told as what it is.
#[test]
fn a_seventh_slid_card_is_one_too_many() {
    let six = "green-3 green-3 green-2 green-2 green-2 brown-3";
    let seven = slid(&format!("{six} brown-3"));
    refused(
        seven,
        &["seat 1.piles.red", "more cards are slid than can be"],
    );
    let six = problems(slid(six));
    assert!(!six.contains("more cards are slid"), "{six}");
}

/// M30, M105: a column longer than there is any room for is refused like any that is too long.
#[test]
fn a_column_of_nine_is_refused() {
    let nine = "red-0-left red-0-left red-0-right red-0-right red-0-both red-1-left red-1-right red-1-both red-1-both";
    refused(
        json!({ "garden": { "red": list(nine) } }),
        &["garden.red", "9 cards", "6 at the most"],
    );
    let mut data: Value = serde_json::from_str(Momiji::COMPONENTS).expect("JSON");
    data["limits"]["column"] = json!(8);
    let game = Momiji::from_components(&data.to_string());
    let game = game.unwrap_or_else(|problems| panic!("{problems}"));
    let mut document = two_players();
    document["garden"] = json!({ "red": list(nine) });
    let told = game
        .read_position(&document)
        .err()
        .map(|told| told.to_string());
    let told = told.expect("nine are too many");
    assert!(told.contains("9 cards; a column holds 8"), "{told}");
}

/// M60, M105: an end that is left out follows from the stage: after the game no turns are left.
#[test]
fn the_end_follows_from_the_stage() {
    let over = json!({ "turn": { "main": "collect", "stage": "over" } });
    let at = At::position(&with_deck(&[], over));
    assert_eq!(at.part("/ending"), json!({ "turns": 0 }));
}

/// M25, M105: a landscape used or an exchange made leaves more than eight cards until the turn ends.
#[test]
fn nine_cards_in_the_middle_of_a_turn_are_accepted() {
    let hand = "red-0-left red-0-left red-0-right red-0-right red-0-both red-1-left red-1-right red-1-both red-1-both";
    let own = json!({ "landscapes": ["F used", "B", "C"], "hand": list(hand) });
    accepted(json!({ "turn": { "landscape": true }, "seats": [own] }));
    accepted(json!({ "turn": { "exchanged": true }, "seats": [own] }));
    refused(json!({ "seats": [own] }), &["seat 1.hand", "9 cards"]);
}

/// M40, M49, M58, M105: a harvest comes from a Play of several types, or from E or N used in this turn.
#[test]
fn a_harvest_has_its_landscape() {
    let turn = |landscapes: [&str; 3], used: bool| {
        let own = json!({ "landscapes": landscapes, "piles": piles("red 0-left, green 0-left") });
        json!({ "turn": { "main": "collect", "landscape": used, "harvest": true }, "seats": [own] })
    };
    accepted(turn(["E used", "B", "C"], true));
    refused(turn(["E used", "B", "C"], false), &["turn.harvest"]);
    refused(turn(["A used", "E", "N"], true), &["turn.harvest"]);
}

/// M14, M105: landscapes are drafted before anything else is done.
#[test]
fn nothing_is_done_before_the_draft_is_over() {
    let with = |turn: Value| {
        let mut changes = draft(1, "", "", "D, E, F");
        merge(&mut changes, json!({ "turn": turn }));
        changes
    };
    accepted(with(json!({})));
    for turn in [
        json!({ "main": "collect" }),
        json!({ "exchanged": true }),
        json!({ "landscape": true }),
    ] {
        assert_ne!(problems(with(turn.clone())), "", "{turn}");
    }
}
