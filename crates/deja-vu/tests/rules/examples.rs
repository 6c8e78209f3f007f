//! The worked examples of docs/rules/deja-vu.en.md: F38, F52 to F56. The whole score there is the test
//! `the_example_of_the_booklet` in `score.rs`.

use serde_json::json;
use table::Seat;

use crate::board::{at, words};

/// The points of these cards in long-term memory and these fragments: for cards, fragments and links.
fn scores(long: &str, fragments: &str) -> [i32; 3] {
    let seat = json!({ "long_term": words(long), "fragments": words(fragments) });
    let at = at(json!({ "stage": "discard", "seats": [seat] }));
    let score = at.game.score(at.state.player(Seat::new(0)));
    [score.cards, score.fragments, score.links]
}

/// F52, F53, F54, F56: links, public cards and fragments come out as the page says.
#[test]
fn the_worked_scores_are_right() {
    assert_eq!(scores("blue-6 blue-7 blue-1", ""), [6, 0, 4]);
    assert_eq!(scores("blue-1 blue-3 red-2", ""), [0, 0, 0]);
    assert_eq!(scores("white-6 white-7 white-2", "")[0], 20);
    let fragments = "teal-4 teal-5 teal-1 rose-1 amber-1";
    assert_eq!(scores("white-3 white-5", fragments)[1], 19);
    assert_eq!(scores("white-3 white-4 white-5", fragments)[1], 28);
}
