//! Taking moves back: V47, V63.

use std::sync::Arc;

use serde_json::{Value, json};
use table::{Dice, Documents, Match, Seat, Speech, UndoError};
use vivid_memories::VividMemories;

use crate::support::{At, hexes, in_turn, line, merge, packed, together};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn match_at(document: &Value) -> Match<VividMemories> {
    let at = At::position(document);
    Match::from_position(Arc::new(at.game), at.state, Dice::new(1))
}

/// This seat makes these moves.
fn play(game: &mut Match<VividMemories>, seat: Seat, moves: &str) {
    for text in moves.split("; ") {
        let id = game.game().parse_move(text).expect("a move");
        game.play(seat, id)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn document(game: &Match<VividMemories>) -> Value {
    game.game().position(game.state())
}

/// Both act; each has two hexes with something in them.
fn both() -> Value {
    let mut document = together(json!({ "hexes": hexes("A1 red blue, B1 green") }));
    let other =
        json!({ "hexes": hexes("E1 red blue, E2 green"), "bank": { "swap": { "tile": "M03" } } });
    merge(&mut document, json!({ "seats": [{}, other] }));
    document
}

/// V63: inside a player's own turn every move of Remember is taken back, one after another.
#[test]
fn moves_of_remember_are_taken_back() {
    let own = json!({ "hexes": hexes("A1 green blue") });
    let start =
        crate::support::changed(json!({ "line": line("M01 red, M02 red blue"), "seats": [own] }));
    let mut game = match_at(&start);
    let mut states = Vec::new();
    for text in [
        "take red from the left",
        "hex C3",
        "rewire A1",
        "green out to A2",
        "done",
    ] {
        states.push(*game.state());
        play(&mut game, ONE, text);
    }
    for state in states.iter().rev() {
        assert_eq!(game.can_undo(ONE), Ok(()));
        game.undo(ONE).expect("taken back");
        assert!(game.state() == state);
    }
    assert_eq!(game.undo(ONE), Err(UndoError::Nothing));
    assert_eq!(document(&game)["line"], line("M01 red, M02 red blue"));
}

/// V63: a forced rewire is taken back, too.
#[test]
fn a_forced_rewire_is_taken_back() {
    let own = json!({ "hexes": packed("A1 red, A2 blue green"), "stage": "must-rewire" });
    let mut game = match_at(&crate::support::changed(
        json!({ "bag": {}, "seats": [own] }),
    ));
    let before = *game.state();
    play(&mut game, ONE, "rewire A1; red out to A2");
    game.undo(ONE).expect("taken back");
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == before);
}

/// V63: a turn that has ended stays ended.
#[test]
fn an_ended_turn_stays() {
    let mut game = match_at(&crate::support::changed(json!({})));
    play(&mut game, ONE, "take red from the left; hex C3; end turn");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    play(&mut game, TWO, "take red from the left");
    assert!(game.undo(ONE).is_err());
    game.undo(TWO).expect("taken back");
    assert_eq!(game.undo(TWO), Err(UndoError::Nothing));
    assert_eq!(document(&game)["seats"][0]["hexes"], hexes("C3 red"));
}

/// V47: at the same time, a player takes back own actions while what the other did stays done.
#[test]
fn own_actions_are_taken_back_while_others_act() {
    let mut game = match_at(&both());
    play(&mut game, ONE, "use push; hex A1; red out to A2");
    play(&mut game, TWO, "use swap; hex C3");
    play(&mut game, ONE, "use swap");
    play(&mut game, TWO, "use push; hex E1");
    for _ in 0..4 {
        game.undo(ONE).expect("taken back");
    }
    assert_eq!(game.undo(ONE), Err(UndoError::Nothing));
    let now = document(&game);
    assert_eq!(now["seats"][0], document(&match_at(&both()))["seats"][0]);
    assert_eq!(
        now["seats"][1]["hexes"],
        hexes("C3 red, E1 red blue, E2 green")
    );
    assert_eq!(
        now["seats"][1]["stage"],
        json!({ "push-to": { "from": "E1" } })
    );
    assert_eq!(
        now["seats"][1]["bank"]["swap"],
        json!({ "tile": "M03", "flipped": true })
    );
    play(&mut game, TWO, "red out to D1");
}

/// V47: what came from the supply or went to it is put right for everybody.
#[test]
fn taking_back_puts_the_supply_right() {
    let mut game = match_at(&both());
    let before = document(&game)["supply"].clone();
    play(
        &mut game,
        ONE,
        "use trade-two; hex A1; choose red; choose blue; choose purple",
    );
    play(&mut game, TWO, "use swap; hex C3");
    for _ in 0..5 {
        game.undo(ONE).expect("taken back");
    }
    let mut expected = before;
    expected["red"] = json!(expected["red"].as_i64().expect("a number") - 1);
    assert_eq!(
        document(&game)["supply"],
        expected,
        "M03 gave a red one to seat 2"
    );
}

/// V47: laying tiles is taken back as well, also where the last tile found its space by itself.
#[test]
fn laid_tiles_are_taken_back() {
    let claimed = json!({ "claimed": ["M01", "M02"], "stage": "lay-tiles", "bank": {
        "push": { "tile": "M04" }, "swap": { "tile": "M05" },
    } });
    let mut game = match_at(&together(claimed));
    let before = *game.state();
    play(&mut game, ONE, "lay M01 on trade-two");
    assert_eq!(
        document(&game)["seats"][0]["bank"]["speculate"],
        json!({ "tile": "M02" })
    );
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == before);
}

/// V47, V63: never back past a speculate draw; what came after it is taken back.
#[test]
fn a_speculate_draw_stays() {
    let mut game = match_at(&both());
    play(
        &mut game,
        ONE,
        "use push; hex A1; red out to A2; use speculate",
    );
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    let drawn = *game.state();
    play(&mut game, ONE, "hex C3; use swap; hex A1");
    for _ in 0..3 {
        game.undo(ONE).expect("taken back");
    }
    assert!(*game.state() == drawn);
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    play(&mut game, ONE, "hex D3");
}

/// V47: the draw of one player does not bind another, and both draws stay what they were.
#[test]
fn a_draw_binds_its_player_only() {
    let mut game = match_at(&both());
    play(&mut game, ONE, "use push; hex A1");
    play(&mut game, TWO, "use speculate; hex D1");
    let drawn = document(&game)["seats"][1]["hexes"]["D1"].clone();
    let used = game.dice().used();
    game.undo(ONE).expect("taken back");
    game.undo(ONE).expect("taken back");
    assert_eq!(document(&game)["seats"][1]["hexes"]["D1"], drawn);
    assert_eq!(game.dice().used(), used);
    game.undo(TWO).expect("the hex is taken back");
    assert_eq!(game.undo(TWO), Err(UndoError::Sealed));
}

/// V47: a player who is done is done, while others go on.
#[test]
fn done_is_final() {
    let mut game = match_at(&both());
    play(&mut game, ONE, "use push; hex A1; red out to A2; done");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
    play(&mut game, TWO, "use push; hex E1; red out to D1");
    assert!(game.undo(ONE).is_err());
    game.undo(TWO).expect("taken back");
    play(&mut game, TWO, "blue out to D1; done");
    assert!(game.undo(ONE).is_err() && game.undo(TWO).is_err());
}

/// V47: in turn order as well.
#[test]
fn in_turn_order_actions_are_taken_back_until_done() {
    let start = in_turn(
        json!({ "hexes": hexes("A1 red blue, B1 green") }),
        json!({}),
    );
    let mut game = match_at(&start);
    let before = *game.state();
    play(
        &mut game,
        ONE,
        "use swap; hex A1; choose red; green in from B1",
    );
    for _ in 0..4 {
        game.undo(ONE).expect("taken back");
    }
    assert!(*game.state() == before);
    play(&mut game, ONE, "done");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
}

/// V63: the choice of a core slot is taken back until the filling is complete.
#[test]
fn a_filling_is_taken_back_until_it_is_complete() {
    let board = "C5 purple, D4 purple, E3 purple, E2 purple, E1 purple";
    let mut game = match_at(&together(json!({ "hexes": hexes(board) })));
    play(&mut game, ONE, "done");
    play(&mut game, TWO, "done");
    let before = *game.state();
    play(&mut game, ONE, "fill S12 from E2");
    game.undo(ONE).expect("taken back");
    assert!(*game.state() == before);
    play(&mut game, ONE, "fill S12 from E1; fill S09 from C5");
    assert_eq!(game.undo(ONE), Err(UndoError::Sealed));
}
