//! Using landscapes, and the landscapes A to E.

use laws::list;
use serde_json::json;
use table::{Game, Observer, Phrase, Seat, Speech};

use crate::support::{At, OfMomiji, holding, pile};

/// M44: the acorn of a landscape is placed on the card and scores nothing.
#[test]
fn a_landscape_costs_an_acorn_that_scores_nothing() {
    let changes = json!({ "discard": ["red-3"], "seats": [{ "acorns": 3 }] });
    let mut at = At::two(holding("G", changes));
    assert_eq!(at.points(1), 3);
    at.moves("use G; retrieve red-3");
    assert_eq!((at.acorns(), at.points(1)), (2, 2));
    let landscapes = at.part("/seats/0/landscapes").to_string();
    assert!(landscapes.contains("G used"));
}

/// M44: without an acorn no landscape is used, not even one that would bring acorns.
#[test]
fn without_an_acorn_there_is_no_landscape() {
    for acorns in [0, 1] {
        let at = At::two(holding("C", json!({ "seats": [{ "acorns": acorns }] })));
        assert_eq!(at.offers("use C"), acorns > 0);
    }
}

/// M44: a landscape is used once a game.
#[test]
fn a_used_landscape_stays_used() {
    let garden = json!({ "red": ["red-2"], "green": ["green-2"], "brown": ["brown-2"] });
    let mut at = At::two(json!({ "garden": garden, "seats": [{ "acorns": 5 }] }));
    at.moves("use C; take brown; end turn; take red; end turn");
    assert_eq!(at.part("/seats/0/landscapes"), json!(["A", "B", "C used"]));
    assert_eq!(at.part("/turn/seat"), 1);
    assert!(at.offers("use B"));
    assert!(!at.offers("use C"));
}

/// M44, M15: two copies of a letter are two cards; one is used a turn, each once.
#[test]
fn two_copies_are_used_once_each() {
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2"], "red": ["red-2"], "green": ["green-2"] },
        "seats": [{ "landscapes": ["C", "C", "D"], "acorns": 1 }, { "landscapes": ["A", "B", "D"] }],
    }));
    at.moves("use C");
    assert_eq!(at.part("/seats/0/landscapes"), json!(["C used", "C", "D"]));
    assert!(!at.offers("use C"));
    at.moves("take brown; end turn; take red; end turn; use C");
    assert_eq!(at.acorns(), 3);
    let both = json!(["C used", "C used", "D"]);
    assert_eq!(at.part("/seats/0/landscapes"), both);
}

/// M45: with A a two goes on a zero, which it does not without.
#[test]
fn a_puts_a_two_on_a_zero() {
    let mut at = At::holding("A", "red-2", "red 0-left");
    assert!(!at.offers("lay red-2"));
    at.moves("use A; lay red-2");
    assert_eq!(at.part("/seats/0/piles/0/laid"), list("red-0-left red-2"));
    assert_eq!((at.acorns(), at.main().as_str()), (0, "play-one"));
}

/// M45, M36: with A a three goes on a one, closes the pile and takes a torii.
#[test]
fn a_puts_a_three_on_a_one() {
    let mut at = At::holding("A", "red-3", "red 0-left 1-left");
    assert!(!at.offers("lay red-3"));
    at.moves("use A; lay red-3");
    assert_eq!(at.part("/seats/0/piles/0/torii"), true);
    assert_eq!(at.part("/torii"), 3);
}

/// M45, M37: with A a new pile is started with a one, at either end of the row or as the first.
#[test]
fn a_starts_a_pile_with_a_one() {
    let mut second = At::holding("A", "red-1-left", "green 0-left");
    assert!(!second.offers("lay red-1-left on the left"));
    second.moves("use A");
    assert!(second.offers("lay red-1-left on the right"));
    second.moves("lay red-1-left on the left");
    assert_eq!(second.row(1), "red green");
    let mut first = At::holding("A", "red-1-left", "");
    first.moves("use A; lay red-1-left");
    assert_eq!(first.part("/seats/0/piles/0/laid"), list("red-1-left"));
}

/// M45: the second card follows as usual: 0-2-2, 0-2-3, new 1-1, new 1-2, and the skip may be the
/// second card: 0-1-3, new 0-2.
#[test]
fn a_lets_the_other_card_follow_as_usual() {
    for (below, first, second) in [
        ("red 0-left", "red-2", "red-2"),
        ("red 0-left", "red-2", "red-3"),
        ("", "red-1-left", "red-1-both"),
        ("", "red-1-left", "red-2"),
        ("red 0-left", "red-1-left", "red-3"),
        ("", "red-0-left", "red-2"),
    ] {
        let mut at = At::holding("A", &format!("{first} {second}"), below);
        at.moves(&format!("use A; lay {first}; lay {second}"));
        assert_eq!(at.main(), "play-one", "{below} {first} {second}");
        assert_eq!(at.hand(), json!([]));
    }
}

/// M45: a skip jumps over one number only: no three on a zero, no new pile with a two.
#[test]
fn a_skips_no_two_numbers() {
    let mut on_zero = At::holding("A", "red-2 red-3", "red 0-left");
    on_zero.moves("use A");
    assert_eq!(on_zero.legal(), ["lay red-2"]);
    let mut new = At::holding("A", "red-1-left red-2", "");
    new.moves("use A");
    assert_eq!(new.legal(), ["lay red-1-left"]);
    assert!(!At::holding("A", "red-3", "red 0-left").offers("use A"));
    assert!(!At::holding("A", "red-2", "").offers("use A"));
}

/// M45: a second skip is not allowed, on the same pile or on another.
#[test]
fn a_skips_once_only() {
    let mut same = At::holding("A", "red-1-left red-1-both red-3", "");
    same.moves("use A; lay red-1-left");
    assert_eq!(same.legal(), ["lay red-1-both", "done"]);
    let mut other = At::holding(
        "A",
        "red-2 green-1-left green-2",
        "red 0-left, green 0-left",
    );
    other.moves("use A; lay red-2");
    assert_eq!(other.legal(), ["lay green-1-left", "done"]);
}

/// M45, M40: a card that skips and one of another type are a Play of several types.
#[test]
fn a_skips_among_cards_of_several_types() {
    let mut at = At::holding("A", "red-2 green-1-both", "red 0-left, green 0-left");
    at.moves("use A; lay green-1-both; lay red-2");
    assert_eq!(at.main(), "play-many");
    assert_eq!(at.part("/turn/harvest"), true);
}

/// M45, M33: A changes nothing else in a Play: no third card of one type, none twice among several.
#[test]
fn a_keeps_the_shape_of_a_play() {
    let mut one = At::holding("A", "red-2 red-2 red-3", "red 0-left");
    one.moves("use A; lay red-2; lay red-2");
    assert_eq!(one.main(), "play-one");
    let hand = "red-2 red-3 green-0-left green-1-left";
    let mut two = At::holding("A", hand, "red 0-left");
    two.moves("use A; lay red-2; lay green-0-left on the left");
    assert_eq!(two.main(), "play-many");
}

/// M45: A is offered only if a skip is possible.
#[test]
fn a_is_offered_only_with_a_skip() {
    for (hand, row, offered) in [
        ("red-1-left", "red 0-left", false),
        ("red-3", "red 0-left 1-left 2", false),
        ("red-0-left", "", false),
        ("red-2", "red 0-left 1-left 2 3", false),
        ("green-2", "red 0-left", false),
        ("red-1-left red-3", "red 0-left", true),
        ("red-0-left red-2", "", true),
    ] {
        assert_eq!(
            At::holding("A", hand, row).offers("use A"),
            offered,
            "{hand} on {row}"
        );
    }
}

/// M45, M22: A is declared before the first card, obliges to a Play, and the skip may be left out.
#[test]
fn a_is_declared_as_the_play_begins() {
    let mut late = At::holding("A", "red-1-left red-2 red-3", "red 0-left");
    late.moves("lay red-1-left");
    assert!(!late.offers("use A"));
    late.moves("done");
    assert!(!late.offers("use A"));
    let mut early = At::holding("A", "red-1-left red-2", "red 0-left");
    early.moves("use A");
    assert_eq!(early.legal(), ["lay red-1-left", "lay red-2"]);
    early.moves("lay red-1-left; done");
    assert_eq!(early.main(), "play-one");
}

/// M46: two whole columns with four cards together.
#[test]
fn b_takes_two_columns() {
    let three = list("red-0-left red-1-left red-2");
    let garden = json!({ "red": three, "green": ["green-2"], "brown": ["brown-2"] });
    let mut at = At::two(holding("B", json!({ "garden": garden })));
    at.moves("use B; take red; take green");
    assert_eq!(at.hand(), list("red-0-left red-1-left red-2 green-2"));
    assert_eq!(at.part("/garden"), json!({ "brown": ["brown-2"] }));
    assert_eq!(at.main(), "collect");
}

/// M46: two columns of five cards together are too many, one of five alone is too.
#[test]
fn b_takes_four_cards_at_the_most() {
    let four = list("red-0-left red-1-left red-2 red-2");
    let five = list("red-0-left red-1-left red-2 red-2 red-3");
    let three = list("orange-0-left orange-1-left orange-2");
    let garden = json!({ "red": five, "orange": three, "green": ["green-2", "green-3"] });
    let mut at = At::two(holding("B", json!({ "garden": garden })));
    at.moves("use B");
    assert_eq!(at.legal(), ["take orange", "take green"]);
    at.moves("take orange");
    assert_eq!((at.hand_size(1), at.main().as_str()), (3, "collect"));
    for (column, offered) in [(five, false), (four, true)] {
        let alone = At::two(holding("B", json!({ "garden": { "red": column } })));
        assert_eq!(alone.offers("use B"), offered);
    }
}

/// M46: one column is enough, none is not, and three are too many.
#[test]
fn b_takes_one_or_two_columns() {
    let garden = json!({ "red": ["red-2"], "green": ["green-2"], "brown": ["brown-2"] });
    let mut two = At::two(holding("B", json!({ "garden": garden })));
    two.moves("use B");
    assert_eq!(two.legal(), ["take red", "take green", "take brown"]);
    let mut one = At::position(&two.document());
    one.moves("take red; done");
    assert_eq!((one.hand_size(1), one.main().as_str()), (1, "collect"));
    two.moves("take red; take green");
    assert_eq!((two.hand_size(1), two.main().as_str()), (2, "collect"));
}

const FOUR: [&str; 4] = ["red-0-left", "orange-1-left", "green-2", "brown-3"];

/// M46, M31: the garden is refilled when B is done, not between its two columns.
#[test]
fn b_refills_the_garden_at_its_end() {
    let garden = json!({ "red": ["red-2"], "green": ["green-3"] });
    let mut at = At::deck(&FOUR, holding("B", json!({ "garden": garden })));
    at.moves("use B; take red");
    assert_eq!(at.deck_size(), 4);
    at.moves("take green");
    assert_eq!((at.hand_size(1), at.main().as_str()), (2, "collect"));
    assert_eq!(at.part("/garden/brown"), json!(["brown-3"]));
    // With one column to take, the new cards can't be the second one.
    let garden = json!({ "red": ["red-2"] });
    let mut single = At::deck(&FOUR, holding("B", json!({ "garden": garden })));
    single.moves("use B; take red");
    assert_eq!(
        (single.hand_size(1), single.main().as_str()),
        (1, "collect")
    );
}

/// M46, M22: B may follow a paid reveal and then takes of the new cards too.
#[test]
fn b_may_follow_a_paid_reveal() {
    let deck = ["red-0-left", "red-1-left", "green-0-left", "green-1-left"];
    let two_acorns = json!({ "seats": [{ "acorns": 2 }] });
    let mut at = At::deck(&deck, holding("B", two_acorns));
    at.moves("reveal; use B; take red; take green");
    assert_eq!((at.hand_size(1), at.acorns()), (4, 0));
    assert_eq!(at.part("/garden"), json!({ "brown": ["brown-2"] }));
}

/// M47: C puts the piles in any order and brings two acorns.
#[test]
fn c_puts_the_piles_in_any_order() {
    let row = "red 0-left, orange 0-left 1-left, green 0-left, brown 0-left";
    for order in [
        ["brown", "red", "green", "orange"],
        ["green", "orange", "red", "brown"],
        ["red", "orange", "green", "brown"],
    ] {
        let mut at = At::holding("C", "", row);
        at.moves("use C");
        for leaf in &order[..3] {
            at.moves(&format!("arrange {leaf}"));
        }
        assert_eq!(at.row(1), order.join(" "));
        assert_eq!(at.acorns(), 2);
        assert_eq!(at.part("/turn/stage"), "free");
    }
}

/// M47: a pile keeps its cards, its torii and its slid cards when C moves it.
#[test]
fn c_moves_whole_piles() {
    let slid =
        json!({ "leaf": "green", "laid": ["green-0-left"], "slid": ["brown-3"], "torii": false });
    let closed = pile("red 0-left 1-left 2 3");
    let seat =
        json!({ "acorns": 1, "landscapes": ["C", "M used", "G used"], "piles": [closed, slid] });
    let mut at = At::two(json!({ "torii": 3, "seats": [seat] }));
    let [first, second] = [at.part("/seats/0/piles/0"), at.part("/seats/0/piles/1")];
    at.moves("use C; arrange green");
    assert_eq!(at.part("/seats/0/piles"), json!([second, first]));
    assert_eq!(at.part("/seats/0/piles/0/slid"), list("brown-3"));
    assert_eq!(at.part("/seats/0/piles/1/torii"), true);
}

/// M47: the piles that are not named stay in the order they had.
#[test]
fn c_may_leave_the_order() {
    let mut at = At::holding("C", "", "red 0-left, orange 0-left, green 0-left");
    at.moves("use C; arrange green; done");
    assert_eq!(at.row(1), "green red orange");
    assert!(at.offers("take brown"));
}

/// M47, M39: after a Play of several types, C can make the connection that the harvest pays for.
#[test]
fn c_makes_connections_for_the_harvest() {
    let row = "red 0-left, brown 0-left 1-left 2, green 0-left";
    let mut at = At::holding("C", "red-1-both green-1-both", row);
    at.moves("lay red-1-both; lay green-1-both; use C; arrange red; arrange green; end turn");
    assert_eq!(at.row(1), "red green brown");
    // One paid, two by C, two by the harvest: red and green touch, green and the brown two do not.
    assert_eq!(at.acorns(), 4);
}

/// M48: D takes four cards of the deck instead of a column; one is discarded openly.
#[test]
fn d_keeps_three_of_four() {
    let mut at = At::deck(&FOUR, holding("D", json!({})));
    at.moves("use D");
    assert_eq!(at.legal(), FOUR.map(|name| format!("discard {name}")));
    at.moves("discard green-2");
    assert_eq!(at.hand(), list("red-0-left orange-1-left brown-3"));
    assert_eq!(at.part("/garden"), json!({ "brown": ["brown-2"] }));
    assert_eq!(at.main(), "collect");
    assert!(at.offers("end turn"));
}

/// M48: the cards of D are seen by its player only, the discarded one by all.
#[test]
fn d_shows_its_cards_to_one_player() {
    let mut at = At::deck(&FOUR, holding("D", json!({})));
    at.moves("use D");
    assert_eq!(at.view(1)["turn"]["stage"]["keep"]["drawn"], json!(FOUR));
    let seen = at.view(2)["turn"].to_string();
    let other = Observer::Seat(Seat::new(1));
    let told = at
        .events
        .iter()
        .map(|event| at.game.tell(&at.game.redact(event, other)));
    let told: Vec<Phrase> = told.collect();
    for name in FOUR {
        let card = at.card(name);
        assert!(!seen.contains(name) && !told.iter().any(|phrase| phrase.mentions(&card)));
    }
    let threes = |at: &At| at.view(2)["discard"].to_string().matches("brown-3").count();
    let before = threes(&at);
    at.moves("discard brown-3");
    assert_eq!(threes(&at), before + 1);
}

/// M48: with three cards or fewer in the deck D keeps them all.
#[test]
fn d_keeps_all_of_a_short_deck() {
    for cards in 1..4 {
        let mut at = At::deck(&FOUR[..cards], holding("D", json!({})));
        at.moves("use D");
        assert_eq!(at.hand(), json!(&FOUR[..cards]));
        assert_eq!(at.main(), "collect");
    }
}

/// M48, M32: D needs a card in the deck, also after a paid reveal.
#[test]
fn d_needs_a_deck() {
    assert!(!At::deck(&[], holding("D", json!({}))).offers("use D"));
    let two_acorns = json!({ "seats": [{ "acorns": 2 }] });
    let mut four = At::deck(&FOUR, holding("D", two_acorns.clone()));
    four.moves("reveal");
    assert!(!four.offers("use D"));
    assert!(four.offers("take brown"));
    let deck = ["red-0-left", "orange-1-left", "green-2", "brown-3", "red-3"];
    let mut five = At::deck(&deck, holding("D", two_acorns));
    five.moves("reveal; use D");
    assert_eq!((five.hand_size(1), five.deck_size()), (1, 0));
}

/// M49, M40, M23: after a Collect E lays two cards of different types, which counts for the harvest.
#[test]
fn e_lays_two_types_after_a_collect() {
    let mut at = At::holding("E", "red-0-both green-0-both orange-0-both", "");
    assert!(!at.offers("use E"));
    at.moves("take brown; use E; lay red-0-both; lay green-0-both on the right");
    assert_eq!((at.main().as_str(), at.acorns()), ("collect", 0));
    assert!(!at.offers("lay orange-0-both on the right"));
    at.moves("end turn");
    assert_eq!(at.acorns(), 2);
}

/// M49, M40: two cards of one type, or one card alone, bring no harvest; both are allowed.
#[test]
fn e_lays_one_type_without_harvest() {
    let row = "red 0-both, green 0-both";
    let mut two = At::holding("E", "red-1-both red-1-both red-2", row);
    two.moves("take brown; use E; lay red-1-both; lay red-1-both; end turn");
    assert_eq!(two.acorns(), 0);
    let mut one = At::holding("E", "red-1-both green-1-both", row);
    one.moves("take brown; use E");
    assert!(!one.offers("done"));
    one.moves("lay red-1-both; done; end turn");
    assert_eq!((one.acorns(), one.hand_size(1)), (0, 2));
}

/// M49, M34: E lays under the usual rules, and may lay what was just collected.
#[test]
fn e_lays_under_the_usual_rules() {
    let row = "brown 0-left 1-left, red 0-left";
    let mut at = At::holding("E", "green-1-left red-2", row);
    at.moves("take brown; use E");
    assert_eq!(at.legal(), ["lay brown-2"]);
}

/// M49: E follows a Collect only, and only if a card can be laid.
#[test]
fn e_follows_a_collect_only() {
    let mut played = At::holding("E", "red-0-left green-0-left", "");
    played.moves("lay red-0-left; done");
    assert!(!played.offers("use E"));
    let mut stuck = At::holding("E", "red-2", "red 0-left");
    stuck.moves("take brown");
    assert!(!stuck.offers("use E"));
}
