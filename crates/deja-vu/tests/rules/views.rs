//! What each pair of eyes sees.

use deja_vu::{Card, Event, Memory};
use serde_json::{Value, json};
use table::{Dice, Documents, Game, Observer, Seat};

use crate::board::{at, count, go, words};
use crate::support::At;

fn three() -> At {
    at(json!({
        "players": 3, "stage": "discard", "discard": ["yellow-6"],
        "seats": [
            { "hand": words("blue-1 red-1"), "chests": ["white-sun"] },
            { "hand": words("blue-2 red-2 green-2"), "short_term": { "purple-1": ["red-star"] } },
            { "hand": ["green-3"], "long_term": ["yellow-1"] },
        ],
    }))
}

/// F17: a seat sees its own hand and the number of cards in the others; nobody sees the deck.
#[test]
fn hands_and_deck_are_hidden() {
    let at = three();
    let deck = count(&at, "/deck");
    for seat in 1..=3 {
        let view = at.view(seat);
        assert_eq!(view.get("deck"), None);
        assert_eq!(view["deck_cards"], json!(deck));
        for (index, size) in [2, 3, 1].into_iter().enumerate() {
            let there = &view["seats"][index];
            assert_eq!(there["hand_cards"], json!(size));
            let hand = there.get("hand").cloned();
            let own = at.part(&format!("/seats/{index}/hand"));
            assert_eq!(hand, Some(own).filter(|_| index + 1 == seat));
        }
    }
    let spectator = at.game.view(&at.state, Observer::Spectator);
    let text = at.game.view_document(&spectator)["seats"].to_string();
    for card in ["blue-1", "red-1", "blue-2", "red-2", "green-2", "green-3"] {
        assert!(!text.contains(card), "{card}");
    }
}

/// F17: what a view says to a program about all that is open is what there is, for every pair of eyes.
#[test]
fn a_view_says_what_is_open() {
    let at = three();
    let state = &at.state;
    let eyes = Seat::all(3).map(Observer::Seat);
    for observer in eyes.chain([Observer::Spectator, Observer::AllSeeing]) {
        let view = at.game.view(state, observer);
        assert_eq!(view.map(), state.map());
        assert_eq!(
            (view.hive(), view.pool(), view.spent()),
            (state.hive(), state.pool(), state.spent())
        );
        assert_eq!(
            (view.discard(), view.public(), usize::from(view.deck)),
            (state.discard(), state.public(), state.deck().len())
        );
        assert_eq!(
            (view.table(), view.turn(), view.stage()),
            (state.table(), state.turn(), state.stage())
        );
        assert_eq!(
            (view.planting(), view.last_turns(), view.to_act()),
            (state.planting(), state.last_turns(), at.game.to_act(state))
        );
        assert!(view.seats().eq(Seat::all(3)));
        for seat in view.seats() {
            let (seen, there) = (view.player(seat), state.player(seat));
            assert_eq!(
                (seen.long_term(), seen.chests(), seen.fragments()),
                (there.long_term(), there.chests(), there.fragments())
            );
            assert!(seen.short_term().eq(there.short_term()));
            assert_eq!(usize::from(view.hands[seat.index()]), there.hand().len());
            let own = observer.sees(seat);
            assert_eq!(seen.hand().is_empty(), !own, "{observer:?} and {seat}");
        }
    }
}

/// F17: everything else is open: memories, bits, fragments, tokens, the discard, the row.
#[test]
fn all_else_is_open() {
    let at = three();
    let view = at.view(1);
    for key in [
        "map", "discard", "public", "hive", "pool", "stage", "turn", "girl",
    ] {
        assert_eq!(view[key], at.part(&format!("/{key}")), "{key}");
    }
    for index in 0..3 {
        for key in [
            "long_term",
            "short_term",
            "chests",
            "fragments",
            "tokens",
            "circle",
            "flowers",
        ] {
            let path = format!("/seats/{index}/{key}");
            assert_eq!(
                view.pointer(&path).cloned().unwrap_or(Value::Null),
                at.part(&path)
            );
        }
    }
}

/// F17: two positions that differ in hidden cards only look the same.
#[test]
fn hidden_cards_make_no_difference() {
    let look = |hand: &str| {
        let seats = json!([{ "hand": ["blue-1"] }, { "hand": words(hand) }]);
        let at = at(json!({ "seats": seats }));
        let view = at.game.view(&at.state, Observer::Seat(Seat::new(0)));
        (view, at.view(1))
    };
    let (view, document) = look("red-1 red-2");
    let (other, other_document) = look("green-3 purple-6");
    assert!(view == other);
    assert_eq!(document, other_document);
}

/// F17: what is chosen in the opening stays secret until all have chosen.
#[test]
fn opening_choices_are_hidden() {
    let mut at = At::new_game(2, &[("map", "raft"), ("first", "1")], &mut Dice::new(3));
    let hand = at.legal_of(Seat::new(0));
    at.by(1, &format!("{}; {}", hand[0], hand[1]));
    let view = at.view(2);
    assert_eq!(view["discard"], at.part("/discard"));
    for index in [0, 1] {
        let card = hand[index].strip_prefix("discard ").expect("a discard");
        assert!(!view["seats"][0].to_string().contains(card), "{card}");
    }
    for event in &at.events {
        if let Event::Chose { seat, .. } = *event {
            let redacted = at.game.redact(event, Observer::Seat(Seat::new(1)));
            assert_eq!(redacted, Event::Chose { seat, card: None });
        }
    }
}

/// F17, F48: which card was drawn only its player learns; a rejected copy lies in the open discard.
#[test]
fn draws_are_hidden() {
    let mut at = three();
    go(&mut at, "discard red-1; done");
    let (one, two) = (Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)));
    let drawn = at
        .events
        .iter()
        .filter(|event| matches!(event, Event::Drew { .. }));
    let drawn: Vec<&Event> = drawn.collect();
    assert_eq!(drawn.len(), 2);
    for event in drawn {
        assert_eq!(at.game.redact(event, one), *event);
        for other in [two, Observer::Spectator] {
            let seat = Seat::new(0);
            assert_eq!(
                at.game.redact(event, other),
                Event::Drew { seat, card: None }
            );
        }
    }
    let seat = Seat::new(0);
    let card = Card::from_name("red-1").expect("a card");
    assert_eq!(
        at.game.redact(&Event::Discarded { seat, card }, two),
        Event::Discarded { seat, card }
    );
}

/// F17, F49, F58: a position guessed from a view is one that can be: it reads back, in every stage.
#[test]
fn guesses_are_possible_positions() {
    let seats = json!([{ "hand": words("blue-2 red-3") }, { "hand": words("blue-1 red-1 red-3") }]);
    let mut at = at(json!({
        "stage": "act", "pool": words("red-star red-moon red-lightning"), "seats": seats,
        "discard": words("yellow-1 yellow-1 yellow-2 yellow-2 yellow-3 yellow-3 yellow-4 yellow-4
            green-1 green-1 green-2 green-2 green-3 green-3 green-4 green-4 purple-1 purple-1
            purple-2 purple-2 purple-3 purple-3 purple-4 purple-4 green-5 green-5 green-6 green-6"),
    }));
    let mut dice = Dice::new(9);
    for moves in ["", "build blue-2", "lay red-star", "done"] {
        if !moves.is_empty() {
            go(&mut at, moves);
        }
        for observer in [Observer::Seat(Seat::new(1)), Observer::Spectator] {
            let view = at.game.view(&at.state, observer);
            for _ in 0..200 {
                let guess = at.game.sample(&view, &Memory::default(), &mut dice);
                assert!(at.game.view(&guess, observer) == view);
                let again = at.game.read_position(&at.game.position(&guess));
                let again = again.unwrap_or_else(|problems| panic!("after {moves:?}: {problems}"));
                assert!(again == guess);
            }
        }
    }
}
