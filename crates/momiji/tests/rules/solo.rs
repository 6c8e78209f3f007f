//! The general rules of solo.

use laws::list;
use std::sync::Arc;

use momiji::Momiji;
use serde_json::{Value, json};
use table::{Documents, Game, GameBox, Match, Observer, Problems, Request, Speech};

use crate::support::{At, OfMomiji, piles};

fn new_game(scenario: &str) -> Value {
    let request = Request::players(1).with("scenario", scenario);
    let game = Arc::new(Momiji::standard());
    let new = Match::new(Arc::clone(&game), &request, 1).expect("a scenario");
    game.position(new.state())
}

/// How many cards a list of the position has, or all columns of the garden.
fn cards(value: &Value) -> usize {
    match value {
        Value::Object(columns) => columns.values().map(cards).sum(),
        list => list.as_array().map_or(0, Vec::len),
    }
}

/// M78, M89, M95, M99: a scenario starts with 4 acorns, a garden of four and its own hand, types,
/// landscapes and tokens, all of them open.
#[test]
fn a_scenario_is_set_up() {
    for (id, types, hand, landscapes, tokens) in [
        (
            "cold-breeze",
            "green brown purple",
            6,
            "A C E",
            "most-green most-brown most-purple longest-pile most-zeros",
        ),
        (
            "meditation",
            "red yellow green brown",
            4,
            "B F F",
            "most-red most-yellow most-green most-brown",
        ),
        (
            "equinox",
            "red orange yellow",
            6,
            "B D G",
            "most-red most-orange most-yellow most-torii most-acorns",
        ),
    ] {
        let start = new_game(id);
        assert_eq!(start["types"], list(types));
        assert_eq!(start["objectives"], list(tokens));
        let own = &start["seats"][0];
        assert_eq!(own["landscapes"], list(landscapes));
        assert_eq!((cards(&own["hand"]), &own["acorns"]), (hand, &json!(4)));
        assert_eq!(cards(&start["garden"]), 4);
        let all = 14 * cards(&start["types"]);
        assert_eq!(cards(&start["deck"]), all - hand - 4);
    }
}

/// M78: in solo piles are open by default.
#[test]
fn piles_are_open_by_default() {
    let seats = json!([{ "piles": piles("green 0-left 1-left") }]);
    let at = At::solo("cold-breeze", json!({ "seats": seats }));
    let laid = &at.view(1)["seats"][0]["piles"][0]["laid"];
    assert_eq!(*laid, list("green-0-left green-1-left"));
}

/// M78: the table may close the piles of a solo game.
#[test]
fn the_table_may_close_the_piles() {
    let request = Request::players(1).with("open-piles", "no");
    let options = Momiji::standard().options(&request);
    let refused = options.err().map(|problems: Problems| problems.to_string());
    assert_eq!(refused, None);
    let seats = json!([{ "piles": piles("green 0-left 1-left") }]);
    let at = At::solo(
        "cold-breeze",
        json!({ "open_piles": false, "seats": seats }),
    );
    assert!(!at.view(1)["seats"].to_string().contains("green-0-left"));
}

/// M78, M90: with closed piles the table still says which tokens can be activated.
#[test]
fn closed_piles_leave_the_tokens_open() {
    for (row, offered) in [
        ("green 0-left, brown 0-left 0-right, purple 0-left", true),
        ("green 0-left, brown 0-left, purple 0-left", false),
    ] {
        let seats = json!([{ "piles": piles(row), "acorns": 3 }]);
        let changes = json!({ "open_piles": false, "seats": seats });
        let at = At::solo("cold-breeze", changes);
        assert_eq!(at.offers("activate longest-pile"), offered, "{row}");
    }
}

/// M78, M75: a hand is closed in solo too: a spectator can't tell four zeros from four twos and
/// threes, whatever tokens they open.
#[test]
fn a_spectator_does_not_see_the_hand() {
    let seen = |hand: &str, acorns: i32| {
        let seats = json!([{ "hand": list(hand), "acorns": acorns }]);
        let at = At::solo("cold-breeze", json!({ "seats": seats }));
        at.game.view(&at.state, Observer::Spectator)
    };
    for acorns in [2, 3] {
        let zeros = seen(
            "green-0-left brown-0-left brown-0-right purple-0-left",
            acorns,
        );
        let others = seen("green-3 brown-3 brown-2 purple-2", acorns);
        assert!(zeros == others, "with {acorns} acorns");
    }
}

/// M79: no acorn buys a reveal.
#[test]
fn there_is_no_paid_reveal() {
    for id in ["cold-breeze", "meditation", "equinox"] {
        let at = At::solo(id, json!({ "seats": [{ "acorns": 9 }] }));
        assert!(!at.offers("reveal"));
    }
}

/// M80: a Collect ends with discarding the rest of the garden and turning over four cards, before
/// any optional action.
#[test]
fn a_collect_renews_the_garden() {
    let deck = ["green-3", "brown-3", "purple-3", "purple-2", "green-1-left"];
    let garden = json!({ "green": ["green-2"], "brown": ["brown-0-left", "brown-1-left"] });
    let mut at = At::solo_deck("cold-breeze", &deck, json!({ "garden": garden }));
    let before = cards(&at.part("/discard"));
    at.moves("take green");
    assert_eq!(at.hand(), list("green-2"));
    assert_eq!(cards(&at.part("/discard")), before + 2);
    assert_eq!((cards(&at.part("/garden")), at.deck_size()), (4, 1));
    assert!(!at.part("/garden").to_string().contains("brown-0-left"));
    assert!(at.offers("end turn"));
}

/// M80: a Collect with B renews the garden once, after its last column.
#[test]
fn a_collect_with_b_renews_the_garden() {
    let garden = json!({ "red": ["red-2"], "green": ["green-2"], "brown": ["brown-0-left"] });
    let changes = json!({ "garden": garden, "seats": [{ "acorns": 1 }] });
    let mut at = At::solo("meditation", changes);
    let deck = at.deck_size();
    at.moves("use B; take red");
    assert_eq!((at.deck_size(), cards(&at.part("/garden"))), (deck, 2));
    let mut one = At::position(&at.document());
    at.moves("take green");
    assert_eq!(at.hand(), list("red-2 green-2"));
    assert_eq!(at.part("/discard"), list("brown-0-left"));
    assert_eq!((at.deck_size(), cards(&at.part("/garden"))), (deck - 4, 4));
    one.moves("done");
    assert_eq!(cards(&one.part("/discard")), 2);
    assert_eq!(
        (one.deck_size(), cards(&one.part("/garden"))),
        (deck - 4, 4)
    );
}

/// M80, M48: a Collect with D leaves the garden as it is.
#[test]
fn a_collect_with_d_leaves_the_garden() {
    let garden = json!({ "red": ["red-2"], "orange": ["orange-2"] });
    let changes = json!({ "garden": garden, "seats": [{ "acorns": 1 }] });
    let mut at = At::solo("equinox", changes);
    at.moves("use D");
    let drop = at.legal()[0].clone();
    at.moves(&drop);
    assert_eq!((at.hand_size(1), at.main().as_str()), (3, "collect"));
    assert_eq!(at.part("/garden"), garden);
    assert_eq!(cards(&at.part("/discard")), 1);
}

/// M80, M50: F leaves the garden as it is; F that empties it brings four new cards.
#[test]
fn f_leaves_the_garden() {
    let garden = json!({ "red": ["red-2", "red-3"], "green": ["green-2"] });
    let changes = json!({ "garden": garden, "seats": [{ "acorns": 1 }] });
    let mut at = At::solo("meditation", changes);
    at.moves("use F; take top of red");
    assert_eq!(
        at.part("/garden"),
        json!({ "red": ["red-2"], "green": ["green-2"] })
    );
    assert_eq!((at.acorns(), cards(&at.part("/discard"))), (2, 0));
    let mut last = At::solo("meditation", json!({ "seats": [{ "acorns": 1 }] }));
    last.moves("use F; take top of red");
    assert_eq!(cards(&last.part("/garden")), 4);
    assert_eq!(last.main(), "open");
}

/// M81: a Play ends with discarding one hand card of choice, before any optional action.
#[test]
fn a_play_costs_a_card() {
    let seat = json!({ "hand": list("green-0-left brown-2 brown-3 purple-2"), "acorns": 3 });
    let mut at = At::solo("cold-breeze", json!({ "seats": [seat] }));
    at.moves("lay green-0-left");
    assert_eq!(
        at.legal(),
        ["discard brown-2", "discard brown-3", "discard purple-2"]
    );
    at.moves("discard brown-3");
    assert_eq!(at.hand(), list("brown-2 purple-2"));
    assert_eq!(at.part("/discard"), list("brown-3"));
    assert!(at.offers("use C") && at.offers("exchange") && at.offers("end turn"));
}

/// M81: a Play of several types costs one card too; without a card left it costs none.
#[test]
fn a_play_costs_one_card_if_there_is_one() {
    let hand = list("green-0-left brown-0-left purple-2 purple-3");
    let mut at = At::solo("cold-breeze", json!({ "seats": [{ "hand": hand }] }));
    at.moves("lay green-0-left; lay brown-0-left on the right; discard purple-3");
    assert_eq!((at.hand_size(1), at.main().as_str()), (1, "play-many"));
    let seats = json!([{ "hand": ["green-0-left"] }]);
    let mut last = At::solo("cold-breeze", json!({ "seats": seats }));
    last.moves("lay green-0-left");
    assert_eq!(
        (last.hand_size(1), last.legal()),
        (0, vec!["end turn".to_owned()])
    );
}

/// M81, M45: a Play with A costs a card too.
#[test]
fn a_play_with_a_costs_a_card() {
    let seat =
        json!({ "hand": ["green-2", "brown-3"], "piles": piles("green 0-left"), "acorns": 1 });
    let mut at = At::solo("cold-breeze", json!({ "seats": [seat] }));
    at.moves("use A; lay green-2");
    assert_eq!(at.legal(), ["discard brown-3"]);
    at.moves("discard brown-3; end turn");
    assert_eq!(at.hand_size(1), 0);
}

/// M81, M49: laying by E costs no card.
#[test]
fn laying_by_e_costs_no_card() {
    let seat = json!({ "hand": list("green-0-left brown-0-left purple-3"), "acorns": 1 });
    let mut at = At::solo("cold-breeze", json!({ "seats": [seat] }));
    at.moves("take green; use E; lay green-0-left; lay brown-0-left on the right");
    assert_eq!(at.hand(), list("green-2 purple-3"));
    assert!(at.offers("end turn"));
}

/// M82: Activate pays, discards the garden and turns over four cards.
#[test]
fn an_activation_renews_the_garden() {
    let garden = json!({ "green": ["green-2"], "brown": ["brown-0-left", "brown-1-left"] });
    let seat = json!({ "acorns": 2, "piles": piles("green 0-left 1-left") });
    let mut at = At::solo("cold-breeze", json!({ "garden": garden, "seats": [seat] }));
    let deck = at.deck_size();
    at.moves("activate most-green");
    assert_eq!((at.acorns(), at.hand_size(1)), (1, 0));
    assert_eq!(at.part("/seats/0/objectives"), list("most-green"));
    assert_eq!(cards(&at.part("/discard")), 3);
    assert_eq!((at.deck_size(), cards(&at.part("/garden"))), (deck - 4, 4));
    assert_eq!(at.main(), "activate");
}

/// M83: hand limit, exchange and harvest are as usual.
#[test]
fn the_rest_of_a_turn_is_as_usual() {
    let hand = list("green-0-both brown-0-both purple-2 purple-3 brown-3");
    let mut at = At::solo("cold-breeze", json!({ "seats": [{ "hand": hand }] }));
    at.moves("lay green-0-both; lay brown-0-both on the right; discard purple-2");
    at.moves("exchange; discard purple-3; discard brown-3");
    assert_eq!((at.acorns(), at.hand_size(1)), (1, 0));
    at.moves("end turn");
    assert_eq!(at.acorns(), 3);
    let eight = "brown-0-left brown-0-left brown-0-right brown-0-right brown-1-left brown-1-right brown-2 brown-3";
    let seat = json!({ "hand": list(eight) });
    let mut at = At::solo("cold-breeze", json!({ "seats": [seat] }));
    at.moves("take green; end turn");
    assert_eq!(at.part("/turn/stage"), "hand-limit");
    at.moves("discard green-2");
    assert_eq!(
        (at.hand_size(1), at.part("/turn/stage")),
        (8, json!("free"))
    );
}

/// M83, M20: one landscape a turn, in solo too.
#[test]
fn one_landscape_a_turn() {
    let mut at = At::solo("meditation", json!({ "seats": [{ "acorns": 5 }] }));
    at.moves("use F; take top of red");
    assert!(!at.offers("use F") && !at.offers("use B"));
}

/// M84: a token is activated once; its condition is not looked at again.
#[test]
fn a_token_is_activated_once() {
    let seat = json!({ "acorns": 9, "piles": piles("green 0-left, brown 0-left 1-left, purple 0-left"), "hand": ["green-0-right", "green-1-left"] });
    let mut at = At::solo("cold-breeze", json!({ "seats": [seat] }));
    at.moves("activate longest-pile; end turn");
    assert!(!at.offers("activate longest-pile"));
    at.moves("lay green-0-right; lay green-1-left");
    assert_eq!(at.part("/seats/0/objectives"), list("longest-pile"));
}

/// M85: a type token needs a card in its pile; it costs the number on top, zero included.
#[test]
fn a_type_token_costs_the_top_of_its_pile() {
    for (row, price) in [
        ("0-left", 0),
        ("0-left 1-left", 1),
        ("0-left 1-left 2", 2),
        ("0-left 1-left 2 3", 3),
    ] {
        let seat = |acorns| json!({ "seats": [{ "acorns": acorns, "piles": piles(&format!("red {row}")) }] });
        let mut at = At::solo("equinox", seat(price));
        assert!(!at.offers("activate most-orange"));
        at.moves("activate most-red");
        assert_eq!(at.acorns(), 0);
        if price > 0 {
            assert!(!At::solo("equinox", seat(price - 1)).offers("activate most-red"));
        }
    }
}

/// M85, M18: a token that can be had for nothing is an Activate that is possible: no passing.
#[test]
fn a_free_token_forbids_passing() {
    let garden = json!({ "garden": {}, "ending": { "turns": 1 }, "seats": [{ "piles": piles("red 0-left") }] });
    let at = At::solo_deck("equinox", &[], garden);
    assert!(at.offers("activate most-red"));
    assert!(!at.offers("pass"));
}

/// M86: torii never run out and do not end the game.
#[test]
fn torii_never_run_out() {
    let row = piles(
        "red 0-left 1-left 2 3, yellow 0-left 1-left 2 3, green 0-left 1-left 2 3, brown 0-left 1-left 2",
    );
    let seat = json!({ "hand": ["brown-3"], "piles": row });
    let mut at = At::solo("meditation", json!({ "seats": [seat] }));
    at.moves("lay brown-3; end turn");
    assert_eq!(at.part("/seats/0/piles/3/torii"), true);
    assert_eq!(at.part("/ending"), "open");
}

const THREE: [&str; 3] = ["red-0-left", "orange-0-left", "yellow-0-left"];
const FOUR: [&str; 4] = [
    "red-0-left",
    "orange-0-left",
    "yellow-0-left",
    "yellow-1-left",
];

/// M87: an empty deck alone triggers nothing: four cards for a reveal of four are enough.
#[test]
fn an_empty_deck_triggers_nothing() {
    let mut at = At::solo_deck("equinox", &FOUR, json!({}));
    at.moves("take red; end turn");
    assert_eq!((at.deck_size(), at.part("/ending")), (0, json!("open")));
    assert_eq!(cards(&at.part("/garden")), 4);
}

/// M87: a reveal that falls short shows what there is and triggers the end: this turn is finished,
/// then there is exactly one more with the usual optional actions.
#[test]
fn a_short_reveal_triggers_the_end() {
    let seat = json!({ "acorns": 1, "hand": ["red-3", "orange-3"] });
    let mut at = At::solo_deck("equinox", &THREE, json!({ "seats": [seat] }));
    at.moves("take red");
    assert_eq!(
        (cards(&at.part("/garden")), at.part("/ending")),
        (3, json!("triggered"))
    );
    at.moves("end turn");
    assert_eq!(at.part("/ending"), json!({ "turns": 1 }));
    at.moves("exchange; discard red-3; discard orange-3; take red");
    // A second short reveal changes nothing.
    assert_eq!(at.part("/ending"), json!({ "turns": 1 }));
    at.moves("use G; retrieve red-3; end turn");
    assert_eq!(at.part("/turn/stage"), "over");
}

/// M87: a reveal due to Activate, or to F that empties the garden, triggers the end as well, also
/// with no card left at all.
#[test]
fn any_short_reveal_triggers_the_end() {
    let seat = json!({ "piles": piles("red 0-left"), "acorns": 1 });
    let mut activate = At::solo_deck("equinox", &["red-3"], json!({ "seats": [seat] }));
    activate.moves("activate most-red");
    assert_eq!(activate.part("/ending"), "triggered");
    let mut f = At::solo_deck("meditation", &[], json!({ "seats": [seat] }));
    f.moves("use F; take top of red");
    assert_eq!(
        (f.part("/ending"), f.part("/garden")),
        (json!("triggered"), json!({}))
    );
}

/// M87, M48: the draw of D is no reveal, even if it takes the last cards.
#[test]
fn the_draw_of_d_triggers_nothing() {
    for deck in [&FOUR[..3], &FOUR[..]] {
        let mut at = At::solo_deck("equinox", deck, json!({ "seats": [{ "acorns": 1 }] }));
        at.moves("use D");
        if deck.len() == 4 {
            at.moves("discard red-0-left");
        }
        at.moves("end turn");
        assert_eq!((at.deck_size(), at.part("/ending")), (0, json!("open")));
    }
}

/// M87, M18: the last turn is passed if nothing is possible; then the game is over.
#[test]
fn the_last_turn_may_be_passed() {
    let seat = json!({ "hand": ["orange-2", "orange-3"] });
    let mut at = At::solo_deck("equinox", &[], json!({ "seats": [seat] }));
    at.moves("take red; end turn");
    assert_eq!(at.legal(), ["exchange", "pass"]);
    at.moves("pass; end turn");
    assert!(at.game.tally(&at.state).over);
}

/// M88: the tally shows won or lost with every condition, and piles and acorns as a score.
#[test]
fn the_result_is_won_or_lost() {
    let row = piles("red 0-left 1-left 2 3, orange 0-left");
    let seat = json!({ "piles": row, "acorns": 7, "objectives": list("most-red most-orange") });
    let tokens = list("most-yellow most-torii most-acorns");
    let at = At::solo("equinox", json!({ "objectives": tokens, "seats": [seat] }));
    let tally = at.game.tally(&at.state);
    // Four cards times three, seven acorns; objectives score nothing.
    assert_eq!((tally.seats[0].total, tally.over), (19, false));
    let challenge = tally.challenge.expect("a scenario");
    let met: Vec<bool> = challenge
        .conditions
        .iter()
        .map(|condition| condition.met)
        .collect();
    assert_eq!((challenge.won, met), (false, vec![false, true, false]));
}
