//! Points as they are told while the game goes on, thing by thing: F38, F51 to F56.

use deja_vu::DejaVu;
use laws::items;
use serde_json::{Value, json};
use table::{Game, Observer, Speech};

use crate::board::{board, words};
use crate::support::At;

/// Seat 1 with 5 tokens and these cards and fragments.
fn with(long: &str, fragments: &str) -> Value {
    let own = json!({ "tokens": 5, "long_term": words(long), "fragments": words(fragments) });
    board(json!({ "seats": [own] }))
}

/// What a spectator is told of seat 1: here that is all, as nothing is hidden.
fn told(at: &At) -> Vec<(String, i32, String)> {
    let account = at
        .game
        .account(&at.game.view(&at.state, Observer::Spectator));
    assert_eq!(account.seats[0].total, at.points(1));
    at.told(Observer::Spectator, 1)
}

/// F51, F52, F53, F55, F56: values, links (7 and 1 too), three blue cards for blue 7, and each fragment where it brings
/// most: the fours in a set, rose 1 and 2 in a run, amber 5 for itself.
#[test]
fn everything_is_counted_once() {
    let long = "blue-1 blue-2 blue-7 white-1 white-4 white-5";
    let fragments = "rose-1 rose-2 rose-4 amber-4 teal-4 amber-5";
    let expected = items(&[
        ("tokens", 5, "points:1"),
        ("values", 4, "card:blue-1"),
        ("values", 2, "card:blue-2"),
        ("links", 2, "card:white-4 card:white-5"),
        ("links", 2, "card:blue-1 card:blue-2"),
        ("links", 2, "card:blue-7 card:blue-1"),
        ("public-cards", 6, "card:blue-1 card:blue-2 card:blue-7"),
        (
            "fragments",
            18,
            "card:white-4 fragment:rose-4 fragment:amber-4 fragment:teal-4",
        ),
        (
            "fragments",
            10,
            "card:white-1 fragment:rose-1 fragment:rose-2",
        ),
        ("fragments", 2, "card:white-5 fragment:amber-5"),
    ]);
    assert_eq!(told(&At::position(&with(long, fragments))), expected);
}

/// F51, F55: public cards have no value, and where no fragment counts nothing is told of fragments.
#[test]
fn nothing_is_told_of_what_brings_nothing() {
    let expected = items(&[("tokens", 5, "points:1")]);
    assert_eq!(told(&At::position(&with("white-2 white-4", ""))), expected);
    let alone = with("white-2 white-4", "rose-1 teal-1");
    assert_eq!(told(&At::position(&alone)), expected);
}

/// F55, F56: with data of an owner, in which a run pays no more than single fragments do, these count one by one.
#[test]
fn a_run_that_pays_no_more_is_none() {
    let mut data: Value = serde_json::from_str(DejaVu::COMPONENTS).expect("JSON");
    data["public"][0]["scores"]["run"]["each"] = json!(2);
    let game = DejaVu::from_components(&data.to_string());
    let game = game.unwrap_or_else(|problems| panic!("{problems}"));
    let at = At::with_game(game, &with("white-1 white-5", "rose-1 rose-2"));
    let expected = items(&[
        ("tokens", 5, "points:1"),
        (
            "fragments",
            4,
            "card:white-5 fragment:rose-1 fragment:rose-2",
        ),
    ]);
    assert_eq!(told(&at), expected);
}
