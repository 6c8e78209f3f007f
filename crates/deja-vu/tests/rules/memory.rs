//! What a player who forgets nothing knows of other hands.

use deja_vu::{Card, DejaVu, Event, Memory, Stage, State};
use serde_json::json;
use table::{Documents, Game, Observer, QuickDice, Request, Script, Seat};

use crate::board::{go, with_deck, words};
use crate::support::{At, players};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn card(name: &str) -> Card {
    Card::from_name(name).expect("a card")
}

/// What the second seat remembers of all that happened so far.
fn remembered(at: &At) -> Memory {
    let mut memory = Memory::default();
    for event in &at.events {
        let seen = at.game.redact(event, Observer::Seat(TWO));
        at.game.remember(&mut memory, &seen);
    }
    memory
}

/// In how many of 100 positions guessed by the second seat the first has this card in hand.
fn guessed(at: &At, memory: &Memory, name: &str) -> usize {
    let view = at.game.view(&at.state, Observer::Seat(TWO));
    let mut dice = QuickDice::new(5);
    let held = |state: &State| state.player(ONE).hand().contains(card(name));
    let guesses = (0..100).map(|_| at.game.sample(&view, memory, &mut dice));
    guesses.filter(held).count()
}

/// Seat 1 holds blue-3 and red-1 and rejects a second blue-3; the deck is green-6 and others.
fn rejecting() -> At {
    let seats = json!([{ "hand": words("red-1 blue-3") }, { "hand": ["blue-4"] }]);
    let changes = json!({ "stage": "discard", "seats": seats });
    let mut at = with_deck("blue-1 blue-3 green-5 green-6 yellow-2 yellow-3", changes);
    at.play_scripted(&["done"], &[1, 2]);
    at
}

/// F17, F49: who rejects a card that lies in neither memory holds it; every guess knows that.
#[test]
fn a_rejected_card_is_in_hand() {
    let at = rejecting();
    let memory = remembered(&at);
    assert!(memory.owned(ONE).contains(card("blue-3")));
    assert_eq!(memory.owned(ONE).len(), 1);
    assert!(memory.owned(TWO).is_empty());
    assert_eq!(guessed(&at, &memory, "blue-3"), 100);
    let forgotten = guessed(&at, &Memory::default(), "blue-3");
    assert!((1..100).contains(&forgotten), "{forgotten} of 100");
}

/// F49: a card rejected for a copy in long- or short-term memory says nothing of the hand.
#[test]
fn a_copy_in_a_memory_explains_a_rejection() {
    for seat in [
        json!({ "hand": words("red-1 red-2"), "long_term": ["blue-3"] }),
        json!({ "hand": words("red-1 red-2"), "short_term": { "blue-3": ["red-lightning"] } }),
    ] {
        let changes = json!({ "stage": "discard", "seats": [seat, { "hand": ["blue-4"] }] });
        let mut at = with_deck("blue-1 blue-3 green-5 green-6 yellow-2", changes);
        at.play_scripted(&["done"], &[1, 2]);
        let memory = remembered(&at);
        assert!(memory.owned(ONE).contains(card("blue-3")));
        assert_eq!(guessed(&at, &memory, "blue-3"), 0);
    }
}

/// F48: a card that was known and is discarded is known no longer; the other copy may be anywhere.
#[test]
fn a_discarded_card_is_gone() {
    let seats = json!([{ "hand": words("red-1 blue-3") }, { "hand": ["blue-4"] }]);
    let changes = json!({ "stage": "discard", "seats": seats });
    let mut at = with_deck("blue-1 blue-3 green-6", changes);
    let mut memory = Memory::default();
    let rejected = Event::Rejected {
        seat: ONE,
        card: card("blue-3"),
    };
    at.game.remember(&mut memory, &rejected);
    assert_eq!(guessed(&at, &memory, "blue-3"), 100);
    go(&mut at, "discard blue-3");
    for event in &at.events {
        at.game.remember(&mut memory, event);
    }
    assert!(memory.owned(ONE).is_empty());
    let guessed = guessed(&at, &memory, "blue-3");
    assert!((1..100).contains(&guessed), "{guessed} of 100");
}

/// F33, F34: a known card that is begun lies open, and is guessed in no hand.
#[test]
fn a_known_card_that_is_begun_has_left_the_hand() {
    let seats = json!([{ "hand": words("blue-2 red-1 blue-3") }, { "hand": ["blue-4"] }]);
    let pool = words("red-star red-moon");
    let changes = json!({ "stage": "act", "pool": pool, "seats": seats });
    let mut at = with_deck("blue-1 green-6 yellow-2 yellow-3", changes);
    let mut memory = Memory::default();
    let rejected = Event::Rejected {
        seat: ONE,
        card: card("blue-2"),
    };
    at.game.remember(&mut memory, &rejected);
    assert_eq!(guessed(&at, &memory, "blue-2"), 100);
    for moves in ["build blue-2", "lay red-star", "done"] {
        go(&mut at, moves);
        assert_eq!(guessed(&at, &memory, "blue-2"), 0, "after {moves}");
    }
}

/// F17: whatever is remembered in whole games is true: the card is there, in the hand or open.
#[test]
fn memories_are_true() {
    let game = DejaVu::standard();
    let mut known = 0;
    for seed in 0..12 {
        let players = 2 + seed as usize % 3;
        let request = Request::players(players).with("map", "build");
        let options = table::GameBox::options(&game, &request).expect("options");
        let mut dice = QuickDice::new(seed);
        let mut state = game.setup(&options, &mut dice);
        let mut memory = Memory::default();
        while let Some(seat) = game.to_act(&state).iter().next() {
            let legal = game.legal(&state, seat);
            let n = table::Chance::below(&mut dice, legal.len() as u32) as usize;
            let id = legal.nth(n).expect("a legal move");
            let mut events = Vec::new();
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut events);
            for event in &events {
                game.remember(&mut memory, &game.redact(event, Observer::Spectator));
            }
            for seat in state.seats() {
                let player = state.player(seat);
                let mut there = player.held().or(player.memories());
                if let Stage::Cover { work, .. } = state.stage()
                    && seat == state.turn()
                {
                    there.insert(work.card);
                }
                let owned = memory.owned(seat);
                assert!(owned.minus(there).is_empty(), "seed {seed}: {owned:?}");
                known += owned.and(player.hand()).len();
            }
        }
    }
    assert!(known > 100, "too little was remembered to test anything");
}

/// F14, F16, F17: in the opening of a speed game a known card is in hand, leaving or rising, in each of these places as
/// often as there is room, and in every guess.
#[test]
fn a_known_card_may_be_chosen_in_secret() {
    // Of seven cards two rise, two leave and three stay, or five are still to be chosen from.
    for (raised, left, places) in [(2, 2, [3, 2, 2]), (2, 0, [5, 0, 2]), (0, 0, [7, 0, 0])] {
        let seat = |colour: &str| {
            let cards: Vec<String> = (1..=6).map(|n| format!("{colour}-{n}")).collect();
            let mut cards = [cards, vec!["green-1".to_owned()]].concat();
            let rising: Vec<String> = cards.drain(..raised).collect();
            let leaving: Vec<String> = cards.drain(..left).collect();
            json!({ "hand": cards, "rising": rising, "leaving": leaving, "opening": left == 0 })
        };
        let other = json!({ "hand": words("yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-6 purple-6"), "opening": true });
        let seats = json!([seat("blue"), other, seat("red")]);
        let at = At::position(&players(
            3,
            json!({ "stage": "opening", "speed": true, "seats": seats }),
        ));
        let all = at.state.player(ONE).held();
        let view = at.game.view(&at.state, Observer::Seat(TWO));
        let mut known = Memory::default();
        let learn = |known: &mut Memory, card: Card| {
            at.game
                .remember(known, &Event::Rejected { seat: ONE, card });
        };
        learn(&mut known, card("blue-4"));
        let mut met = [0; 3];
        for answer in 0..7 {
            let guess = at.game.sample(&view, &known, &mut Script::new([answer]));
            assert!(at.game.view(&guess, Observer::Seat(TWO)) == view);
            let player = at.game.position(&guess)["seats"][0].clone();
            for (met, place) in met.iter_mut().zip(["hand", "leaving", "rising"]) {
                let there = player[place].as_array().into_iter().flatten();
                *met += there.filter(|name| **name == "blue-4").count();
            }
        }
        assert_eq!(met, places);
        for card in all.iter() {
            learn(&mut known, card);
        }
        for seed in 0..20 {
            let guess = at.game.sample(&view, &known, &mut QuickDice::new(seed));
            assert!(at.game.view(&guess, Observer::Seat(TWO)) == view);
            assert_eq!(guess.player(ONE).held(), all);
        }
    }
}
