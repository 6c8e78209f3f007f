//! Why a move is not legal: each reason, and the rule that it names.

use laws::list;
use serde_json::{Value, json};

use crate::support::{At, OfMomiji, draft, holding, piles};

/// Seat 1 of two players, with these piles, these cards in hand and nine acorns.
fn at(row: &str, hand: &str) -> At {
    At::two(json!({ "seats": [{ "piles": piles(row), "hand": list(hand), "acorns": 9 }] }))
}

/// Seat 1 with this landscape, this hand and this garden.
fn garden(letter: &str, hand: &str, garden: &Value) -> At {
    let own = json!({ "hand": list(hand) });
    At::two(holding(letter, json!({ "garden": garden, "seats": [own] })))
}

/// M34: what is said, in the words that people read.
#[test]
fn a_reason_says_what_is_wrong_and_names_its_rule() {
    let why = at("", "red-3").why("lay red-3");
    let expected = "red 3 can’t start a pile: a pile starts with a 0. (rule M34)";
    assert_eq!(why, expected);
}

/// M17, M60: whoever is not at turn, and everybody after the end.
#[test]
fn nobody_plays_out_of_turn_or_after_the_end() {
    let mut at = At::deck(&[], json!({ "ending": { "turns": 1 } }));
    at.refuses_seat(2, "take brown", "M17", "refusal-not-your-turn");
    at.moves("take brown; end turn");
    at.refuses_seat(1, "take brown", "M60", "refusal-over");
    at.refuses_seat(2, "lay red-0-left", "M60", "refusal-over");
}

/// M17, M18, M24: one main action a turn, which can't be left out.
#[test]
fn a_turn_has_one_main_action() {
    let mut at = at("", "red-0-left green-0-left");
    at.refuses("pass", "M18", "momiji-no-pass");
    at.refuses("end turn", "M24", "momiji-no-main-first");
    at.refuses("done", "M17", "momiji-no-now");
    at.moves("take brown");
    for late in [
        "take brown",
        "lay red-0-left",
        "activate most-zeros",
        "reveal",
        "pass",
    ] {
        at.refuses(late, "M17", "momiji-no-main-done");
    }
    at.refuses("done", "M24", "momiji-no-now");
}

/// M8, M78: types that stayed in the box.
#[test]
fn some_types_are_not_in_the_game() {
    let two = at("", "red-0-left");
    two.refuses("take purple", "M8", "momiji-no-such-type");
    two.refuses("lay purple-0-left", "M8", "momiji-no-such-type");
    let solo = At::solo("cold-breeze", json!({}));
    solo.refuses("take red", "M78", "momiji-no-such-type");
}

/// M33: cards come from the hand, all of different types, or two of one.
#[test]
fn a_play_has_its_types() {
    let mut at = at(
        "red 0-left, green 0-left",
        "red-0-right red-1-left green-1-left brown-0-left",
    );
    at.refuses("lay red-0-left", "M33", "momiji-no-not-in-hand");
    at.moves("lay red-0-right; lay green-1-left");
    at.refuses("lay red-1-left", "M33", "momiji-no-other-types");
    at.refuses("take brown", "M33", "momiji-no-now");
}

/// M34, M35: numbers go up by one at most, from 0 to 3.
#[test]
fn a_pile_has_its_numbers() {
    let at = At::two(json!({ "torii": 3, "seats": [{
        "piles": piles("red 0-left 1-left, green 0-left 1-left 2 3"),
        "hand": list("red-0-left red-3 green-3 brown-1-left"),
    }] }));
    at.refuses("lay red-0-left", "M34", "momiji-no-number");
    at.refuses("lay red-3", "M34", "momiji-no-number");
    at.refuses("lay brown-1-left on the left", "M34", "momiji-no-start");
    at.refuses("lay green-3", "M35", "momiji-no-closed");
}

/// M34, M37: one pile a type, new ones at the ends of the row.
#[test]
fn a_new_pile_goes_to_an_end() {
    let first = at("", "red-0-left");
    first.refuses("lay red-0-left on the left", "M37", "momiji-no-first-pile");
    let row = at("red 0-left", "red-0-right green-0-left");
    row.refuses("lay green-0-left", "M37", "momiji-no-which-end");
    row.refuses("lay red-0-right on the left", "M34", "momiji-no-has-pile");
}

/// M14: what lies open may be drafted, before the first turn.
#[test]
fn landscapes_are_drafted_before_the_first_turn() {
    let drafting = At::two(draft(1, "", "", "D, E, F"));
    drafting.refuses("draft G", "M14", "momiji-no-not-open");
    drafting.refuses("end turn", "M14", "momiji-no-now");
    at("", "").refuses("draft G", "M14", "momiji-no-draft");
}

/// M19: one exchange a turn, of two cards.
#[test]
fn an_exchange_takes_two_cards_once_a_turn() {
    at("", "red-3").refuses("exchange", "M19", "momiji-no-two-cards");
    let mut at = at("", "red-2 red-3 green-2 green-3");
    at.moves("exchange");
    at.refuses("discard brown-3", "M19", "momiji-no-not-in-hand");
    at.moves("discard red-2; discard red-3");
    at.refuses("exchange", "M19", "momiji-no-exchanged");
    at.refuses("discard green-2", "M17", "momiji-no-now");
}

/// M25: down to the hand limit with cards of the hand.
#[test]
fn only_hand_cards_are_discarded_at_the_hand_limit() {
    let hand = "red-0-left red-0-left red-0-right red-0-right red-1-left red-1-right red-2 red-3";
    let mut at = at("", hand);
    at.moves("take brown; end turn");
    at.refuses("discard green-2", "M25", "momiji-no-not-in-hand");
    at.refuses("end turn", "M25", "momiji-no-now");
}

/// M27, M28: what there is can be taken, and revealed once, for an acorn, from a deck.
#[test]
fn a_collect_needs_a_column_and_a_reveal_a_deck() {
    let mut rich = at("", "");
    rich.refuses("take red", "M27", "momiji-no-empty-column");
    rich.moves("reveal");
    rich.refuses("reveal", "M28", "momiji-no-revealed");
    rich.refuses("activate most-zeros", "M28", "momiji-no-now");
    let poor = At::two(json!({}));
    poor.refuses("reveal", "M28", "momiji-no-acorns");
    let late = At::deck(
        &[],
        json!({ "ending": { "turns": 2 }, "seats": [{ "acorns": 2 }] }),
    );
    late.refuses("reveal", "M28", "momiji-no-empty-deck");
    let solo = At::solo("cold-breeze", json!({ "seats": [{ "acorns": 4 }] }));
    solo.refuses("reveal", "M79", "momiji-no-solo-reveal");
}

/// M43: three acorns for a token that is there.
#[test]
fn an_objective_has_to_be_there_and_paid() {
    let poor = At::two(json!({ "seats": [{ "acorns": 2 }] }));
    poor.refuses("activate most-zeros", "M43", "momiji-no-acorns");
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2"], "green": ["green-2"] },
        "seats": [{ "acorns": 9 }, { "acorns": 9 }],
    }));
    at.refuses("activate most-red", "M43", "momiji-no-such-objective");
    at.moves("activate most-torii; end turn");
    at.refuses("activate most-torii", "M43", "momiji-no-taken-objective");
    at.moves("take brown; end turn");
    at.refuses("activate most-torii", "M43", "momiji-no-own-objective");
}

/// M84, M85, M90, M91, M100, M101: tokens of scenarios ask for something.
#[test]
fn tokens_of_scenarios_have_conditions() {
    let breeze = At::solo("cold-breeze", json!({ "seats": [{ "acorns": 4 }] }));
    breeze.refuses("activate most-green", "M85", "momiji-no-need");
    breeze.refuses("activate longest-pile", "M90", "momiji-no-need");
    breeze.refuses("activate most-zeros", "M91", "momiji-no-need");
    breeze.refuses("activate most-torii", "M84", "momiji-no-such-objective");
    let equinox = At::solo("equinox", json!({ "seats": [{ "acorns": 4 }] }));
    equinox.refuses("activate most-torii", "M100", "momiji-no-need");
    equinox.refuses("activate most-acorns", "M101", "momiji-no-need");
    let poor = json!({ "seats": [{ "piles": piles("green 0-left 1-left") }] });
    let poor = At::solo("cold-breeze", poor);
    poor.refuses("activate most-green", "M85", "momiji-no-acorns");
}

/// M81: the card that a solo Play costs is a hand card.
#[test]
fn a_solo_play_costs_a_hand_card() {
    let hand = json!({ "seats": [{ "hand": list("green-0-left purple-2 purple-3") }] });
    let mut at = At::solo("cold-breeze", hand);
    at.moves("lay green-0-left");
    at.refuses("discard brown-3", "M81", "momiji-no-not-in-hand");
}

/// M20, M22, M44: a landscape is one's own, unused, paid, and the only one in the turn.
#[test]
fn a_landscape_is_used_once_and_paid() {
    let mut at = at("red 0-left, green 0-left", "red-1-left");
    at.refuses("use D", "M44", "momiji-no-such-landscape");
    at.moves("use C; done");
    at.refuses("use C", "M44", "momiji-no-used");
    at.refuses("use B", "M20", "momiji-no-one-landscape");
    let poor = At::two(json!({}));
    poor.refuses("use C", "M44", "momiji-no-acorns");
    let mut revealed = At::two(json!({ "seats": [{ "acorns": 9 }] }));
    revealed.moves("reveal");
    revealed.refuses("use C", "M22", "momiji-no-collecting");
}

/// M22, M23: shaping landscapes before the main action, following ones after theirs.
#[test]
fn a_landscape_has_its_moment() {
    for (letter, moment) in [
        ("E", "momiji-no-after-collect"),
        ("H", "momiji-no-after-play-one"),
        ("I", "momiji-no-after-activate"),
        ("M", "momiji-no-after-play"),
    ] {
        let at = At::holding(letter, "red-0-left", "");
        at.refuses(&format!("use {letter}"), "M23", moment);
    }
    for (letter, moment) in [
        ("A", "momiji-no-before-play"),
        ("J", "momiji-no-before-play"),
        ("B", "momiji-no-before-collect"),
        ("D", "momiji-no-before-collect"),
        ("K", "momiji-no-before-collect"),
    ] {
        let mut at = At::holding(letter, "red-0-left", "");
        at.moves("take brown");
        at.refuses(&format!("use {letter}"), "M22", moment);
    }
}

/// M45, M46, M49, M51, M54, M57: a landscape that could do nothing is not used.
#[test]
fn a_landscape_has_to_do_something() {
    let refuses = |at: &At, letter: &str, rule: &str, message: &str| {
        at.refuses(&format!("use {letter}"), rule, message);
    };
    refuses(
        &At::holding("A", "red-0-left", ""),
        "A",
        "M45",
        "momiji-no-skip",
    );
    refuses(
        &At::holding("J", "red-2", ""),
        "J",
        "M54",
        "momiji-no-card-fits",
    );
    refuses(
        &At::holding("G", "red-2", ""),
        "G",
        "M51",
        "momiji-no-empty-discard",
    );
    let five = list("brown-2 brown-2 brown-2 brown-3 brown-3");
    let long = garden("B", "", &json!({ "brown": five }));
    refuses(&long, "B", "M46", "momiji-no-long-columns");
    let mut laid = At::holding("E", "red-2", "");
    laid.moves("take brown");
    refuses(&laid, "E", "M49", "momiji-no-card-fits");
    let mut bare = At::holding("M", "red-0-left", "");
    bare.moves("lay red-0-left");
    refuses(&bare, "M", "M57", "momiji-no-nothing-to-slide");
    let mut poor = At::holding("H", "red-0-left", "");
    poor.moves("lay red-0-left");
    refuses(&poor, "H", "M52", "momiji-no-objective-left");
}

/// M46, M48, M53, M55, M58: with an empty deck and an empty garden there is nothing to bring.
#[test]
fn an_empty_deck_or_garden_brings_nothing() {
    for (letter, rule, message) in [
        ("B", "M46", "momiji-no-empty-garden"),
        ("K", "M55", "momiji-no-empty-garden"),
        ("D", "M48", "momiji-no-empty-deck"),
        ("N", "M58", "momiji-no-empty-deck"),
    ] {
        let bare = json!({ "garden": { "brown": [] }, "ending": { "turns": 2 } });
        let at = At::deck(&[], holding(letter, bare));
        at.refuses(&format!("use {letter}"), rule, message);
    }
    let bare = json!({
        "garden": { "brown": [] }, "ending": { "turns": 2 }, "seats": [{ "acorns": 4 }],
    });
    let mut at = At::deck(&[], holding("I", bare));
    at.moves("activate most-zeros");
    at.refuses("use I", "M53", "momiji-no-empty-garden");
}

/// M47, M50, M51, M52, M57, M58: some moves are for landscapes alone.
#[test]
fn some_moves_take_a_landscape() {
    let at = at("red 0-left", "red-1-left");
    for (asked, rule) in [
        ("take top of brown", "M50"),
        ("arrange red", "M47"),
        ("retrieve red-2", "M51"),
        ("under red", "M57"),
        ("slide red-1-left", "M57"),
        ("give back most-zeros", "M52"),
        ("swap for most-zeros", "M52"),
        ("place on the left", "M58"),
    ] {
        at.refuses(asked, rule, "momiji-no-landscape-needed");
    }
}

/// M45, M22: with A one card skips one number, and the Play has to be done.
#[test]
fn landscape_a_skips_once() {
    let mut at = At::holding(
        "A",
        "red-2 red-3 green-2 brown-1-left brown-1-right",
        "red 0-left",
    );
    at.moves("use A");
    at.refuses("done", "M22", "momiji-no-lay-first");
    at.refuses("lay red-3", "M45", "momiji-no-number");
    at.refuses("lay green-2 on the left", "M45", "momiji-no-start-skip");
    at.moves("lay red-2");
    at.refuses(
        "lay brown-1-left on the left",
        "M45",
        "momiji-no-second-skip",
    );
    let mut other = At::holding(
        "A",
        "red-2 green-2 green-0-left",
        "red 0-left, green 0-right",
    );
    other.moves("use A; lay red-2");
    other.refuses("lay green-2", "M45", "momiji-no-second-skip");
}

/// M54: with J up to four cards on two piles, and three on one are not the end.
#[test]
fn landscape_j_spreads_its_cards() {
    let hand = "red-0-left red-0-right red-0-both red-1-left green-0-left brown-0-left";
    let mut at = At::holding("J", hand, "red 0-left");
    at.moves("use J; lay red-0-left; lay red-0-right; lay red-0-both");
    at.refuses("done", "M54", "momiji-no-second-pile");
    at.refuses("lay red-1-left", "M54", "momiji-no-second-pile");
    let mut two = At::holding("J", hand, "red 0-left");
    two.moves("use J; lay red-0-left; lay green-0-left on the left");
    two.refuses("lay brown-0-left on the left", "M54", "momiji-no-two-piles");
}

/// M46, M55: whole columns with B, top cards with K, each at least one.
#[test]
fn landscapes_b_and_k_take_something() {
    let columns = json!({ "brown": ["brown-2"], "red": list("red-2 red-2 red-2 red-3") });
    let mut with_b = garden("B", "", &columns);
    with_b.moves("use B");
    with_b.refuses("done", "M46", "momiji-no-take-first");
    with_b.refuses("take green", "M46", "momiji-no-empty-column");
    let three = json!({ "brown": ["brown-2"], "red": list("red-2 red-2"), "green": list("green-2 green-2") });
    let mut two = garden("B", "", &three);
    two.moves("use B; take red");
    two.moves("done");
    let mut long = garden(
        "B",
        "",
        &json!({
            "brown": ["brown-2"], "red": list("red-2 red-2 red-2 red-3"), "green": ["green-2"],
        }),
    );
    long.moves("use B; take brown");
    long.refuses("take red", "M46", "momiji-no-room");
    let mut with_k = garden("K", "", &columns);
    with_k.moves("use K");
    with_k.refuses("done", "M55", "momiji-no-take-first");
    with_k.refuses("take top of green", "M55", "momiji-no-empty-column");
    with_k.moves("take top of red");
    with_k.refuses("take top of red", "M55", "momiji-no-top-taken");
}

/// M47, M48, M50, M51, M53, M56: what landscapes C, D, F, G, I and L offer.
#[test]
fn landscapes_offer_what_there_is() {
    let mut with_c = At::holding("C", "", "red 0-left, green 0-left, brown 0-left");
    with_c.moves("use C; arrange green");
    with_c.refuses("arrange green", "M47", "momiji-no-arranged");
    with_c.refuses("arrange orange", "M47", "momiji-no-pile");
    let mut with_d = At::deck(
        &["red-2", "red-3", "green-2", "green-3"],
        holding("D", json!({})),
    );
    with_d.moves("use D");
    with_d.refuses("discard brown-3", "M48", "momiji-no-not-drawn");
    let mut with_f = At::holding("F", "", "");
    with_f.moves("use F");
    with_f.refuses("take top of red", "M50", "momiji-no-empty-column");
    let mut with_g = At::two(holding("G", json!({ "discard": ["red-2"] })));
    with_g.moves("use G");
    with_g.refuses("retrieve red-3", "M51", "momiji-no-not-in-discard");
    let mut with_i = At::two(holding("I", json!({ "seats": [{ "acorns": 4 }] })));
    with_i.moves("activate most-zeros; use I");
    with_i.refuses("take red", "M53", "momiji-no-empty-column");
    let mut with_l = At::holding("L", "red-2 red-3", "");
    with_l.moves("use L");
    with_l.refuses("discard green-2", "M56", "momiji-no-not-in-hand");
}

/// M52: H swaps one's own token for one that is there.
#[test]
fn landscape_h_swaps_what_is_there() {
    let own = json!({ "objectives": ["most-torii"], "hand": list("red-0-left"), "acorns": 2 });
    let tokens = list("longest-pile most-acorns most-zeros");
    let mut at = At::two(holding(
        "H",
        json!({ "objectives": tokens, "seats": [own] }),
    ));
    at.moves("lay red-0-left; use H");
    at.refuses("give back most-zeros", "M52", "momiji-no-not-yours");
    at.refuses("swap for most-zeros", "M52", "momiji-no-now");
    at.moves("give back most-torii");
    at.refuses("swap for most-red", "M52", "momiji-no-such-objective");
}

/// M57: M slides cards of the hand under piles that are not closed, each once.
#[test]
fn landscape_m_slides_under_other_piles() {
    let row = "red 0-left, green 0-left 1-left 2 3, brown 0-left";
    let mut at = At::holding("M", "red-1-left red-3 orange-2 orange-3", row);
    at.moves("lay red-1-left; use M");
    at.refuses("done", "M57", "momiji-no-slide-first");
    at.refuses("under green", "M57", "momiji-no-closed");
    at.refuses("under orange", "M57", "momiji-no-pile");
    at.moves("under red");
    at.refuses("slide green-2", "M57", "momiji-no-not-in-hand");
    at.moves("slide orange-2");
    at.refuses("under red", "M57", "momiji-no-slid-already");
}

/// M49: E lays at least one card.
#[test]
fn landscape_e_lays_a_card() {
    let mut at = At::holding("E", "red-0-left", "");
    at.moves("take brown; use E");
    at.refuses("done", "M49", "momiji-no-lay-first");
    at.refuses("take brown", "M49", "momiji-no-now");
}
