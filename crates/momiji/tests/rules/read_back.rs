//! Positions that play leads to can be written and read back.

use laws::list;
use momiji::Momiji;
use serde_json::json;
use table::{Documents, Request};

use crate::support::{At, OfMomiji, holding, pile, piles};

/// Plays these moves; after each of them the position is written and read back.
fn survives(mut at: At, moves: &str) {
    for text in moves.split("; ") {
        at.play(&[text]);
        let again = At::position(&at.document());
        assert!(again.state == at.state, "after {text} of {moves}");
    }
}

/// M106, M105: every point in the middle of a turn is a position that can be written and read back.
#[test]
fn every_stage_is_read_back() {
    let row = "red 0-left, green 0-left, brown 0-left";
    let garden =
        json!({ "garden": { "red": ["red-2"], "green": ["green-2"], "brown": ["brown-2"] } });
    let shop = |letter: &str| At::two(holding(letter, garden.clone()));
    let rich = |letter: &str| {
        At::two(holding(
            letter,
            json!({ "seats": [{ "acorns": 9, "hand": ["red-0-left"] }] }),
        ))
    };
    survives(
        At::holding("A", "red-2 red-3 green-1-left", row),
        "use A; lay red-2; lay green-1-left; end turn",
    );
    survives(shop("B"), "use B; take red; done");
    survives(
        At::holding("C", "", row),
        "use C; arrange brown; arrange green",
    );
    survives(rich("D"), "reveal; use D");
    survives(
        At::holding("E", "red-1-left green-1-left", row),
        "take brown; use E; lay red-1-left; done",
    );
    survives(shop("F"), "use F; take top of red; take green; end turn");
    survives(
        At::holding("G", "red-2 red-3 red-2", ""),
        "exchange; discard red-2; discard red-3; use G; retrieve red-3",
    );
    survives(
        rich("H"),
        "lay red-0-left; use H; activate most-torii; end turn",
    );
    survives(
        rich("I"),
        "activate most-torii; use I; take brown; end turn",
    );
    let four = "red-1-left red-1-both red-1-both green-1-left";
    survives(
        At::holding("J", four, row),
        "use J; lay red-1-left; lay red-1-both; lay red-1-both; lay green-1-left",
    );
    survives(shop("K"), "use K; take top of red; take top of green; done");
    survives(
        At::holding("L", "red-2 red-3", ""),
        "use L; discard red-3; done",
    );
    survives(
        At::holding("M", "red-1-left brown-3 brown-2", row),
        "lay red-1-left; use M; under red; slide brown-3; under green; slide brown-2",
    );
    let n = json!({ "seats": [{ "piles": piles("red 0-left") }] });
    survives(
        At::deck(&["green-0-left", "brown-3"], holding("N", n)),
        "use N; place on the left",
    );
}

/// M106, M105: the swap of H, the hand limit, the toll, the draft and the end are read back too.
#[test]
fn every_other_stage_is_read_back() {
    let seat = json!({ "hand": ["red-0-left"], "objectives": ["most-torii"] });
    let tokens = list("longest-pile most-acorns most-zeros");
    let swap = At::two(holding(
        "H",
        json!({ "objectives": tokens, "seats": [seat] }),
    ));
    survives(
        swap,
        "lay red-0-left; use H; give back most-torii; swap for most-zeros",
    );
    let eight = "red-0-left red-0-left red-0-right red-0-right red-0-both red-1-left red-1-right red-1-both";
    let full = At::two(json!({ "seats": [{ "hand": list(eight) }] }));
    survives(full, "take brown; end turn; discard red-0-left");
    let seat = json!({ "hand": ["red-0-left", "red-3"] });
    survives(
        At::solo("equinox", json!({ "seats": [seat] })),
        "lay red-0-left; discard red-3; end turn",
    );
    survives(
        At::solo_deck("equinox", &[], json!({})),
        "take red; end turn; pass; end turn",
    );
    let end = json!({ "ending": { "turns": 1 } });
    survives(At::deck(&[], end), "take brown; end turn");
    let request = Request::players(2).with("landscapes", "draft");
    let game = std::sync::Arc::new(Momiji::standard());
    let new = table::Match::new(game.clone(), &request, 1).expect("a draft");
    let mut at = At::position(&game.position(new.state()));
    for _ in 0..6 {
        assert!(At::position(&at.document()).state == at.state);
        let text = at.legal()[0].clone();
        at.play(&[&text]);
    }
    assert_eq!(at.part("/turn/stage"), "free");
}

/// M106, M105: what a position says comes back when it is read and written again.
#[test]
fn a_position_is_written_as_it_was_read() {
    let changes = json!({
        "open_piles": true, "first": 2, "torii": 3, "discard": list("green-0-left green-3"),
        "objectives": ["longest-pile", "most-torii", "most-zeros"],
        "garden": { "red": list("red-2 red-0-left"), "brown": list("brown-3") },
        "seats": [
            { "landscapes": ["A used", "B", "M used"], "acorns": 7, "hand": list("red-0-left orange-3"),
              "piles": [{ "leaf": "brown", "laid": list("brown-1-left brown-2"), "slid": ["red-3"] }] },
            { "objectives": ["most-acorns"], "piles": [pile("orange 0-left 1-left 2 3")] },
        ],
    });
    let written = At::two(changes.clone()).document();
    for key in [
        "open_piles",
        "first",
        "torii",
        "discard",
        "objectives",
        "garden",
    ] {
        assert_eq!(written[key], changes[key], "{key}");
    }
    for key in ["landscapes", "acorns", "hand", "piles"] {
        let (written, given) = (&written["seats"][0][key], &changes["seats"][0][key]);
        assert_eq!(written, given, "{key}");
    }
    assert_eq!(written["seats"][1]["piles"], changes["seats"][1]["piles"]);
    assert_eq!(At::position(&written).document(), written);
}
