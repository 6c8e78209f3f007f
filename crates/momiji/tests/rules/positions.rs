//! Positions: what is accepted, and that everything impossible gets an error which names it.

use laws::list;
use momiji::Momiji;
use serde_json::{Value, json};
use table::Documents;

use crate::support::{At, pile, piles, problems, solo, two_players, with_deck};

/// What is wrong with this whole position, as one text.
fn problems_of(document: &Value) -> String {
    let read = Momiji::standard().read_position(document);
    read.err()
        .map(|problems| problems.to_string())
        .unwrap_or_default()
}

/// The position of two players, changed like this, is refused in these words.
fn refused(changes: Value, words: &[&str]) {
    let text = problems(changes);
    assert!(!text.is_empty(), "accepted instead of: {words:?}");
    for word in words {
        assert!(text.contains(word), "\"{word}\" is not in: {text}");
    }
}

fn accepted(changes: Value) {
    assert_eq!(problems(changes), "");
}

/// Changes that give seat 1 these landscapes and piles.
fn area(landscapes: [&str; 3], row: &str) -> Value {
    let row = piles(row);
    let closed = row.as_array().into_iter().flatten();
    let torii = 4 - closed.filter(|pile| pile["torii"] == true).count();
    let own = json!({ "landscapes": landscapes, "piles": row });
    json!({ "torii": torii, "seats": [own, { "landscapes": ["D", "E", "N"] }] })
}

/// M105: laid cards that follow the rules of Play are fine.
#[test]
fn piles_in_order_are_accepted() {
    let row = "red 0-left 0-right 1-left 1-both 2 2 3, green 0-both, orange 0-left 1-left";
    accepted(area(["A", "B", "C"], row));
}

/// M105: a pile out of order is an error which says where and what.
#[test]
fn a_pile_out_of_order_is_refused() {
    for (row, place, what) in [
        (
            "red 0-left 1-left 0-right",
            "red.laid[2]",
            "red-0-right can't lie on a 1",
        ),
        (
            "red 0-left 1-left 2 1-both",
            "red.laid[3]",
            "red-1-both can't lie on a 2",
        ),
        ("red 0-left 3", "red.laid[1]", "red-3 can't lie on a 0"),
        ("red 2", "red.laid[0]", "can't start with red-2"),
        (
            "red 0-left 1-left 2 3 3",
            "red.laid[4]",
            "a three, which closes a pile",
        ),
    ] {
        let landscapes = ["A used", "A used", "C"];
        refused(
            area(landscapes, row),
            &["seat 1.piles", place, "out of order", what],
        );
    }
}

/// M105: each A that was used allows one skip: 0-2, 1-3, or a pile that starts with a one.
#[test]
fn a_used_a_allows_a_skip() {
    for row in [
        "red 0-left 2",
        "red 0-left 1-left 3",
        "red 1-left",
        "red 0-left 2 2 3",
        "red 0-left",
    ] {
        accepted(area(["A used", "B", "C"], row));
    }
    for row in ["red 0-left 2, green 1-left", "red 1-left 3"] {
        accepted(area(["A used", "A used", "C"], row));
    }
}

/// M105: a skip without a used A is an error, and so are two skips with one.
#[test]
fn more_skips_than_used_as_are_refused() {
    for row in ["red 0-left 2", "red 1-left"] {
        let what = "1 number skipped, but landscape A allows 0";
        refused(
            area(["A", "B", "C"], row),
            &["seat 1.piles", "out of order", what],
        );
    }
    for row in ["red 0-left 2, green 1-left", "red 1-left 3"] {
        let what = "2 numbers skipped, but landscape A allows 1";
        refused(
            area(["A used", "A", "C"], row),
            &["seat 1.piles", "out of order", what],
        );
    }
}

/// M105: the A of another player allows nothing.
#[test]
fn the_a_of_another_player_allows_no_skip() {
    let seats = json!([{ "piles": piles("red 0-left 2") }, { "landscapes": ["A used", "B", "C"] }]);
    refused(
        json!({ "seats": seats }),
        &["seat 1.piles", "landscape A allows 0"],
    );
}

/// M105: an A whose placement is still without its skip allows none yet.
#[test]
fn an_a_that_is_being_used_has_not_skipped_yet() {
    let stage = |skipped| json!({ "lay": { "rule": "skip", "count": 1, "types": ["green"], "skipped": skipped } });
    let seat = json!({ "landscapes": ["A used", "B", "C"], "hand": ["orange-0-left"], "piles": piles("red 0-left, green 1-left") });
    let changes = |skipped| json!({ "turn": { "landscape": true, "stage": stage(skipped) }, "seats": [seat] });
    accepted(changes(true));
    refused(changes(false), &["landscape A allows 0"]);
}

/// Changes that slide these cards under piles of seat 1.
fn slid(landscapes: [&str; 3], under: &[(&str, &str)]) -> Value {
    let row = under.iter().map(|(words, slid)| {
        let mut pile = pile(words);
        pile["slid"] = list(slid);
        pile
    });
    json!({ "seats": [{ "landscapes": landscapes, "piles": row.collect::<Vec<_>>() }] })
}

/// M105: slid cards stand apart from laid ones and may be of any type and number.
#[test]
fn slid_cards_of_any_kind_are_accepted() {
    let m = ["M used", "B", "C"];
    accepted(slid(m, &[("red 0-left", "green-3")]));
    accepted(slid(
        m,
        &[("red 0-left", "green-3"), ("green 0-left", "red-0-left")],
    ));
    let two = [
        ("red 0-left", "green-3 green-3"),
        ("green 0-left", "red-0-left"),
        ("brown 0-left", "red-2"),
    ];
    accepted(slid(["M used", "M used", "C"], &two));
}

/// M105, M57: cards slid without M, too many of them, two by one M under one pile, or an M that slid
/// nothing are errors.
#[test]
fn slid_cards_that_no_m_slid_are_refused() {
    let m = ["M used", "B", "C"];
    let what = ["seat 1.piles", "does not fit landscape M"];
    refused(slid(["M", "B", "C"], &[("red 0-left", "green-3")]), &what);
    refused(slid(m, &[("red 0-left", "green-3 green-3")]), &what);
    let three = [
        ("red 0-left", "green-3"),
        ("green 0-left", "red-3"),
        ("brown 0-left", "red-2"),
    ];
    refused(slid(m, &three), &what);
    refused(slid(m, &[("red 0-left", "")]), &what);
}

/// M105: a foreign card among the laid ones, a pile without a laid card, two piles of one type and
/// a pile of a type that is out of the game are errors.
#[test]
fn piles_that_are_none_are_refused() {
    let own =
        |pile: Value| json!({ "seats": [{ "landscapes": ["M used", "B", "C"], "piles": pile }] });
    let foreign = json!([{ "leaf": "red", "laid": ["red-0-left", "green-0-left"] }]);
    refused(
        own(foreign),
        &["red.laid[1]", "green-0-left can't be laid on a pile of red"],
    );
    let bare = json!([{ "leaf": "red", "laid": [], "slid": ["red-0-left"] }]);
    refused(own(bare), &["piles.red", "at least one laid card"]);
    let twice = piles("red 0-left, red 0-right");
    refused(own(twice), &["piles.red", "only one pile of a type"]);
    refused(own(piles("purple 0-left")), &["purple is not in this game"]);
    refused(own(piles("blue 0-left")), &["\"blue\" is not a leaf type"]);
}

/// M106: 85 cards are an error which names the card.
#[test]
fn a_card_too_many_is_refused() {
    let discard = json!({ "discard": ["red-3", "red-3", "red-3"] });
    refused(
        discard,
        &["85 cards instead of 84", "3 cards red-3, but 2 are printed"],
    );
    // In the middle of a landscape cards count too.
    let stage = json!({ "keep": { "drawn": list("red-3 red-3 green-3 green-2") } });
    let seat = json!({ "landscapes": ["D used", "B", "C"], "hand": ["red-3"] });
    let changes = json!({ "turn": { "landscape": true, "stage": stage }, "seats": [seat] });
    refused(changes, &["85 cards instead of 84", "3 cards red-3"]);
}

/// M106: missing cards are an error which names them.
#[test]
fn missing_cards_are_refused() {
    let mut document = with_deck(&["red-3", "green-0-both"], json!({}));
    assert_eq!(problems_of(&document), "");
    document["deck"] = json!(["red-3"]);
    let text = problems_of(&document);
    assert!(
        text.contains("83 cards instead of 84") && text.contains("1 of green-0-both missing"),
        "{text}"
    );
    document["deck"] = json!(["red-3", "green-0-left"]);
    let text = problems_of(&document);
    assert!(
        text.contains("3 cards green-0-left, but 2 are printed"),
        "{text}"
    );
    assert!(text.contains("1 of green-0-both missing"), "{text}");
}

/// M106: what is no card, and cards of a type in the box, are errors.
#[test]
fn cards_that_are_not_in_the_game_are_refused() {
    let hand = |name: &str| json!({ "seats": [{}, { "hand": [name] }] });
    refused(
        hand("red-4"),
        &["seat 2.hand[0]", "\"red-4\" is not a card"],
    );
    refused(hand("red-0"), &["\"red-0\" is not a card"]);
    refused(
        hand("purple-3"),
        &["seat 2.hand[0]", "purple is not in this game"],
    );
}

/// M106, M30: a column of seven, a card in a wrong column, and an empty garden beside a deck are
/// errors.
#[test]
fn a_wrong_garden_is_refused() {
    let six = "red-0-left red-0-left red-0-right red-0-right red-0-both red-1-left";
    accepted(json!({ "garden": { "red": list(six) } }));
    let seven = list(&format!("{six} red-1-right"));
    refused(
        json!({ "garden": { "red": seven } }),
        &["garden.red", "7 cards", "6 at the most"],
    );
    refused(
        json!({ "garden": { "red": ["green-2"] } }),
        &["garden.red[0]", "green-2"],
    );
    refused(
        json!({ "garden": { "blue": [] } }),
        &["garden.blue", "not a leaf type"],
    );
    refused(
        json!({ "garden": {} }),
        &["garden", "never left empty while the deck has cards"],
    );
}

/// M105, M6: negative acorns are an error.
#[test]
fn negative_acorns_are_refused() {
    refused(
        json!({ "seats": [{}, { "acorns": -1 }] }),
        &["seat 2.acorns", "-1"],
    );
}

/// M105, M12, M36: torii in the middle and on piles are players + 2, on closed piles only, and on all
/// of those while there are torii.
#[test]
fn wrong_torii_are_refused() {
    refused(
        json!({ "torii": 3 }),
        &["torii", "3 in the middle and on piles; there must be 4"],
    );
    refused(json!({ "torii": -1 }), &["torii", "-1"]);
    let own = |laid: &str, torii: bool, left: i32| {
        let pile = json!({ "leaf": "red", "laid": list(laid), "torii": torii });
        json!({ "torii": left, "seats": [{ "piles": [pile] }] })
    };
    let closed = "red-0-left red-1-left red-2 red-3";
    accepted(own(closed, true, 3));
    refused(own(closed, true, 4), &["torii", "5 in the middle"]);
    refused(own(closed, false, 4), &["seat 1.piles.red", "closed"]);
    refused(
        own("red-0-left", true, 3),
        &["seat 1.piles.red", "closed piles only"],
    );
    let text = problems_of(&solo("equinox", json!({ "torii": 3 })));
    assert!(text.contains("torii"), "{text}");
}

/// M105, M12, M36: torii can be worked out, in the middle and on piles, unless there are more closed
/// piles than torii.
#[test]
fn torii_may_be_left_out() {
    let closed = |leaves: &[&str]| -> Vec<Value> {
        let pile = |leaf: &&str| {
            let laid = ["0-left", "1-both", "2", "3"].map(|card| format!("{leaf}-{card}"));
            json!({ "leaf": leaf, "laid": laid })
        };
        leaves.iter().map(pile).collect()
    };
    let read = |one: &[&str], other: &[&str]| {
        let mut document = two_players();
        document.as_object_mut().expect("an object").remove("torii");
        document["seats"][0]["piles"] = json!(closed(one));
        document["seats"][1]["piles"] = json!(closed(other));
        At::position(&document)
    };
    assert_eq!(read(&[], &[]).part("/torii"), 4);
    let at = read(&["red", "green"], &["red"]);
    assert_eq!(at.part("/torii"), 1);
    assert_eq!(at.part("/seats/0/piles/1/torii"), true);
    assert_eq!(at.part("/seats/1/piles/0/torii"), true);
    // A wrong number is one mistake, not two.
    assert_eq!(
        problems(json!({ "torii": -1 })),
        "torii: -1 can't be a number of torii"
    );
    // Five closed piles and four torii: which of them has none is for the position to say.
    let mut document = two_players();
    document.as_object_mut().expect("an object").remove("torii");
    document["seats"][0]["piles"] = json!(closed(&["red", "green", "orange"]));
    document["seats"][1]["piles"] = json!(closed(&["red", "green"]));
    assert!(problems_of(&document).contains("closed"));
    for pile in 0..3 {
        document["seats"][0]["piles"][pile]["torii"] = json!(true);
    }
    document["seats"][1]["piles"][1]["torii"] = json!(true);
    assert_eq!(At::position(&document).part("/torii"), 0);
}

/// M105, M11: a token twice, a wrong number of tokens, an unknown one and one of a type in the box
/// are errors.
#[test]
fn wrong_objectives_are_refused() {
    let four = "longest-pile most-torii most-acorns";
    let open = |names: &str| json!({ "objectives": list(names) });
    refused(
        open(&format!("{four} most-torii")),
        &["objectives[3]", "most-torii is there twice"],
    );
    let twice = json!({ "seats": [{}, { "objectives": ["most-torii"] }] });
    refused(twice, &["seat 2.objectives", "most-torii is there twice"]);
    refused(open(four), &["objectives", "3 tokens", "must be 4"]);
    refused(
        open(&format!("{four} most-zeros most-warm")),
        &["5 tokens", "must be 4"],
    );
    refused(
        open(&format!("{four} most-blue")),
        &["objectives[3]", "\"most-blue\""],
    );
    refused(
        open(&format!("{four} most-purple")),
        &["most-purple", "removed with its type"],
    );
    accepted(open(&format!("{four} most-red")));
}

/// M105, M84: a scenario has its own tokens, each once.
#[test]
fn wrong_tokens_of_a_scenario_are_refused() {
    for names in [
        "most-red most-orange most-yellow most-torii",
        "most-red most-orange most-yellow most-torii most-zeros",
    ] {
        let text = problems_of(&solo("equinox", json!({ "objectives": list(names) })));
        assert!(
            text.contains("objectives") && text.contains("most-acorns"),
            "{text}"
        );
    }
}

/// M105, M13-M15: everybody has three landscapes that exist, no letter more often than printed.
#[test]
fn wrong_landscapes_are_refused() {
    let own = |letters: &str| json!({ "seats": [{ "landscapes": list(letters) }] });
    refused(
        own("A B"),
        &["seat 1.landscapes", "2 cards", "a player has 3"],
    );
    refused(
        own("A B C D"),
        &["seat 1.landscapes", "4 cards", "a player has 3"],
    );
    refused(
        own("A B X"),
        &["seat 1.landscapes", "\"X\" is not a landscape"],
    );
    refused(own("D D D"), &["more D cards than the game has"]);
    accepted(own("D D N"));
    let text = problems_of(&solo(
        "meditation",
        json!({ "seats": [{ "landscapes": ["B", "B", "F"] }] }),
    ));
    assert!(
        text.contains("seat 1.landscapes") && text.contains("B, F, F"),
        "{text}"
    );
}

/// M105, M14, M15: a draft has two copies of each letter, and starter sets are A, B, C: nobody can
/// have three A, and two players can't have three A together.
#[test]
fn landscapes_that_no_setup_gives_are_refused() {
    let own = |first: &str, second: &str| json!({ "seats": [{ "landscapes": list(first) }, { "landscapes": list(second) }] });
    accepted(own("A A D", "B C D"));
    refused(own("A A A", "B C D"), &["landscapes"]);
    refused(own("A A D", "A B C"), &["landscapes"]);
}

/// M105, M78: the players, the scenario and the types fit each other.
#[test]
fn a_table_that_can_not_be_is_refused() {
    refused(json!({ "players": 5 }), &["players", "1 to 4"]);
    refused(
        json!({ "players": 3 }),
        &["seats", "2 seats, but 3 players"],
    );
    refused(
        json!({ "types": ["red", "green", "brown"] }),
        &["types", "3 types; 2 players use 4"],
    );
    refused(
        json!({ "types": ["red", "red", "green", "brown"] }),
        &["types", "red", "twice"],
    );
    refused(
        json!({ "scenario": "equinox" }),
        &["scenario", "one player"],
    );
    refused(json!({ "first": 3 }), &["first", "3 is not a seat"]);
    refused(
        json!({ "turn": { "seat": 0 } }),
        &["turn.seat", "0 is not a seat"],
    );
    refused(json!({ "game": "deja-vu" }), &["game", "deja-vu"]);
    refused(json!({ "leaves": [] }), &["leaves"]);
    let text = problems_of(&solo("equinox", json!({ "scenario": "solstice" })));
    assert!(text.contains("no scenario \"solstice\""), "{text}");
    let text = problems_of(&solo(
        "equinox",
        json!({ "types": ["red", "orange", "brown"] }),
    ));
    assert!(text.contains("the scenario has other types"), "{text}");
}

/// M105: everything that is wrong is said at once.
#[test]
fn all_mistakes_are_said_at_once() {
    let seat = json!({ "acorns": -2, "hand": ["red-9"], "piles": piles("red 0-left 2") });
    let words = ["seat 1.acorns", "red-9", "seat 1.piles", "5 in the middle"];
    refused(json!({ "torii": 5, "seats": [seat] }), &words);
}
