//! `play`: a person at the other end of a pipe.

use crate::support::{Desk, new_game, reverie_reading};

/// Enough answers for any game: always the first move.
fn always_first() -> Vec<u8> {
    b"1\n".repeat(2000)
}

#[test]
fn games_of_every_kind_are_played_to_the_end() {
    for args in [
        &["play", "momiji", "--players", "2", "--seed", "1"][..],
        &[
            "play",
            "momiji",
            "--players",
            "4",
            "--seed",
            "2",
            "-o",
            "landscapes=draft",
        ],
        &["play", "momiji", "--players", "1", "--seed", "3"],
        &[
            "play",
            "momiji",
            "-p",
            "1",
            "--seed",
            "4",
            "-o",
            "scenario=meditation",
        ],
        &["play", "momiji", "-p", "3", "--humans", "3", "--seed", "5"],
    ] {
        let ran = reverie_reading(args, &always_first()).exits(0);
        assert_eq!(ran.err, "");
        ran.prints("Final score").prints("points").prints("--seed");
    }
}

#[test]
fn a_solo_game_ends_with_its_conditions() {
    let args = ["play", "momiji", "--players", "1", "--seed", "3"];
    let ran = reverie_reading(&args, &always_first()).exits(0);
    ran.prints("Cold Breeze: ").prints("missed");
}

#[test]
fn what_is_not_said_is_asked() {
    let answers = [b"1\n1\n2\n1\n".to_vec(), always_first()].concat();
    let ran = reverie_reading(&["play"], &answers).exits(0);
    let ran = ran.prints("Which game?").prints("which mode?");
    ran.prints("How many players").prints("Final score");
    let ran = reverie_reading(&["play", "momiji"], b"9\nx\n3\n").exits(0);
    ran.prints("A number from 1 to 5").prints("Cold Breeze");
    reverie_reading(&["play"], b"q\n").exits(0);
    reverie_reading(&["play"], b"1\n1\n").exits(0);
}

#[test]
fn the_end_of_input_is_a_polite_end() {
    let args = ["play", "momiji", "--players", "2", "--seed", "1"];
    let ran = reverie_reading(&args, b"").exits(0);
    assert_eq!(ran.err, "");
    ran.prints("not kept");
    reverie_reading(&args, b"1").exits(0);
}

#[test]
fn bad_input_never_ends_the_game() {
    let input = b"\n99\n0\n-1\nabracadabra\ntake\n? 99\n?\nhelp 1\nhelp x\nh\nb\nl\ns\nr\nu\n\
                  \xff\xfe\x00\nend turn\n\x1b[2J\n#\n##\nq\n";
    let args = ["play", "momiji", "--players", "2", "--seed", "7"];
    let ran = reverie_reading(&args, input).exits(0);
    let ran = ran
        .prints("is not a move")
        .prints("legal moves, numbered from 1");
    let ran = ran
        .prints("is not legal here")
        .prints("no move of yours to undo");
    let ran = ran
        .prints("A file name, please")
        .prints("numbers from 1 to");
    ran.prints("take your last move back").prints("not kept");
    let long = vec![b'x'; 1_000_000];
    reverie_reading(&args, &long).exits(0);
}

#[test]
fn a_move_is_taken_back_or_not_for_a_reason() {
    let args = ["play", "momiji", "--players", "2", "--seed", "7"];
    let ran = reverie_reading(&args, b"lay red-0-left\nu\nlay red-0-left\nq\n").exits(0);
    assert_eq!(ran.out.matches("Seat 1 lays red 0 (acorn left)").count(), 2);
    assert!(ran.out.matches("lay red-0-both").count() > 2);
    let ran = reverie_reading(&args, b"reveal\nu\nq\n").exits(0);
    ran.prints("can’t be undone");
}

#[test]
fn a_move_is_explained_in_full() {
    let args = ["play", "momiji", "--players", "2", "--seed", "7"];
    let ran = reverie_reading(&args, b"? 1\nq\n").exits(0);
    let (_, after) = ran
        .out
        .split_once("> ? 1\n")
        .expect("what was typed is shown");
    assert!(after.starts_with("lay red-0-left\n  Start"), "{after}");
    assert!(!after.contains("undone"), "{after}");
    // To turn over cards is to see them.
    let ran = reverie_reading(&args, b"? reveal\nq\n").exits(0);
    ran.prints("It can’t be undone.");
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let desk = Desk::new();
    let file = desk.path("evening.rec");
    let args = [
        "play",
        "momiji",
        "--players",
        "2",
        "--seed",
        "7",
        "--save",
        &file,
    ];
    reverie_reading(&args, b"take orange\n1\nq\n")
        .exits(0)
        .prints("--from");
    assert!(desk.read("evening.rec").contains(": take orange #"));
    let on = ["play", "--from", &file, "--save", &file];
    reverie_reading(&on, &always_first())
        .exits(0)
        .prints("Final score");
    crate::support::reverie(&["replay", &file])
        .exits(0)
        .prints("Final score");
}

#[test]
fn positions_and_records_are_saved_while_playing() {
    let desk = Desk::new();
    let (position, record) = (desk.path("here.json"), desk.path("here.rec"));
    let input = format!("take orange\ns {position}\nr {record}\ns /no/such/place\nq\n");
    let args = ["play", "momiji", "--players", "2", "--seed", "7"];
    let ran = reverie_reading(&args, input.as_bytes()).exits(0);
    ran.prints("The position is in")
        .prints("The record is in")
        .prints("Can't write");
    let replayed = crate::support::reverie(&["replay", &record, "--position"])
        .exits(0)
        .out;
    assert_eq!(desk.read("here.json"), replayed);
    let on = ["play", "--from", &position];
    reverie_reading(&on, &always_first())
        .exits(0)
        .prints("Final score");
    let no_record = format!("r {}\nq\n", desk.path("none.rec"));
    reverie_reading(&on, no_record.as_bytes())
        .exits(0)
        .prints("began from a position");
    assert!(!desk.has("none.rec"));
    let save = ["play", "--from", &position, "--save", &record];
    reverie_reading(&save, b"").exits(2).says("no record");
}

#[test]
fn who_shares_a_screen_sees_no_other_hand() {
    let desk = Desk::new();
    new_game(&desk, "2", "7");
    let position: serde_json::Value = serde_json::from_str(&desk.read("new.json")).expect("JSON");
    assert_eq!(position["turn"]["seat"], 1);
    let args = [
        "play",
        "momiji",
        "--players",
        "2",
        "--humans",
        "2",
        "--seed",
        "7",
    ];
    let ran = reverie_reading(&args, b"\ntake orange\nend turn\n\nq\n").exits(0);
    let screens: Vec<&str> = ran.out.split("Pass the screen to ").collect();
    assert_eq!(screens.len(), 3, "{}", ran.out);
    assert!(screens[1].starts_with("seat 1") && screens[2].starts_with("seat 2"));
    // The hand of seat 1 begins with two red zeros, which seat 2 does not have.
    assert!(screens[1].contains("hand   red •0 •0•"), "{}", screens[1]);
    assert!(!screens[2].contains("•0 •0•"), "{}", screens[2]);
    assert!(
        screens[2].contains("Seat 1 takes orange 3 and orange 2"),
        "{}",
        screens[2]
    );
}

/// What the log tells, each time that somebody asks for it.
fn logs(out: &str) -> Vec<&str> {
    let asked = out.split("> l\n").skip(1);
    asked
        .map(|told| told.split("\n> ").next().unwrap_or(told))
        .collect()
}

/// A game in which the first player asks for the log before every decision, and saves the record in the end.
fn looked_up(desk: &Desk, piles: &str) -> String {
    let first = "take orange\nl\nend turn\n".to_owned();
    let moves = "l\n1\n".repeat(60);
    let input = format!("{first}{moves}r {}\nq\n", desk.path("now.rec"));
    let args = [
        "play",
        "momiji",
        "--players",
        "2",
        "--seed",
        "7",
        "--option",
        piles,
    ];
    reverie_reading(&args, input.as_bytes()).exits(0).out
}

/// M77: with closed piles the log shows the current round only.
#[test]
fn the_log_goes_no_further_back_than_a_round() {
    let desk = Desk::new();
    let out = looked_up(&desk, "open-piles=no");
    let told = logs(&out);
    let first = "Seat 1 takes orange 3 and orange 2";
    assert!(told[0].contains(first), "{}", told[0]);
    let turns = told[10..].iter().filter(|log| log.contains("Seat 2"));
    assert!(turns.count() > 5, "the game goes on");
    for log in &told[10..] {
        assert!(!log.contains(first), "{log}");
        // A player's own last move, and what the other one did since then.
        assert!(log.matches("· ").count() <= 3, "{log}");
    }
}

/// M77: a record that is saved to go on with it holds every move, and says so where nobody may look them up.
#[test]
fn a_record_of_a_running_game_is_not_for_looking_up() {
    let desk = Desk::new();
    let warning = "nobody may look up while the game goes on";
    let out = looked_up(&desk, "open-piles=no");
    assert!(out.contains(warning), "{out}");
    assert!(desk.read("now.rec").contains("1: take orange #"));
    let out = looked_up(&desk, "open-piles=yes");
    assert!(!out.contains(warning));
}
