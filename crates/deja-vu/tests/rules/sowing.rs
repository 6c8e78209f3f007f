//! Recollection: F24 to F30.

use deja_vu::{Bit, Colour, Heap};
use laws::list;
use serde_json::{Value, json};

use crate::support::{At, OfDejaVu};

/// Seat 1 is about to sow; these bits lie on these tiles, all others on T15.
fn sowing(bits: &Value) -> At {
    At::two(json!({ "bits": bits }))
}

/// This many bits that are not white, as words.
fn coloured(count: usize) -> String {
    let bits = Heap::ALL.iter().filter(|bit| bit.colour() != Colour::White);
    bits.take(count)
        .map(Bit::name)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The tiles on which the next bit may fall, each once.
fn next_tiles(at: &At) -> Vec<String> {
    let drops = at.legal();
    let mut tiles: Vec<String> = drops
        .iter()
        .filter_map(|text| Some(text.rsplit_once(" on ")?.1.to_owned()))
        .collect();
    tiles.dedup();
    tiles
}

/// F24: all bits of the tile are taken up; any of them falls on any neighbour first.
#[test]
fn the_player_chooses_the_way_and_which_bit_falls_where() {
    let mut at = sowing(&json!({ "T1": "red-sun blue-moon" }));
    at.play(&["sow T1"]);
    assert_eq!(at.bits(1), "");
    let drops = [
        "blue-moon on T2",
        "red-sun on T2",
        "blue-moon on T6",
        "red-sun on T6",
    ];
    assert_eq!(at.legal(), drops.map(|text| format!("drop {text}")));
    at.play(&["drop red-sun on T2"]);
    let rest = ["T3", "T6", "T7"].map(|tile| format!("drop blue-moon on {tile}"));
    assert_eq!(at.legal(), rest, "not back to T1, though it touches T2");
    at.play(&["drop blue-moon on T7"]);
    assert_eq!((at.bits(2), at.bits(7)), ("red-sun".into(), String::new()));
    assert_eq!(at.names("/pool"), "blue-moon");
}

/// F24: no tile is visited twice, neither the start nor one on the way.
#[test]
fn no_tile_is_visited_twice() {
    let mut at = sowing(&json!({ "T7": "red-sun red-moon red-star blue-sun blue-moon" }));
    at.moves("sow T7; drop red-sun on T2; drop red-moon on T3");
    // T3 touches T2, T4, T7, T8.
    assert_eq!(next_tiles(&at), ["T4", "T8"]);
    at.moves("drop red-star on T8");
    // T8 touches T3, T4, T7, T9, T12, T13.
    assert_eq!(next_tiles(&at), ["T4", "T9", "T12", "T13"]);
}

/// F24: Recollection is compulsory: there is no way around it, before or in the middle.
#[test]
fn recollection_is_compulsory() {
    let mut at = sowing(&json!({ "T1": "red-sun blue-moon" }));
    assert_eq!(at.legal(), ["girl to T2", "girl to T6", "sow T1"]);
    at.play(&["sow T1", "drop red-sun on T2"]);
    assert!(!at.offers("done"));
}

/// F24: of two alike one falls on each of two tiles.
#[test]
fn two_alike_fall_one_after_another() {
    let mut at = sowing(&json!({ "T1": "red-sun red-sun" }));
    at.moves("sow T1; drop red-sun on T2");
    assert_eq!(at.bits(2), "red-sun");
    at.moves("drop red-sun on T3");
    assert_eq!(
        (at.bits(2), at.names("/pool")),
        ("red-sun".into(), "red-sun".into())
    );
}

/// F24: where the girl is does not matter, and she stays.
#[test]
fn the_girl_does_not_matter() {
    let mut at = At::two(json!({ "girl": "T8", "bits": { "T8": "red-sun", "T1": "red-moon" } }));
    assert_eq!(at.choices("sow "), "T1 T8");
    at.moves("sow T1; drop red-moon on T2");
    assert_eq!(at.part("/girl"), "T8");
}

/// F25: the last bit is never white; a white one falls on the way.
#[test]
fn the_last_bit_is_not_white() {
    let mut at = sowing(&json!({ "T1": "white-sun red-moon white-star" }));
    at.play(&["sow T1"]);
    let kinds = at.choices("drop ");
    assert!(
        !kinds.contains("red-moon"),
        "it must stay for the last: {kinds}"
    );
    at.play(&["drop white-star on T2", "drop white-sun on T3"]);
    assert_eq!(next_tiles(&at), ["T4", "T7", "T8"]);
    assert!(
        at.legal()
            .iter()
            .all(|text| text.starts_with("drop red-moon"))
    );
}

/// F25: with two bits that are not white either may fall first; then no white one falls last.
#[test]
fn a_coloured_bit_may_fall_while_another_stays() {
    let mut at = sowing(&json!({ "T1": "white-sun red-moon blue-star" }));
    at.moves("sow T1; drop red-moon on T2");
    assert!(at.offers("drop white-sun on T3") && !at.offers("drop blue-star on T3"));
    let mut at = sowing(&json!({ "T1": "white-sun red-moon red-moon" }));
    at.moves("sow T1; drop red-moon on T2");
    assert!(
        at.offers("drop white-sun on T3") && !at.offers("drop red-moon on T3"),
        "two alike"
    );
}

/// F26, F25: a tile with white bits only, or none, is not offered; one coloured bit is enough.
#[test]
fn a_start_needs_a_bit_that_is_not_white() {
    let at = sowing(&json!({
        "T1": "white-sun", "T2": "white-moon white-star", "T3": "white-sun red-sun", "T4": "blue-sun",
    }));
    assert_eq!(at.choices("sow "), "T3 T4");
}

/// F26: fourteen bits can go all around the map, fifteen can't.
#[test]
fn a_start_needs_a_complete_way() {
    assert_eq!(
        sowing(&json!({ "T14": coloured(14) })).choices("sow "),
        "T14"
    );
    assert_eq!(sowing(&json!({ "T14": coloured(15) })).choices("sow "), "");
}

/// F26: fourteen bits from T14: after T10 the corner T15 would be a dead end too early.
#[test]
fn the_first_step_leaves_a_way_for_all_others() {
    let mut at = sowing(&json!({ "T14": coloured(14) }));
    at.play(&["sow T14"]);
    assert_eq!(next_tiles(&at), ["T9", "T13", "T15"]);
}

/// F26: a dead end is offered to the last bit alone.
#[test]
fn a_dead_end_is_for_the_last_bit() {
    let at_t10 = |bits: &str| {
        let sow = json!({ "bits": list(bits), "visited": ["T14", "T9", "T10"], "at": "T10" });
        next_tiles(&At::two(json!({ "stage": { "sow": sow } })))
    };
    assert_eq!(at_t10("red-sun"), ["T5", "T15"]);
    assert_eq!(at_t10("red-sun red-moon"), ["T5"]);
}

/// F26: every way that is begun can be finished: fourteen steps, whatever is chosen.
#[test]
fn a_way_once_begun_can_be_finished() {
    for last in [true, false] {
        let mut at = sowing(&json!({ "T8": coloured(10) + " white-sun white-moon white-star" }));
        at.play(&["sow T8"]);
        for _ in 0..13 {
            let legal = at.legal();
            let choice = if last { legal.last() } else { legal.first() };
            let choice = choice.expect("a step").clone();
            at.play(&[&choice]);
        }
        assert_eq!(at.part("/stage"), "act");
    }
}

/// F27: ending or passing beside tiles visited earlier is allowed.
#[test]
fn ending_beside_the_start_is_allowed() {
    let mut at = sowing(&json!({ "T1": "red-sun red-moon" }));
    at.moves("sow T1; drop red-sun on T2; drop red-moon on T6");
    assert_eq!(
        (at.bits(2), at.names("/pool")),
        ("red-sun".into(), "red-moon".into())
    );
    // T7, T2, T3, T8, T12, T11, T6: a ring around T7 and on.
    let mut at = sowing(&json!({ "T7": coloured(7) }));
    at.play(&["sow T7"]);
    for tile in ["T2", "T3", "T8", "T12", "T11", "T6", "T1"] {
        assert!(next_tiles(&at).contains(&tile.to_owned()), "{tile}");
        let ending = format!(" on {tile}");
        let choice = at.legal().into_iter().find(|text| text.ends_with(&ending));
        at.play(&[&choice.expect("a bit")]);
    }
    assert_eq!(at.part("/stage"), "act");
}

/// F28: the last bit and all of its colour on its tile are taken, and nothing else.
#[test]
fn all_bits_of_the_last_colour_are_taken() {
    let mut at = sowing(&json!({
        "T1": "purple-sun purple-moon",
        "T2": "purple-star",
        "T3": "purple-sun purple-lightning red-sun white-moon",
    }));
    at.moves("sow T1; drop purple-sun on T2; drop purple-moon on T3");
    assert_eq!(at.names("/pool"), "purple-lightning purple-moon purple-sun");
    assert_eq!(at.bits(3), "red-sun white-moon");
    assert_eq!(at.bits(2), "purple-star purple-sun", "bits on the way stay");
}

/// F28: on a tile without its colour the last bit comes back alone.
#[test]
fn the_last_bit_comes_back_alone() {
    let mut at = sowing(&json!({ "T1": "green-sun", "T2": "red-sun white-sun" }));
    at.moves("sow T1; drop green-sun on T2");
    assert_eq!(
        (at.names("/pool"), at.bits(2)),
        ("green-sun".into(), "red-sun white-sun".into())
    );
}

/// F29: without a white claim no white bit is taken.
#[test]
fn without_a_claim_white_bits_stay() {
    let claims = json!([{ "hand": ["blue-1"] }, { "long_term": ["red-5"] }]);
    let bits = json!({ "T1": "red-sun", "T2": "white-sun" });
    let mut at = At::two(json!({ "bits": bits, "seats": claims }));
    at.moves("sow T1; drop red-sun on T2");
    assert_eq!(
        (at.part("/stage"), at.names("/pool")),
        (json!("act"), "red-sun".into())
    );
}

/// F29: one claim takes one white bit, of choice, or none.
#[test]
fn a_claim_takes_one_white_bit_of_choice() {
    let start = || {
        let mut at = At::two(json!({
            "bits": { "T1": "red-sun", "T2": "white-sun white-moon blue-sun" },
            "seats": [{ "long_term": ["blue-1"] }],
        }));
        at.moves("sow T1; drop red-sun on T2");
        at
    };
    let mut at = start();
    assert_eq!(at.legal(), ["claim white-sun", "claim white-moon", "done"]);
    at.play(&["claim white-moon"]);
    assert_eq!(
        (at.part("/stage"), at.names("/pool")),
        (json!("act"), "red-sun white-moon".into())
    );
    assert_eq!(at.bits(2), "blue-sun white-sun");
    let mut at = start();
    at.play(&["done"]);
    assert_eq!(
        (at.part("/stage"), at.names("/pool")),
        (json!("act"), "red-sun".into())
    );
}

/// F29: each icon is one claim, as long as there are white bits on that tile.
#[test]
fn each_icon_is_one_claim() {
    let claimed = |white: &str, moves: &str| {
        let mut at = At::two(json!({
            "bits": { "T1": "red-sun", "T2": white, "T3": "white-lightning" },
            "seats": [{ "long_term": list("blue-1 red-5") }],
        }));
        at.moves("sow T1; drop red-sun on T2").moves(moves);
        assert_eq!(at.part("/stage"), "act");
        at.names("/pool")
    };
    let three = "white-sun white-moon white-star";
    assert_eq!(
        claimed(three, "claim white-sun; claim white-star"),
        "red-sun white-star white-sun"
    );
    assert_eq!(claimed("white-sun", "claim white-sun"), "red-sun white-sun");
    assert_eq!(
        claimed("white-sun white-sun", "claim white-sun; done"),
        "red-sun white-sun"
    );
}

/// F29: a white bit that was sown on the way is on another tile.
#[test]
fn only_white_bits_of_the_last_tile_are_claimed() {
    let mut at = At::two(json!({
        "bits": { "T1": "white-sun red-sun" }, "seats": [{ "long_term": ["blue-1"] }],
    }));
    at.moves("sow T1; drop white-sun on T2; drop red-sun on T3");
    assert_eq!(
        (at.part("/stage"), at.names("/pool")),
        (json!("act"), "red-sun".into())
    );
}

/// F30: without a legal start the phase is skipped, and Deja Vu follows with the bits of the chests.
#[test]
fn without_a_start_the_phase_is_skipped() {
    let mut at = At::two(json!({
        "bits": { "T3": "white-sun" }, "seats": [{ "chests": ["red-sun"] }],
    }));
    assert_eq!(at.legal(), ["girl to T2", "girl to T6", "done"]);
    at.play(&["done"]);
    assert_eq!(
        (at.part("/stage"), at.names("/pool")),
        (json!("act"), "red-sun".into())
    );
}

/// F30: when all players in a row had to skip, the game ends after that turn.
#[test]
fn when_nobody_can_sow_the_game_ends() {
    let mut at = At::two(json!({ "seats": [{ "tokens": 4 }, { "tokens": 5 }] }));
    at.moves("done; done; done; done");
    assert_eq!(
        (at.part("/turn"), at.part("/stage")),
        (json!(2), json!("begin"))
    );
    at.moves("done; done; done");
    assert_eq!(at.part("/stage"), "discard", "the turn is finished first");
    at.play(&["done"]);
    assert_eq!((at.part("/stage"), at.legal().len()), (json!("over"), 0));
    assert_eq!((at.points(1), at.points(2)), (4, 5));
}

/// F30: with three players two in a row are not all.
#[test]
fn all_players_must_have_skipped() {
    let mut at = At::players(3, json!({ "skipped": 1 }));
    at.moves("done; done; done; done");
    assert_eq!(
        (at.part("/turn"), at.part("/stage")),
        (json!(2), json!("begin"))
    );
    at.moves("done; done; done; done");
    assert_eq!(at.part("/stage"), "over");
}

/// F30: who sows breaks the row.
#[test]
fn a_sowing_breaks_the_row() {
    let mut at = At::two(json!({ "skipped": 1, "bits": { "T1": "red-sun" } }));
    at.moves("sow T1; drop red-sun on T2; done; done; done; done");
    assert_eq!(
        (at.part("/turn"), at.part("/skipped")),
        (json!(2), json!(null))
    );
    at.moves("done; done; done; done");
    assert_eq!(
        (at.part("/turn"), at.part("/stage")),
        (json!(1), json!("begin"))
    );
}
