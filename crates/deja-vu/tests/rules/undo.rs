//! Taking moves back.

use std::sync::Arc;

use deja_vu::DejaVu;
use serde_json::json;
use table::{Dice, Match, Request, Seat, Speech, UndoError};

use crate::board::{act, at, words};
use crate::support::At;

fn match_at(at: &At) -> Match<DejaVu> {
    Match::from_position(Arc::new(DejaVu::standard()), at.state, Dice::new(1))
}

fn play(game: &mut Match<DejaVu>, moves: &str) {
    for text in moves.split("; ") {
        let id = game.game().parse_move(text).expect("a move");
        let seat = game.state().turn();
        game.play(seat, id)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// Seventeen bits: with two more the hive is full.
const HIVE: &str = "white-sun white-sun white-moon white-moon white-star white-star \
    white-raindrop white-raindrop white-lightning white-lightning blue-sun blue-sun blue-moon \
    blue-moon blue-star blue-star blue-raindrop";

/// F59: inside a player's own turn moves are taken back one after another, back to its beginning.
#[test]
fn moves_are_taken_back_inside_the_turn() {
    let at = at(json!({
        "bits": { "T1": ["red-star", "blue-moon"], "T6": ["blue-lightning"],
            "T7": ["white-moon", "blue-sun", "blue-star", "blue-raindrop", "white-sun"] },
        "seats": [{ "long_term": ["yellow-2"], "hand": words("blue-2 red-3"), "circle": true }],
    }));
    for moves in [
        "girl to T2; plant; sow T1; drop red-star on T6; drop blue-moon on T7; claim white-moon; \
         build blue-2; lay blue-star; done; done; save white-moon; discard red-3",
        "sow T1; drop blue-moon on T2; drop red-star on T7; done; build blue-2; lay red-star; \
         done; girl to T6; plant; done; discard red-3",
        "sow T1; drop red-star on T6; drop blue-moon on T7; claim white-sun; build blue-2; \
         lay blue-star; lay blue-moon; done; save white-sun; done",
    ] {
        let mut game = match_at(&at);
        let mut states = Vec::new();
        for text in moves.split("; ") {
            states.push(*game.state());
            play(&mut game, text);
        }
        for state in states.iter().rev() {
            assert_eq!(game.can_undo(ONE), Ok(()), "{moves}");
            game.undo(ONE).expect("taken back");
            assert!(game.state() == state, "{moves}");
        }
        assert_eq!(game.undo(ONE), Err(UndoError::Nothing));
        assert!(game.log().is_empty());
    }
}

/// F59: completing a card, growing and a discard bring nothing hidden to light.
#[test]
fn completion_is_taken_back() {
    let start = act(
        "red-star red-moon red-lightning white-sun white-moon white-star",
        json!({ "hand": words("blue-2 red-3") }),
    );
    let mut game = match_at(&start);
    play(
        &mut game,
        "build blue-2; lay red-star; lay red-moon; lay red-lightning",
    );
    play(
        &mut game,
        "grow; pay white-sun; pay white-moon; pay white-star; done; plant; done; discard red-3",
    );
    for _ in 0..12 {
        game.undo(ONE).expect("taken back");
    }
    assert!(*game.state() == start.state);
}

/// F59: the end of a turn stays, with a card drawn or without.
#[test]
fn an_ended_turn_stays() {
    for hand in ["", "blue-1 blue-2 blue-3"] {
        let mut game = match_at(&at(
            json!({ "stage": "discard", "seats": [{ "hand": words(hand) }] }),
        ));
        play(&mut game, "done");
        assert_eq!(game.state().turn(), TWO);
        assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
        assert_eq!(game.undo(TWO), Err(UndoError::Nothing));
    }
}

/// F59: the next player takes back own moves only.
#[test]
fn the_next_player_takes_back_own_moves() {
    let mut game = match_at(&at(json!({ "stage": "discard" })));
    play(&mut game, "done");
    let before = *game.state();
    play(&mut game, "girl to T2");
    assert!(game.can_undo(ONE).is_err());
    game.undo(TWO).expect("taken back");
    assert!(*game.state() == before);
    assert_eq!(game.undo(TWO), Err(UndoError::Nothing));
    assert_eq!(game.log().len(), 1);
}

/// F59, F46, F47: bits dealt to the map stay there; naming tiles is taken back until they are dealt.
#[test]
fn replenishment_stays() {
    let mut game = match_at(&at(json!({
        "stage": "act", "planting": "used", "pool": words("red-star red-moon"), "hive": words(HIVE),
        "levels": [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 6, 6, 8, 8, 8],
    })));
    play(&mut game, "done");
    game.undo(ONE).expect("nothing was dealt yet");
    play(&mut game, "done; done");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    let dealt = *game.state();
    play(&mut game, "name T1; name T2; name T3");
    for _ in 0..3 {
        game.undo(ONE).expect("taken back");
    }
    assert!(*game.state() == dealt);
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    play(&mut game, "name T1; name T2; name T3; name T4");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
}

/// F59: discards after that are taken back down to it, and the luck stays as it was.
#[test]
fn undo_stops_where_bits_were_dealt() {
    let mut game = match_at(&at(json!({
        "stage": "act", "planting": "used", "pool": words("red-star red-moon"), "hive": words(HIVE),
        "levels": [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2], "seats": [{ "hand": ["red-1"] }],
    })));
    play(&mut game, "done; done");
    let (dealt, used) = (*game.state(), game.dice().used());
    play(&mut game, "discard red-1");
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == dealt && game.dice().used() == used);
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
}

/// F59, F14: in the opening a choice is taken back until it is complete, whatever others do.
#[test]
fn opening_choices_are_taken_back() {
    let request = Request::players(2).with("first", "1").with("map", "raft");
    let mut game = Match::new(Arc::new(DejaVu::standard()), &request, 4).expect("a game");
    let start = *game.state();
    let first = |game: &Match<DejaVu>, seat| {
        let legal = table::Game::legal(&**game.game(), game.state(), seat);
        legal.nth(0).expect("a discard")
    };
    let id = first(&game, ONE);
    game.play(ONE, id).expect("legal");
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == start);
    game.play(ONE, id).expect("legal");
    for _ in 0..2 {
        let other = first(&game, TWO);
        game.play(TWO, other).expect("legal");
    }
    assert_eq!(game.undo(TWO), Err(UndoError::Sealed), "complete");
    game.undo(ONE).expect("still choosing");
    game.play(ONE, id).expect("legal");
    let id = first(&game, ONE);
    game.play(ONE, id).expect("legal");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed), "all is shown");
}

/// F59, F10: laying tiles is taken back inside the pair.
#[test]
fn laid_tiles_are_taken_back() {
    let request = Request::players(2).with("first", "1").with("map", "build");
    let mut game = Match::new(Arc::new(DejaVu::standard()), &request, 4).expect("a game");
    let start = *game.state();
    play(&mut game, "place east of T1");
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == start);
    play(&mut game, "place east of T1; place south-east of T1");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
}
