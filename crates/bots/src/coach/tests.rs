//! What a coach says of comparisons made by hand.

use std::sync::Arc;

use momiji::Momiji;
use serde_json::{Value, json};
use table::{Documents, Game, Item, Known, Phrase, QuickDice, Seat, Speech, Word};

use super::ahead::{Ahead, ahead, counted_from};
use super::comparison::{Comparison, Told, why};
use super::review::{Reviewer, accuracy, at_stake};
use crate::judged::Judged;
use crate::puzzle::Puzzle;
use crate::roster::shipped_nets;
use crate::search::Candidate;

type Memory = <Momiji as Game>::Memory;

const ONE: Seat = Seat::new(0);

/// Seat 1 of two who see all piles has a red pile of four cards under a 2, a red 3 in hand and an acorn.
fn known() -> (Momiji, Known<Momiji>) {
    let game = Momiji::standard();
    let pile = json!({
        "leaf": "red", "laid": ["red-0-left", "red-0-right", "red-1-left", "red-2"],
    });
    let document = json!({
        "game": "momiji", "players": 2, "types": ["red", "orange", "green", "brown"],
        "open_piles": true, "turn": { "seat": 1 }, "torii": 4,
        "garden": { "brown": ["brown-2"], "green": ["green-2"] },
        "objectives": ["longest-pile", "most-torii", "most-acorns", "most-zeros"],
        "seats": [
            { "landscapes": ["A", "B", "C"], "acorns": 1, "hand": ["red-3"], "piles": [pile] },
            { "landscapes": ["A", "B", "C"] },
        ],
    });
    let state = game.read_position(&document);
    let state = state.unwrap_or_else(|problems| panic!("{problems}"));
    let known = Known::of(&game, &state, ONE, Memory::default());
    (game, known)
}

/// A move as if it had been tried so often, with this chance to win and these points.
fn tried(game: &Momiji, text: &str, visits: u32, win: f32, score: f32) -> Candidate {
    let id = game.parse_move(text).expect("a move");
    Candidate {
        id,
        visits,
        utility: win,
        win,
        score,
        worth: win,
        line: vec![(ONE, id)],
    }
}

/// A message with its numbers, such as `coach-brings 7`.
fn short(phrase: &Phrase) -> String {
    let numbers = phrase.with.iter().filter_map(|(_, word)| match word {
        Word::Number(number) => Some(format!(" {number}")),
        _ => None,
    });
    std::iter::once(phrase.say.to_string())
        .chain(numbers)
        .collect()
}

/// Why the first is better than the other, in short.
fn reasons(best: &Candidate, other: Option<&Candidate>) -> Vec<String> {
    let (game, known) = known();
    let mut dice = QuickDice::new(1);
    let sure = ahead(&game, &known, &best.line, &mut dice);
    let told = Told::before_the_end(&game, &known);
    let said = why(&game, &known, (best, &sure), other, (&mut dice, told));
    said.iter().map(short).collect()
}

#[test]
fn what_a_move_brings_and_what_the_other_lacks() {
    let (game, _) = known();
    let best = tried(&game, "lay red-3", 100, 0.62, 40.2);
    let other = tried(&game, "take brown", 50, 0.5, 37.9);
    let expected = [
        "coach-brings 7",
        "coach-from",
        "coach-promises 62 40",
        "coach-lacks-both 12 2",
    ];
    assert_eq!(reasons(&best, Some(&other)), expected);
    assert_eq!(reasons(&best, None), expected[..3]);
}

#[test]
fn a_price_is_said() {
    let (game, _) = known();
    let best = tried(&game, "use B", 100, 0.62, 40.0);
    assert_eq!(
        reasons(&best, None),
        ["coach-costs 1", "coach-promises 62 40"]
    );
}

#[test]
fn what_was_hardly_tried_is_not_compared() {
    let (game, _) = known();
    let best = tried(&game, "lay red-3", 100, 0.62, 40.0);
    let other = tried(&game, "take brown", 7, 0.1, 10.0);
    let promised = ["coach-brings 7", "coach-from", "coach-promises 62 40"];
    assert_eq!(reasons(&best, Some(&other)), promised);
    let best = tried(&game, "lay red-3", 7, 0.62, 40.0);
    let other = tried(&game, "take brown", 50, 0.1, 10.0);
    assert_eq!(reasons(&best, Some(&other)), promised[..2]);
}

#[test]
fn moves_that_are_as_good_are_called_so() {
    let (game, _) = known();
    let best = tried(&game, "take brown", 100, 0.62, 40.0);
    let other = tried(&game, "lay red-3", 90, 0.615, 30.0);
    let expected = ["coach-promises 62 40", "coach-as-good"];
    assert_eq!(reasons(&best, Some(&other)), expected);
}

#[test]
fn a_move_that_brings_more_at_once_and_is_worse_says_so() {
    let (game, _) = known();
    let best = tried(&game, "take brown", 100, 0.62, 40.0);
    let other = tried(&game, "lay red-3", 90, 0.5, 40.0);
    let expected = [
        "coach-promises 62 40",
        "coach-lacks-win 12",
        "coach-more-at-once 7",
    ];
    assert_eq!(reasons(&best, Some(&other)), expected);
}

#[test]
fn what_is_lacking_is_said_in_whole_numbers() {
    let lacks_told = |win, score, told| {
        let lacks = Comparison { win, score }.lacks(Phrase::new("other"), told);
        lacks.map(|phrase| short(&phrase))
    };
    let lacks = |win, score| lacks_told(win, score, Told::Points);
    assert_eq!(lacks(4.6, 2.4).as_deref(), Some("coach-lacks-both 5 2"));
    assert_eq!(lacks(4.6, 0.4).as_deref(), Some("coach-lacks-win 5"));
    assert_eq!(lacks(0.4, 2.6).as_deref(), Some("coach-lacks-points 3"));
    assert_eq!(lacks(4.6, -3.0).as_deref(), Some("coach-lacks-win 5"));
    assert_eq!(lacks(0.4, 0.4), None);
    // Where nobody may count, the coach does not either.
    let hushed = lacks_told(4.6, 2.4, Told::Chances);
    assert_eq!(hushed.as_deref(), Some("coach-lacks-win 5"));
    assert_eq!(lacks_told(0.4, 2.6, Told::Chances), None);
    let (game, _) = known();
    let [better, other] = [0.75, 0.5].map(|win| tried(&game, "take brown", 9, win, 8.0 * win));
    let compared = Comparison::of(&better, &other);
    assert_eq!((compared.win, compared.score), (25.0, 2.0));
}

#[test]
fn points_are_counted_from_what_is_new() {
    let item = |label: &'static str, points, piece: &str| Item {
        source: "pile".to_owned(),
        label: Phrase::new(label),
        points,
        pieces: vec![piece.to_owned()],
    };
    let before = [item("red of 2", 8, "red"), item("brown", 3, "brown")];
    let now = [
        item("red of 3", 15, "red"),
        item("brown", 3, "brown"),
        item("green", 1, "green"),
        item("orange", 0, "orange"),
    ];
    let from = counted_from(&before, &now, 8);
    let from: Vec<&str> = from.iter().map(|label| label.say.as_ref()).collect();
    assert_eq!(from, ["red of 3", "green"]);
    // Points that come from something else as well are not explained by half.
    assert!(counted_from(&before, &now, 9).is_empty());
    assert!(counted_from(&now, &before, -8).is_empty());
}

#[test]
fn a_certain_gain_names_the_pile_that_counts() {
    let (game, known) = known();
    let best = tried(&game, "lay red-3", 100, 0.62, 40.0);
    let Ahead {
        first, first_from, ..
    } = ahead(&game, &known, &best.line, &mut QuickDice::new(1));
    assert_eq!(first, Some(7));
    let said: Vec<String> = first_from.iter().map(short).collect();
    assert_eq!(said, ["momiji-points-pile 5 3"]);
}

#[test]
fn accuracy_is_what_was_kept_of_what_was_at_stake() {
    let (game, _) = known();
    let all = [0.6, 0.5, 0.1].map(|win| tried(&game, "take brown", 9, win, 0.0));
    assert!((at_stake(&all) - 0.2).abs() < 1e-6, "{}", at_stake(&all));
    assert!(at_stake(&all[..1]).abs() < 1e-6, "no choice, no stake");
    assert!(at_stake(&[]).abs() < 1e-6);
    assert_eq!(accuracy(0.8, 0.2), Some(75.0));
    assert_eq!(accuracy(0.8, 0.0), Some(100.0));
    assert_eq!(accuracy(0.8, 0.9), Some(0.0), "worse than by chance");
    assert_eq!(accuracy(0.3, 0.1), Some(66.7));
    assert_eq!(accuracy(0.0, 0.0), None);
}

/// The review of a seat that had one decision, that of this puzzle, and made this move.
fn reviewed(puzzle: &Puzzle, text: &str) -> Value {
    let game = Momiji::standard();
    let state = game.read_position(&puzzle.position).expect("a position");
    let seat = Seat::new(puzzle.seat - 1);
    let known = Known::of(&game, &state, seat, Memory::default());
    let chosen = game.parse_move(text).expect("a move");
    let nets = shipped_nets(&game).expect("nets that fit");
    let decisions = vec![(known, chosen)];
    let mut reviewer = Reviewer::new(Arc::new(game), nets, puzzle.players, decisions, None, 400);
    while reviewer.step() {}
    serde_json::to_value(&reviewer.review().seats[seat.index()]).expect("JSON")
}

#[test]
fn the_best_move_keeps_everything_and_a_worse_one_costs() {
    let puzzles: Vec<Puzzle> = serde_json::from_str(Momiji::PUZZLES).expect("puzzles");
    let puzzle = &puzzles[0];
    let kept = reviewed(puzzle, &puzzle.best);
    assert_eq!(
        (&kept["decisions"], &kept["accuracy"]),
        (&json!(1), &json!(100.0))
    );
    assert_eq!(kept["costliest"], json!([]));
    let lost = reviewed(puzzle, &puzzle.tempting);
    let accuracy = lost["accuracy"].as_f64().expect("a number");
    assert!(accuracy < 60.0, "{lost}");
    let costly = &lost["costliest"][0];
    assert_eq!(costly["better"]["move"], json!(puzzle.best));
    assert_eq!(costly["played"]["move"], json!(puzzle.tempting));
    assert!(
        costly["cost"].as_f64().expect("a number") >= 1.0,
        "{costly}"
    );
}
