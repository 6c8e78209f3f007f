//! Taking moves back.

use laws::list;
use std::sync::Arc;

use momiji::Momiji;
use serde_json::{Value, json};
use table::{Dice, Documents, Match, Request, Seat, Speech, UndoError};

use crate::support::{At, OfMomiji, holding, piles};

fn match_at(at: &At) -> Match<Momiji> {
    Match::from_position(Arc::new(Momiji::standard()), at.state, Dice::new(1))
}

/// Makes these moves, each by the seat whose turn it is.
fn play(game: &mut Match<Momiji>, moves: &str) {
    for text in moves.split("; ") {
        let id = game.game().parse_move(text).expect("a move");
        let seat = game.state().turn().seat;
        game.play(seat, id)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// Two columns to take, a card to lay, three acorns and this landscape.
fn start(letter: &str) -> At {
    let garden = json!({ "red": ["red-2"], "brown": ["brown-2"] });
    let seat = json!({ "acorns": 4, "hand": list("red-0-left red-3 green-3"), "piles": piles("green 0-left, brown 0-left") });
    At::two(holding(
        letter,
        json!({ "garden": garden, "discard": ["orange-3"], "seats": [seat] }),
    ))
}

/// M107: inside a player's own turn moves that brought nothing hidden to light are taken back, one after
/// another, back to its beginning.
#[test]
fn moves_are_taken_back_inside_the_turn() {
    for (letter, moves) in [
        (
            "G",
            "take red; exchange; discard red-3; discard green-3; use G; retrieve orange-3",
        ),
        ("C", "use C; arrange brown; lay red-0-left on the left"),
        (
            "H",
            "lay red-0-left on the left; use H; activate most-zeros",
        ),
        ("I", "activate most-torii; use I; take brown"),
        ("K", "use K; take top of red; done"),
        ("L", "use L; discard red-3; done; take brown"),
        (
            "M",
            "lay red-0-left on the right; use M; under red; slide red-3; under green; slide green-3",
        ),
        ("F", "use F; take top of red; lay red-0-left on the right"),
    ] {
        let at = start(letter);
        let mut game = match_at(&at);
        let mut states = Vec::new();
        for text in moves.split("; ") {
            states.push(*game.state());
            play(&mut game, text);
        }
        for state in states.iter().rev() {
            assert_eq!(game.can_undo(ONE), Ok(()));
            game.undo(ONE).expect("taken back");
            assert!(game.state() == state, "{moves}");
        }
        assert_eq!(*game.state(), at.state);
        assert_eq!(game.undo(ONE), Err(UndoError::Nothing));
        assert!(game.log().is_empty());
    }
}

/// M107: a move by which a card came to light stays: a paid reveal, a refilled garden, D, N.
#[test]
fn what_brought_a_card_to_light_stays() {
    for (letter, moves) in [
        ("C", "reveal"),
        ("D", "use D"),
        ("N", "use N"),
        ("B", "use B; take red; take brown"),
        ("K", "use K; take top of red; take top of brown"),
    ] {
        let mut game = match_at(&start(letter));
        play(&mut game, moves);
        let state = *game.state();
        assert_eq!(game.can_undo(ONE), Err(UndoError::Sealed), "{moves}");
        assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
        assert!(*game.state() == state);
    }
}

/// M107: moves after such a move are taken back, down to it and no further; the luck stays as it was.
#[test]
fn undo_goes_back_to_what_came_to_light() {
    let mut game = match_at(&start("B"));
    play(&mut game, "reveal");
    let (revealed, used) = (*game.state(), game.dice().used());
    play(&mut game, "take red");
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == revealed && game.dice().used() == used);
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    play(&mut game, "take brown; end turn");
}

/// M107: the discard of D can be thought over, its draw can't.
#[test]
fn the_choice_of_d_is_taken_back() {
    let mut game = match_at(&start("D"));
    play(&mut game, "use D");
    let drawn = *game.state();
    let choice = At::position(&game.game().position(&drawn)).legal();
    play(&mut game, &choice[0]);
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == drawn);
    play(&mut game, choice.last().expect("a card"));
    assert_eq!(game.state().area(ONE).hand().len(), 6);
}

/// M107: a turn that has ended stays ended, before and after the next player's move.
#[test]
fn an_ended_turn_stays() {
    let mut game = match_at(&start("C"));
    play(&mut game, "take red; end turn");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    assert_eq!(game.undo(TWO), Err(UndoError::Nothing));
    play(&mut game, "take brown");
    assert!(game.can_undo(ONE).is_err());
}

/// M107: the next player takes back own moves only.
#[test]
fn the_next_player_takes_back_own_moves() {
    let garden = json!({ "red": ["red-2"], "green": ["green-2"], "brown": ["brown-2"] });
    let mut game = match_at(&At::two(json!({ "garden": garden })));
    play(&mut game, "take red; end turn");
    let before = *game.state();
    play(&mut game, "take green");
    game.undo(TWO).expect("taken back");
    assert!(*game.state() == before);
    assert_eq!(game.undo(TWO), Err(UndoError::Nothing));
    assert_eq!(game.log().len(), 2);
}

/// M107, M25: while the hand limit asks for discards the turn has not ended; its last discard ends it.
#[test]
fn the_hand_limit_is_still_inside_the_turn() {
    let seven = "red-0-left red-0-left red-0-right red-0-right red-1-left red-1-right red-1-both";
    let garden = json!({ "green": list("green-0-left green-2 green-3"), "brown": ["brown-2"] });
    let at = At::two(json!({ "garden": garden, "seats": [{ "hand": list(seven) }] }));
    let mut game = match_at(&at);
    play(&mut game, "take green; end turn; discard green-2");
    for _ in 0..3 {
        game.undo(ONE).expect("taken back");
    }
    assert!(*game.state() == at.state);
    play(
        &mut game,
        "take green; end turn; discard green-2; discard green-3",
    );
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
}

/// M107, M39: a harvest that was paid before the hand limit goes back with the end of the turn.
#[test]
fn a_harvest_is_taken_back() {
    let hand =
        "red-0-both green-0-both orange-1-left orange-1-right orange-2 orange-2 orange-3 orange-3";
    let garden = json!({ "red": ["red-3"], "brown": list("brown-1-left brown-2 brown-3") });
    let changes = json!({ "garden": garden, "seats": [{ "hand": list(hand) }] });
    let mut game = match_at(&At::two(holding("E", changes)));
    play(
        &mut game,
        "take brown; use E; lay red-0-both; lay green-0-both on the right; end turn",
    );
    assert_eq!(game.state().area(ONE).acorns(), 2);
    game.undo(ONE).expect("taken back");
    assert_eq!(game.state().area(ONE).acorns(), 0);
    play(&mut game, "end turn; discard orange-3");
    assert_eq!(game.state().area(ONE).acorns(), 2);
}

/// M107, M80: in solo a Collect turns over cards, so it stays; a Play and its discard do not.
#[test]
fn solo_moves_are_taken_back_too() {
    let seat = json!({ "hand": list("red-0-left red-2 red-3") });
    let at = At::solo("equinox", json!({ "seats": [seat] }));
    let mut game = match_at(&at);
    play(&mut game, "lay red-0-left; discard red-3");
    game.undo(ONE).expect("taken back");
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == at.state);
    play(&mut game, "take red");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
}

/// M107, M87: in solo with no card in the deck a Collect brings nothing to light: it is taken back,
/// and the end that it triggered with it.
#[test]
fn a_collect_with_an_empty_deck_is_taken_back() {
    let at = At::solo_deck("equinox", &[], json!({}));
    let mut game = match_at(&at);
    play(&mut game, "take red");
    assert_eq!(
        game.game().position(game.state())["ending"],
        Value::from("triggered")
    );
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == at.state);
}

/// M107, M14: a draft pick ends the pick of its player, so it stays.
#[test]
fn a_draft_pick_stays() {
    let request = Request::players(2)
        .with("landscapes", "draft")
        .with("first", "1");
    let mut game = Match::new(Arc::new(Momiji::standard()), &request, 3).expect("a draft");
    for pick in 0..6 {
        let seat = game.state().turn().seat;
        let letter = game.state().open_landscapes().next().expect("a landscape");
        play(&mut game, &format!("draft {letter}"));
        assert_eq!(game.undo(seat), Err(UndoError::Sealed), "pick {pick}");
    }
}
