//! The landscapes M and N, and landscapes that can always do something.

use laws::list;
use momiji::Event;
use serde_json::json;
use table::{Game, Observer, Seat, Speech};

use crate::support::{At, OfMomiji, holding, piles};

/// M57: M slides one card under each of two piles; type and number do not matter, tops stay.
#[test]
fn m_slides_a_card_under_two_piles() {
    let row = "red 0-left, green 0-left 1-left";
    let mut at = At::holding("M", "red-1-left brown-3 orange-1-left", row);
    assert!(!at.offers("use M"));
    at.moves("lay red-1-left; use M");
    assert_eq!(at.legal(), ["under red", "under green"]);
    at.moves("under red");
    assert_eq!(at.legal(), ["slide orange-1-left", "slide brown-3"]);
    at.moves("slide brown-3; under green; slide orange-1-left");
    assert_eq!(at.part("/seats/0/piles/0/slid"), list("brown-3"));
    assert_eq!(
        at.part("/seats/0/piles/0/laid"),
        list("red-0-left red-1-left")
    );
    assert_eq!(at.part("/seats/0/piles/1/slid"), list("orange-1-left"));
    // Three cards on each pile, tops of one: 3 + 3.
    assert_eq!((at.points(1), at.part("/turn/stage")), (6, json!("free")));
}

/// M57: one pile is enough, none is not, and no pile gets two cards.
#[test]
fn m_slides_under_one_or_two_piles() {
    let row = "red 0-left, green 0-left, brown 0-left";
    let mut at = At::holding("M", "red-1-left green-2 green-3 brown-3", row);
    at.moves("lay red-1-left; use M");
    assert!(!at.offers("done"));
    at.moves("under green; slide green-3");
    assert_eq!(at.legal(), ["under red", "under brown", "done"]);
    let mut one = At::position(&at.document());
    one.moves("done");
    assert_eq!(one.hand_size(1), 2);
    at.moves("under brown; slide green-2");
    assert!(!at.offers("under red"));
    assert_eq!(at.hand_size(1), 1);
}

/// M57: a pile started this turn qualifies, one closed this turn does not.
#[test]
fn m_slides_under_piles_that_are_not_closed() {
    let row = "red 0-left 1-left 2, brown 0-left 1-left 2 3";
    let mut at = At::holding("M", "red-3 green-0-left orange-3 orange-2", row);
    at.moves("lay red-3; lay green-0-left on the left; use M");
    assert_eq!(at.legal(), ["under green"]);
    at.moves("under green; slide orange-3");
    // No other pile is open, so M is done.
    assert_eq!(
        (at.hand_size(1), at.part("/turn/stage")),
        (1, json!("free"))
    );
    let mut closed = At::holding("M", "red-3 green-3", "red 0-left 1-left 2");
    closed.moves("lay red-3");
    assert!(!closed.offers("use M"));
}

/// M57, M36: a pile that is closed without a torii does not qualify either.
#[test]
fn m_slides_under_no_closed_pile_without_torii() {
    let all = "red 0-left 1-left 2 3, orange 0-left 1-left 2 3, green 0-left 1-left 2 3, brown 0-left 1-left 2 3";
    let own = json!({ "piles": piles("red 0-right 1-right 2, green 0-right"), "hand": ["red-3", "green-3"] });
    let changes = json!({ "torii": 0, "seats": [own, { "piles": piles(all) }] });
    let mut at = At::two(holding("M", changes));
    at.moves("lay red-3; use M");
    assert_eq!(at.part("/seats/0/piles/0/torii"), json!(null));
    assert_eq!(at.legal(), ["under green"]);
}

/// M57: the card is shown to all, then covered.
#[test]
fn m_shows_the_card_and_covers_it() {
    let mut at = At::holding("M", "red-0-left brown-3", "");
    at.moves("lay red-0-left; use M; under red; slide brown-3");
    let other = Observer::Seat(Seat::new(1));
    let slid = at
        .events
        .iter()
        .find(|event| matches!(event, Event::Slid { .. }));
    let told = at.game.tell(&at.game.redact(slid.expect("it slid"), other));
    assert!(told.mentions(&at.card("brown-3")));
    assert!(!at.view(1)["seats"].to_string().contains("brown-3"));
    assert!(!at.view(2)["seats"].to_string().contains("brown-3"));
}

/// M57, M20: M follows a Play only, needs a hand card, and ends when the hand is empty.
#[test]
fn m_needs_a_play_and_a_card() {
    let mut collected = At::holding("M", "red-1-left", "red 0-left, green 0-left");
    collected.moves("take brown");
    assert!(!collected.offers("use M"));
    let mut empty = At::holding("M", "red-1-left", "red 0-left, green 0-left");
    empty.moves("lay red-1-left");
    assert!(!empty.offers("use M"));
    let mut last = At::holding("M", "red-1-left red-3", "red 0-left, green 0-left");
    last.moves("lay red-1-left; use M; under green; slide red-3");
    assert_eq!(last.part("/turn/stage"), "free");
}

/// Seat 1 has N and these piles; the deck is this, all other cards are discarded.
fn at_n(deck: &str, row: &str) -> At {
    let deck: Vec<&str> = deck.split_whitespace().collect();
    At::deck(
        &deck,
        holding("N", json!({ "seats": [{ "piles": piles(row) }] })),
    )
}

/// M58: each card that fits must be laid, the others go to the garden.
#[test]
fn n_lays_what_fits_and_plants_the_rest() {
    let mut at = at_n(
        "red-1-left red-2 orange-1-left green-3 brown-0-left",
        "red 0-left, green 0-left",
    );
    at.play_scripted(&["use N"], &[0, 0, 0, 0]);
    assert_eq!(
        at.part("/seats/0/piles/0/laid"),
        list("red-0-left red-1-left red-2")
    );
    assert_eq!(at.row(1), "red green");
    let garden = json!({ "orange": ["orange-1-left"], "green": ["green-3"], "brown": ["brown-2"] });
    assert_eq!(at.part("/garden"), garden);
    // The fifth card stays in the deck, no hand card was touched, the main action is still to come.
    assert_eq!(
        (at.deck_size(), at.hand_size(1), at.main().as_str()),
        (1, 0, "open")
    );
    assert!(at.offers("take orange"));
}

/// M58: one after another: what does not fit when it comes goes to the garden, though it would fit
/// later.
#[test]
fn n_takes_the_cards_as_they_come() {
    let mut at = at_n("red-1-left red-2", "red 0-left");
    at.play_scripted(&["use N"], &[1, 0]);
    assert_eq!(
        at.part("/seats/0/piles/0/laid"),
        list("red-0-left red-1-left")
    );
    assert_eq!(at.part("/garden/red"), list("red-2"));
}

/// M58: a zero of a type without a pile starts one, at the end that its player chooses before the
/// next card is drawn.
#[test]
fn n_starts_a_pile_left_or_right() {
    for (choice, row) in [("left", "green red"), ("right", "red green")] {
        let mut at = at_n("green-0-left green-1-left", "red 0-left");
        at.play_scripted(&["use N"], &[0]);
        assert_eq!(at.deck_size(), 1);
        assert_eq!(at.legal(), ["place on the left", "place on the right"]);
        at.moves(&format!("place on the {choice}"));
        assert_eq!(at.row(1), row);
        // The pile that was just started takes the next card.
        assert_eq!(at.part("/garden"), json!({ "brown": ["brown-2"] }));
        assert_eq!(at.points(1), 2);
    }
}

/// M58: the first pile of all has no end to choose.
#[test]
fn n_starts_the_first_pile_by_itself() {
    let mut at = at_n("green-0-left", "");
    at.moves("use N");
    assert_eq!(
        (at.row(1).as_str(), at.part("/turn/stage")),
        ("green", json!("free"))
    );
}

/// M58, M36: a three takes a torii; on a closed pile nothing can be laid any more.
#[test]
fn n_closes_piles() {
    let mut at = at_n("red-3 red-3", "red 0-left 1-left 2");
    at.moves("use N");
    assert_eq!(at.part("/seats/0/piles/0/torii"), true);
    assert_eq!(at.part("/torii"), 3);
    assert_eq!(at.part("/garden/red"), list("red-3"));
}

/// M58, M40: cards of two types laid by N count for the harvest at the end of the turn, of one type
/// they do not.
#[test]
fn n_counts_for_the_harvest() {
    let mut two = at_n("red-1-both green-1-both", "red 0-left, green 0-right");
    two.moves("use N; take brown");
    assert_eq!(two.acorns(), 0);
    two.moves("end turn");
    assert_eq!(two.acorns(), 2);
    let mut one = at_n("red-1-both red-1-both", "red 0-both, green 0-both");
    one.moves("use N; take brown; end turn");
    assert_eq!(one.acorns(), 0);
}

/// M58, M30: a card for a full column goes to the discard.
#[test]
fn n_finds_a_column_full() {
    let full = list("red-0-left red-0-left red-0-right red-0-right red-1-left red-1-right");
    let changes = json!({ "garden": { "red": full.clone() } });
    let mut at = At::deck(&["red-3"], holding("N", changes));
    let threes = |at: &At| at.part("/discard").to_string().matches("red-3").count();
    assert_eq!(threes(&at), 1);
    at.moves("use N");
    assert_eq!(threes(&at), 2);
    assert_eq!(at.part("/garden/red"), full);
}

/// M58, M32: with fewer than four cards in the deck those come; without any N is not offered.
#[test]
fn n_needs_a_deck() {
    let mut at = at_n("red-3 green-3", "");
    at.moves("use N");
    assert_eq!(at.deck_size(), 0);
    assert_eq!(at.part("/turn/stage"), "free");
    assert_eq!(at.part("/ending"), "triggered");
    assert!(!at_n("", "").offers("use N"));
    // The deck may also end while a place is chosen.
    let mut last = at_n("green-0-left", "red 0-left");
    last.moves("use N; place on the left; take brown");
    assert_eq!(last.row(1), "green red");
}

/// M58, M21: N is free: after the main action too.
#[test]
fn n_comes_before_or_after_the_main_action() {
    let garden = json!({ "brown": ["brown-2"], "orange": ["orange-2"] });
    let changes = json!({ "garden": garden, "seats": [{ "piles": piles("red 0-left") }] });
    let mut at = At::deck(&["red-1-left", "green-0-left"], holding("N", changes));
    at.play_scripted(&["take brown", "use N", "place on the right"], &[0]);
    assert_eq!(
        (at.main().as_str(), at.row(1).as_str()),
        ("collect", "red green")
    );
    assert_eq!(at.part("/turn/harvest"), true);
    assert!(at.offers("end turn"));
}

/// M59: C without a pile, F with an empty garden and L with an empty hand bring just two acorns.
#[test]
fn c_f_and_l_always_bring_two_acorns() {
    for letter in ["C", "F", "L"] {
        let mut at = At::deck(&[], holding(letter, json!({ "garden": {} })));
        at.moves(&format!("use {letter}"));
        assert_eq!(
            (at.acorns(), at.part("/turn/stage")),
            (2, json!("free")),
            "{letter}"
        );
        assert!(at.offers("pass"));
    }
}
