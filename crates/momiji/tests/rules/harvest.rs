//! The harvest bonus: M39 to M42.

use serde_json::{Value, json};

use crate::support::{At, OfMomiji, pile};

/// Seat 1 has these piles from left to right, these cards and no acorn.
fn at(piles: &[&str], hand: &[&str]) -> At {
    with(piles, hand, json!({}))
}

/// The same with these changes to seat 1.
fn with(piles: &[&str], hand: &[&str], changes: Value) -> At {
    At::two(json!({ "seats": [seat(piles, hand, changes)] }))
}

fn seat(piles: &[&str], hand: &[&str], changes: Value) -> Value {
    let piles: Vec<Value> = piles.iter().map(|words| pile(words)).collect();
    let mut seat = json!({ "piles": piles, "hand": hand });
    crate::support::merge(&mut seat, changes);
    seat
}

/// The acorns of seat 1 after these moves and the end of the turn.
fn acorns_after(at: &mut At, moves: &[&str]) -> Value {
    at.play(moves).play(&["end turn"]).part("/seats/0/acorns")
}

/// M39: two facing acorns bring two acorns when the turn ends, not before.
#[test]
fn a_connection_brings_two_acorns_when_the_turn_ends() {
    let mut at = at(&[], &["red-0-right", "orange-0-left"]);
    at.play(&["lay red-0-right", "lay orange-0-left on the right"]);
    assert_eq!(at.part("/seats/0/acorns"), 0);
    assert!(
        !at.offers("use C"),
        "the harvest can't be spent in this turn"
    );
    at.play(&["end turn"]);
    assert_eq!(at.part("/seats/0/acorns"), 2);
}

/// M39: two acorns for each pair of neighbours.
#[test]
fn each_pair_of_neighbours_counts() {
    let mut at = at(
        &["orange 0-both"],
        &[
            "red-0-right",
            "green-0-both",
            "brown-1-left",
            "brown-0-left",
        ],
    );
    let moves = [
        "lay red-0-right on the left",
        "lay green-0-both on the right",
        "lay brown-0-left on the right",
    ];
    assert_eq!(acorns_after(&mut at, &moves), 6);
}

/// M39: both facing corners must show an acorn.
#[test]
fn one_acorn_is_no_connection() {
    let cases = [
        ("red-0-left", "orange-0-left", 0),
        ("red-0-right", "orange-0-right", 0),
        ("red-0-left", "orange-0-right", 0),
        ("red-0-both", "orange-0-right", 0),
        ("red-0-both", "orange-0-both", 2),
    ];
    for (left, right, acorns) in cases {
        let mut at = at(&[], &[left, right]);
        let moves = [format!("lay {left}"), format!("lay {right} on the right")];
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        assert_eq!(acorns_after(&mut at, &moves), acorns, "{left} {right}");
    }
}

/// M39: the ends of the row face nobody, and piles with another between are no neighbours.
#[test]
fn only_neighbours_are_connected() {
    let mut at = at(&["green 0-left 1-both 2"], &["red-0-both", "orange-0-both"]);
    let moves = [
        "lay red-0-both on the left",
        "lay orange-0-both on the right",
    ];
    assert_eq!(acorns_after(&mut at, &moves), 0);
}

/// M39: what counts are the visible tops: a covered acorn is lost, a new one on top counts.
#[test]
fn only_visible_tops_count() {
    let piles = ["red 0-right", "orange 0-left", "green 0-left"];
    let mut covered = at(&piles, &["red-1-left", "green-1-left"]);
    assert_eq!(
        acorns_after(&mut covered, &["lay red-1-left", "lay green-1-left"]),
        0
    );
    let mut uncovered = at(
        &["red 0-left", "orange 0-right", "green 0-left"],
        &["red-1-both", "green-1-left"],
    );
    assert_eq!(
        acorns_after(&mut uncovered, &["lay red-1-both", "lay green-1-left"]),
        2
    );
}

/// M39: a two shows no acorn.
#[test]
fn twos_end_a_connection() {
    let mut at = at(
        &["red 0-right 1-right", "orange 0-left", "green 0-left"],
        &["red-2", "green-0-right"],
    );
    assert_eq!(
        acorns_after(&mut at, &["lay red-2", "lay green-0-right"]),
        0
    );
}

/// M39: the row as it is when the turn ends counts: C after the Play makes a connection.
#[test]
fn what_counts_is_the_row_at_the_end_of_the_turn() {
    let changes = json!({ "acorns": 1 });
    let mut at = with(
        &["red 0-left"],
        &["green-0-right", "orange-0-left"],
        changes,
    );
    at.play(&[
        "lay orange-0-left on the left",
        "lay green-0-right on the right",
    ]);
    at.play(&["use C", "arrange green", "arrange orange"]);
    assert_eq!(at.row(1), "green orange red");
    at.play(&["end turn"]);
    assert_eq!(
        at.part("/seats/0/acorns"),
        4,
        "two of C, two of the harvest"
    );
}

/// M39: it is paid once, also after two placements of several types.
#[test]
fn the_harvest_is_paid_once() {
    let own = seat(
        &["red 0-right", "orange 0-left"],
        &["green-0-left", "brown-0-left"],
        json!({
            "acorns": 1, "landscapes": ["N", "A", "B"],
        }),
    );
    let mut at = At::deck(&["green-0-left", "brown-0-left"], json!({ "seats": [own] }));
    let moves = [
        "lay green-0-left on the right",
        "lay brown-0-left on the right",
        "use N",
    ];
    assert_eq!(acorns_after(&mut at, &moves), 2);
}

/// M40: one or two cards of one type bring nothing, whatever is connected.
#[test]
fn a_play_of_one_type_brings_no_harvest() {
    let piles = ["red 0-right", "orange 0-left"];
    assert_eq!(
        acorns_after(&mut at(&piles, &["red-0-both"]), &["lay red-0-both"]),
        0
    );
    let mut two = at(&piles, &["red-0-both", "red-1-both"]);
    assert_eq!(
        acorns_after(&mut two, &["lay red-0-both", "lay red-1-both"]),
        0
    );
}

/// M40: neither Collect nor Activate brings a harvest.
#[test]
fn without_laying_there_is_no_harvest() {
    let piles = ["red 0-right", "orange 0-left"];
    assert_eq!(acorns_after(&mut at(&piles, &[]), &["take brown"]), 0);
    let mut rich = with(&piles, &[], json!({ "acorns": 3 }));
    assert_eq!(acorns_after(&mut rich, &["activate most-zeros"]), 0);
}

/// M40: a Play with J counts if it laid cards of two types.
#[test]
fn a_play_with_j_counts_if_it_covers_two_types() {
    let changes = || json!({ "acorns": 1, "landscapes": ["J", "A", "B"] });
    let piles = ["red 0-right", "orange 0-left"];
    let mut two = with(&piles, &["red-0-right", "orange-0-left"], changes());
    assert_eq!(
        acorns_after(&mut two, &["use J", "lay red-0-right", "lay orange-0-left"]),
        2
    );
    let mut one = with(&piles, &["red-0-right", "red-0-both"], changes());
    assert_eq!(
        acorns_after(&mut one, &["use J", "lay red-0-right", "lay red-0-both"]),
        0
    );
}

/// M40: E after a Collect counts if it laid cards of two types.
#[test]
fn laying_by_e_counts_if_it_covers_two_types() {
    let changes = || json!({ "acorns": 1, "landscapes": ["E", "A", "B"] });
    let piles = ["red 0-right", "orange 0-left"];
    let mut two = with(&piles, &["red-0-right", "orange-0-left"], changes());
    let moves = [
        "take brown",
        "use E",
        "lay red-0-right",
        "lay orange-0-left",
    ];
    assert_eq!(acorns_after(&mut two, &moves), 2);
    let mut one = with(&piles, &["red-0-right", "red-0-both"], changes());
    let moves = ["take brown", "use E", "lay red-0-right", "lay red-0-both"];
    assert_eq!(acorns_after(&mut one, &moves), 0);
}

/// M40: N counts if it laid cards of two types, also before a Collect.
#[test]
fn laying_by_n_counts_if_it_covers_two_types() {
    let own = seat(
        &["red 0-right", "orange 0-left"],
        &[],
        json!({
            "acorns": 1, "landscapes": ["N", "A", "B"],
        }),
    );
    let mut two = At::deck(&["red-0-right", "orange-0-left"], json!({ "seats": [own] }));
    assert_eq!(acorns_after(&mut two, &["use N", "take brown"]), 2);
    let mut one = At::deck(&["red-0-right", "red-0-both"], json!({ "seats": [own] }));
    assert_eq!(acorns_after(&mut one, &["use N", "take brown"]), 0);
}

/// M40: cards that N brings to the garden are not laid.
#[test]
fn cards_that_go_to_the_garden_do_not_count() {
    let own = seat(
        &["red 0-right", "orange 0-left"],
        &[],
        json!({
            "acorns": 1, "landscapes": ["N", "A", "B"],
        }),
    );
    let mut at = At::deck(
        &["red-0-right", "orange-3", "green-2"],
        json!({ "seats": [own] }),
    );
    assert_eq!(acorns_after(&mut at, &["use N", "take brown"]), 0);
}

/// M40: a Play of one type and N of another are two placements of one type each.
#[test]
fn two_placements_of_one_type_do_not_count_together() {
    let own = seat(
        &["red 0-right", "orange 0-left"],
        &["red-0-both"],
        json!({
            "acorns": 1, "landscapes": ["N", "A", "B"],
        }),
    );
    let mut at = At::deck(&["orange-0-left"], json!({ "seats": [own] }));
    assert_eq!(acorns_after(&mut at, &["lay red-0-both", "use N"]), 0);
}

/// M41: connections that were there before count too.
#[test]
fn old_connections_count() {
    let mut at = at(
        &["red 0-right", "orange 0-left"],
        &["green-0-right", "brown-0-right"],
    );
    let moves = [
        "lay green-0-right on the right",
        "lay brown-0-right on the right",
    ];
    assert_eq!(acorns_after(&mut at, &moves), 2);
}

/// M41: the same connection pays again in another turn with a harvest.
#[test]
fn a_connection_pays_every_time() {
    let hand = [
        "red-0-right",
        "orange-0-left",
        "red-0-both",
        "orange-0-both",
    ];
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2"], "green": ["green-2"] }, "seats": [{ "hand": hand }],
    }));
    at.play(&[
        "lay red-0-right",
        "lay orange-0-left on the right",
        "end turn",
    ]);
    at.play(&["take brown", "end turn"]);
    assert_eq!(at.part("/seats/0/acorns"), 2);
    at.play(&["lay red-0-both", "lay orange-0-both", "end turn"]);
    assert_eq!(at.part("/seats/0/acorns"), 4);
}

/// M39: only a player's own piles count, and only in their own turn.
#[test]
fn the_harvest_is_of_the_own_piles() {
    let own = seat(&[], &["red-0-left", "green-0-left"], json!({}));
    let other = seat(&["red 0-right", "orange 0-left"], &[], json!({}));
    let mut at = At::two(json!({ "seats": [own, other] }));
    at.play(&[
        "lay red-0-left",
        "lay green-0-left on the right",
        "end turn",
    ]);
    assert_eq!(
        (at.part("/seats/0/acorns"), at.part("/seats/1/acorns")),
        (json!(0), json!(0))
    );
}

/// M42: cards that M slides under piles are not laid.
#[test]
fn slid_cards_do_not_count_as_laid() {
    let changes = json!({ "acorns": 1, "landscapes": ["M", "A", "B"] });
    let mut at = with(
        &["red 0-right", "orange 0-left"],
        &["red-0-both", "green-3", "brown-3"],
        changes,
    );
    let moves = [
        "lay red-0-both",
        "use M",
        "under orange",
        "slide green-3",
        "under red",
        "slide brown-3",
    ];
    assert_eq!(acorns_after(&mut at, &moves), 0);
}

/// M42: slid cards do not hide the tops, nor do their corners count.
#[test]
fn slid_cards_neither_make_nor_break_connections() {
    let changes = || json!({ "acorns": 1, "landscapes": ["M", "A", "B"] });
    let hand = ["red-1-right", "orange-1-left", "green-0-both"];
    let mut kept = with(&["red 0-left", "orange 0-left"], &hand, changes());
    let moves = [
        "lay red-1-right",
        "lay orange-1-left",
        "done",
        "use M",
        "under red",
        "slide green-0-both",
    ];
    assert_eq!(acorns_after(&mut kept, &moves), 2);
    let hand = ["red-1-left", "orange-1-left", "green-0-both"];
    let mut none = with(&["red 0-left", "orange 0-left"], &hand, changes());
    let moves = [
        "lay red-1-left",
        "lay orange-1-left",
        "done",
        "use M",
        "under red",
        "slide green-0-both",
    ];
    assert_eq!(acorns_after(&mut none, &moves), 0);
}
