//! The score, part by part.

use deja_vu::Score;
use serde_json::{Value, json};
use table::{Seat, Speech};

use crate::board::{at, words};

/// The score of seat 1 with this seat.
fn score(seat: Value) -> Score {
    let seats = Value::Array(vec![seat]);
    let at = at(json!({ "stage": "discard", "seats": seats }));
    let score = at.game.score(at.state.player(Seat::new(0)));
    assert_eq!(at.points(1), score.total());
    score
}

/// The score for these cards in long-term memory and these fragments.
fn with(long: &str, fragments: &str) -> Score {
    score(json!({ "long_term": words(long), "fragments": words(fragments) }))
}

/// F51: the booklet's example: 12 + 22 + 6 + 15 + 4 + 0 + 8 = 67. Six regular cards of 3, 5, 4, 2, 4
/// and 4 points; a seven with three cards of its colour; a run of three; two more fragments at 2; no
/// set of three; four links.
#[test]
fn the_example_of_the_booklet() {
    let long = "blue-6 red-4 blue-1 green-3 purple-3 yellow-3 blue-7 white-3 white-5 white-4";
    let fragments = "teal-5 teal-1 teal-2 rose-3 rose-4";
    let seat = json!({ "long_term": words(long), "fragments": words(fragments), "tokens": 12 });
    let seats = json!([seat, {}]);
    let at = at(json!({ "turn": 2, "stage": "over", "last_turns": 0, "seats": seats }));
    let expected = Score {
        tokens: 12,
        values: 22,
        cards: 6,
        fragments: 15 + 4,
        links: 8,
    };
    assert_eq!(at.game.score(at.state.player(Seat::new(0))), expected);
    let tally = at.game.tally(&at.state);
    let parts = tally.seats[0].parts.iter().map(|part| part.points);
    assert_eq!(parts.sum::<i32>(), 67);
    assert_eq!((tally.seats[0].total, tally.seats[0].rank), (67, 1));
    assert_eq!((tally.seats[1].total, tally.seats[1].rank), (0, 2));
}

/// F51: values are slots minus one, whatever lies in the card's memory.
#[test]
fn constant_values() {
    // Slots: blue-2 three, blue-5 four, blue-1 five, red-4 six.
    assert_eq!(with("blue-2", "").values, 2);
    assert_eq!(with("blue-5", "").values, 3);
    assert_eq!(with("blue-1", "").values, 4);
    assert_eq!(with("red-4", "").values, 5);
    assert_eq!(with("red-4 blue-2", "").total(), 7);
    assert_eq!(
        with("white-1 white-5", "").total(),
        0,
        "public cards have no value"
    );
}

/// F51: short-term memory scores nothing: no value, no tokens, no link, no count for a seven.
#[test]
fn short_term_memory_scores_nothing() {
    let bits = words("blue-lightning white-star blue-moon");
    let seat = json!({ "short_term": { "blue-4": bits }, "long_term": words("blue-5 blue-7") });
    let score = score(seat);
    // blue-5 is worth 3, blue-7 counts two blue cards, and 5 and 7 are no neighbours.
    assert_eq!(
        score,
        Score {
            values: 3,
            cards: 3,
            ..Score::default()
        }
    );
}

/// F51: flowers, bits in chests, hand cards and fragments without a card score nothing.
#[test]
fn what_scores_nothing() {
    let score = score(json!({
        "hand": words("red-1 red-2"), "chests": ["white-sun"], "circle": true, "tokens": 7,
        "fragments": words("rose-1 rose-2 amber-1 teal-1"),
    }));
    assert_eq!(
        score,
        Score {
            tokens: 7,
            ..Score::default()
        }
    );
}

/// F52: two points a link of neighbouring numbers of one colour, 7 and 1 too, white included.
#[test]
fn links() {
    for (long, points) in [
        ("blue-1", 0),
        ("blue-1 blue-2", 2),
        ("blue-1 blue-3", 0),
        ("blue-1 red-2", 0),
        ("blue-7 blue-1", 2),
        ("blue-7 red-1", 0),
        ("blue-6 blue-7 blue-1", 4),
        ("blue-1 blue-2 blue-3 blue-5 blue-6", 6),
        ("white-2 white-3", 2),
        ("white-7 white-1 white-4", 2),
        ("blue-1 blue-2 green-5 green-6 white-6 white-7", 6),
        ("red-1 red-2 red-3 red-4 red-5 red-6", 10),
        ("red-1 red-2 red-3 red-4 red-5 red-6 red-7", 14),
    ] {
        assert_eq!(with(long, "").links, points, "{long}");
    }
}

/// F53: a seven scores 1/3/6/10/15 for one to five or more cards of its colour.
#[test]
fn sevens() {
    for colour in ["blue", "red", "purple", "yellow", "green"] {
        let mut long = format!("{colour}-7");
        for (more, points) in [1, 3, 6, 10, 15, 15, 15].into_iter().enumerate() {
            if more > 0 {
                long = format!("{long} {colour}-{more}");
            }
            assert_eq!(with(&long, "").cards, points, "{long}");
            let other = if colour == "red" { "blue" } else { "red" };
            let mixed = format!("{long} {other}-1 {other}-2 white-1");
            assert_eq!(with(&mixed, "").cards, points, "{mixed}");
        }
    }
}

/// F53: without the seven its colour scores nothing of this kind; two sevens count apart.
#[test]
fn sevens_apart() {
    assert_eq!(with("blue-1 blue-2 blue-3", "").cards, 0);
    assert_eq!(with("blue-7 blue-1 red-7 red-1 red-2", "").cards, 3 + 6);
}

/// F54: white 6 and 7 score 3/6/10/15/21 each, each counting all white cards.
#[test]
fn white_six_and_seven() {
    for (long, points) in [
        ("white-6", 3),
        ("white-7", 3),
        ("white-6 white-1", 6),
        ("white-6 white-7", 12),
        ("white-6 white-7 white-1", 20),
        ("white-7 white-1 white-2 white-3", 15),
        ("white-7 white-1 white-2 white-3 white-4", 21),
        ("white-6 white-1 white-2 white-3 white-4 white-5", 21),
        (
            "white-1 white-2 white-3 white-4 white-5 white-6 white-7",
            42,
        ),
        ("white-1 white-2 white-3 white-4 white-5", 0),
        ("white-6 blue-1 red-1", 3),
    ] {
        assert_eq!(with(long, "").cards, points, "{long}");
    }
}

/// F55: five points for each fragment of the longest run of one colour, on a circle.
#[test]
fn runs() {
    for (card, colour) in [
        ("white-1", "rose"),
        ("white-2", "amber"),
        ("white-3", "teal"),
    ] {
        for (pips, points) in [
            ("", 0),
            ("4", 5),
            ("1 3", 5),
            ("1 5", 10),
            ("2 3 5", 10),
            ("4 5 1", 15),
            ("1 2 4", 10),
            ("1 2 4 5", 20),
            ("1 2 3 4 5", 25),
        ] {
            let run = pips.split_whitespace().map(|pip| format!("{colour}-{pip}"));
            let run = run.collect::<Vec<_>>().join(" ");
            assert_eq!(with(card, &run).fragments, points, "{card}: {run}");
        }
    }
    assert_eq!(with("white-1", "amber-1 amber-2 teal-3").fragments, 0);
    assert_eq!(with("white-1", "rose-1 amber-2 rose-3").fragments, 5);
}

/// F55: 18 for each set of three fragments of equal pips.
#[test]
fn sets() {
    for (fragments, points) in [
        ("rose-1 amber-1", 0),
        ("rose-1 rose-2 rose-3", 0),
        ("rose-1 amber-1 teal-2", 0),
        ("rose-1 amber-1 teal-1", 18),
        ("rose-1 amber-1 teal-1 rose-2", 18),
        ("rose-1 amber-1 teal-1 rose-5 amber-5 teal-5", 36),
    ] {
        assert_eq!(with("white-4", fragments).fragments, points, "{fragments}");
    }
}

/// F55: two for each fragment of any colour and pips.
#[test]
fn each_fragment() {
    assert_eq!(with("white-5", "").fragments, 0);
    assert_eq!(with("white-5", "rose-1").fragments, 2);
    assert_eq!(with("white-5", "rose-1 amber-1 teal-4 teal-5").fragments, 8);
    assert_eq!(
        with("white-5", "rose-1 amber-1 teal-1").fragments,
        6,
        "a set among them"
    );
}

/// F51, F55: a player's fragments count for own cards only.
#[test]
fn fragments_of_others() {
    let seats = json!([{ "long_term": ["white-5"] }, { "fragments": words("rose-1 rose-2") }]);
    let at = at(json!({ "stage": "discard", "seats": seats }));
    assert_eq!((at.points(1), at.points(2)), (0, 0));
}
