//! Reasons by the stage: what belongs to a turn is refused before the first one, by the rule of what is asked then; and
//! of several reasons the one that holds is told: F10, F14, F26.

use laws::list;
use serde_json::json;
use table::Dice;

use crate::support::{At, OfDejaVu};

/// What belongs to a turn.
const OF_A_TURN: [&str; 7] = [
    "girl to T2",
    "plant",
    "sow T1",
    "drop red-sun on T2",
    "claim white-sun",
    "save red-sun",
    "name T1",
];

/// F10: while the map is built nothing else is asked for.
#[test]
fn the_map_comes_first() {
    let options = [("map", "build"), ("first", "1")];
    let at: At = At::new_game(2, &options, &mut Dice::new(1));
    for text in OF_A_TURN.into_iter().chain(["discard blue-1"]) {
        at.refuses(text, "F10", "deja-vu-no-now");
    }
}

/// F14: in the opening only cards are chosen.
#[test]
fn cards_are_chosen_before_the_first_turn() {
    let choosing = |hand: &str| json!({ "hand": list(hand), "opening": true });
    let at = At::two(json!({ "stage": "opening", "seats": [
        choosing("blue-1 blue-2 blue-3 blue-4 blue-5"), choosing("red-1 red-2 red-3 red-4 red-5"),
    ] }));
    for text in OF_A_TURN {
        at.refuses(text, "F14", "deja-vu-no-now");
    }
}

/// F10: a second tile need not touch the first of its pair where that one touches two.
#[test]
fn the_second_tile_may_lie_elsewhere() {
    let options = [("map", "build"), ("first", "1")];
    let mut at: At = At::new_game(2, &options, &mut Dice::new(1));
    at.moves("place east of T1; place south-east of T1; place south-east of T2");
    // T4 touches T2 and T3. West of T3 is south-west of T1, and touches both.
    assert!(at.offers("place south-west of T1"));
    at.refuses("place west of T3", "F10", "deja-vu-no-same-place");
}

/// F26: of a dead end is said how many bits would be left.
#[test]
fn a_dead_end_counts_what_is_left() {
    let mut at = At::two(json!({ "bits": { "T2": "red-sun red-moon red-star blue-sun" } }));
    at.moves("sow T2; drop red-sun on T6");
    let expected = "From T1 no path is left for the other 2 bits. (rule F26)";
    assert_eq!(at.why("drop red-moon on T1"), expected);
}
