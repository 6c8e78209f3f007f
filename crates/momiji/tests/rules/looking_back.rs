//! How far back a move log goes: M77.

use laws::list;
use std::sync::Arc;

use momiji::Momiji;
use serde_json::{Value, json};
use table::{Dice, Game, Match, Observer, Phrase, QuickDice, Request, Seat, Speech, ToldMove};

use crate::support::{At, OfMomiji, piles};

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

/// The moves that are told to everybody, by their texts; it must be the same for all.
fn told(game: &Match<Momiji>, players: usize) -> Vec<String> {
    let from = game.horizon(Observer::Spectator);
    for eyes in Observer::all(players) {
        assert_eq!(game.horizon(eyes), from);
        let steps = game.story(eyes, 0);
        let movers: Vec<Seat> = steps.iter().map(|step| step.seat).collect();
        let made: Vec<Seat> = game.log()[from..].iter().map(|made| made.seat).collect();
        assert_eq!(movers, made);
    }
    let texts = game.log()[from..].iter();
    texts
        .filter_map(|made| game.game().move_text(made.id))
        .collect()
}

/// Enough columns for everybody, so that no card of the deck is needed.
fn garden() -> Value {
    json!({ "red": ["red-2"], "orange": ["orange-2"], "green": ["green-2"], "brown": ["brown-2"] })
}

/// Two players with closed piles; seat 1 has something to lay.
fn two_players() -> Match<Momiji> {
    let hand = list("red-0-left red-0-right orange-0-left orange-1-left");
    match_at(&At::two(
        json!({ "garden": garden(), "seats": [{ "hand": hand }] }),
    ))
}

/// M77: a log goes back to the end of the last turn of whoever has the turn; what was laid before is told to
/// nobody, whoever asks.
#[test]
fn only_the_current_round_is_told() {
    let mut game = two_players();
    let first = "lay red-0-left; lay red-0-right; end turn";
    play(&mut game, first);
    assert_eq!(told(&game, 2).join("; "), first, "it is the round");
    play(&mut game, "take brown");
    assert_eq!(told(&game, 2).len(), 4, "the second player's turn runs");
    play(&mut game, "end turn");
    assert_eq!(told(&game, 2).join("; "), "end turn; take brown; end turn");
    play(&mut game, "take red");
    assert_eq!(told(&game, 2)[3..], ["take red"]);
    play(&mut game, "end turn");
    assert_eq!(told(&game, 2).join("; "), "end turn; take red; end turn");
    let card = game.game().leaves().from_name("red-0-left");
    let card = game.game().card_phrase(card.expect("a card"));
    let mentions = |steps: &[ToldMove], card: &Phrase| {
        let mut told = steps.iter().flat_map(|step| step.told.iter());
        told.any(|phrase| phrase.mentions(card))
    };
    for eyes in Observer::all(2) {
        for from in 0..game.log().len() {
            assert!(!mentions(&game.story(eyes, from), &card));
        }
    }
    game.lay_open();
    assert!(mentions(&game.story(Observer::Spectator, 0), &card));
}

/// M77: everybody finds what happened since their own last turn, at any time.
#[test]
fn everybody_finds_what_happened_since_their_own_turn() {
    let mut game = match_at(&At::three(json!({ "garden": garden() })));
    let turns = [
        "take red; end turn",
        "take orange; end turn",
        "take green; end turn",
    ];
    turns.into_iter().for_each(|turn| play(&mut game, turn));
    let round = "end turn; take orange; end turn; take green; end turn";
    assert_eq!(told(&game, 3).join("; "), round);
    play(&mut game, "take brown");
    assert_eq!(told(&game, 3).join("; "), format!("{round}; take brown"));
    for seat in Seat::all(3) {
        let own = game.log().iter().rposition(|made| made.seat == seat);
        assert!(own.is_some_and(|own| own >= game.horizon(Observer::Seat(seat))));
    }
}

/// M77: a turn of which something is taken back leaves the round what it was.
#[test]
fn taking_back_changes_no_round() {
    let mut game = two_players();
    play(&mut game, "take brown; end turn; take green; end turn");
    let before = told(&game, 2);
    play(&mut game, "lay red-0-left; lay red-0-right");
    let seat = Seat::new(0);
    game.undo(seat).expect("nothing came to light");
    assert_eq!(told(&game, 2).len(), before.len() + 1);
    game.undo(seat).expect("nothing came to light");
    assert_eq!(told(&game, 2), before);
    game.undo(seat).expect_err("the turn has ended");
}

/// M73, M77: two games whose piles were built in different ways and look the same tell everybody the same.
#[test]
fn two_pasts_that_look_the_same_tell_the_same() {
    let at = |hand: &str, row: &str| {
        let seat = json!({ "hand": list(hand), "piles": piles(row) });
        let other = json!({ "hand": ["orange-0-both", "green-3"] });
        match_at(&At::two(
            json!({ "garden": garden(), "seats": [seat, other] }),
        ))
    };
    let mut one = at("red-0-left red-0-right brown-3", "orange 0-left 1-left");
    let mut other = at("red-0-right brown-3", "orange 0-left 0-right 1-left");
    let laid = "lay red-0-left on the right; lay red-0-right; end turn";
    play(&mut one, laid);
    play(&mut other, "lay red-0-right on the right; end turn");
    assert_ne!(told(&one, 2), told(&other, 2), "this round is told");
    for turn in ["take green", "take red", "lay orange-0-both"] {
        play(&mut one, &format!("{turn}; end turn"));
        play(&mut other, &format!("{turn}; end turn"));
        assert_eq!(told(&one, 2), told(&other, 2), "after {turn}");
        for eyes in Observer::all(2) {
            same_for(&one, &other, eyes);
        }
    }
    assert_ne!(one.state(), other.state(), "the piles are not the same");
}

/// Everything that these eyes can be told of the two games is the same.
fn same_for(one: &Match<Momiji>, other: &Match<Momiji>, eyes: Observer) {
    let game = one.game();
    let (seen, looks) = (one.story(eyes, 0), other.story(eyes, 0));
    assert_eq!(seen, looks, "{eyes:?}");
    let [view, alike] = [one, other].map(|game| game.game().view(game.state(), eyes));
    assert_eq!(view, alike, "{eyes:?}");
    assert_eq!(game.prompt(&view), game.prompt(&alike));
    let Observer::Seat(seat) = eyes else { return };
    let [legal, same] = [one, other].map(|game| game.game().legal(game.state(), seat));
    assert_eq!(legal, same);
    for id in legal.iter() {
        assert_eq!(game.explain(&view, id), game.explain(&alike, id));
    }
}

/// M74, M77, M78: with open piles, and alone, everything is told.
#[test]
fn with_open_piles_and_alone_everything_is_told() {
    let two = Request::players(2);
    let solo = Request::players(1);
    for (request, forgets) in [
        (two.clone(), true),
        (two.with("open-piles", "yes"), false),
        (solo.clone(), false),
        (solo.with("open-piles", "no"), false),
    ] {
        let game = random_game(&request, 60);
        for eyes in Observer::all(request.players) {
            assert_eq!(game.forgets(eyes), forgets, "{request:?}");
            assert_eq!(game.horizon(eyes) > 0, forgets, "{request:?}");
            let kept = game.log().len() - game.horizon(eyes);
            assert_eq!(game.story(eyes, 0).len(), kept);
        }
    }
}

/// M77: after the end everything is told, and when nobody plays on.
#[test]
fn after_the_end_everything_is_told() {
    let over = random_game(&Request::players(3), usize::MAX);
    let mut left = random_game(&Request::players(3), 60);
    assert!(left.horizon(Observer::Spectator) > 0);
    left.lay_open();
    for game in [over, left] {
        for eyes in Observer::all(3) {
            assert_eq!(game.horizon(eyes), 0);
            assert_eq!(game.story(eyes, 0).len(), game.log().len());
        }
    }
}

/// M77: in a game of chance no more than a turn of everybody is ever told, and of whoever has the turn
/// nothing that was laid before it.
#[test]
fn no_log_holds_more_than_a_round() {
    for players in 2..=4 {
        let request = Request::players(players).with("landscapes", "draft");
        let mut game = Match::new(Arc::new(Momiji::standard()), &request, 5).expect("a table");
        let mut luck = QuickDice::new(7);
        while let Some((seat, id)) = table::choose(&**game.game(), game.state(), &mut luck) {
            game.play(seat, id).expect("a legal move");
            let Some(on_turn) = game.to_act().iter().next() else {
                break;
            };
            let story = game.story(Observer::Spectator, 0);
            let events: Vec<&Value> = story.iter().flat_map(|step| &step.events).collect();
            let kind = |kind: &str| events.iter().filter(|event| event["event"] == kind).count();
            assert!(kind("turn-ended") <= players);
            let running = story.iter().rev().take_while(|step| step.seat == on_turn);
            let earlier = &story[..story.len() - running.count()];
            let own = earlier.iter().filter(|step| step.seat == on_turn);
            assert!(own.count() <= 1, "the move that ended the turn");
        }
    }
}

fn random_game(request: &Request, moves: usize) -> Match<Momiji> {
    let mut game = Match::new(Arc::new(Momiji::standard()), request, 5).expect("a table");
    let mut luck = QuickDice::new(3);
    for _ in 0..moves {
        let Some((seat, id)) = table::choose(&**game.game(), game.state(), &mut luck) else {
            break;
        };
        game.play(seat, id).expect("a legal move");
    }
    game
}
