//! Which landscape may be used when: M20 to M23.

use serde_json::{Value, json};

use crate::support::{At, OfMomiji, merge, pile};

/// A turn of seat 1 with these landscapes.
fn with_landscapes(letters: [&str; 3], changes: Value) -> At {
    let mut both = json!({ "seats": [{ "landscapes": letters }] });
    merge(&mut both, changes);
    At::two(both)
}

/// M20: one landscape a turn, before and after the main action together.
#[test]
fn there_is_one_landscape_a_turn() {
    let mut at = with_landscapes(["C", "F", "L"], json!({ "seats": [{ "acorns": 5 }] }));
    assert!(at.offers("use F") && at.offers("use L"));
    at.play(&["use C"]);
    assert!(!at.offers("use F") && !at.offers("use L"));
    at.play(&["take brown"]);
    assert!(!at.offers("use F") && !at.offers("use L"));
}

/// M20: the acorn is paid first, so it must be there before the effect brings some.
#[test]
fn the_acorn_of_a_landscape_must_be_there_before() {
    let broke = with_landscapes(["C", "F", "L"], json!({}));
    assert!(!broke.offers("use C") && !broke.offers("use F") && !broke.offers("use L"));
    let one = with_landscapes(["C", "F", "L"], json!({ "seats": [{ "acorns": 1 }] }));
    assert!(one.offers("use C") && one.offers("use F") && one.offers("use L"));
}

/// M20: H must leave the price of a token after its own acorn.
#[test]
fn a_landscape_must_be_able_to_do_something_after_the_payment() {
    let after_play = |acorns: i64| {
        let seat = json!({ "acorns": acorns, "piles": [pile("red 0-left")] });
        with_landscapes(
            ["H", "A", "B"],
            json!({ "turn": { "main": "play-one" }, "seats": [seat] }),
        )
    };
    assert!(!after_play(3).offers("use H"));
    assert!(after_play(4).offers("use H"));
}

/// M20: a landscape that could do nothing is not offered.
#[test]
fn a_landscape_that_can_do_nothing_is_not_offered() {
    let rich = json!({ "acorns": 5 });
    let at = with_landscapes(["G", "A", "J"], json!({ "seats": [rich] }));
    assert!(!at.offers("use G"), "the discard is empty");
    assert!(
        !at.offers("use A") && !at.offers("use J"),
        "there is no card to lay"
    );
    let none = At::deck(
        &[],
        json!({ "seats": [{ "acorns": 5, "landscapes": ["D", "N", "K"] }] }),
    );
    assert!(
        !none.offers("use D") && !none.offers("use N"),
        "the deck is empty"
    );
    assert!(none.offers("use K"));
    let five = [
        "brown-2",
        "brown-3",
        "brown-0-left",
        "brown-1-left",
        "brown-1-both",
    ];
    let at = with_landscapes(
        ["B", "E", "M"],
        json!({ "garden": { "brown": five }, "seats": [rich] }),
    );
    assert!(!at.offers("use B"), "no column is short enough");
    let seat = json!({ "acorns": 5, "hand": ["green-1-left"], "piles": [pile("red 0-left")] });
    let at = with_landscapes(
        ["E", "A", "B"],
        json!({ "turn": { "main": "collect" }, "seats": [seat] }),
    );
    assert!(!at.offers("use E"), "the green one can't be laid");
}

/// M20: M needs a hand card and a pile that is open, I a column.
#[test]
fn following_landscapes_need_something_to_work_on() {
    let played = |hand: Value, piles: Value, torii: i64| {
        let seat = json!({ "acorns": 5, "hand": hand, "piles": piles });
        let turn = json!({ "main": "play-one" });
        with_landscapes(
            ["M", "A", "B"],
            json!({ "turn": turn, "torii": torii, "seats": [seat] }),
        )
    };
    let (open, closed) = (
        json!([pile("red 0-left")]),
        json!([pile("red 0-left 1-left 2 3")]),
    );
    assert!(played(json!(["green-3"]), open.clone(), 4).offers("use M"));
    assert!(!played(json!([]), open, 4).offers("use M"));
    assert!(!played(json!(["green-3"]), closed, 3).offers("use M"));
    let activated = |garden: Value| {
        let seat =
            json!({ "acorns": 1, "landscapes": ["I", "A", "B"], "objectives": ["most-zeros"] });
        let turn = json!({ "main": "activate" });
        let tokens = json!(["longest-pile", "most-torii", "most-acorns"]);
        let changes =
            json!({ "garden": garden, "turn": turn, "objectives": tokens, "seats": [seat] });
        At::deck(&[], changes)
    };
    assert!(activated(json!({ "brown": ["brown-2"] })).offers("use I"));
    assert!(!activated(json!({})).offers("use I"));
}

/// M21: C, F, G, L and N before or after the main action, never in its middle.
#[test]
fn free_landscapes_come_before_or_after_the_main_action() {
    for letter in ["C", "F", "G", "L", "N"] {
        let seat = json!({ "acorns": 5, "hand": ["red-0-left", "orange-0-left"] });
        let at = || {
            with_landscapes(
                [letter, "A", "B"],
                json!({ "discard": ["red-3"], "seats": [seat] }),
            )
        };
        let using = format!("use {letter}");
        assert!(at().offers(&using), "{letter} before");
        assert!(
            at().play(&["take brown"]).offers(&using),
            "{letter} after Collect"
        );
        assert!(
            at().play(&["activate most-zeros"]).offers(&using),
            "{letter} after Activate"
        );
        assert!(
            !at().play(&["reveal"]).offers(&using),
            "{letter} in a Collect"
        );
        assert!(
            !at().play(&["lay red-0-left"]).offers(&using),
            "{letter} in a Play"
        );
        assert!(
            at().play(&["lay red-0-left", "done"]).offers(&using),
            "{letter} after Play"
        );
    }
}

/// M22: A and J are declared as the Play begins, before its first card.
#[test]
fn a_and_j_are_declared_before_the_first_card() {
    let hand = ["red-0-left", "red-1-left", "orange-0-left"];
    let mut at = with_landscapes(
        ["A", "J", "B"],
        json!({ "seats": [{ "acorns": 2, "hand": hand }] }),
    );
    assert!(at.offers("use A") && at.offers("use J"));
    at.play(&["lay red-0-left"]);
    assert!(!at.offers("use A") && !at.offers("use J"));
    at.play(&["done"]);
    assert!(!at.offers("use A") && !at.offers("use J"));
}

/// M22: after A or J the Play must be done.
#[test]
fn after_a_or_j_the_play_must_be_done() {
    for using in ["use A", "use J"] {
        let seat = json!({ "acorns": 9, "hand": ["red-0-left", "red-1-left", "red-3"] });
        let mut at = with_landscapes(["A", "J", "B"], json!({ "seats": [seat] }));
        at.play(&[using]);
        let only_lays = at.legal().iter().all(|text| text.starts_with("lay "));
        assert!(only_lays && at.offers("lay red-0-left"), "{:?}", at.legal());
    }
}

/// M22: B, D and K are declared in a Collect, before taking, with or without a paid reveal.
#[test]
fn b_d_and_k_are_declared_just_before_taking() {
    for letter in ["B", "D", "K"] {
        let at = || with_landscapes([letter, "A", "C"], json!({ "seats": [{ "acorns": 2 }] }));
        let using = format!("use {letter}");
        assert!(at().offers(&using));
        assert!(at().play(&["reveal"]).offers(&using));
        assert!(!at().play(&["take brown"]).offers(&using));
        assert!(!at().play(&["reveal", "take brown"]).offers(&using));
    }
}

/// M20, M22: the reveal and the landscape are paid one after the other.
#[test]
fn one_acorn_does_not_pay_for_a_reveal_and_a_landscape() {
    let mut at = with_landscapes(["B", "D", "K"], json!({ "seats": [{ "acorns": 1 }] }));
    at.play(&["reveal"]);
    assert!(!at.offers("use B") && !at.offers("use D") && !at.offers("use K"));
}

/// M22: after B, D or K the Collect must be done; no reveal can be paid any more.
#[test]
fn after_b_d_or_k_the_collect_must_be_done() {
    for (using, start) in [
        ("use B", "take "),
        ("use D", "discard "),
        ("use K", "take top of "),
    ] {
        let seat = json!({ "acorns": 9, "hand": ["red-0-left", "red-3"] });
        let mut at = with_landscapes(["B", "D", "K"], json!({ "seats": [seat] }));
        at.play(&[using]);
        let legal = at.legal();
        assert!(
            !legal.is_empty() && legal.iter().all(|text| text.starts_with(start)),
            "{legal:?}"
        );
    }
}

/// M23: E follows Collect, H a Play of one type, I Activate, M any Play.
#[test]
fn following_landscapes_come_after_their_main_action() {
    let offered = |main: &str| {
        ["E", "H", "I", "M"].map(|letter| {
            let seat = json!({
                "acorns": 5, "hand": ["orange-0-left"], "objectives": ["most-zeros"],
                "piles": [pile("red 0-left"), pile("brown 0-left")],
            });
            let tokens = json!(["longest-pile", "most-torii", "most-acorns"]);
            let turn = json!({ "main": main, "harvest": main == "play-many" });
            let changes = json!({ "turn": turn, "objectives": tokens, "seats": [seat] });
            with_landscapes([letter, "A", "B"], changes).offers(&format!("use {letter}"))
        })
    };
    assert_eq!(offered("open"), [false, false, false, false]);
    assert_eq!(offered("collect"), [true, false, false, false]);
    assert_eq!(offered("play-one"), [false, true, false, true]);
    assert_eq!(offered("play-many"), [false, false, false, true]);
    assert_eq!(offered("activate"), [false, false, true, false]);
}

/// M23: an exchange may come between the main action and the landscape that follows it.
#[test]
fn an_exchange_may_come_before_a_following_landscape() {
    let hand = ["red-2", "red-3", "orange-0-left"];
    let mut at = with_landscapes(["E", "A", "B"], json!({ "seats": [{ "hand": hand }] }));
    at.play(&["take brown"]);
    assert!(!at.offers("use E"), "the acorn is missing");
    at.play(&[
        "exchange",
        "discard red-2",
        "discard red-3",
        "use E",
        "lay orange-0-left",
    ]);
    assert_eq!(at.part("/seats/0/acorns"), 0);
    assert_eq!(at.part("/seats/0/piles/0/laid"), json!(["orange-0-left"]));
}
