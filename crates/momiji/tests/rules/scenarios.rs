//! The three scenarios: their tokens, and how they are won and lost.

use laws::list;
use serde_json::{Value, json};
use table::Speech;

use crate::support::{At, OfMomiji, piles, scenario};

/// A seat of a scenario as changes: the tokens it has are not open any more.
fn with_tokens(id: &str, tokens: &str, seat: &Value) -> Value {
    let open = scenario(id)["objectives"].clone();
    let open = open.as_array().expect("tokens").iter();
    let open: Vec<&Value> = open
        .filter(|name| !tokens.contains(name.as_str().unwrap_or_default()))
        .collect();
    let mut seat = seat.clone();
    seat["objectives"] = list(tokens);
    json!({ "objectives": open, "seats": [seat] })
}

/// The last turn of a scenario with an empty deck; one column is there to be collected.
fn last_turn(id: &str, tokens: &str, seat: &Value) -> At {
    let mut changes = with_tokens(id, tokens, seat);
    changes["ending"] = json!({ "turns": 1 });
    At::solo_deck(id, &[], changes)
}

/// Plays to the end of the game: which conditions are met. It is won exactly if all are.
fn end(at: &mut At, moves: &str) -> Vec<bool> {
    at.moves(moves);
    let tally = at.game.tally(&at.state);
    assert!(tally.over);
    let challenge = tally.challenge.expect("a scenario");
    let met: Vec<bool> = challenge
        .conditions
        .iter()
        .map(|condition| condition.met)
        .collect();
    assert_eq!(challenge.won, met.iter().all(|&met| met));
    met
}

const WON: [bool; 3] = [true; 3];

const BROWN_10: &str = "brown 0-left 1-left 1-right 2 2";
const GREEN_12: &str = "green 0-left 0-left 1-left 1-right 1-both 2";
const PURPLE_12: &str = "purple 0-left 1-left 2 3";
const COOL: &str = "most-green most-brown most-purple";

/// M89, M92-M94: Cold Breeze is won by playing its last two turns.
#[test]
fn cold_breeze_is_won() {
    let row = format!("{BROWN_10}, green 0-left 0-left 1-left 1-right 1-both, {PURPLE_12}");
    let seat = json!({ "piles": piles(&row) });
    let changes = with_tokens("cold-breeze", COOL, &seat);
    let mut at = At::solo_deck("cold-breeze", &[], changes);
    at.moves("take green; end turn");
    let before = at.game.tally(&at.state).challenge.expect("a scenario");
    assert!(!before.won);
    // The middle pile has six cards now: more than five and four, though not than both together.
    assert_eq!(end(&mut at, "lay green-2; end turn"), WON);
    assert_eq!(at.points(1), 10 + 12 + 12);
}

/// The end of Cold Breeze with these piles and tokens.
fn cold_breeze(row: &str, tokens: &str) -> Vec<bool> {
    let seat = json!({ "piles": piles(row), "landscapes": ["A used", "C", "E"] });
    let mut at = last_turn("cold-breeze", tokens, &seat);
    end(&mut at, "take green; end turn")
}

/// M92: Cold Breeze is lost with nine points on one pile, or with a type that has no pile.
#[test]
fn cold_breeze_needs_ten_points_on_each_pile() {
    let nine = format!("{BROWN_10}, {GREEN_12}, purple 0-left 1-left 3");
    assert_eq!(cold_breeze(&nine, COOL), [false, true, true]);
    let two = format!("{BROWN_10}, {GREEN_12}");
    assert_eq!(cold_breeze(&two, COOL), [false, false, true]);
}

/// M93: Cold Breeze is lost if the longest pile is not in the middle, or has as many cards as
/// another.
#[test]
fn cold_breeze_needs_the_longest_pile_in_the_middle() {
    let row = [BROWN_10, GREEN_12, PURPLE_12].join(", ");
    assert_eq!(cold_breeze(&row, COOL), WON);
    let aside = [GREEN_12, BROWN_10, PURPLE_12].join(", ");
    assert_eq!(cold_breeze(&aside, COOL), [true, false, true]);
    let equal = [BROWN_10, "green 0-left 1-left 1-right 2 2", PURPLE_12].join(", ");
    assert_eq!(cold_breeze(&equal, COOL), [true, false, true]);
}

/// M94: Cold Breeze is lost with two tokens; which three they are does not matter.
#[test]
fn cold_breeze_needs_three_tokens() {
    let row = [BROWN_10, GREEN_12, PURPLE_12].join(", ");
    assert_eq!(
        cold_breeze(&row, "most-green most-brown"),
        [true, true, false]
    );
    assert_eq!(cold_breeze(&row, "most-green longest-pile most-zeros"), WON);
    assert_eq!(cold_breeze(&row, &format!("{COOL} most-zeros")), WON);
}

/// M90, M84: the longest-pile token needs three piles, the middle one longer than each of the
/// others, and three acorns, whenever it is activated.
#[test]
fn the_longest_pile_token_needs_the_middle() {
    for (row, acorns, offered) in [
        ("green 0-left, brown 0-left 1-left, purple 0-left", 3, true),
        (
            "green 0-left 0-left, brown 0-left 1-left 1-right, purple 0-left 0-left",
            3,
            true,
        ),
        ("green 0-left, brown 0-left 1-left, purple 0-left", 2, false),
        (
            "green 0-left 1-left, brown 0-left 1-left, purple 0-left",
            3,
            false,
        ),
        (
            "green 0-left, brown 0-left 1-left, purple 0-left 1-left",
            3,
            false,
        ),
        ("brown 0-left 1-left, green 0-left, purple 0-left", 3, false),
        ("green 0-left, brown 0-left 1-left", 3, false),
        ("brown 0-left 1-left", 3, false),
    ] {
        let seat = json!({ "piles": piles(row), "acorns": acorns });
        let mut at = At::solo("cold-breeze", json!({ "seats": [seat] }));
        assert_eq!(at.offers("activate longest-pile"), offered, "{row}");
        if offered {
            at.moves("activate longest-pile");
            assert_eq!(at.acorns(), 0);
        }
    }
}

/// M91: the zeros token needs four zeros in hand and on visible tops, and three acorns.
#[test]
fn the_zeros_token_needs_four_zeros_in_sight() {
    for (hand, row, acorns, offered) in [
        (
            "green-0-left brown-0-left brown-0-left purple-0-left",
            "",
            3,
            true,
        ),
        (
            "green-0-left brown-0-left",
            "green 0-both, purple 0-both",
            3,
            true,
        ),
        (
            "green-0-left brown-0-left",
            "green 0-both, purple 0-both",
            2,
            false,
        ),
        (
            "green-0-left brown-0-left brown-0-left",
            "green 0-both 1-left",
            3,
            false,
        ),
        (
            "green-0-left brown-0-left",
            "green 0-both 0-left 0-right",
            3,
            false,
        ),
        (
            "green-0-left brown-0-left purple-1-left purple-1-both",
            "green 0-both",
            3,
            false,
        ),
    ] {
        let seat = json!({ "hand": list(hand), "piles": piles(row), "acorns": acorns });
        let mut at = At::solo("cold-breeze", json!({ "seats": [seat] }));
        assert_eq!(at.offers("activate most-zeros"), offered, "{hand} {row}");
        if offered {
            at.moves("activate most-zeros");
            assert_eq!(at.acorns(), 0);
        }
    }
}

const RED_12: &str = "red 0-left 1-left 2 3";
const YELLOW_12: &str = "yellow 0-left 1-left 2 3";
const GREEN_10: &str = "green 0-left 1-left 1-right 2 2";
const THREE_OF_FOUR: &str = "most-red most-yellow most-green";

/// M95-M98: Meditation is won by playing its last two turns, the tenth acorn by F in the last one.
#[test]
fn meditation_is_won() {
    let row = [RED_12, YELLOW_12, GREEN_10, "brown 0-left"].join(", ");
    let seat = json!({ "piles": piles(&row), "hand": ["brown-1-left"], "acorns": 9 });
    let changes = with_tokens("meditation", THREE_OF_FOUR, &seat);
    let mut at = At::solo_deck("meditation", &[], changes);
    at.moves("take red; end turn");
    let mut lost = At::position(&at.document());
    assert_eq!(
        end(&mut at, "use F; lay brown-1-left; discard red-2; end turn"),
        WON
    );
    assert_eq!(at.points(1), 12 + 12 + 10 + 2 + 10);
    assert_eq!(
        end(&mut lost, "lay brown-1-left; discard red-2; end turn"),
        [true, true, false]
    );
}

/// The end of Meditation with these piles, tokens and acorns.
fn meditation(row: &[&str], tokens: &str, acorns: i32) -> Vec<bool> {
    let seat = json!({ "piles": piles(&row.join(", ")), "acorns": acorns });
    let mut at = last_turn("meditation", tokens, &seat);
    end(&mut at, "take red; end turn")
}

/// M96: Meditation is lost with a zero on top of a pile, or with three piles only.
#[test]
fn meditation_needs_four_piles_with_a_one_or_more() {
    let row = [RED_12, YELLOW_12, GREEN_10, "brown 0-left 1-left"];
    assert_eq!(meditation(&row, THREE_OF_FOUR, 10), WON);
    let zero = [RED_12, YELLOW_12, GREEN_10, "brown 0-left 0-left"];
    assert_eq!(meditation(&zero, THREE_OF_FOUR, 10), [false, true, true]);
    assert_eq!(
        meditation(&row[..3], THREE_OF_FOUR, 10),
        [false, true, true]
    );
}

/// M97: Meditation is lost if points and tokens are not on the same three types, with two tokens,
/// or with nine points.
#[test]
fn meditation_needs_points_and_token_on_the_same_types() {
    let row = [RED_12, YELLOW_12, GREEN_10, "brown 0-left 1-left"];
    let missed = [true, false, true];
    assert_eq!(
        meditation(&row, "most-red most-yellow most-brown", 10),
        missed
    );
    assert_eq!(meditation(&row, "most-red most-yellow", 10), missed);
    let nine = "green 0-left 0-left 0-right 0-right 0-both 1-left 1-right 1-both 1-both";
    let row = [RED_12, YELLOW_12, nine, "brown 0-left 1-left"];
    assert_eq!(meditation(&row, THREE_OF_FOUR, 10), missed);
}

/// M98: Meditation is lost with nine acorns in stock; those on landscapes do not count.
#[test]
fn meditation_needs_ten_acorns() {
    let row = [RED_12, YELLOW_12, GREEN_10, "brown 0-left 1-left"];
    assert_eq!(meditation(&row, THREE_OF_FOUR, 9), [true, true, false]);
    let seat = json!({ "piles": piles(&row.join(", ")), "acorns": 9, "landscapes": ["B used", "F used", "F used"] });
    let mut at = last_turn("meditation", THREE_OF_FOUR, &seat);
    assert_eq!(end(&mut at, "take red; end turn"), [true, true, false]);
}

const ORANGE_12: &str = "orange 0-left 1-left 2 3";
const WARM: &str = "most-red most-orange most-yellow";

/// M99, M102-M104: Equinox is won by playing its last two turns.
#[test]
fn equinox_is_won() {
    let row = ["red 0-left 1-left 2", ORANGE_12, YELLOW_12].join(", ");
    let seat = json!({ "piles": piles(&row), "hand": ["red-3"], "acorns": 4 });
    let mut at = At::solo_deck("equinox", &[], with_tokens("equinox", WARM, &seat));
    at.moves("take red; end turn");
    assert_eq!(end(&mut at, "lay red-3; discard red-2; end turn"), WON);
    assert_eq!(at.points(1), 36 + 4);
}

/// M104, M100, M88: a token activated in the last turn counts, and so do the acorns that it cost.
#[test]
fn equinox_is_decided_by_the_last_activation() {
    let row = [RED_12, ORANGE_12, YELLOW_12].join(", ");
    for (acorns, met) in [(7, WON), (6, [true, false, true])] {
        let seat = json!({ "piles": piles(&row), "acorns": acorns });
        let mut at = last_turn("equinox", "most-red most-orange", &seat);
        assert_eq!(
            end(&mut at, "activate most-torii; end turn"),
            met,
            "{acorns}"
        );
    }
}

/// The end of Equinox with these piles, tokens and acorns.
fn equinox(row: &[&str], tokens: &str, acorns: i32) -> Vec<bool> {
    let seat = json!({ "piles": piles(&row.join(", ")), "acorns": acorns });
    let mut at = last_turn("equinox", tokens, &seat);
    end(&mut at, "take red; end turn")
}

/// M102: Equinox is lost with an open pile, or with a type that has no pile.
#[test]
fn equinox_needs_a_torii_on_each_pile() {
    assert_eq!(equinox(&[RED_12, ORANGE_12, YELLOW_12], WARM, 4), WON);
    let open = [RED_12, ORANGE_12, "yellow 0-left 1-left 2"];
    assert_eq!(equinox(&open, WARM, 4), [false, true, true]);
    assert_eq!(equinox(&[RED_12, ORANGE_12], WARM, 4), [false, true, true]);
}

/// M103: Equinox is lost with three acorns.
#[test]
fn equinox_needs_four_acorns() {
    let met = equinox(&[RED_12, ORANGE_12, YELLOW_12], WARM, 3);
    assert_eq!(met, [true, false, true]);
}

/// M104: Equinox is lost with two tokens.
#[test]
fn equinox_needs_three_tokens() {
    let row = [RED_12, ORANGE_12, YELLOW_12];
    assert_eq!(equinox(&row, "most-red most-torii", 4), [true, true, false]);
    assert_eq!(equinox(&row, "most-red most-torii most-acorns", 4), WON);
}

/// M100: the torii token needs a torii on the pile of each type; it costs half of the acorns in
/// stock, rounded down.
#[test]
fn the_torii_token_needs_every_torii() {
    for row in ["", "red 0-left 1-left 2 3, orange 0-left 1-left 2 3"] {
        for third in ["", "yellow 0-left 1-left 2"] {
            let row: Vec<&str> = [row, third]
                .into_iter()
                .filter(|row| !row.is_empty())
                .collect();
            let seat = json!({ "piles": piles(&row.join(", ")), "acorns": 9 });
            let at = At::solo("equinox", json!({ "seats": [seat] }));
            assert!(!at.offers("activate most-torii"), "{row:?}");
        }
    }
    for (acorns, left) in [(0, 0), (1, 1), (7, 4), (8, 4)] {
        let row = [RED_12, ORANGE_12, YELLOW_12].join(", ");
        let seat = json!({ "piles": piles(&row), "acorns": acorns });
        let mut at = At::solo("equinox", json!({ "seats": [seat] }));
        at.moves("activate most-torii");
        assert_eq!(at.acorns(), left);
    }
}

/// M101: the acorns token needs five acorns in stock; it costs half of them, rounded down.
#[test]
fn the_acorns_token_needs_five_acorns() {
    let four = At::solo("equinox", json!({ "seats": [{ "acorns": 4 }] }));
    assert!(!four.offers("activate most-acorns"));
    for (acorns, left) in [(5, 3), (8, 4), (9, 5)] {
        let mut at = At::solo("equinox", json!({ "seats": [{ "acorns": acorns }] }));
        at.moves("activate most-acorns");
        assert_eq!(at.acorns(), left);
    }
}

/// M101, M19: what is in stock at the moment counts: an exchange can make five acorns of four.
#[test]
fn the_acorns_token_looks_at_the_stock_of_the_moment() {
    let seat = json!({ "acorns": 4, "hand": ["red-3", "orange-3"] });
    let mut at = At::solo("equinox", json!({ "seats": [seat] }));
    at.moves("exchange; discard red-3; discard orange-3; activate most-acorns");
    assert_eq!(at.acorns(), 3);
}
