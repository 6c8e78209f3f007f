//! Points as they are told while the game goes on, thing by thing: M61 to M65, M73, M74.

use laws::{items, list};
use serde_json::json;
use table::{Game, Observer, Speech};

use crate::support::{At, OfMomiji, piles};

/// Seat 1 has more acorns and a pile of three with a two on top; seat 2 has more cards in hand.
fn table(open: bool) -> At {
    At::two(json!({
        "open_piles": open, "objectives": ["most-torii"],
        "seats": [
            {
                "acorns": 5, "objectives": ["most-acorns", "longest-pile"], "hand": ["green-3"],
                "piles": piles("red 0-left 1-both 2"),
            },
            { "acorns": 2, "objectives": ["most-in-hand"], "hand": list("green-2 brown-3") },
        ],
    }))
}

/// M74: with open piles everything is counted: cards times the number on top, acorns, ten points for an own
/// objective that is fulfilled and three for another's.
#[test]
fn open_piles_are_counted() {
    let at = table(true);
    let expected = items(&[
        ("pile", 6, "pile:1:red"),
        ("acorns", 5, "acorns:1"),
        ("objective", 10, "objective:longest-pile"),
        ("objective", 10, "objective:most-acorns"),
        ("objective", 0, "objective:most-in-hand"),
    ]);
    assert_eq!(at.told(Observer::Spectator, 1), expected);
    let expected = items(&[
        ("acorns", 2, "acorns:2"),
        ("objective", 0, "objective:longest-pile"),
        ("objective", 0, "objective:most-acorns"),
        ("objective", 10, "objective:most-in-hand"),
    ]);
    assert_eq!(at.told(Observer::Spectator, 2), expected);
}

/// M73: of closed piles nothing is told, nor who has the longest; acorns and hands can be counted by everybody.
#[test]
fn closed_piles_are_not_counted() {
    let at = table(false);
    let expected = items(&[
        ("acorns", 5, "acorns:1"),
        ("objective", 10, "objective:most-acorns"),
        ("objective", 0, "objective:most-in-hand"),
    ]);
    assert_eq!(at.told(Observer::Spectator, 1), expected);
}

/// M64: an objective of another is counted by its own words, in the account and at the end.
#[test]
fn own_objectives_are_called_so() {
    let at = table(true);
    let account = at
        .game
        .account(&at.game.view(&at.state, Observer::Spectator));
    let said = |seat: usize| -> Vec<String> {
        let items = account.seats[seat].items.iter();
        let items = items.filter(|item| item.source == "objective");
        items.map(|item| item.label.say.to_string()).collect()
    };
    let (own, other) = ("momiji-counts-own-objective", "momiji-counts-objective");
    assert_eq!(said(0), [own, own, other]);
    assert_eq!(said(1), [other, other, own]);
    let tally = at.game.tally(&at.state);
    let labels = |seat: usize| -> Vec<String> {
        let parts = tally.seats[seat].parts.iter();
        let parts = parts.filter(|part| part.source == "objective");
        parts.map(|part| part.label.say.to_string()).collect()
    };
    let (own, other) = ("momiji-points-own-objective", "momiji-points-objective");
    assert_eq!(labels(0), [own, own, other]);
    assert_eq!(labels(1), [other, other, own]);
}
