//! Threads and the filling of core slots: V53 to V56, V59.
//!
//! On board-1 green is S08 (at C5), S13 (at E1) and S15 (at C1 and D1); blue S03 (A1), S05 (A2, A3)
//! and S11 (E2, E3); purple S04 (A1, A2), S09 (C5, D4) and S12 (E1, E2).

use laws::list;
use serde_json::{Value, json};

use crate::support::{At, OfVividMemories, hexes, in_turn, merge, together};

/// Everybody is done and seat 1 has these hexes and filled slots.
fn rewarded(board: &str, filled: &str) -> At {
    At::rewarded(json!({ "hexes": hexes(board), "filled": list(filled) }))
}

fn thread_points(board: &str, filled: &str) -> i64 {
    rewarded(board, filled).score()[1]
}

/// V53, V54: the booklet's green thread: six hexes that join three empty slots score 18.
#[test]
fn the_green_thread_of_six_hexes_scores_18() {
    let at = rewarded(
        "C5 green, D4 green, D3 green, D2 green, D1 green, E1 green",
        "",
    );
    assert_eq!(at.score()[1], 18);
    assert_eq!(at.part("/seats/0/filled"), json!(["S08", "S13", "S15"]));
    at.hexes_are("D2 green, D3 green, D4 green");
}

/// V53: a group that touches one slot only, or none, is no thread: nothing scores, nothing moves.
#[test]
fn a_group_with_one_slot_is_no_thread() {
    for board in [
        "C5 green, C4 green, C3 green",
        "C3 green",
        "C1 green, D1 green",
        "E1 green",
    ] {
        let at = rewarded(board, "");
        assert_eq!(at.score(), [0; 4], "{board}");
        at.hexes_are(board);
        assert_eq!(at.part("/seats/0/filled"), json!([]));
    }
}

/// V53: each connected group stands alone: two that touch a slot each join nothing.
#[test]
fn groups_that_do_not_meet_join_nothing() {
    assert_eq!(
        thread_points("C5 green, C4 green, D1 green, D2 green", ""),
        0
    );
    assert_eq!(
        thread_points("C5 green, C4 green, D3 green, D2 green, D1 green", ""),
        10
    );
    // A group without slots beside a thread is no branch of it.
    assert_eq!(thread_points("D1 green, E1 green, A3 green", ""), 4);
}

/// V53: only hexes with the colour connect, and only slots of the colour are joined.
#[test]
fn other_colours_neither_connect_nor_join() {
    assert_eq!(
        thread_points("C5 green, C4 red, C3 green, C2 green, D1 green", ""),
        0
    );
    // Blue on D1 and E1 touches S13, S14 and S15, none of which is blue.
    assert_eq!(thread_points("D1 blue, E1 blue", ""), 0);
    assert_eq!(thread_points("D1 blue green, E1 green red purple", ""), 4);
}

/// V54: branches count, each hex once, however many fragments of the colour it holds.
#[test]
fn branches_count_and_each_hex_once() {
    assert_eq!(thread_points("D1 green, E1 green", ""), 4);
    assert_eq!(thread_points("D1 green green, E1 green green green", ""), 4);
    assert_eq!(
        thread_points("D1 green, E1 green, D2 green, C3 green, B3 green", ""),
        10
    );
}

/// V53, V54: filled slots join but do not count; where all are filled nothing scores.
#[test]
fn only_joined_empty_slots_count() {
    assert_eq!(thread_points("D1 green, E1 green", "S13"), 2);
    assert_eq!(thread_points("D1 green, E1 green", "S15"), 2);
    assert_eq!(thread_points("D1 green, E1 green", "S13 S15"), 0);
    let six = "C5 green, D4 green, D3 green, D2 green, D1 green, E1 green";
    assert_eq!(thread_points(six, "S08"), 12);
    assert_eq!(thread_points(six, "S13 S15"), 6);
    assert_eq!(thread_points(six, "S08 S13 S15"), 0);
    // A filled slot that is not joined changes nothing.
    assert_eq!(thread_points("D1 green, E1 green", "S08"), 4);
}

/// V54, V55: where all joined slots are filled the thread's fragments stay.
#[test]
fn a_thread_between_filled_slots_gives_nothing() {
    let at = rewarded("D1 green, E1 green", "S13 S15");
    at.hexes_are("D1 green, E1 green");
    let at = rewarded("D1 green, E1 green", "S13");
    at.hexes_are("E1 green");
    assert_eq!(at.part("/seats/0/filled"), json!(["S13", "S15"]));
}

/// V54, V55: threads of all colours score before any slot is filled, also through shared hexes.
#[test]
fn threads_of_several_colours_score_each() {
    // Green D1, E1: 2 x 2. Yellow S14 (D1, E1) and S02 (A1, B1) through C1: 4 x 2.
    let at = rewarded(
        "D1 green yellow, E1 green, C1 yellow, B1 yellow, A1 yellow",
        "",
    );
    assert_eq!(at.score()[1], 4 + 8);
    let at = rewarded("A1 blue, A2 blue, D1 green, E1 green", "");
    assert_eq!(at.score()[1], 8);
    at.hexes_are("");
    assert_eq!(
        at.part("/seats/0/filled"),
        json!(["S03", "S05", "S13", "S15"])
    );
}

/// V55: each joined empty slot takes one fragment from a hex that touches it; the rest stay.
#[test]
fn filling_takes_one_fragment_for_each_slot() {
    let at = rewarded("D1 green green red, E1 green", "");
    at.hexes_are("D1 red green");
    assert_eq!(at.part("/seats/0/filled"), json!(["S13", "S15"]));
    assert_eq!(
        at.supply("green"),
        25 - 5 - 3,
        "the bag has five, board and slots have three"
    );
}

/// V55: where two hexes can give, the player chooses; where one can, it is done.
#[test]
fn the_player_chooses_which_hex_gives() {
    for (choice, left) in [("C1", "D1 green"), ("D1", "C1 green")] {
        let mut at = rewarded("C1 green, D1 green, E1 green", "");
        assert_eq!((at.part("/phase"), at.score()[1]), (json!("reward"), 6));
        at.only("fill S15 from C1; fill S15 from D1");
        at.moves(&format!("fill S15 from {choice}"));
        at.hexes_are(left);
        assert_eq!(at.part("/seats/0/filled"), json!(["S13", "S15"]));
        assert_eq!(at.part("/round"), 2);
    }
}

/// V55: several choices are made one by one, in any order; filling is compulsory.
#[test]
fn several_slots_are_filled_one_by_one() {
    let board = "C5 purple, D4 purple, E3 purple, E2 purple, E1 purple";
    let mut at = rewarded(board, "");
    assert_eq!(at.score()[1], 10);
    at.only("fill S09 from C5; fill S09 from D4; fill S12 from E1; fill S12 from E2");
    at.moves("fill S12 from E2");
    at.only("fill S09 from C5; fill S09 from D4");
    at.moves("fill S09 from D4");
    at.hexes_are("C5 purple, E1 purple, E3 purple");
    assert_eq!(at.part("/seats/0/filled"), json!(["S09", "S12"]));
}

/// V55: a hex outside the thread never gives, nor does a hex of the thread that does not touch.
#[test]
fn only_hexes_of_the_thread_give() {
    let at = rewarded("D1 green, E1 green, D2 green, C5 green", "");
    at.hexes_are("C5 green, D2 green");
}

/// V55: a slot joined in a later round, through filled ones, is filled then.
#[test]
fn a_later_thread_fills_what_is_left() {
    let at = rewarded("C1 green, C2 green, C3 green, C4 green, C5 green", "S15");
    assert_eq!(at.score()[1], 5);
    assert_eq!(at.part("/seats/0/filled"), json!(["S08", "S15"]));
    at.hexes_are("C1 green, C2 green, C3 green, C4 green");
}

/// Both players must choose: seat 2 on board-2 between C1 and D1 for S15, which is red there.
fn both(mut document: Value) -> Value {
    let one = json!({ "hexes": hexes("C1 green, D1 green, E1 green") });
    let other = json!({ "hexes": hexes("C1 red, D1 red, E1 red") });
    merge(&mut document, json!({ "seats": [one, other] }));
    document
}

/// V59: filling happens at the same time where Reflect was.
#[test]
fn filling_happens_at_the_same_time() {
    let mut at = At::position(&both(together(json!({}))));
    at.by(1, "done").by(2, "done");
    assert_eq!(at.actors(), [1, 2]);
    at.by(2, "fill S15 from D1");
    assert_eq!((at.actors(), at.part("/phase")), (vec![1], json!("reward")));
    at.by(1, "fill S15 from C1");
    assert_eq!(at.part("/round"), 2);
    assert_eq!(
        (at.hex(1, "D1"), at.hex(2, "C1")),
        ("green".into(), "red".into())
    );
}

/// V59: and in turn order where Reflect was.
#[test]
fn filling_happens_in_turn_order() {
    for start in [1, 2] {
        let mut document = both(in_turn(json!({}), json!({ "start": start, "turn": start })));
        if start == 2 {
            merge(
                &mut document,
                json!({ "seats": [{ "stage": "waiting" }, { "stage": "act" }] }),
            );
        }
        let mut at = At::position(&document);
        let other = 3 - start;
        at.by(start, "done").by(other, "done");
        assert_eq!(
            (at.actors(), at.part("/phase")),
            (vec![start], json!("reward"))
        );
        at.by(start, "fill S15 from C1");
        assert_eq!(at.actors(), [other]);
        at.by(other, "fill S15 from C1");
        assert_eq!(at.part("/round"), 2);
    }
}
