//! The end of the game.

use deja_vu::Event;
use serde_json::{Value, json};
use table::{Dice, Game, Seat, Speech};

use crate::board::{at, go, go_with, words};
use crate::support::At;

const TEN: &str = "blue-1 blue-3 red-1 red-3 purple-1 purple-3 yellow-1 yellow-3 green-1 green-3";
const NINE: &str = "blue-1 blue-3 red-1 red-3 purple-1 purple-3 yellow-1 yellow-3 green-1";
const OTHER: &str = "blue-2 blue-4 red-2 red-4 purple-2 purple-4 yellow-2 yellow-4 green-2 green-4";

/// The end of a turn of this seat, with these cards in long-term memory.
fn turn_ends(seat: usize, last_turns: Value, long: &[&str]) -> At {
    let seats: Vec<Value> = long
        .iter()
        .map(|cards| json!({ "long_term": words(cards) }))
        .collect();
    let mut changes =
        json!({ "players": long.len(), "turn": seat, "stage": "discard", "seats": seats });
    if !last_turns.is_null() {
        changes["last_turns"] = last_turns;
    }
    let mut at = at(changes);
    go(&mut at, "done");
    at
}

/// F50: ten cards at the end of a turn: every opponent has one more turn; nine are not enough.
#[test]
fn ten_cards() {
    let at = turn_ends(1, Value::Null, &[NINE, ""]);
    assert_eq!(at.part("/last_turns"), Value::Null);
    let at = turn_ends(1, Value::Null, &[TEN, ""]);
    assert_eq!(
        (at.part("/last_turns"), at.part("/turn")),
        (json!(1), json!(2))
    );
    assert_eq!(at.part("/stage"), json!("begin"));
    assert!(
        at.events
            .contains(&Event::EndTriggered { seat: Seat::new(0) })
    );
    let at = turn_ends(2, json!(1), &[TEN, ""]);
    assert_eq!(at.part("/stage"), json!("over"));
    assert!(at.game.to_act(&at.state).is_empty());
    assert_eq!(at.legal(), Vec::<String>::new());
    assert!(at.game.tally(&at.state).over);
}

/// F50: more than ten count as well.
#[test]
fn more_than_ten_cards() {
    let long = format!("{TEN} blue-7 red-7");
    let at = turn_ends(2, Value::Null, &["", &long]);
    assert_eq!(
        (at.part("/last_turns"), at.part("/turn")),
        (json!(1), json!(1))
    );
}

/// F50: with four players the other three have their turns in order.
#[test]
fn four_players() {
    let at = turn_ends(3, Value::Null, &["", "", TEN, ""]);
    assert_eq!(
        (at.part("/last_turns"), at.part("/turn")),
        (json!(3), json!(4))
    );
    let at = turn_ends(4, json!(3), &["", "", TEN, ""]);
    assert_eq!(
        (at.part("/last_turns"), at.part("/turn")),
        (json!(2), json!(1))
    );
    let at = turn_ends(1, json!(2), &["", "", TEN, ""]);
    assert_eq!(
        (at.part("/last_turns"), at.part("/turn")),
        (json!(1), json!(2))
    );
    let at = turn_ends(2, json!(1), &["", "", TEN, ""]);
    assert_eq!(at.part("/stage"), json!("over"));
}

/// F50: only the first trigger counts.
#[test]
fn the_first_trigger_counts() {
    let at = turn_ends(2, json!(1), &[TEN, OTHER]);
    assert_eq!(at.part("/stage"), json!("over"));
    let at = turn_ends(2, json!(2), &[TEN, OTHER, ""]);
    assert_eq!(
        (at.part("/last_turns"), at.part("/turn")),
        (json!(1), json!(3))
    );
    assert!(
        !at.events
            .iter()
            .any(|event| matches!(event, Event::EndTriggered { .. }))
    );
}

/// F50: public cards count; cards in short-term memory do not.
#[test]
fn which_cards_count() {
    let public = "white-1 white-2 white-3 white-4 white-5 white-6 white-7 blue-7 red-7 green-7";
    let at = turn_ends(1, Value::Null, &[public, ""]);
    assert_eq!(at.part("/last_turns"), json!(1));
    let seat = json!({ "long_term": words(NINE), "short_term": { "blue-2": ["red-star"] } });
    let mut at = crate::board::at(json!({ "stage": "discard", "seats": [seat] }));
    go(&mut at, "done");
    assert_eq!(at.part("/last_turns"), Value::Null);
}

/// F50: the two cards of the speed game are among the ten.
#[test]
fn the_speed_game_counts_all() {
    let seats = json!([{ "long_term": words(TEN) }]);
    let mut at = at(json!({ "players": 3, "speed": true, "stage": "discard", "seats": seats }));
    go(&mut at, "done");
    assert_eq!(at.part("/last_turns"), json!(2));
}

/// F50: the tenth card does not end the turn; the player goes on, and the end comes with its end.
#[test]
fn the_tenth_card_in_a_turn() {
    let short = json!({ "blue-2": words("red-star red-moon") });
    let seat = json!({ "long_term": words(NINE), "short_term": short });
    let mut at = at(json!({
        "stage": "act", "pool": words("red-lightning red-sun blue-sun green-sun"), "seats": [seat],
    }));
    go(&mut at, "build blue-2; lay red-lightning");
    assert_eq!(
        (at.part("/stage"), at.part("/last_turns")),
        (json!("act"), Value::Null)
    );
    go(
        &mut at,
        "grow; pay red-sun; pay blue-sun; pay green-sun; done; plant; done",
    );
    assert_eq!(at.part("/last_turns"), Value::Null);
    go(&mut at, "done");
    assert_eq!(
        (at.part("/last_turns"), at.part("/turn")),
        (json!(1), json!(2))
    );
}

/// F50: the last turns are whole turns: played out, they end the game at the right seat.
#[test]
fn last_turns_are_played() {
    let seats = json!([{ "hand": words("blue-2 red-2") }, { "long_term": words(TEN) }]);
    let mut at = at(json!({ "players": 3, "turn": 2, "stage": "discard", "seats": seats }));
    let mut dice = Dice::new(5);
    let mut turns = Vec::new();
    for _ in 0..200 {
        let legal = at.legal();
        let pick = ["done", "sow", "drop", "name"]
            .iter()
            .find_map(|word| legal.iter().find(|text| text.starts_with(word)));
        let Some(text) = pick.cloned() else { break };
        turns.push(at.seat().number());
        go_with(&mut at, &text, &mut dice);
    }
    turns.dedup();
    assert_eq!(turns, [2, 3, 1]);
    assert_eq!(at.part("/stage"), json!("over"));
}

/// F57: most points win; a tie is a shared victory, the rest follow.
#[test]
fn ranks() {
    let over = |tokens: [u32; 3]| {
        let mut seats = tokens.map(|tokens| json!({ "tokens": tokens }));
        seats[2]["long_term"] = words(TEN);
        let at = at(
            json!({ "players": 3, "turn": 2, "stage": "over", "last_turns": 0, "seats": seats }),
        );
        let ranks = at.game.ranks(&at.state);
        (ranks[0], ranks[1], ranks[2])
    };
    // Values of the ten: 4+5+4+4+2+4+5+4+4+2 = 38; no two are neighbours.
    assert_eq!(over([50, 40, 0]), (1, 2, 3));
    assert_eq!(over([38, 20, 0]), (1, 3, 1));
    assert_eq!(over([0, 38, 0]), (3, 1, 1));
    assert_eq!(over([40, 40, 2]), (1, 1, 1));
    assert_eq!(over([60, 60, 0]), (1, 1, 3));
}

/// F57: nothing breaks a tie: neither cards nor fragments nor the order of play.
#[test]
fn no_tie_break() {
    let seats = json!([
        { "tokens": 50, "fragments": words("rose-1 rose-2") },
        { "tokens": 12, "long_term": words(TEN) },
    ]);
    let at = at(json!({ "turn": 1, "stage": "over", "last_turns": 0, "seats": seats }));
    assert_eq!((at.points(1), at.points(2)), (50, 50));
    let tally = at.game.tally(&at.state);
    assert!(
        tally
            .seats
            .iter()
            .all(|seat| seat.rank == 1 && seat.tie_breaks.is_empty())
    );
}
