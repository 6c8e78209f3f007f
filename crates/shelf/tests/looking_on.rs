//! Whoever looks on at a match for bots and coaches goes through each move once, and knows what somebody knows who is
//! told the whole match anew.

use bots::{Means, Opponent};
use shelf::{AnyMatch, Level, Shelf};
use table::{Chance, QuickDice, Request, Seat};

/// The same match, where nobody has looked on yet.
fn anew(games: &Shelf, game: &str, played: &dyn AnyMatch) -> Box<dyn AnyMatch> {
    let game = games.game(game).expect("the game");
    let mut anew = game
        .start(&Request::players(3), played.seed())
        .expect("a game");
    for (seat, text) in played.moves() {
        anew.play(seat, &text).expect("it was legal");
    }
    anew
}

/// What a casual bot decides that has just sat down.
fn decides(played: &dyn AnyMatch, seat: Seat) -> String {
    let casual = Opponent::Bot(Level::Casual);
    let bot = played.seat_bot(seat, &casual, &Means::default(), 4);
    let bot = bot.expect("a bot");
    let chosen = played.decision(&bot).expect("its turn").think();
    played.move_text(chosen).expect("a move")
}

#[test]
fn who_has_looked_on_knows_what_is_told_to_whoever_comes_later() {
    let games = Shelf::standard();
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let (mut luck, mut looked, mut undone) = (QuickDice::new(5), 0, 0);
        let box_of = games.game(game).expect("the game");
        let mut played = box_of.start(&Request::players(3), 9).expect("a game");
        for step in 0..240 {
            let Some(seat) = played.to_act().iter().next() else {
                break;
            };
            if step % 16 == 5 {
                let anew = anew(&games, game, &*played);
                let hint = |played: &dyn AnyMatch| played.hint(seat, 20).expect("a turn").think();
                assert_eq!(hint(&*played), hint(&*anew), "{game} after {step}");
                assert_eq!(decides(&*played, seat), decides(&*anew, seat));
                looked += 1;
            }
            played.play_random(seat, &mut luck).expect("a move");
            if luck.below(3) == 0 && played.undo(seat).is_ok() {
                undone += 1;
            }
        }
        assert!(looked > 3 && undone > 3, "{game}: {looked}, {undone}");
    }
}

/// A question can be answered later, or never, and those who come after it are told the truth.
#[test]
fn what_was_asked_before_a_move_is_answered_as_it_was_then() {
    let games = Shelf::standard();
    let momiji = games.game("momiji").expect("the game");
    let mut played = momiji.start(&Request::players(3), 2).expect("a game");
    let mut luck = QuickDice::new(1);
    for _ in 0..40 {
        let Some(seat) = played.to_act().iter().next() else {
            break;
        };
        let then = anew(&games, "momiji", &*played);
        let early = played.hint(seat, 20).expect("a turn");
        played.play_random(seat, &mut luck).expect("a move");
        let now = played.to_act().iter().next();
        let late = now.map(|seat| played.hint(seat, 20).expect("a turn").think());
        assert_eq!(early.think(), then.hint(seat, 20).expect("a turn").think());
        let again = now.map(|seat| played.hint(seat, 20).expect("a turn").think());
        assert_eq!(late, again);
    }
}
