//! Every game of the shelf through the shelf alone, as the command line uses it.

use std::sync::Arc;

use pictures::drawn;
use serde_json::Value;
use shelf::{AnyGame, AnyMatch, Refusal, Shelf};
use table::{MoveError, Observer, QuickDice, Record, Request, Seat};
use words::{Language, say};

/// Every way to sit down at every game: each mode with its fewest and its most players.
fn tables() -> Vec<(Arc<dyn AnyGame>, Request)> {
    let mut tables = Vec::new();
    for game in Shelf::standard().games() {
        for mode in game.about().modes {
            for players in [mode.players.0, mode.players.1] {
                let options = mode.options.clone();
                tables.push((Arc::clone(game), Request { players, options }));
            }
        }
    }
    tables
}

fn momiji(players: usize, seed: u64) -> Box<dyn AnyMatch> {
    let game = Shelf::standard()
        .game("momiji")
        .expect("it is on the shelf");
    let played = game.start(&Request::players(players), seed);
    played.expect("a table for that many")
}

fn to_act(played: &dyn AnyMatch) -> Option<Seat> {
    played.to_act().iter().next()
}

fn play_random(played: &mut dyn AnyMatch, seed: u64, moves: usize) {
    let mut chance = QuickDice::new(seed);
    for _ in 0..moves {
        let Some(seat) = to_act(played) else { break };
        played.play_random(seat, &mut chance).expect("a legal move");
    }
}

#[test]
fn a_whole_game_of_every_mode_is_recorded_and_replayed() {
    for (game, request) in tables() {
        let mut played = game.start(&request, 5).expect("a mode can be set up");
        play_random(&mut *played, 5, usize::MAX);
        assert!(played.is_over());
        assert!(played.tally().over);
        let text = played.record().expect("it began with a setup").to_string();
        let again = Shelf::standard().replay(&text).expect("its own record");
        assert_eq!(again.position(), played.position());
        assert_eq!(again.tally(), played.tally());
        let story = again.story(Observer::Spectator, 0);
        assert_eq!(story.len(), again.moves_made());
        assert!(
            story
                .iter()
                .all(|step| step.told.len() == step.events.len())
        );
    }
}

#[test]
fn a_position_is_taken_up_where_it_was_left() {
    for (game, request) in tables() {
        for moves in [0, 1, 7, 30] {
            let mut played = game.start(&request, 11).expect("a mode can be set up");
            play_random(&mut *played, 1, moves);
            let text = shelf::pretty::write(&played.position());
            let mut again = Shelf::standard()
                .open_position(&text, None)
                .expect("its own position");
            assert_eq!(again.position(), played.position());
            play_random(&mut *played, 2, 40);
            play_random(&mut *again, 2, 40);
            assert_eq!(again.position(), played.position(), "the same luck goes on");
        }
    }
}

#[test]
fn a_move_is_made_by_its_text_or_its_number() {
    let (mut by_text, mut by_number, mut by_hash) = (momiji(2, 7), momiji(2, 7), momiji(2, 7));
    let seat = to_act(&*by_text).expect("somebody begins");
    let choice = by_text.choices(seat).remove(2);
    let made = by_text.play(seat, &choice.text.to_uppercase());
    assert_eq!(made.as_deref(), Ok(choice.text.as_str()));
    assert_eq!(by_number.play(seat, "3"), made);
    assert_eq!(by_hash.play(seat, "#3"), made);
    assert_eq!(by_text.position(), by_number.position());
    assert_eq!(by_text.position(), by_hash.position());
}

#[test]
fn a_refused_move_changes_nothing_and_says_what_would_do() {
    let mut played = momiji(2, 7);
    let seat = to_act(&*played).expect("somebody begins");
    let other = seat.next(2);
    let before = played.position();
    let no_move = played.play(seat, "tkae orange").expect_err("a slip");
    assert!(no_move.to_string().contains("\"take orange\""), "{no_move}");
    let illegal = played.play(seat, "end turn").expect_err("too early");
    assert!(matches!(illegal, Refusal::NotLegal { .. }), "{illegal}");
    let why = "\"end turn\" is not legal here: First do your main action: collect, play or activate. \
               (rule M24) Legal are for example";
    assert!(illegal.to_string().starts_with(why), "{illegal}");
    assert_eq!(illegal.rule(), Some("M24"));
    assert_eq!(played.check(seat, "end turn"), Err(illegal));
    let number = played.play(seat, "#99").expect_err("no such number");
    assert!(matches!(number, Refusal::NoSuchNumber { .. }), "{number}");
    assert!(played.play(seat, "0").is_err());
    let turn = played.play(other, "1").expect_err("not their turn");
    assert!(
        matches!(turn, Refusal::Turn { error, .. } if error != MoveError::Over),
        "{turn}"
    );
    assert_eq!(turn.rule(), Some("M17"));
    assert_eq!(played.position(), before);
    assert!(played.choices(other).is_empty());
    play_random(&mut *played, 1, usize::MAX);
    let over = played.play(seat, "1").expect_err("it is over");
    let error = MoveError::Over;
    let rule = Some("M60");
    assert_eq!(over, Refusal::Turn { error, rule });
}

#[test]
fn a_move_is_taken_back_with_everything_it_did() {
    let mut played = momiji(2, 7);
    let seat = to_act(&*played).expect("somebody begins");
    assert!(played.can_undo(seat).is_err());
    let before = played.position();
    played.play(seat, "lay red-0-left").expect("legal");
    assert_eq!(played.mover(0), Some(seat));
    played.undo(seat).expect("nothing came to light");
    assert_eq!(played.position(), before);
    assert_eq!(played.moves_made(), 0);
    assert!(played.story(Observer::Seat(seat), 0).is_empty());
}

#[test]
fn cards_drawn_in_secret_are_told_to_their_owner_only() {
    // Equinox has landscape D: four cards for the player's eyes only.
    let game = Shelf::standard()
        .game("momiji")
        .expect("it is on the shelf");
    let request = Request::players(1).with("scenario", "equinox");
    let mut played = game.start(&request, 3).expect("a scenario");
    let seat = Seat::new(0);
    played.play(seat, "use D").expect("D can be used at once");
    let told = |observer| {
        let told = played.story(observer, 0).remove(0).told;
        let told: Vec<String> = told
            .iter()
            .map(|phrase| say(Language::En, phrase))
            .collect();
        told.join(" ")
    };
    let (own, others) = (told(Observer::Seat(seat)), told(Observer::Spectator));
    assert!(others.contains("draws a card"), "{others}");
    assert!(!own.contains("draws a card"), "{own}");
    let spectator = played.view(Observer::Spectator).to_string();
    let drawn = played.story(Observer::Seat(seat), 0).remove(0).events;
    assert!(drawn.iter().any(|event| event["card"].is_string()));
    assert!(!spectator.contains("\"drawn\":[\""), "{spectator}");
}

#[test]
fn a_simulation_is_the_same_for_the_same_seed() {
    for (game, request) in tables() {
        let mut heard = Vec::new();
        let mut run = |seed| {
            let mut progress = |done| heard.push(done);
            game.simulate(&request, 2000, seed, &mut progress)
                .expect("a mode can be set up")
        };
        let (one, again, other) = (run(1), run(1), run(2));
        assert_eq!(one, again);
        assert_ne!(one, other);
        assert_eq!((one.games, one.points.len()), (2000, request.players));
        assert!(one.decisions > 2000);
        let wins: f64 = one.wins.iter().sum();
        if request.players > 1 {
            assert!((wins - 2000.0).abs() < 1e-6, "every game is won: {wins}");
        } else {
            assert!(
                wins < 2000.0,
                "nobody wins every scenario by chance: {wins}"
            );
        }
        assert_eq!(heard, [1000, 2000, 1000, 2000, 1000, 2000]);
    }
}

#[test]
fn perft_counts_the_moves_that_are_listed() {
    let game = Shelf::standard()
        .game("momiji")
        .expect("it is on the shelf");
    let request = Request::players(2);
    let count = |depth| game.perft(&request, 7, depth).expect("a table for two");
    let start = momiji(2, 7);
    let seat = to_act(&*start).expect("somebody begins");
    let choices = start.choices(seat);
    assert_eq!(count(1), choices.len() as u64);
    let after = choices.iter().map(|choice| {
        let mut next = momiji(2, 7);
        next.play(seat, &choice.text).expect("legal");
        let seat = to_act(&*next).expect("it goes on");
        next.choices(seat).len() as u64
    });
    assert_eq!(count(2), after.sum::<u64>());
}

#[test]
fn tables_that_can_not_be_are_explained() {
    let game = Shelf::standard()
        .game("momiji")
        .expect("it is on the shelf");
    let request = Request::players(9).with("colour", "blue");
    let problems = game
        .start(&request, 1)
        .map(|_| ())
        .expect_err("no such table");
    let text = problems.to_string();
    assert!(
        text.contains("players") && text.contains("colour"),
        "{text}"
    );
    assert!(game.simulate(&request, 1, 1, &mut |_| ()).is_err());
    assert!(game.perft(&request, 1, 1).is_err());
}

#[test]
fn components_of_ones_own_are_checked_and_used() {
    let game = Shelf::standard()
        .game("momiji")
        .expect("it is on the shelf");
    assert!(game.with_components("{}").is_err());
    assert!(game.with_components("[1, 2").is_err());
    let mut document: Value = serde_json::from_str(game.components()).expect("JSON");
    document["acorns"]["activate"] = 2.into();
    let other = game.with_components(&document.to_string());
    let other = other.map_err(|problems| problems.to_string());
    let other = other.expect("a price may be changed");
    let mut played = other
        .start(&Request::players(2), 1)
        .expect("a table for two");
    play_random(&mut *played, 1, usize::MAX);
    let record = played.record().expect("it began with a setup");
    assert!(other.replay(&record).is_ok());
    let error = game.replay(&record).map(|_| ()).expect_err("other prices");
    assert!(error.to_string().contains("component"), "{error}");
}

#[test]
fn what_is_no_position_is_refused_in_plain_words() {
    let check = |text: &str, expected: &str| {
        let error = Shelf::standard().open_position(text, None).map(|_| ());
        let error = error.expect_err("no position").to_string();
        assert!(error.contains(expected), "{text}: {error}");
    };
    check("", "empty");
    check("{", "JSON");
    check("[1]", "object");
    check("{}", "which game");
    check("{\"game\": 3}", "id of a game");
    check("{\"game\": \"chess\"}", "momiji");
    check(&"[".repeat(100_000), "JSON");
    let played = momiji(2, 1);
    let view = played.view(Observer::Spectator).to_string();
    check(&view, "one player sees");
    let record = played.record().expect("it began with a setup").to_string();
    check(&record, "this is a record");
    assert!(
        Shelf::standard()
            .replay(&played.position().to_string())
            .is_err()
    );
}

#[test]
fn two_mistakes_are_said_at_once() {
    let mut document = momiji(2, 1).position();
    document["torii"] = (-1).into();
    document["chance"] = "luck".into();
    let error = Shelf::standard()
        .open_position(&document.to_string(), None)
        .map(|_| ());
    let error = error.expect_err("two mistakes").to_string();
    assert!(
        error.contains("torii") && error.contains("chance"),
        "{error}"
    );
}

#[test]
fn a_picture_fits_an_ordinary_terminal() {
    for (game, request) in tables() {
        let played = game.start(&request, 3).expect("a mode can be set up");
        for observer in Observer::all(played.players()) {
            let picture = played.picture(observer);
            let limit = if played.players() <= 2 { 80 } else { 100 };
            for language in Language::ALL {
                // French and German take a little more room.
                let limit = limit + if language == Language::En { 0 } else { 12 };
                for line in drawn(language, &picture) {
                    let line: String = line.into_iter().map(|(_, text)| text).collect();
                    let length = line.trim_end().chars().count();
                    assert!(length <= limit, "{language:?}: {line}");
                }
            }
        }
    }
}

#[test]
fn a_record_with_a_changed_line_is_refused() {
    let mut played = momiji(3, 8);
    play_random(&mut *played, 8, usize::MAX);
    let text = played.record().expect("it began with a setup").to_string();
    assert!(Record::parse(&text).is_ok());
    let lines: Vec<&str> = text.lines().collect();
    for index in 0..lines.len() {
        for instead in [
            "",
            "nonsense",
            "3. 1: pass #00000000",
            "seed 99",
            "players 2",
        ] {
            let mut changed = lines.clone();
            // Records that do not say their rules are of the first.
            let older = instead.is_empty() && lines[index] == "rules 1";
            if changed[index] == instead || older {
                continue;
            }
            changed[index] = instead;
            assert!(
                Shelf::standard().replay(&changed.join("\n")).is_err(),
                "{}",
                lines[index]
            );
        }
    }
}
