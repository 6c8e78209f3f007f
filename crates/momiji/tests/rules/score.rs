//! The score: M62 to M72.

use serde_json::{Value, json};
use table::{Game, Speech};

use crate::support::{At, OfMomiji, merge, pile};

/// A pile with cards slid under it.
fn slid(words: &str, cards: &[&str]) -> Value {
    let mut pile = pile(words);
    pile["slid"] = json!(cards);
    pile
}

/// What two seats score for one objective that seat 1 has activated.
fn scored(objective: &str, one: Value, two: Value) -> [i32; 2] {
    let others = ["longest-pile", "most-torii", "most-acorns", "most-zeros"];
    let others: Vec<&str> = others
        .into_iter()
        .filter(|other| *other != objective)
        .take(3)
        .collect();
    let mut seats = json!([{ "objectives": [objective] }, {}]);
    merge(&mut seats, Value::Array(vec![one, two]));
    let closed = seats.to_string().matches("\"torii\":true").count();
    let ending = if closed == 4 {
        json!({ "turns": 2 })
    } else {
        json!("open")
    };
    let changes =
        json!({ "objectives": others, "torii": 4 - closed, "ending": ending, "seats": seats });
    let at = At::two(changes);
    let tally = at.game.tally(&at.state);
    [0, 1].map(|seat| {
        let parts = tally.seats[seat].parts.iter();
        parts
            .filter(|part| part.source == "objective")
            .map(|part| part.points)
            .sum()
    })
}

/// M62: cards times the number on top.
#[test]
fn a_pile_scores_its_cards_times_its_top() {
    let points = |words: &str| {
        let three = i64::from(words.ends_with('3'));
        At::two(json!({ "torii": 4 - three, "seats": [{ "piles": [pile(words)] }] })).points(1)
    };
    assert_eq!(
        points("red 0-left 0-right 1-left 2 3"),
        15,
        "the example of the booklet"
    );
    assert_eq!(points("red 0-left 1-left 1-both"), 3);
    assert_eq!(points("red 0-left 0-left 0-right 1-left 2"), 10);
    assert_eq!(points("red 0-left 0-left 0-right"), 0);
}

/// M62: all piles count.
#[test]
fn all_piles_score() {
    let piles = [
        pile("red 0-left 1-left 2"),
        pile("green 0-left 1-left"),
        pile("brown 0-left"),
    ];
    let at = At::two(json!({ "seats": [{ "piles": piles }] }));
    assert_eq!((at.points(1), at.points(2)), (3 * 2 + 2, 0));
}

/// M62: slid cards are cards of the pile, but never raise its number.
#[test]
fn slid_cards_count_as_cards_only() {
    let piles = [
        slid("red 0-left 1-left", &["green-3"]),
        slid("orange 0-left", &["green-2"]),
    ];
    let seat = json!({ "landscapes": ["A", "B", "M used"], "piles": piles });
    assert_eq!(At::two(json!({ "seats": [seat] })).points(1), 3);
}

/// M62: hand cards score nothing.
#[test]
fn hand_cards_score_nothing() {
    assert_eq!(
        At::two(json!({ "seats": [{ "hand": ["red-3", "green-2"] }] })).points(1),
        0
    );
}

/// M63: one point for each acorn in stock, none for those on landscapes.
#[test]
fn acorns_in_stock_score_one_each() {
    let mut at = At::two(json!({ "seats": [{ "acorns": 7, "landscapes": ["F", "B", "C used"] }] }));
    assert_eq!(at.points(1), 7);
    at.play(&["use F", "take top of brown"]);
    assert_eq!(at.points(1), 8, "two gained, one lies on the card");
}

/// M64: 10 to the owner who fulfils it, nothing to whoever does not.
#[test]
fn the_owner_gets_10() {
    let more = json!({ "piles": [pile("red 0-left 0-left")] });
    let less = json!({ "piles": [pile("green 0-left")] });
    assert_eq!(scored("longest-pile", more, less), [10, 0]);
}

/// M64: 3 to somebody else who fulfils it; an owner who does not gets nothing.
#[test]
fn somebody_else_gets_3() {
    let more = json!({ "piles": [pile("red 0-left 0-left")] });
    let less = json!({ "piles": [pile("green 0-left")] });
    assert_eq!(scored("longest-pile", less, more), [0, 3]);
}

/// M64: with a tie the owner gets 10, all others 3, and the points are in the total.
#[test]
fn with_a_tie_the_owner_gets_10_and_the_others_3() {
    let at = At::three(json!({
        "objectives": ["most-torii", "most-acorns", "longest-pile", "fewest-cards"],
        "seats": [
            { "piles": [pile("red 0-left")] },
            { "piles": [pile("green 0-left")], "objectives": ["most-zeros"] },
            { "piles": [pile("brown 0-left")] },
        ],
    }));
    assert_eq!([1, 2, 3].map(|seat| at.points(seat)), [3, 10, 3]);
}

/// M64: a tie between two others leaves the owner with nothing.
#[test]
fn others_may_tie_without_the_owner() {
    let at = At::three(json!({
        "objectives": ["most-torii", "most-acorns", "longest-pile", "fewest-cards"],
        "seats": [
            { "piles": [pile("red 0-left")] },
            { "objectives": ["most-zeros"] },
            { "piles": [pile("brown 0-left")] },
        ],
    }));
    assert_eq!([1, 2, 3].map(|seat| at.points(seat)), [3, 0, 3]);
}

/// M64: objectives that nobody activated score nothing.
#[test]
fn only_activated_objectives_score() {
    let at = At::two(json!({ "seats": [{ "piles": [pile("red 0-left 0-left")] }] }));
    assert_eq!(
        at.points(1),
        0,
        "longest pile and zeros are there, but not activated"
    );
}

/// M64: every activated objective scores on its own.
#[test]
fn several_objectives_add_up() {
    let at = At::two(json!({
        "objectives": ["most-torii", "most-acorns"],
        "seats": [
            { "piles": [pile("red 0-left 0-left")], "objectives": ["longest-pile"] },
            { "objectives": ["most-zeros"] },
        ],
    }));
    assert_eq!((at.points(1), at.points(2)), (13, 0));
}

/// M65: a type token counts cards in the play area, not in the hand.
#[test]
fn a_type_token_counts_the_play_area_only() {
    let one = json!({ "piles": [pile("red 0-left")], "hand": ["red-2", "red-3"] });
    let two = json!({ "piles": [pile("red 0-left 0-right")] });
    assert_eq!(scored("most-red", one, two), [0, 3]);
}

/// M65: slid cards count as printed, wherever they lie.
#[test]
fn slid_cards_count_for_their_own_type() {
    let landscapes = json!(["A", "B", "M used"]);
    let one = json!({ "landscapes": landscapes, "piles": [slid("green 0-left", &["red-3"])] });
    let none = json!({ "piles": [pile("green 0-right")] });
    assert_eq!(scored("most-red", one, none), [10, 0]);
    let one = json!({ "landscapes": landscapes, "piles": [slid("green 0-left", &["red-3"])] });
    let two = json!({ "piles": [pile("green 0-right 0-right")] });
    assert_eq!(scored("most-green", one, two), [0, 3]);
}

/// M65: warm and cool count their three types, slid cards as printed.
#[test]
fn warm_and_cool_count_their_types() {
    let one = || json!({ "piles": [pile("red 0-left"), pile("orange 0-left")] });
    let two =
        || json!({ "piles": [pile("red 0-right"), pile("green 0-left"), pile("brown 0-left")] });
    assert_eq!(scored("most-warm", one(), two()), [10, 0]);
    assert_eq!(scored("most-cool", one(), two()), [0, 3]);
    let slides = json!({
        "landscapes": ["A", "B", "M used"], "piles": [slid("red 0-left", &["green-3"]), slid("orange 0-left", &["brown-3"])],
    });
    assert_eq!(scored("most-cool", slides, two()), [10, 3]);
}

/// M1, M65: yellow is warm, purple is cool.
#[test]
fn yellow_is_warm_and_purple_is_cool() {
    let at = At::two(json!({
        "types": ["yellow", "green", "brown", "purple"], "objectives": ["longest-pile", "most-torii"],
        "seats": [
            { "piles": [pile("yellow 0-left")], "objectives": ["most-cool"] },
            { "piles": [pile("purple 0-left")], "objectives": ["most-warm"] },
        ],
    }));
    assert_eq!((at.points(1), at.points(2)), (3, 3));
}

/// M65: zeros count though they are covered or slid; those in hand do not.
#[test]
fn zeros_count_in_the_play_area() {
    let one = json!({ "piles": [pile("red 0-left 0-left 1-left")] });
    let two = json!({ "piles": [pile("green 0-left")], "hand": ["green-0-right", "green-0-both"] });
    assert_eq!(scored("most-zeros", one, two), [10, 0]);
    let one = json!({ "landscapes": ["A", "B", "M used"], "piles": [slid("red 0-left", &["green-0-left"])] });
    let two = json!({ "piles": [pile("brown 0-left 1-left")] });
    assert_eq!(scored("most-zeros", one, two), [10, 0]);
}

/// M65: the longest pile counts slid cards, and a single pile only.
#[test]
fn the_longest_pile_counts_slid_cards() {
    let one =
        json!({ "landscapes": ["A", "B", "M used"], "piles": [slid("red 0-left", &["green-3"])] });
    let two =
        json!({ "piles": [pile("green 0-left"), pile("brown 0-left"), pile("orange 0-left")] });
    assert_eq!(scored("longest-pile", one, two), [10, 0]);
}

/// M65: fewest cards counts laid and slid cards, not the hand.
#[test]
fn the_fewest_cards_counts_laid_and_slid_cards() {
    let one = json!({ "piles": [pile("red 0-left")], "hand": ["red-2", "red-3"] });
    let two = json!({ "landscapes": ["A", "B", "M used"], "piles": [slid("green 0-left", &["brown-3"])] });
    assert_eq!(scored("fewest-cards", one, two), [10, 0]);
}

/// M66: torii are counted as tokens: a pile closed without one does not count.
#[test]
fn a_pile_closed_without_a_torii_does_not_count_for_torii() {
    let mut bare = pile("green 0-left 1-left 2 3");
    bare["torii"] = json!(false);
    let two =
        json!({ "piles": [pile("red 0-right 1-right 2 3"), pile("brown 0-left 1-left 2 3")] });
    let one =
        json!({ "piles": [pile("red 0-left 1-left 2 3"), pile("orange 0-left 1-left 2 3"), bare] });
    assert_eq!(scored("most-torii", one, two), [10, 3]);
}

/// M67: acorns on landscapes do not count.
#[test]
fn most_acorns_counts_the_stock() {
    let one = json!({ "acorns": 2, "landscapes": ["A used", "B used", "C used"] });
    assert_eq!(scored("most-acorns", one, json!({ "acorns": 3 })), [0, 3]);
}

/// M68: the hand is counted after the last discard to eight.
#[test]
fn the_hand_is_counted_after_the_last_discard() {
    let eight = |leaf: &str| {
        [
            "0-left", "0-left", "0-right", "0-right", "1-both", "1-both", "2", "2",
        ]
        .map(|n| format!("{leaf}-{n}"))
    };
    let mut at = At::deck(
        &[],
        json!({
            "garden": { "brown": ["brown-2", "brown-3"] }, "ending": { "turns": 1 },
            "objectives": ["longest-pile", "most-torii", "most-acorns"],
            "seats": [{ "hand": eight("red"), "objectives": ["most-in-hand"] }, { "hand": eight("green") }],
        }),
    );
    at.play(&["take brown", "end turn"]);
    assert!(!at.game.is_over(&at.state));
    at.play(&["discard brown-2", "discard red-2"]);
    assert!(at.game.is_over(&at.state));
    assert_eq!((at.points(1), at.points(2)), (10, 3));
}

/// M69: piles and landscapes without an acorn, added.
#[test]
fn piles_and_unused_landscapes_are_added() {
    let one = json!({ "piles": [pile("red 0-left"), pile("green 0-left")], "landscapes": ["A used", "B used", "C"] });
    let same = json!({ "landscapes": ["A", "B", "C"] });
    assert_eq!(scored("piles-and-landscapes", one, same), [10, 3]);
    let one = json!({ "piles": [pile("red 0-left"), pile("green 0-left")], "landscapes": ["A used", "B used", "C used"] });
    let more = json!({ "landscapes": ["A", "B", "C"] });
    assert_eq!(scored("piles-and-landscapes", one, more), [0, 3]);
}

/// M70: the numbers on the tops are added.
#[test]
fn the_numbers_on_the_tops_are_added() {
    let one = json!({ "piles": [pile("red 0-left 1-left"), pile("orange 0-left 1-left"), pile("brown 0-left 1-left")] });
    let two = json!({ "piles": [pile("green 0-left 0-right 0-right 1-left 2")] });
    assert_eq!(scored("highest-tops", one, two), [10, 0]);
}

/// M71: a best value of zero fulfils no "most".
#[test]
fn the_most_of_nothing_is_nothing() {
    let most = [
        "most-red",
        "longest-pile",
        "highest-tops",
        "most-torii",
        "most-acorns",
        "most-zeros",
        "most-warm",
        "most-cool",
        "most-in-hand",
    ];
    for objective in most {
        assert_eq!(
            scored(objective, json!({}), json!({})),
            [0, 0],
            "{objective}"
        );
    }
    let used = || json!({ "landscapes": ["A used", "B used", "C used"] });
    assert_eq!(scored("piles-and-landscapes", used(), used()), [0, 0]);
    let tops = |leaf: &str| json!({ "piles": [pile(&format!("{leaf} 0-left"))] });
    assert_eq!(scored("highest-tops", tops("red"), tops("green")), [0, 0]);
}

/// M71: for "fewest" zero counts, ties included.
#[test]
fn the_fewest_may_be_none() {
    let pile = json!({ "piles": [pile("red 0-left")] });
    assert_eq!(scored("fewest-cards", json!({}), json!({})), [10, 3]);
    assert_eq!(scored("fewest-cards", pile.clone(), json!({})), [0, 3]);
    assert_eq!(scored("fewest-cards", json!({}), pile), [10, 0]);
}

fn ranks(seats: Value) -> [u8; 2] {
    let mut changes = json!({});
    changes["seats"] = seats;
    let at = At::two(changes);
    let ranks = at.game.ranks(&at.state);
    [ranks[0], ranks[1]]
}

/// M72: the most points win, whatever the hands.
#[test]
fn the_most_points_win() {
    assert_eq!(
        ranks(json!([{ "acorns": 5 }, { "acorns": 4, "hand": ["red-2"] }])),
        [1, 2]
    );
}

/// M72: a tie goes to more cards in hand.
#[test]
fn a_tie_goes_to_more_cards_in_hand() {
    let one = json!({ "acorns": 5, "hand": ["red-3"] });
    let two = json!({ "acorns": 5, "hand": ["red-0-left", "green-0-left"] });
    assert_eq!(ranks(json!([one, two])), [2, 1]);
}

/// M72: with equal hands too the victory is shared.
#[test]
fn after_that_the_victory_is_shared() {
    let one = json!({ "acorns": 5, "hand": ["red-3"] });
    let two = json!({ "piles": [pile("red 0-left 0-left 0-right 0-right 1-left")], "hand": ["green-0-left"] });
    assert_eq!(ranks(json!([one, two])), [1, 1]);
}
